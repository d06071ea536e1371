import type { Flow } from '@starboard/kernel';
import { boardOf, dist } from '../../field/board.ts';
import type { Effect, Offer } from '../../hooks.ts';
import { bodyOf } from '../../rules/burden.ts';
import { grenadeSquares, mayHit, throwAtOne, throwGrenade } from '../../rules/combat/grenades.ts';
import { spendEnergy } from '../../rules/gear/cards.ts';
import { heal, repair, stun } from '../../rules/harm.ts';
import { hasLasting } from '../../rules/lasting.ts';
import { borneBy } from '../../rules/mission/holding.ts';
import { pickSquare } from '../../rules/squares/pick.ts';
import { comeAboard } from '../../rules/stations.ts';
import { isVisibleTo } from '../../rules/surface/stealth.ts';
import {
  areOpponents,
  cardRef,
  cellRef,
  deciderOf,
  figuresOutside,
  isCreature,
  nameOf,
  refOf,
  say,
  shipOf,
} from '../../rules/table.ts';
import type { Card, CardId, Crew, Figure, Renegades, Ship, State } from '../../types.ts';
import { npcCardOf } from '../npcs.ts';
import { ashore } from './ashore.ts';
import { friendsBeside } from './beside.ts';

type Bearer = Crew | Ship;

/** The first card of a kind with energy that somebody carries, or a ship has installed. */
function charged(by: Bearer, id: CardId): Card | undefined {
  const cards = by.kind === 'crew' ? by.cards : by.components;
  return cards.find(({ card, energy }) => card === id && energy !== 0);
}

