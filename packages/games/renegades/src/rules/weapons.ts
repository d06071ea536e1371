import type { Flow, Option } from '@starboard/kernel';
import { gearCards } from '../content/cards.ts';
import { boardOf, dist } from '../field/board.ts';
import { hasLine, inMelee } from '../field/sight.ts';
import { effects } from '../hooks.ts';
import type { Card, CardId, Crew, Figure, GearCard, Renegades, Ship, State } from '../types.ts';
import { figureAttack } from './combat/figures.ts';
import { attackOf } from './stats.ts';
import { isVisibleTo } from './surface/stealth.ts';
import { areOpponents, cardRef, isConscious, nameOf, refOf, say } from './table.ts';

export { mayCarry, receiveCard } from './carrying.ts';
export { mayWield, swapWeapons } from './hands.ts';

/** One way to attack somebody now (RDA-MELEE-05, RDA-GEAR-06): its key is `melee:npc:7`, `ranged:npc:7`, and with several ranged weapons `ranged:npc:7:card:3`. */
export interface AttackOption extends Option {
  readonly how: 'melee' | 'ranged';
  readonly target: Figure;
  readonly weapon: Card | null;
}

export function gearOf({ card }: { readonly card: CardId }): GearCard {
  return gearCards[card];
}

/** RDA-SEARCH-13, 14: depleted is of no use. */
export function isCharged({ energy }: Card): boolean {
  return energy !== 0;
}

/** Everything a crewmember may attack from where it stands, hands and energy considered (RDA-RANGED-01, 02, RDA-MELEE-01, RDA-STEALTH-05). */
export function attackOptions(state: State, crew: Crew): AttackOption[] {
  const options: AttackOption[] = [];
  const guns = gunsOf(crew);
  for (const target of targetsOf(state, crew)) {
    if (inMelee(state, crew, target)) addOption(state, crew, options, 'melee', target, null, '');
    for (const gun of guns) {
      if (!isInRange(state, crew, target, gun)) continue;
      addOption(state, crew, options, 'ranged', target, gun, guns.length > 1 ? `:${cardRef(gun)}` : '');
    }
  }
  return options;
}

function addOption(
  state: State,
  crew: Crew,
  options: AttackOption[],
  how: AttackOption['how'],
  target: Figure,
  weapon: Card | null,
  suffix: string,
): void {
  if (effects.holds(state, 'attackBarred', { by: crew, target, weapon })) return;
  options.push({ key: `${how}:${refOf(target)}${suffix}`, how, target, weapon });
}

/** RDA-RANGED-01, RDA-CREW-14, RDA-GEAR-06, 09: ranged weapons in hand, of those that are alike one. */
function gunsOf({ cards }: Crew): Card[] {
  const guns: Card[] = [];
  for (const card of cards) {
    if (!card.wielded || !isGun(card) || !isCharged(card)) continue;
    if (!guns.some(other => other.card === card.card && other.energy === card.energy)) guns.push(card);
  }
  return guns;
}

/** RDA-GEAR-01: pistols and rifles; grenades are thrown (RDA-DATA-14). */
function isGun(card: Card): boolean {
  const { slot } = gearOf(card);
  return slot === 'pistol' || slot === 'rifle';
}

/** RDA-MELEE-07, RDA-STEALTH-05, RDA-BOARDING-02: those in the same place whom it may attack and can see. */
function targetsOf(state: State, crew: Crew): Figure[] {
  const targets: Figure[] = [];
  for (const other of state.crew) if (isTarget(state, crew, other) && isAnswerable(state, other)) targets.push(other);
  for (const npc of state.npcs) if (isTarget(state, crew, npc)) targets.push(npc);
  return targets;
}

function isTarget(state: State, crew: Crew, other: Figure): boolean {
  return (
    other.aboard === crew.aboard &&
    (other.aboard !== 0 || other.on === crew.on) &&
    areOpponents(state, crew, other) &&
    isVisibleTo(state, crew, other)
  );
}

/** Conscious, and no captive aboard a ship. */
function isAnswerable(state: State, crew: Crew): boolean {
  const isFree = crew.aboard === 0 || crew.post === 'boarder' || (crew.aboard === crew.ship && crew.post !== 'brig');
  return isFree && isConscious(state, crew);
}

/** RDA-GEAR-02, RDA-RANGED-02, 08, RDA-BOARDING-03: aboard every weapon reaches everybody. */
function isInRange(state: State, crew: Crew, target: Figure, gun: Card): boolean {
  if (crew.aboard !== 0) return true;
  const range = rangeOf(state, crew, gun);
  if (dist(boardOf(state, crew), crew.cell, target.cell) > range) return false;
  return hasLine(state, crew, target) || isSeenThrough(state, crew, target);
}

