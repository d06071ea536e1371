import { lookOffer } from '../../rules/map/looking.ts';
import { makeNoise } from '../../rules/map/noise.ts';
import type { Armour, Helmet, ItemId } from '../../types.ts';

export const armours = {
  paddedOveralls: { kind: 'armour', copies: 2, save: 5 },
  safeguardArmour: { kind: 'armour', copies: 2, save: 4 },
  bastionArmour: {
    kind: 'armour',
    copies: 1,
    save: 3,
    carried: {
      *entered(t, { by, zone }) {
        if (by.turn.entered === 1 && t.state.survivors[t.state.acting] === by) makeNoise(t, zone, 1, by);
      },
    },
  },
  hullPlate: { kind: 'armour', copies: 1, save: 2, carried: { moveLimit: limit => Math.min(limit, 2) } },
} satisfies { readonly [I in ItemId]?: Armour };

export const helmets = {
  reinforcedHelmet: { kind: 'helmet', copies: 2, worn: { injury: injury => (injury === 'head' ? 'blank' : injury) } },
  tacticalVisor: {
    kind: 'helmet',
    copies: 1,
    worn: { attackRange: (range, { ranged }) => (ranged ? range + 1 : range) },
  },
  calmingRig: { kind: 'helmet', copies: 1, worn: { testTotal: total => total - 1 } },
  rebreather: { kind: 'helmet', copies: 1, worn: { lifeSupportLoss: () => 0 } },
  trackerHelm: {
    kind: 'helmet',
    copies: 1,
    worn: { offers: ({ by }, _, state) => lookOffer(state, by, 'trackerHelm', 3) },
  },
} satisfies { readonly [I in ItemId]?: Helmet };
