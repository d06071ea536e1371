import { zoneIndexOf } from '../../map/index.ts';
import { drawObservations, resolveObservation } from '../../rules/decks/observation.ts';
import { singleRoll } from '../../rules/dice.ts';
import { damage } from '../../rules/losing.ts';
import { placeBlackHole, placeDriftBernal, placeEjection, placeWormhole } from '../../rules/map-hazards.ts';
import { earn } from '../../rules/money.ts';
import { loseSatellite } from '../../rules/satellites.ts';
import { stackOf } from '../../rules/stacks.ts';
import { nameOfNode, say } from '../../rules/table.ts';
import type { ObservationsOf } from '../../types.ts';

/** Which zones a Sungrazer Shower sweeps, as indexes from Mercury. */
const showers: readonly (readonly [first: number, last: number])[] = [
  [0, 3],
  [4, 6],
  [0, 8],
];

/** B17: immediate effects of observation cards. */
export const immediate: ObservationsOf<'OI', { readonly kind: 'immediate' }> = {
  /** Coronal Mass Ejection */
  OI1: {
    kind: 'immediate',
    copies: 6,
    happens: t => placeEjection(t),
  },
  /** Black Hole */
  OI2: {
    kind: 'immediate',
    copies: 3,
    happens: t => placeBlackHole(t),
  },
  /** Wormhole Detected */
  OI3: {
    kind: 'immediate',
    copies: 4,
    happens: t => placeWormhole(t),
  },
  /** Second Habitat: END-OBSCARD-18, END-DRIFT-03 */
  OI4: {
    kind: 'immediate',
    copies: 3,
    *happens(t, copy) {
      if (!(yield* placeDriftBernal(t, 'stanford'))) earn(t, copy + 2, 'END-OBSCARD-12');
    },
  },
  /** Instrument Failure: observing without a telescope card ignores it. */
  OI5: {
    kind: 'immediate',
    copies: 4,
    *happens(t, copy, { telescope }) {
      if (telescope === null) return;
      if (copy === 4 && (yield* singleRoll(t, 'card')) > 3) return;
      yield* damage(t, stackOf(t.state, telescope), telescope);
    },
  },
  /** Sungrazer Shower */
  OI6: {
    kind: 'immediate',
    copies: 3,
    *happens(t, copy) {
      const { state } = t;
      const [first, last] = showers[copy - 1]!;
      for (const node of [...state.satellites]) {
        const zone = zoneIndexOf(node);
        if (zone < first || zone > last || (yield* singleRoll(t, 'card')) > 1) continue;
        loseSatellite(state, node);
        say(t, 'END-SAT-06', 'satellite.lost', { node: nameOfNode(node) });
      }
    },
  },
  /** Public Interest */
  OI7: {
    kind: 'immediate',
    copies: 4,
    *happens(t, copy) {
      earn(t, [2, 3, 3, 4][copy - 1]!, 'END-OBSCARD-12');
    },
  },
  /** False Alarm */
  OI8: {
    kind: 'immediate',
    copies: 3,
    *happens(t, copy, observing) {
      for (const card of drawObservations(t, copy === 3 ? 2 : 1)) yield* resolveObservation(t, card, observing);
    },
  },
};