/** UT13: through a doorway that was breached; asked of those only on whom something is at work. */
function isSeenThrough(state: State, crew: Crew, target: Figure): boolean {
  if (crew.lasting.length === 0) return false;
  const doors = effects.tell(state, 'shootsThrough', { by: crew });
  return doors.length > 0 && hasLine(state, crew, target, doors);
}

/** RDA-GEAR-02: how far a ranged weapon reaches in somebody's hands. */
export function rangeOf(state: State, crew: Crew, weapon: Card): number {
  return effects.change(state, 'range', gearOf(weapon).range ?? 0, { by: crew, weapon });
}

/** RDA-SURFACE-04: makes one of these attacks: energy, stealth, the seven steps. */
export function* attackWith(t: Renegades, crew: Crew, option: AttackOption, dice?: number): Flow<number> {
  const { how, target, weapon } = option;
  const used = how === 'ranged' ? [weapon!] : bladesOf(crew);
  const harm = yield* figureAttack(t, crew, target, how, { weapon, dice: dice ?? attackOf(crew) });
  for (const card of used) spendEnergy(t, crew, card); // only now: a depleted item is gone, and its effects with it
  return harm;
}

/** RDA-MELEE-02, RDA-GEAR-09: melee weapons in hand that are good for something. */
export function bladesOf({ cards }: Crew): Card[] {
  return cards.filter(card => card.wielded && gearOf(card).slot === 'melee' && isCharged(card));
}

/** RDA-COMP-17 */
const energyTokens = 30;

/** A card new in play, with what energy is left in the box (RDA-COMP-17). */
export function newCard(state: State, card: CardId): Card {
  const { energy } = gearOf({ card });
  const no = state.nextCard++;
  if (energy === undefined) return { no, card };
  return { no, card, energy: Math.min(energy, energyLeft(state)) };
}

/** RDA-COMP-07: a card of its kind out of the deck, or of what was discarded, as long as there is one. */
export function takeFromBox(state: State, card: CardId): Card | undefined {
  for (const pile of [state.gear.draw, state.gear.discard]) {
    const at = pile.lastIndexOf(card);
    if (at < 0) continue;
    pile.splice(at, 1);
    return newCard(state, card);
  }
  return undefined;
}

/** RDA-COMP-17: what is left in the box. */
export function energyLeft(state: State): number {
  return energyTokens - energyInPlay(state);
}

function energyInPlay({ crew, ships, dropped }: State): number {
  let sum = 0;
  const count = (cards: readonly Card[]) => {
    for (const { energy = 0 } of cards) sum += energy;
  };
  for (const { cards } of crew) count(cards);
  for (const { armory, components } of ships) {
    count(armory);
    count(components);
  }
  for (const { card } of dropped) sum += card.energy ?? 0;
  return sum;
}

/** RDA-SEARCH-13, 14, RDA-DATA-06: takes an Energy token off; a depleted search item is discarded. */
export function spendEnergy(t: Renegades, owner: Crew | Ship, card: Card): void {
  if (card.energy === undefined || card.energy === 0) return;
  card.energy--;
  const params = { who: nameOf(owner), card: { key: `card.${card.card}` } };
  if (card.energy > 0) {
    say(t, 'RDA-DATA-06', 'energy.used', { ...params, left: card.energy });
  } else if (isBought(card)) {
    say(t, 'RDA-SEARCH-14', 'energy.depleted', params);
  } else {
    removeCard(owner, card);
    say(t, 'RDA-SEARCH-14', 'energy.discarded', params);
  }
}

/** Weapons and gear; all others are search items and salvage. */
function isBought(card: Card): boolean {
  return gearOf(card).no.startsWith('G');
}

/** Takes a card away from whoever has it. */
export function removeCard(owner: Crew | Ship, card: Card): void {
  const without = (cards: readonly Card[]) => cards.filter(({ no }) => no !== card.no);
  if (owner.kind === 'crew') {
    owner.cards = without(owner.cards);
  } else {
    owner.armory = without(owner.armory);
    owner.components = without(owner.components);
  }
}

/** Out of play: weapons and gear go to the discard pile of their deck (RDA-BUY-09). */
export function discardCard(state: State, card: Card): void {
  if (isBought(card)) state.gear.discard.push(card.card);
}
