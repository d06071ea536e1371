import type { Flow } from '@starboard/kernel';
import { cardOf } from '../../catalogue.ts';
import { boardOf, dist, orbitOf } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import type { Bonus, Effect, Offer } from '../../hooks.ts';
import { heal, repair } from '../../rules/harm.ts';
import { begin, hasLasting } from '../../rules/lasting.ts';
import { isVisibleTo } from '../../rules/surface/stealth.ts';
import {
  areOpponents,
  figuresOutside,
  isConscious,
  keywordsOf,
  nameOf,
  occupantOf,
  refOf,
  say,
} from '../../rules/table.ts';
import { takeTest } from '../../rules/tests.ts';
import type { Anybody, Crew, Figure, Renegades, Said, Ship, State } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { friendsBeside } from '../beside.ts';
import { bonus } from '../bonus.ts';

/** A bonus to the guns of the ship. */
export const gunnery = (name: Bonus['name']): Effect => ({
  attackBonus: ({ how }) => (how === 'ship' ? bonus(name) : undefined),
});

/** A bonus to the defense of the ship, whatever attacks it. */
export const helm = (name: Bonus['name']): Effect => ({ defenseBonus: () => bonus(name) });

/** Once a round: true the first time it is asked, which is when it is used. */
function firstTime(piece: Anybody, mark: string): boolean {
  if (piece.usedRound.includes(mark)) return false;
  piece.usedRound.push(mark);
  return true;
}

/** Takes 1 off the harm of an attack that deals at least so much, once a round. */
export const toughness = (name: string, least: number): Effect => ({
  harm: (harm, _about, owner) => (harm >= least && firstTime(owner!, name) ? harm - 1 : harm),
});

/** RDA-TEST-05: a special ability that needs a target next to oneself. */
function aimedOffers(
  by: Crew,
  name: string,
  targets: readonly Crew[],
  take: (t: Renegades, target: Crew) => Flow<unknown>,
): Offer[] {
  if (by.usedTurn.includes(name)) return [];
  return targets.map(target => ({
    key: `${name}:${target.id}`,
    label: { key: `offer.${name}`, params: { crew: nameOf(target) } },
    refs: [refOf(target)],
    cost: 'action',
    take: t => take(t, target),
  }));
}

/** R7, K7: Medical 5+, and a friend loses two wounds. */
export const patchUp: Effect = ashore((by, state) => {
  const hurt = friendsBeside(state, by).filter(({ wounds }) => wounds > 0);
  return aimedOffers(by, 'patchUp', hurt, function* (t, target) {
    if (!(yield* takeTest(t, { by, skill: 'medical', target: 5, purpose: 'special' }))) {
      by.usedTurn.push('patchUp'); // RDA-TEST-06
      return false;
    }
    heal(t, target, 2);
    return true;
  });
});

/** R8: a friend is faster on its next Move; one draught at a time. */
export const tonic: Effect = ashore((by, state) => {
  const friends = friendsBeside(state, by).filter(friend => !hasLasting(friend, 'tonic'));
  return aimedOffers(by, 'tonic', friends, function* (t, target) {
    begin(target, { what: 'tonic', until: 'nextMove' });
    say(t, 'RDA-SURFACE-03', 'ability.tonic', { crew: nameOf(target) });
  });
});

/** R8, K9: once a round Tech 5+ takes one shield damage off. */
export const shieldTuning = (name: Said<'offer'>): Effect => ({
  offers({ by }, _owner, state) {
    const ship = by as Ship;
    if (ship.flipped || ship.damage === 0 || ship.usedRound.includes(name)) return undefined;
    const engineer = occupantOf(state, ship, 'engineering')!; // whose ability it is
    return [{ key: name, label: { key: `offer.${name}` }, cost: 'free', take: t => tune(t, ship, engineer, name) }];
  },
});

function* tune(t: Renegades, ship: Ship, by: Crew, name: string): Flow {
  ship.usedRound.push(name);
  const test = { by, skill: 'tech', target: 5, purpose: 'special', station: 'engineering' } as const;
  if (yield* takeTest(t, test)) repair(t, ship, 1, 'shields');
}

/** R3: whether the guns that fire are a man's. */
export function isGunnerMale(state: State, by: Anybody | null): boolean {
  const gunner = by?.kind === 'ship' ? occupantOf(state, by, 'weapons') : undefined;
  return gunner !== undefined && keywordsOf(gunner).includes('male');
}

/** R6: from now on until the end of the next round, and not twice. */
export function suppress(target: Anybody): void {
  target.lasting = target.lasting.filter(({ what }) => what !== 'suppressed');
  begin(target, { what: 'suppressed', until: 'nextRound' });
}

export function salvageDie(dice: number, { purpose }: { readonly purpose: string }): number {
  return purpose === 'salvageScan' ? dice + 1 : dice;
}

export function isHurt(piece: Anybody): boolean {
  return piece.kind === 'crew' && piece.wounds > 0;
}

export function isMale(piece: Anybody | null): boolean {
  return (piece?.kind === 'crew' || piece?.kind === 'npc') && keywordsOf(piece).includes('male');
}

export function isPistol(weapon: Crew['cards'][number] | null): boolean {
  return weapon !== null && cardOf(weapon.card).slot === 'pistol';
}

export function holdsSword(piece: Anybody): boolean {
  return piece.kind === 'crew' && piece.cards.some(({ card, wielded }) => wielded && cardOf(card).keyword === 'sword');
}

/** R8: more than 3 squares away in orbit. */
export function isFar(state: State, attacker: Anybody | null, target: Anybody): boolean {
  if (attacker === null || attacker.kind === 'crew' || attacker.kind === 'npc' || target.kind !== 'ship') return false;
  return target.where === 'orbit' && dist(orbitOf(state), attacker.cell, target.cell) > 3;
}

/** K4: no opponent next to somebody; aboard a ship all are (RDA-BOARDING-02). */
export function isUnwatched(state: State, crew: Crew): boolean {
  const isFoe = (other: Figure) => areOpponents(state, crew, other) && isVisibleTo(state, crew, other);
  if (crew.aboard !== 0) {
    const isAwake = (other: Crew) => other.post !== 'brig' && isConscious(state, other);
    const beside = [...state.npcs, ...state.crew.filter(isAwake)].filter(({ aboard }) => aboard === crew.aboard);
    return !beside.some(isFoe);
  }
  const board = boardOf(state, crew);
  return !figuresOutside(state).some(
    other => other.on === crew.on && isStep(board, crew.cell, other.cell, true) && isFoe(other),
  );
}
