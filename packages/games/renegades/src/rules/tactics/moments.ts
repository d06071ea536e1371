import { type Flow, settled } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { type Changed, effects, type Hooks, type Occasion } from '../../hooks.ts';
import type { Moment, Renegades, Ship, State } from '../../types.ts';

export const newChanged = ({ harm = 0, hits = [] }: Occasion): Changed => ({ harm, hits: [...hits], again: false });

/** RDA-TACT-13, RDA-DEC-14: those who hold a card of this moment may use it, the active player first. */
export function offerTactics(t: Renegades, moment: Moment, occasion: Occasion): Flow<Changed> {
  const changed = newChanged(occasion);
  const holders = holdersOf(t.state, moment, occasion);
  return holders.length === 0 ? settled(changed) : offerTo(t, { moment, holders, occasion, changed });
}

function* offerTo(t: Renegades, about: Hooks['events']['moment']): Flow<Changed> {
  yield* effects.react(t, 'moment', about);
  return about.changed;
}

/** Whether one of a ship's cards is for this moment: mostly none is, and nothing else need be looked at. */
function isHolder({ seat, orbital, surface }: Ship, moment: Moment): boolean {
  if (seat === null) return false;
  return (
    (orbital !== null && catalogue.orbitalTactics[orbital].moment === moment) ||
    (surface !== null && catalogue.surfaceTactics[surface].moment === moment)
  );
}

function isAnybodyHolder(ships: readonly Ship[], moment: Moment): boolean {
  for (let at = 0; at < ships.length; at++) if (isHolder(ships[at]!, moment)) return true;
  return false;
}

const nobody: readonly Ship[] = [];

/** Those who might: of attacks and abilities the ship concerned alone, of turns everybody but whose turn it is. */
function holdersOf(state: State, moment: Moment, { ship, attack, test }: Occasion): readonly Ship[] {
  const { ships } = state;
  if (!isAnybodyHolder(ships, moment)) return nobody;
  const people = ships.filter(each => isHolder(each, moment));
  if (moment === 'any')
    return inTurn(
      state,
      people.filter(each => each !== ship),
    );
  if (moment === 'afterHits' || moment === 'beforeDamage') return people.filter(each => each === attack?.target);
  if (moment === 'abilityFailed') return people.filter(({ no }) => no === test?.by.ship);
  if (moment === 'testFailed') return people.filter(({ faction }) => faction === test?.by.faction);
  if (moment === 'afterMove' || moment === 'boardingAttack') return people.filter(each => each === ship);
  return inTurn(state, people);
}

/** The active player first, then in turn order. */
function inTurn(state: State, ships: readonly Ship[]): readonly Ship[] {
  return ships.length < 2 ? ships : [...ships].sort((a, b) => placeOf(state, a) - placeOf(state, b));
}

function placeOf({ order }: State, { no }: Ship): number {
  const place = order.indexOf(no);
  return place < 0 ? order.length + no : place;
}
