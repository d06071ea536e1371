import type { Effect } from '../hooks.ts';
import { zoneOf } from '../map/index.ts';
import { isPromoted, nodeOfBernal } from '../rules/bernals.ts';
import { equipmentOf, isEquipment, isHuman } from '../rules/cards.ts';
import { earn } from '../rules/money.ts';
import { boost } from '../rules/operations/boost.ts';
import { returnToPool } from '../rules/pool.ts';
import { isThirdYear } from '../rules/season.ts';
import { hasFeature } from '../rules/sites.ts';
import { stacksAt } from '../rules/stacks.ts';
import { isUsed, noteUse } from '../rules/table.ts';
import type { BernalCard, BernalId, NodeId, State } from '../types.ts';

/** Where one of the two is; those that are not Anchored have no abilities. */
function placeOf(state: State, card: BernalId): NodeId {
  return nodeOfBernal(state, { card })!;
}

/** B10: a Space Tourists card brought here for Aqua; at the better price alone once it is promoted. */
function hotel(aqua: number, isOpen: (state: State) => boolean): Effect {
  return {
    offers: (_, __, state) => {
      if (!isOpen(state)) return undefined;
      const guests = stacksAt(state, placeOf(state, 'B10')).flatMap(stack =>
        stack.cards.filter(({ card }) => card === 'tourists').map(card => ({ stack, card })),
      );
      return guests.map(({ stack, card }) => ({
        key: `hotel:${aqua}:${card.no}`,
        label: { key: 'offer.hotel', params: { aqua } },
        *take(t) {
          stack.cards.splice(stack.cards.indexOf(card), 1);
          returnToPool(t.state, 'tourists');
          earn(t, aqua, 'END-BERNAL-02');
        },
      }));
    },
  };
}

/** END-BERNAL-10, B9 */
export const bernals: { readonly [B in BernalId]: BernalCard } = {
  B01: {
    orbit: 'EML1',
    promotesAt: 'atm',
    roomier: true,
    promoted: { robotFounds: ({ site }, _, state) => (hasFeature(state, site, 'atm') ? true : undefined) },
  },
  B02: {
    orbit: 'SSO',
    promotesAt: 'C',
    roomier: true,
    promoted: { colonistsDrawn: () => 2 },
  },
  B03: {
    orbit: 'GEO',
    promotesAt: 'V',
    home: {
      offers: (_, __, state) =>
        isThirdYear(state.year) && !isUsed({ state }, 'tether') && boost.isPossible(state)
          ? [
              {
                key: 'offer.tether',
                label: { key: 'offer.tether' },
                *take(t) {
                  noteUse(t, 'tether');
                  yield* boost.perform(t, null);
                },
              },
            ]
          : undefined,
    },
    promoted: {
      boostPlaces: (_, __, state) => ({
        node: placeOf(state, 'B03'),
        takes: card => card === 'module',
        price: () => 0,
      }),
    },
  },
  B04: {
    orbit: 'EML2',
    promotesAt: 'push',
    home: { powersat: () => true },
    promoted: { bonusBurns: (burns, { pushed }) => (pushed ? burns + 1 : burns) },
  },
  B05: {
    orbit: 'EML3',
    promotesAt: 'S',
    home: { boostPrice: (price, { mass }) => (mass <= 2 ? price - 1 : price) },
    promoted: { homePrice: (_, { mass }) => mass },
  },
  B06: {
    orbit: 'EML4',
    promotesAt: 'M',
    home: { repairWithoutParts: ({ node }, _, state) => (node === placeOf(state, 'B06') ? 'foundry' : undefined) },
    promoted: {
      workshops: (_, __, state) => ({
        node: placeOf(state, 'B06'),
        takes: card => isEquipment(card) && equipmentOf(card).enters === 'ANY',
      }),
    },
  },
  B07: {
    orbit: 'SEL4',
    promotesAt: 'sub',
    /** Who is with it has company anyway, and recovers at once (END-LONELY-10). */
    home: {
      recovers: ({ by, card }) =>
        isHuman(card.card) && by.node !== null && zoneOf(by.node) === 'Earth' ? true : undefined,
    },
    promoted: { colonistLimit: limit => limit + 1 },
  },
  B08: {
    orbit: 'EML5',
    promotesAt: 'push',
    home: {
      testDice: (dice, { purpose, node }, _, state) =>
        purpose === 'observe' && node === placeOf(state, 'B08') ? dice + 1 : dice,
    },
    promoted: { satelliteHardness: () => 6 },
  },
  B09: {
    orbit: 'SEL5',
    promotesAt: 'astro',
    home: { eventImmunity: ({ event }) => (event === 'budgetCuts' ? true : undefined) },
    promoted: { beads: (count, _, __, state) => (isThirdYear(state.year) ? count + 1 : count) },
  },
  B10: {
    orbit: 'CYC',
    promotesAt: 'D',
    home: hotel(3, state => !isPromoted(state, { card: 'B10' })),
    promoted: hotel(6, () => true),
  },
};
