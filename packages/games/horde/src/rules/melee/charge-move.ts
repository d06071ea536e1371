import type { Flow } from '@starboard/kernel';
import { type LatticeIndex, latticeTolerance, type QuarterInches, runsOf } from '@starboard/space';
import { modelsOf } from '../../field/measure.ts';
import type { Fighter, Hero, Horde, State, Unit } from '../../types.ts';
import { allowance } from '../allowance.ts';
import { crossDanger } from '../move/danger.ts';
import { isHero, nameOf, refOf, say } from '../table.ts';
import { Approach } from './approach.ts';
import { type Contact, comeNear, contactsInReach, moveTo, shortestContact, type Way } from './close-in.ts';
import { byNearness } from './contact.ts';

/** GSQ-MELEE-02, GSQ-TERRAIN-02: into contact, or as near as can be; then for the ground that was crossed. */
export function* chargeMove(t: Horde, by: Fighter, target: Fighter): Flow {
  const limit = allowance(t.state, by, 'charge');
  const ways = yield* isHero(by) ? runIn(t, by, target, limit) : rushIn(t, by, target, limit);
  yield* crossDanger(t, by, ways);
}

/** GSQ-MELEE-02: a hero's player picks the contact point. */
function* runIn(t: Horde, hero: Hero, target: Fighter, limit: QuarterInches): Flow<Way[]> {
  const approach = new Approach(t.state, { by: hero, model: hero, foe: target, limit });
  const places = contactsInReach(t.state, approach);
  const at = places.length === 1 ? places[0]! : yield* pickContact(t, hero, target, places);
  sayCharge(t, hero, target, approach.lengthTo(at));
  return [moveTo(approach, at)];
}

function pickContact(t: Horde, hero: Hero, target: Fighter, places: readonly LatticeIndex[]): Flow<LatticeIndex> {
  return t.pickPlace(hero.seat, 'contact', 'lattice', runsOf(places), {
    params: { who: nameOf(hero), target: nameOf(target) },
    about: [refOf(hero), refOf(target)],
    rule: 'GSQ-MELEE-02',
  });
}

/** GSQ-MELEE-02: a unit's models, the shortest way first; then those for whom there is no room, as near as they can. */
function* rushIn(t: Horde, unit: Unit, target: Fighter, limit: QuarterInches): Flow<Way[]> {
  const { state } = t;
  const ways: Way[] = [];
  let left = unit.models.map(model => new Approach(state, { by: unit, model, foe: target, limit }));
  while (left.length > 0) {
    const next = nextToTouch(state, left);
    if (next === undefined) break;
    if (ways.length === 0) sayCharge(t, unit, target, next.length);
    ways.push(moveTo(next.approach, next.at));
    left = left.filter(approach => approach !== next.approach);
    for (const approach of left) approach.lookAgain(state, unit);
  }
  const behind = left.map(({ model }) => model);
  for (const model of byNearness(state, behind, modelsOf(target))) {
    const moved = ways.map(way => way.model);
    ways.push(comeNear(state, { by: unit, model, foe: target, limit }, moved));
  }
  return ways;
}

interface Next extends Contact {
  readonly approach: Approach;
}

/** Who has the shortest way into contact; ties go to the lower number (GSQ-GEO-17). */
function nextToTouch(state: State, left: readonly Approach[]): Next | undefined {
  let next: Next | undefined;
  for (const approach of left) {
    const contact = shortestContact(state, approach);
    if (contact === undefined) continue;
    const { at, length } = contact;
    if (next === undefined || length < next.length - latticeTolerance) next = { at, length, approach };
  }
  return next;
}

function sayCharge(t: Horde, by: Fighter, target: Fighter, length: QuarterInches): void {
  const inches = Math.round(length * 25) / 100;
  say(t, 'GSQ-MELEE-02', 'melee.charges', { who: nameOf(by), target: nameOf(target), inches });
}