/** An offer of a card that is used up by an Energy token. */
function offerOf(
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
const dressing = (id: CardId): Effect =>
  ashore((by, state) => {
    const hurt = [by, ...friendsBeside(state, by)].filter(({ wounds }) => wounds > 0);
    if (hurt.length === 0) return undefined;
    return offerOf(by, id, 'action', function* (t, card) {
      spendEnergy(t, by, card);
      heal(t, yield* chooseCrew(t, by, 'whomToTreat', hurt), 2);
    });
  });

function* chooseCrew(t: Renegades, by: Crew, name: string, crew: readonly Crew[]): Flow<Crew> {
  const seat = deciderOf(t.state, by);
  if (seat === null || crew.length === 1) return crew[0]!;
  const options = crew.map(each => ({ key: refOf(each), refs: [refOf(each)], label: nameOf(each), each }));
  return (yield* t.choose(seat, name, options, { about: [refOf(by)] })).each;
}

/** Something that begins at once and lasts for one Move. */
const forOneMove = (id: CardId, what: string): Effect =>
  ashore((by, { party }) => {
    if (party?.crew !== by.id || hasLasting(by, what)) return undefined;
    return offerOf(by, id, 'free', function* (t, card) {
      spendEnergy(t, by, card);
      by.lasting.push({ what, until: 'move' });
    });
  });

/** What a ship's owner may use in its own turn. */
const stores = (id: CardId, isUseful: (ship: Ship) => boolean, use: (t: Renegades, ship: Ship) => void): Effect => ({
  offers: ({ by }, _owner, { turn }) =>
    turn?.ship === (by as Ship).no && isUseful(by as Ship)
      ? offerOf(by, id, 'free', function* (t, card) {
          spendEnergy(t, by, card);
          use(t, by as Ship);
        })
      : undefined,
});

/** G10: 3 dice at everybody on a square and around it. */
const fragGrenade: Effect = ashore((by, state) => {
  const card = charged(by, 'fragGrenade');
  const squares = card === undefined ? [] : grenadeSquares(state, by, card);
  if (squares.length === 0) return undefined;
  return offerOf(by, 'fragGrenade', 'attack', function* (t, grenade) {
    const seat = deciderOf(t.state, by);
    const at = seat === null ? squares[0]! : yield* pickSquare(t, seat, 'throwAt', boardOf(t.state, by).name, squares);
    yield* throwGrenade(t, by, grenade, at, 3);
  });
});

/** SI20: 4 dice against one figure. */
const spikeGrenade: Effect = ashore((by, state) => {
  const card = charged(by, 'spikeGrenade');
  if (card === undefined) return undefined;
  const squares = new Set(grenadeSquares(state, by, card));
  const targets = figuresOutside(state).filter(
    other =>
      other.on === by.on &&
      squares.has(other.cell) &&
      areOpponents(state, by, other) &&
      isVisibleTo(state, by, other) &&
      mayHit(state, by, card, other),
  );
  if (targets.length === 0) return undefined;
  return offerOf(by, 'spikeGrenade', 'attack', function* (t, grenade) {
    yield* throwAtOne(t, by, grenade, yield* chooseFigure(t, by, targets), 4);
  });
});

function* chooseFigure(t: Renegades, by: Crew, figures: readonly Figure[]): Flow<Figure> {
  const seat = deciderOf(t.state, by);
  if (seat === null || figures.length === 1) return figures[0]!;
  const options = figures.map(each => ({ key: refOf(each), refs: [refOf(each)], label: nameOf(each), each }));
  return (yield* t.choose(seat, 'throwAtWhom', options, { about: [refOf(by)] })).each;
}

/** Cards that offer something to do. */
export const actionCards: { readonly [C in CardId]?: Effect } = {
  emergencyTeleportationDevice: ashore((by, state) => {
    if (borneBy(state, by).length > 0 || shipOf(state, by).where === 'captured') return undefined;
    return offerOf(by, 'emergencyTeleportationDevice', 'action', function* (t, card) {
      spendEnergy(t, by, card);
      const body = bodyOf(t.state, by);
      say(t, 'RDA-SURFACE-03', 'card.teleported', { crew: nameOf(by), count: body === undefined ? 1 : 2 });
      yield* comeAboard(t, by, 'quarters');
    });
  }),
  medKit: dressing('medKit'),
  fieldDressing: dressing('fieldDressing'),
  jumpPack: forOneMove('jumpPack', 'airborne'),
  gravHarness: forOneMove('gravHarness', 'airborne'),
  neuralStim: forOneMove('neuralStim', 'neuralStim'),
  fragGrenade,
  spikeGrenade,
  beastLure: ashore((by, state) => {
    if (!state.npcs.some(isCreature)) return undefined;
    return offerOf(by, 'beastLure', 'action', function* (t, card) {
      spendEnergy(t, by, card);
      const board = boardOf(t.state, by);
      const { terrain, stopsSteps } = board.grid;
      const near = Array.from(terrain.keys()).filter(
        cell => terrain[cell]! >= 0 && !stopsSteps[cell] && dist(board, cell, by.cell) <= 4,
      );
      const seat = deciderOf(t.state, by);
      const at = seat === null ? near[0]! : yield* pickSquare(t, seat, 'lureTo', board.name, near);
      for (const npc of t.state.npcs.filter(isCreature)) {
        npc.lasting.push({ what: 'lured', until: 'activation', about: cellRef(at) });
      }
    });
  }),
  flashCapsule: ashore((by, state) => {
    if (dazzled(state, by).length === 0) return undefined;
    return offerOf(by, 'flashCapsule', 'action', function* (t, card) {
      spendEnergy(t, by, card);
      for (const figure of dazzled(t.state, by)) stun(t, figure);
    });
  }),
  adrenalShot: {
    offers: ({ by }, _owner, { party }) =>
      party?.crew === (by as Crew).id
        ? offerOf(by, 'adrenalShot', 'free', function* (t, card) {
            spendEnergy(t, by, card);
            t.state.party!.peacefulActions++;
          })
        : undefined,
  },

  hullFoam: stores(
    'hullFoam',
    ({ damage }) => damage > 0,
    (t, ship) => repair(t, ship, 2),
  ),
  shieldCell: stores(
    'shieldCell',
    ({ damage, flipped }) => damage > 0 && !flipped,
    (t, ship) => repair(t, ship, 3, 'shields'),
  ),
  fuelRod: stores(
    'fuelRod',
    ({ where }) => where === 'orbit',
    (_t, ship) => {
      ship.lasting.push({ what: 'fuelRod', until: 'move' });
    },
  ),
  decoyBuoy: {
    *attacked(t, { by, attack, cancel }) {
      const isNpcShip = attack.how === 'ship' && attack.by !== null && deciderOf(t.state, attack.by) === null;
      const card = by.kind === 'ship' ? charged(by, 'decoyBuoy') : undefined;
      if (by.kind !== 'ship' || by.seat === null || card === undefined || !isNpcShip) return;
      const params = { ship: nameOf(by), by: nameOf(attack.by!) };
      if ((yield* t.choose(by.seat, 'decoyBuoy', ['keep', 'use'], { params, about: [refOf(by)] })) === 'keep') return;
      spendEnergy(t, by, card);
      say(t, 'RDA-DATA-06', 'card.decoyed', params);
      cancel();
    },
  },
};

function isObject(figure: Figure): boolean {
  return figure.kind === 'npc' && npcCardOf(figure.npc).rank === 'object';
}

/** SI10: everybody within 2 who is no friend. */
function dazzled(state: State, by: Crew): Figure[] {
  const board = boardOf(state, by);
  return figuresOutside(state).filter(
    other =>
      other.on === by.on && !isObject(other) && areOpponents(state, by, other) && dist(board, other.cell, by.cell) <= 2,
  );
}
