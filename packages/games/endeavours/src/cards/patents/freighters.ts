import type { Effect } from '../../hooks.ts';
import type { PatentsOf } from '../../types.ts';

/** Ice Barge and Fleet */
const halfLoad: Effect = { waterMass: mass => mass / 2 };

export const freighters: PatentsOf<'K'> = {
  K01: {
    kind: 'freighter',
    type: 'C',
    bonus: [],
    promotesAt: 'C',
    future: 'U08',
    black: { mass: 2, hardness: 6, thrust: 2, load: 6, aboard: halfLoad },
    purple: { mass: 2, hardness: 6, thrust: 3, load: 10, aboard: halfLoad },
  },
  K02: {
    kind: 'freighter',
    type: 'S',
    bonus: [],
    promotesAt: 'push',
    future: 'U09',
    black: { mass: 1, hardness: 5, thrust: 2, load: 6, sun: true },
    purple: { mass: 1, hardness: 5, thrust: 3, load: 10, sun: true },
  },
  K03: {
    kind: 'freighter',
    type: 'M',
    bonus: [],
    promotesAt: 'M',
    future: 'U10',
    black: { mass: 1, hardness: 6, thrust: 2, load: 4, push: true },
    purple: {
      mass: 1,
      hardness: 6,
      thrust: 4,
      load: 8,
      push: true,
      aboard: {
        hazardFree: ({ hazard }) => (hazard === 'assistLanding' || hazard === 'assistLiftOff' ? true : undefined),
      },
    },
  },
  K04: {
    kind: 'freighter',
    type: 'V',
    bonus: [],
    promotesAt: 'V',
    future: 'U11',
    black: { mass: 2, hardness: 7, thrust: 2, load: 8 },
    purple: { mass: 2, hardness: 7, thrust: 3, load: 14 },
  },
  K05: {
    kind: 'freighter',
    type: 'D',
    bonus: [],
    promotesAt: 'D',
    future: 'U12',
    black: { mass: 2, hardness: 7, thrust: 1, load: 10, pivots: 1 },
    purple: { mass: 2, hardness: 7, thrust: 2, load: 16, pivots: 2 },
  },
  K06: {
    kind: 'freighter',
    type: 'H',
    bonus: [],
    promotesAt: 'H',
    future: 'U13',
    black: { mass: 1, hardness: 8, thrust: 2, load: 4, aboard: { beltImmune: () => true } },
    purple: {
      mass: 1,
      hardness: 8,
      thrust: 4,
      load: 8,
      aboard: { beltImmune: () => true, ejectionImmune: () => true },
    },
  },
  K07: {
    kind: 'freighter',
    type: 'S',
    bonus: [],
    promotesAt: 'astro',
    future: 'U14',
    black: { mass: 3, hardness: 8, thrust: 4, load: 6 },
    purple: { mass: 3, hardness: 8, thrust: 6, load: 12 },
  },
};
