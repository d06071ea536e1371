import type { LogEntry } from '@starboard/kernel';
import type { State } from './types.ts';

/** The few numbers worth knowing before an action: what it kills, harms or breaks, what it costs, whether the weapon jams. */
export function worth(before: State, after: State, said: readonly LogEntry[]) {
  return {
    kills: after.tally.kills - before.tally.kills,
    harm: amountsOf(said, 'boss.hurt'),
    broken: said.filter(({ key }) => key === 'object.broken' || key === 'sealed').length,
    damage: lost(before, after, 'health'),
    resolve: lost(before, after, 'resolve'),
    jam: said.some(({ key }) => key === 'jammed') ? 1 : 0,
  };
}

/** Health that bosses lost, all together. */
function amountsOf(said: readonly LogEntry[], what: string): number {
  return said.reduce((sum, { key, params }) => (key === what ? sum + Number(params?.['amount']) : sum), 0);
}

/** What the survivors have less of, all together; what somebody regained does not make up for it. */
function lost(before: State, after: State, what: 'health' | 'resolve'): number {
  return before.survivors.reduce(
    (sum, survivor, at) => sum + Math.max(0, survivor[what] - after.survivors[at]![what]),
    0,
  );
}
