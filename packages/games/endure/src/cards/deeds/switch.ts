import { doorNumber, switchOpen } from '../../rules/map/doors.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import type { DeedRule } from '../../types.ts';

/** ETS-SURV-09, ETS-MISSION-07: throws a switch. */
export const switching: DeedRule<'switch'> = {
  // ETS-ROP-1805: where its key was found instead, there is no switch any more
  whyNot: (_, __, { taken }) => (taken ? { reason: { key: 'bar.key' }, rule: 'ETS-ROP-1805' } : undefined),
  remote: true,
  *do(t, _, objective, { unlocks }) {
    objective.done = true;
    for (const door of unlocks) switchOpen(t, doorNumber(t.state, door), 'ETS-MISSION-07');
    yield* lookAround(t); // ETS-ODD-18
  },
};
