import type { Flow } from '@starboard/kernel';
import type { Effect, Offer } from '../../hooks.ts';
import { spendEnergy } from '../../rules/gear/cards.ts';
import { heal, stun } from '../../rules/harm.ts';
import { hasLasting } from '../../rules/lasting.ts';
import { cardRef, deciderOf, keywordsOf, nameOf, refOf } from '../../rules/table.ts';
import type { Anybody, Card, CardId, Crew, Figure, Keyword, Named, Renegades, Ship, TextKey } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { friendsBeside } from '../beside.ts';
import { bonus } from '../bonus.ts';

type Bearer = Crew | Ship;

/** The first card of a kind with energy that somebody carries, or a ship has installed. */
export function charged(by: Bearer, id: CardId): Card | undefined {
  const cards = by.kind === 'crew' ? by.cards : by.components;
  return cards.find(({ card, energy }) => card === id && energy !== 0);
}

/** An offer of a card that is used up by an Energy token. */
export function offerOf(
  by: Bearer,
  id: CardId,
  cost: Offer['cost'],
  take: (t: Renegades, card: Card) => Flow<unknown>,
): Offer[] | undefined {
  const card = charged(by, id);
  if (card === undefined) return undefined;
  return [
    { key: id, label: { key: `card.${id}` }, refs: [cardRef(card)], group: 'card', cost, take: t => take(t, card) },
  ];
}

/** Two wounds off oneself or a conscious friend next to one. */
export const dressing = (id: CardId): Effect =>
  ashore((by, state) => {
    const hurt = [by, ...friendsBeside(state, by)].filter(({ wounds }) => wounds > 0);
    if (hurt.length === 0) return undefined;
    return offerOf(by, id, 'action', function* (t, card) {
      spendEnergy(t, by, card);
      heal(t, yield* chooseCrew(t, by, 'whomToTreat', hurt), 2);
    });
  });

function* chooseCrew(t: Renegades, by: Crew, name: TextKey, crew: readonly Crew[]): Flow<Crew> {
  const seat = deciderOf(t.state, by);
  if (seat === null || crew.length === 1) return crew[0]!;
  const options = crew.map(each => ({ key: refOf(each), refs: [refOf(each)], label: nameOf(each), each }));
  return (yield* t.choose(seat, name, options, { about: [refOf(by)] })).each;
}

/** Something that begins at once and lasts for one Move. */
export const forOneMove = (id: CardId, what: string): Effect =>
  ashore((by, { party }) => {
    if (party?.crew !== by.id || hasLasting(by, what)) return undefined;
    return offerOf(by, id, 'free', function* (t, card) {
      spendEnergy(t, by, card);
      by.lasting.push({ what, until: 'move' });
    });
  });

/** What a ship's owner may use in its own turn. */
export const stores = (
  id: CardId,
  isUseful: (ship: Ship) => boolean,
  use: (t: Renegades, ship: Ship) => void,
): Effect => ({
  offers: ({ by }, _owner, { turn }) =>
    turn?.ship === (by as Ship).no && isUseful(by as Ship)
      ? offerOf(by, id, 'free', function* (t, card) {
          spendEnergy(t, by, card);
          use(t, by as Ship);
        })
      : undefined,
});

function has(piece: Anybody, ...keywords: Keyword[]): boolean {
  return (piece.kind === 'crew' || piece.kind === 'npc') && keywordsOf(piece).some(each => keywords.includes(each));
}

/** A better bonus of the weapon against some (RDA-CREATURE-01). */
export const against = (id: CardId, ...keywords: Keyword[]): Effect => ({
  weaponBonus: (printed, { card, target }) =>
    card.card === id && has(target, ...keywords) ? { add: 1, dice: 2 } : printed,
});

/** RDA-GEAR-19: an attack with it that wounds also stuns. */
export const stunning = (id: CardId): Effect => ({
  *afterAttack(t, { by, attack: { weapon, target, how }, harm }) {
    const used = how === 'melee' ? isInHand(by, id) : weapon?.card === id;
    if (used && harm > 0) stun(t, target as Figure);
  },
});

export function isInHand(piece: Anybody, id: CardId): boolean {
  return (
    piece.kind === 'crew' && piece.cards.some(({ card, wielded, energy }) => card === id && wielded && energy !== 0)
  );
}

/** RDA-DATA-06: a die or more for a test, for an Energy token. */
export function aid(
  id: CardId & Named<'aid'>,
  dice: number,
  isFor: (test: { purpose: string; skill: string }) => boolean,
): Effect {
  return {
    testAid(test) {
      const card = test.by.cards.find(each => each.card === id && each.energy !== 0);
      return card !== undefined && isFor(test) ? { name: id, dice, card } : undefined;
    },
  };
}

/** What is worn or held; some attacks heed no armor (B4). Of two alike one helps. */
export const armor = (
  id: CardId & Named<'bonus'>,
  isWorn: (by: Anybody) => boolean,
  isFor: (how: string) => boolean,
): Effect => ({
  defenseBonus: ({ by, attack }) => (isWorn(by) && isFor(attack.how) ? { ...bonus(id), armor: true } : undefined),
});

export const airborne: Effect = { flight: () => true };
