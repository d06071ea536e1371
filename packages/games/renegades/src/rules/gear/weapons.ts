import type { Flow } from '@starboard/kernel';
import { boardOf, dist } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Card, Crew, Figure, Option, Renegades, State } from '../../types.ts';
import { figureAttack } from '../combat/figures.ts';
import { hasLine, inMelee } from '../squares/sight.ts';
import { attackOf } from '../stats.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { areOpponents, cardRef, isConscious, refOf } from '../table.ts';
import { bladesOf, gearOf, isCharged, spendEnergy } from './cards.ts';

/** One way to attack somebody now (RDA-MELEE-05, RDA-GEAR-06): its key is `melee:npc:7`, `ranged:npc:7`, and with several ranged weapons `ranged:npc:7:card:3`. */
export interface AttackOption extends Option {
  readonly how: 'melee' | 'ranged';
  readonly target: Figure;
  readonly weapon: Card | null;
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
