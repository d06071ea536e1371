import type { Effect } from '../../hooks.ts';
import { zoneOf } from '../../map/index.ts';
import { stackOf } from '../../rules/stacks.ts';
import type { Card, Side } from '../../types.ts';

/** An effect that depends on which of the three copies it is. */
function copies(
  title: string,
  effect: (copy: number) => Effect,
): { readonly [card: string]: { readonly front: Effect } } {
  return Object.fromEntries([1, 2, 3].map(copy => [`${title}-${copy}`, { front: effect(copy) }]));
}

/** What discovered devices do for their Stack (B16); supplies, therms and shielding are figures (`deviceFace`). */
export const deviceAbilities: { readonly [card: string]: { readonly [side in Side]?: Effect } } = {
  XD6: { front: { bonusPivots: pivots => pivots + 1 } },
  ...copies('XD7', copy => ({ tanks: () => ({ holds: copy * 2, halves: false }) })),
  XD8: { front: { testDice: (dice, { purpose }) => (purpose === 'observe' ? dice + 1 : dice) } },
  XD9: { front: { sizeRoll: die => die - 1 } },
  XD10: { front: { testDice: (dice, { purpose }) => (purpose === 'tow' ? dice + 1 : dice) } },
  ...copies('XD11', copy => ({ antenna: () => copy + 1 })),
  ...copies('XD12', copy => ({ refuelYield: (amount, { again }) => (again ? amount : amount + (copy === 3 ? 2 : 1)) })),
};

/** What rotated cards do at their place or in their zone. */
export const farDevices: { readonly [card: string]: { readonly [side in Side]?: Effect } } = {
  /** Frontier Clinic: Colocated Humans cannot become lonely. */
  XM6: {
    rotated: {
      neverLonely: ({ by }, owner, state) =>
        by.node !== null && stackOf(state, owner as Card).node === by.node ? true : undefined,
    },
  },
  /** Xenobiology Bench: explore rolls in its zone. */
  XM7: {
    rotated: {
      testDice: (dice, { purpose, node }, owner, state) => {
        const place = stackOf(state, owner as Card).node;
        return purpose === 'explore' && place !== null && zoneOf(place) === zoneOf(node) ? dice + 1 : dice;
      },
    },
  },
};
