import type { Status } from '@starboard/board';
import { requirementsOf } from '../rules/missions/score.ts';
import { lastYear, seasonIn } from '../rules/season.ts';
import { player } from '../rules/table.ts';
import { headline } from '../show/headline.ts';
import type { Stage } from '../types.ts';
import type { View } from '../view.ts';

type Phase = 'begin' | 'profit' | 'year' | 'checks' | 'event';

const phases: { readonly [S in Stage]: Phase } = {
  startingHand: 'begin',
  homeBernal: 'begin',
  startingFactory: 'begin',
  mats: 'begin',
  profit: 'profit',
  year: 'year',
  checks: 'checks',
  event: 'event',
  over: 'checks',
};

/** END-CORE-15, 18: a year from its profit to its event. */
export function status(view: View): Status {
  const { stage, year, difficulty, bank } = view;
  const { title, round, score } = headline(view);
  const phase = phases[stage];
  const shown: readonly Phase[] = phase === 'begin' ? ['begin'] : ['profit', 'year', 'checks', 'event'];
  return {
    title,
    round,
    phases: shown.map(id => ({ id, name: { key: `face.phase.${id}` } })),
    phase,
    acting: player,
    order: [{ seat: player, isDone: stage !== 'year' }],
    counters: [
      { key: 'face.counter.year', params: { year, last: lastYear } },
      { key: `face.counter.${seasonIn(year)}` },
      { key: 'face.counter.aqua', params: { aqua: bank } },
      {
        key: 'face.counter.score',
        params: { score: score ?? 0, needed: requirementsOf(difficulty).score },
      },
    ],
  };
}
