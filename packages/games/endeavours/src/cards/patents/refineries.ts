import { kindOfNode, neighboursOf } from '../../map/index.ts';
import { nameOfCard } from '../../rules/cards.ts';
import { factoryPlace, placesOf, produceAt } from '../../rules/operations/production.ts';
import { cardOption } from '../../rules/options.ts';
import { cardNo, cardsAt, stackOf } from '../../rules/stacks.ts';
import { isUsed, noteUse, player, say } from '../../rules/table.ts';
import type { Card, PatentsOf, SiteId, SiteState, State } from '../../types.ts';

export const refineries: PatentsOf<'F'> = {
  F01: {
    kind: 'refinery',
    type: 'S',
    bonus: [],
    white: { mass: 3, hardness: 7 },
    black: { mass: 2, hardness: 8 },
  },
  /** Vapour Printer: once per sunspot cycle an ET production here is a free action. */
  F02: {
    kind: 'refinery',
    type: 'M',
    bonus: ['generator'],
    white: { mass: 2, hardness: 6, needs: ['E'] },
    black: { mass: 1, hardness: 7, needs: ['E'] },
    plant: {
      offers: (_, owner, state) => {
        const site = siteOfPlant(owner);
        if (isUsed({ state }, `printer:${site}`, 'cycle') || !placesOf(state).some(({ node }) => node === site))
          return undefined;
        return [
          {
            key: `offer.printer:${site}`,
            label: { key: 'offer.printer' },
            refs: [`node:${site}`],
            *take(t) {
              noteUse(t, `printer:${site}`, 'cycle');
              yield* produceAt(t, [factoryPlace(t.state, site)]);
            },
          },
        ];
      },
    },
  },
  F03: {
    kind: 'refinery',
    type: 'V',
    bonus: ['reactor'],
    white: { mass: 3, hardness: 6, heat: 1, needs: ['X'] },
    black: { mass: 2, hardness: 7, heat: 1, needs: ['X'] },
  },
  /** Cold Bioleach Vat */
  F04: {
    kind: 'refinery',
    type: 'D',
    bonus: [],
    white: { mass: 2, hardness: 5, sun: true },
    black: { mass: 1, hardness: 6 },
    plant: {
      refuelYield: (amount, { site, how }, owner) =>
        how === 'factory' && site === siteOfPlant(owner) ? amount + 1 : amount,
    },
  },
  /** Optical Glass Line */
  F05: {
    kind: 'refinery',
    type: 'S',
    bonus: ['generator'],
    white: { mass: 2, hardness: 6, needs: ['E'] },
    black: { mass: 1, hardness: 7, needs: ['E'] },
    plant: { promotionPlace: (_, owner) => siteOfPlant(owner) },
  },
  /** Cryogenic Fractionator */
  F06: {
    kind: 'refinery',
    type: 'H',
    bonus: [],
    white: { mass: 2, hardness: 6, air: true },
    black: { mass: 1, hardness: 7, air: true },
    plant: {
      refuelsAt: ({ site }, owner) =>
        site === siteOfPlant(owner) ? neighboursOf(site).find(node => kindOfNode(node) === 'aero') : undefined,
    },
  },
  /** Twin Mirror Furnace */
  F07: {
    kind: 'refinery',
    type: 'C',
    bonus: [],
    white: { mass: 1, hardness: 6, sun: true },
    black: {
      mass: 1,
      hardness: 7,
      sun: true,
      aboard: { industryWaives: ({ refinery }, owner) => (refinery === owner ? 'robonautCurrent' : undefined) },
    },
  },
  /** Ion Stripper */
  F08: {
    kind: 'refinery',
    type: 'H',
    bonus: ['generator'],
    white: { mass: 2, hardness: 6, heat: 1, needs: ['U'] },
    black: { mass: 1, hardness: 7, heat: 1, needs: ['U'] },
    plant: { relay: (_, owner) => siteOfPlant(owner) },
  },
  /** Hot Powder Press: once a year it repairs one Colocated damaged card. */
  F09: {
    kind: 'refinery',
    type: 'M',
    bonus: [],
    white: { mass: 2, hardness: 7 },
    black: {
      mass: 1,
      hardness: 8,
      anywhere: {
        offers: (_, owner, state) => {
          const { no } = owner as Card;
          if (isUsed({ state }, `press:${no}`) || broken(state, owner as Card).length === 0) return undefined;
          return [
            {
              key: `offer.press:${no}`,
              label: { key: 'offer.press' },
              refs: [`card:${no}`],
              *take(t) {
                const options = broken(t.state, cardNo(t.state, no)!).map(cardOption);
                const { card } = yield* t.choose(player, 'press.card', options, { takeOnly: true });
                noteUse(t, `press:${no}`);
                card.damaged = false;
                say(t, 'END-DAMAGE-06', 'press.done', { card: nameOfCard(card) });
              },
            },
          ];
        },
      },
    },
  },
  /** Ionic-Liquid Column: ISRU refuels Colocated with it, of whichever Stack. */
  F10: {
    kind: 'refinery',
    type: 'C',
    bonus: ['reactor'],
    white: { mass: 1, hardness: 5, heat: 1, needs: ['X'] },
    black: {
      mass: 1,
      hardness: 6,
      heat: 1,
      needs: ['X'],
      anywhere: {
        refuelYield: (amount, { site, how }, owner, state) =>
          how === 'isru' && stackOf(state, owner as Card).node === site ? amount + 1 : amount,
      },
    },
  },
  /** Fast Electrolyser */
  F11: {
    kind: 'refinery',
    type: 'V',
    bonus: ['generator'],
    white: { mass: 2, hardness: 7, heat: 1, needs: ['E'] },
    black: {
      mass: 1,
      hardness: 8,
      heat: 1,
      needs: ['E'],
      aboard: { industryWaives: ({ refinery }, owner) => (refinery === owner ? 'robonautDamage' : undefined) },
    },
  },
  /** Sterile Composter */
  F12: {
    kind: 'refinery',
    type: 'D',
    bonus: ['generator'],
    white: { mass: 1, hardness: 6, needs: ['E'] },
    black: { mass: 1, hardness: 7, needs: ['E'] },
    plant: { founderStays: ({ site }, owner) => (site === siteOfPlant(owner) ? 5 : undefined) },
  },
};

/** The Site of the Factory that has the ability; effects of others are never shown with one. */
function siteOfPlant(owner: unknown): SiteId {
  return (owner as SiteState).id;
}

function broken(state: State, press: Card): Card[] {
  const { node } = stackOf(state, press);
  return node === null ? [] : cardsAt(state, node).filter(({ damaged }) => damaged);
}
