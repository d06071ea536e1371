import type { State } from './types.ts';

export { sensibleBot } from './bot/index.ts';
export { missionIds } from './cards/missions/index.ts';
export { checkMission } from './check/index.ts';
export { endure } from './game.ts';
export type { Setup } from './setup.ts';
export { type Edge, type FloorPlan, floorPlan } from './show/plan.ts';
export { texts } from './text/index.ts';
export type { State } from './types.ts';
export type { View } from './view.ts';

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
