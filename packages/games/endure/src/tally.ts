import type { State } from './types.ts';

/** What is worth counting over many matches. */
export function tally({ round, survivors, campaign, result, tally: { kills, revealed, searches } }: State) {
  const living = survivors.filter(({ status }) => status !== 'dead').length;
  const everybody = campaign?.used.length ?? survivors.length;
  const missions = (campaign?.won ?? 0) + (result === 'won' ? 1 : 0);
  return {
    missions,
    rounds: round + (campaign?.rounds ?? 0),
    kills,
    deaths: everybody - living,
    revealed,
    searches,
  };
}
