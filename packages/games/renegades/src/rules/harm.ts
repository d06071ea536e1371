import type { Flow, Ref } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { type Attack, effects } from '../hooks.ts';
import type { Anybody, Crew, Fighter, Figure, Npc, Renegades, Ship, State } from '../types.ts';
import { defeat } from './defeat.ts';
import { wake } from './npcs/guards.ts';
import { hullOf, isCritical, shieldsOf } from './ship.ts';
import { healthOf } from './stats.ts';
import { isConscious, keywordsOf, nameOf, refOf, say } from './table.ts';

/** Wounds or damage from anywhere: shields, hull and their overflow, KO, removal, money, bounties (RDA-SHIP-10, 11, RDA-CRIT-01, 08, RDA-KO-01, 07, RDA-NPC-02..07, RDA-BOUNTY-08). `by` is null for traps, fire and events. */
export function* harm(t: Renegades, target: Anybody, amount: number, by: Anybody | null, attack?: Attack): Flow {
  if (amount <= 0 || isDefeated(t.state, target)) return;
  if (by !== null) noteHarm(target, refOf(by), amount);
  hurt(t, target, amount);
  if (target.kind === 'npc' && target.asleep) wake(t, target, by?.kind === 'crew' ? by : null);
  yield* effects.react(t, 'afterHarm', { by: target, attack: attack ?? direct(target, by), harm: amount });
  if (isDefeated(t.state, target)) yield* defeat(t, target, by);
}

function noteHarm({ hurtBy }: Anybody, by: Ref, amount: number): void {
  hurtBy[by] = (hurtBy[by] ?? 0) + amount;
}

/** RDA-ATTACK-22: harm without an attack, for those who want to know what it was. */
function direct(target: Anybody, by: Anybody | null): Attack {
  return {
    how: 'hazard',
    by,
    target,
    weapon: null,
    name: 'direct',
    obstructed: false,
    aboard: false,
    fromStealth: false,
  };
}

/** RDA-CREW-10, RDA-VILLAIN-24, RDA-FIGHTER-07, RDA-CRIT-01, 08: nothing more can happen to it. */
export function isDefeated(state: State, target: Anybody): boolean {
  if (target.kind === 'crew') return !isConscious(state, target);
  if (target.kind === 'ship') return isCritical(state, target);
  return target.kind === 'npc'
    ? target.wounds >= catalogue.npcs[target.npc].health
    : target.damage >= catalogue.fighters[target.race].hull;
}

function hurt(t: Renegades, target: Anybody, amount: number): void {
  if (target.kind === 'ship') damageShip(t, target, amount);
  else if (target.kind === 'fighter') damageFighter(t, target, amount);
  else wound(t, target, amount);
}

function wound(t: Renegades, target: Figure, amount: number): void {
  const health = target.kind === 'crew' ? healthOf(t.state, target) : catalogue.npcs[target.npc].health;
  target.wounds = Math.min(health, target.wounds + amount);
  say(t, 'RDA-RANGED-03', 'harm.wounds', { who: nameOf(target), amount, left: health - target.wounds });
}

function damageFighter(t: Renegades, target: Fighter, amount: number): void {
  const { hull } = catalogue.fighters[target.race];
  target.damage = Math.min(hull, target.damage + amount);
  say(t, 'RDA-FIGHTER-07', 'harm.hull', { who: nameOf(target), amount, left: hull - target.damage });
}

/** RDA-SHIP-10, 11, 13, RDA-EX-36: full shields flip the card at once, and what is left goes to the hull. */
function damageShip(t: Renegades, ship: Ship, amount: number): void {
  if (ship.flipped) {
    damageHull(t, ship, amount);
    return;
  }
  const left = shieldsOf(t.state, ship) - ship.damage;
  const absorbed = Math.min(amount, left);
  ship.damage += absorbed;
  say(t, 'RDA-SHIP-10', 'harm.shields', { who: nameOf(ship), amount: absorbed, left: left - absorbed });
  if (absorbed < left) return;
  ship.flipped = true;
  ship.damage = 0;
  say(t, 'RDA-SHIP-10', 'harm.flipped', { who: nameOf(ship) });
  if (amount > absorbed) damageHull(t, ship, amount - absorbed);
}

function damageHull(t: Renegades, ship: Ship, amount: number): void {
  const hull = hullOf(t.state, ship);
  ship.damage = Math.min(hull, ship.damage + amount);
  say(t, 'RDA-SHIP-11', 'harm.hull', { who: nameOf(ship), amount, left: hull - ship.damage });
}

/** Takes wounds off a crewmember, never beyond its health (RDA-HEAL-10); off an NPC likewise. */
export function heal(t: Renegades, figure: Crew | Npc, amount: number): void {
  const healed = Math.min(amount, figure.wounds);
  if (healed <= 0) return;
  figure.wounds -= healed;
  say(t, 'RDA-HEAL-10', 'heal.wounds', { who: nameOf(figure), amount: healed });
}

/** Takes damage off the side that is up, or off shields alone (RDA-RUL-13: only while they are up). */
export function repair(t: Renegades, ship: Ship, amount: number, side?: 'shields'): void {
  if (side === 'shields' && ship.flipped) return;
  const repaired = Math.min(amount, ship.damage);
  if (repaired <= 0) return;
  ship.damage -= repaired;
  say(t, 'RDA-SHIP-13', ship.flipped ? 'repair.hull' : 'repair.shields', { who: nameOf(ship), amount: repaired });
}

/** RDA-COMP-13 */
const stunTokens = 4;
const infectedTokens = 10;

/** RDA-GEAR-19, RDA-COMP-13: while tokens are left. */
export function stun(t: Renegades, figure: Figure): void {
  const isStunned = (each: Figure) => each.stunned;
  const used = t.state.crew.filter(isStunned).length + t.state.npcs.filter(isStunned).length;
  if (figure.stunned || used >= stunTokens) return;
  figure.stunned = true;
  say(t, 'RDA-GEAR-19', 'stunned', { who: nameOf(figure) });
}

/** RDA-DATA-09, RDA-COMP-13: robots cannot be; a mission may have put some of the tokens to other use. */
export function infect(t: Renegades, crew: Crew): void {
  const { state } = t;
  const used =
    state.crew.filter(({ infected }) => infected).length +
    state.parameters.filter(({ what, cell, bearer }) => what === 'infected' && (cell >= 0 || bearer !== null)).length;
  if (crew.infected || keywordsOf(crew).includes('robot') || used >= infectedTokens) return;
  crew.infected = true;
  say(t, 'RDA-DATA-09', 'infected', { who: nameOf(crew) });
}
