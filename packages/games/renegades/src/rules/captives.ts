import type { Flow } from '@starboard/kernel';
import type { Crew, Renegades, Ship, State } from '../types.ts';
import { freeCapacity } from './ship.ts';
import { initiativeOf } from './stats.ts';
import { crewAboard, isConscious, nameOf, refOf, say } from './table.ts';
import { opposedTest } from './tests.ts';

/** RDA-COMP-14 */
const mostTurned = 6;
/** RDA-PRISONER-08 */
const bonusForReturning = 5;

/** RDA-PRISONER-01: conscious crew of the other faction in a ship's brig. */
export function prisonersOf(state: State, ship: Ship): Crew[] {
  return captivesIn(state, ship, 'brig');
}

/** RDA-PRISONER-09, RDA-RUL-60, RDA-HEAL-07, RDA-DEC-20: at the end of the Ship Phase healed captives go to the brig, and one attempt per prisoner may be made. */
export function* turnPrisoners(t: Renegades): Flow {
  for (const ship of t.state.ships) {
    jailCaptives(t, ship);
    for (const prisoner of prisonersOf(t.state, ship)) yield* askToTurn(t, ship, prisoner);
  }
}

/** RDA-HEAL-07: captives who are well leave the Med Bay for the brig. */
function jailCaptives(t: Renegades, ship: Ship): void {
  for (const captive of captivesToJail(t.state, ship)) if (captive.wounds === 0) jail(t, ship, captive);
}

/** RDA-HEAL-07: captives who have come round; their captor may take them out of the Med Bay, into the brig. */
export function captivesToJail(state: State, ship: Ship): Crew[] {
  return captivesIn(state, ship, 'medbay');
}

/** Conscious crew of the other faction at a post. */
function captivesIn(state: State, ship: Ship, post: 'brig' | 'medbay'): Crew[] {
  const captives: Crew[] = [];
  for (const crew of state.crew) {
    if (crew.aboard !== ship.no || crew.post !== post || crew.faction === ship.faction) continue;
    if (isConscious(state, crew)) captives.push(crew);
  }
  return captives;
}

export function jail(t: Renegades, ship: Ship, captive: Crew): void {
  captive.post = 'brig';
  say(t, 'RDA-PRISONER-01', 'crew.jailed', { crew: nameOf(captive), ship: nameOf(ship) });
}

/** RDA-PRISONER-10: with room aboard and a token left, unless one is given back; the program asks nobody and turns nobody. */
function mayTurn(state: State, ship: Ship, prisoner: Crew): boolean {
  const hasToken = prisoner.turned || state.crew.filter(crew => crew.turned).length < mostTurned;
  return ship.seat !== null && hasToken && freeCapacity(state, ship) > 0 && captorOf(state, ship) !== undefined;
}

/** RDA-PRISONER-05: the one aboard with the highest initiative. */
function captorOf(state: State, ship: Ship): Crew | undefined {
  const able = crewAboard(state, ship).filter(crew => crew.post !== 'brig' && isConscious(state, crew));
  return able.sort((a, b) => initiativeOf(state, b) - initiativeOf(state, a))[0];
}

export function* askToTurn(t: Renegades, ship: Ship, prisoner: Crew): Flow {
  if (!mayTurn(t.state, ship, prisoner)) return;
  const choice = yield* t.choose(ship.seat!, 'turn', ['wait', 'turn'], {
    params: { crew: nameOf(prisoner) },
    about: [refOf(prisoner)],
  });
  if (choice === 'turn') yield* turn(t, ship, prisoner);
}

/** RDA-PRISONER-04..08, 10: a prisoner that was turned once is back with its first faction. */
function* turn(t: Renegades, ship: Ship, prisoner: Crew): Flow {
  const { state } = t;
  const captor = captorOf(state, ship)!;
  const test = { skill: 'leadership', target: 5, purpose: 'turning' } as const;
  const bonus = prisoner.turned ? bonusForReturning : 0;
  const rolled = yield* opposedTest(t, { ...test, by: captor }, { ...test, by: prisoner }, bonus);
  if (rolled.first <= rolled.second) {
    say(t, 'RDA-PRISONER-06', 'crew.resists', { crew: nameOf(prisoner) });
    return;
  }
  Object.assign(prisoner, { faction: ship.faction, ship: ship.no, post: 'quarters', turned: !prisoner.turned });
  say(t, 'RDA-PRISONER-07', 'crew.turned', { crew: nameOf(prisoner), ship: nameOf(ship) });
}
