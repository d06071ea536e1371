import type { Effect } from '../../hooks.ts';
import { zoneOf } from '../../map/index.ts';
import type { ObservationsOf, SkyTitle } from '../../types.ts';
import { nth } from '../copies.ts';

/** As many copies as there are years for; all of them do the same. */
function sky(years: readonly number[], effect: Effect): SkyTitle {
  return { kind: 'ongoing', copies: years.length, years: copy => years[copy - 1]!, effect: () => effect };
}

/** B17: what holds everywhere, and for how many years. */
export const ongoing: ObservationsOf<'OO', SkyTitle> = {
  OO1: sky([6, 8, 10], { cmeRoll: roll => roll + 1 }),
  OO2: sky([6, 8, 10], { cmeRoll: roll => roll - 1 }),
  /** Meteor Streams have a zone each. */
  OO3: {
    kind: 'ongoing',
    copies: 3,
    years: () => 6,
    effect(copy) {
      const zone = nth(copy, 'Earth', 'Mars', 'Ceres');
      return { hazardSum: (sum, { node }) => (zoneOf(node) === zone ? sum + 1 : sum) };
    },
  },
  OO4: sky([3, 5], { whyNotTransmit: () => ({ key: 'bar.ionosphericStorm' }) }),
  OO5: sky([4, 6, 8], { boostTotal: total => total - 1 }),
  OO6: sky([6, 8, 10], { refuelYield: (amount, { again }) => (again ? amount : amount + 1) }),
  OO7: sky([4, 6, 8], { whyNotExomigrate: () => ({ key: 'bar.talentDrain' }) }),
};
