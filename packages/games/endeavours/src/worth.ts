import type { LogEntry } from '@starboard/kernel';
import { scoreOf } from './rules/missions/score.ts';
import type { State } from './types.ts';

/** What an option led to, in a few numbers: Aqua, points, discoveries, cards lost, whether a roll came off. */
export function worth(before: State, after: State, said: readonly LogEntry[]): { readonly [name: string]: number } {
  return {
    aqua: after.bank - before.bank,
    score: scoreOf(after) - scoreOf(before),
    discoveries: Object.keys(after.filled).length - Object.keys(before.filled).length,
    lost: said.filter(({ key }) => key === 'lost.card').length,
    found: said.some(({ key }) => key === 'explore.success' || key === 'observe.success') ? 1 : 0,
  };
}
