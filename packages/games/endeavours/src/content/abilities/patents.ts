import type { Effect } from '../../hooks.ts';
import { nameOfCard } from '../../rules/cards.ts';
import { cardOption } from '../../rules/options.ts';
import { cardNo, cardsAt, stackOf } from '../../rules/stacks.ts';
import { isUsed, noteUse, player, say } from '../../rules/table.ts';
import type { Card, PatentId, Side, State } from '../../types.ts';

type Sides = { readonly [id in PatentId]?: { readonly [side in Side]?: Effect } };

/** What patents do besides their figures, for their own Stack (B9). What a refinery lends its Factory is in `plants.ts`. */
export const patentAbilities: Sides = {
  /** Plasma Kite: the zone modifier is never worse than -2. */
  T01: { black: { zoneModifier: (modifier, { card }) => (card.card === 'T01' ? Math.max(-2, modifier) : modifier) } },
  /** Self-Sorting Capsules */
  R09: { black: { triesAgain: ({ platform }, owner) => (platform === owner ? true : undefined) } },
  /** Twin Mirror Furnace */
  F07: {
    black: { industryWaives: ({ refinery }, owner) => (refinery === owner ? 'robonautCurrent' : undefined) },
  },
  /** Fast Electrolyser */
  F11: {
    black: { industryWaives: ({ refinery }, owner) => (refinery === owner ? 'robonautDamage' : undefined) },
  },
  /** Drag Skirt and Ballute: one and two rerolls a year. */
  G12: {
    white: { hazardReroll: ({ hazard }, owner) => (isAero(hazard) ? `skirt:${(owner as Card).no}` : undefined) },
    black: {
      hazardReroll: ({ hazard }, owner, state) => {
        if (!isAero(hazard)) return undefined;
        const first = `ballute:${(owner as Card).no}:1`;
        return isUsed({ state }, first) ? `ballute:${(owner as Card).no}:2` : first;
      },
    },
  },
  /** Heavy-Water Core */
  X12: { black: { waterMass: mass => Math.max(0, mass - 1) } },
  K01: { black: halfLoad(), purple: halfLoad() },
  K03: {
    purple: {
      hazardFree: ({ hazard }) => (hazard === 'assistLanding' || hazard === 'assistLiftOff' ? true : undefined),
    },
  },
  K06: { black: { beltImmune: () => true }, purple: { beltImmune: () => true, ejectionImmune: () => true } },
};

function isAero(hazard: string): boolean {
  return hazard === 'aerobrake' || hazard === 'airEater';
}

/** Ice Barge and Fleet */
function halfLoad(): Effect {
  return { waterMass: mass => mass / 2 };
}

/** What patents do wherever they are in play. */
export const farPatents: Sides = {
  /** Ionic-Liquid Column: ISRU refuels Colocated with it, of whichever Stack. */
  F10: {
    black: {
      refuelYield: (amount, { site, how }, owner, state) =>
        how === 'isru' && stackOf(state, owner as Card).node === site ? amount + 1 : amount,
    },
  },
  /** Hot Powder Press: once a year it repairs one Colocated damaged card. */
  F09: {
    black: {
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
};

function broken(state: State, press: Card): Card[] {
  const { node } = stackOf(state, press);
  return node === null ? [] : cardsAt(state, node).filter(({ damaged }) => damaged);
}
