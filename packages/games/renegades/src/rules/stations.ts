import type { Flow, Ref, SeatId } from '@starboard/kernel';
import { cardOf } from '../catalogue.ts';
import type { Card, Crew, Described, Params, Post, Renegades, Ship, State, Station } from '../types.ts';
import { checkEnd } from './mission/end.ts';
import { borneBy } from './mission/holding.ts';
import { freeCapacity, shipStats } from './ship.ts';
import { isConscious, nameOf, occupantOf, refOf, say, shipOf, specialtiesOf } from './table.ts';

/** RDA-STATION-01 */
export const stations: readonly Station[] = ['commander', 'navigation', 'communications', 'weapons', 'engineering'];

/** RDA-STATION-04, 05, 08, RDA-DEC-08: crew change places, one after the other, until the owner has done. */
export function* shiftCrew(t: Renegades, ship: Ship): Flow {
  const seat = ship.seat!;
  for (;;) {
    const movable = crewToShift(t.state, ship);
    const chosen = yield* t.choose(seat, 'shift', [...movable.map(refOf), 'done'], new ShiftShown(ship, movable));
    const crew = movable.find(each => refOf(each) === chosen);
    if (crew === undefined) return;
    yield* assign(t, seat, ship, crew);
  }
}

/** RDA-STATION-08: neither the unconscious nor the jailed change places by themselves. */
export function crewToShift(state: State, ship: Ship): Crew[] {
  const movable: Crew[] = [];
  for (const crew of state.crew) {
    if (crew.aboard !== ship.no || crew.ship !== ship.no || crew.post === 'brig') continue;
    if (isConscious(state, crew)) movable.push(crew);
  }
  return movable;
}

/** How the question who changes places is shown; worked out when somebody looks. */
class ShiftShown {
  readonly ship: Ship;
  readonly movable: readonly Crew[];

  constructor(ship: Ship, movable: readonly Crew[]) {
    this.ship = ship;
    this.movable = movable;
  }

  get about(): Ref[] {
    return [refOf(this.ship)];
  }

  describe(key: string): Described {
    const crew = this.movable.find(each => refOf(each) === key);
    return crew === undefined ? {} : { refs: [refOf(crew)], label: nameOf(crew) };
  }
}

/** Asks where somebody goes; its own place is among the options, so that nobody is forced to move. */
function* assign(t: Renegades, seat: SeatId, ship: Ship, crew: Crew): Flow {
  const posts = openPosts(t.state, ship, crew);
  if (!posts.includes(crew.post)) posts.push(crew.post);
  takePost(t, crew, yield* t.choose(seat, 'post', posts, new PostShown(crew)));
}

/** How the question where somebody goes is shown. */
export class PostShown {
  readonly crew: Crew;

  constructor(crew: Crew) {
    this.crew = crew;
  }

  get params(): Params {
    return { crew: nameOf(this.crew) };
  }

  get about(): Ref[] {
    return [refOf(this.crew)];
  }

  /** On the ship’s card a place is `post:navigation`. */
  describe(post: Post): Described {
    return { label: { key: `post.${post}` }, refs: [`post:${post}`] };
  }
}

/** RDA-STATION-02, RDA-CREW-07: empty stations, the Med Bay and quarters. */
export function openPosts(state: State, ship: Ship, crew: Crew): Post[] {
  const posts: Post[] = [];
  if (crew.faction === ship.faction) {
    for (const station of stations) if (occupantOf(state, ship, station) === undefined) posts.push(station);
  }
  posts.push('medbay', 'quarters');
  return posts;
}

export function takePost(t: Renegades, crew: Crew, post: Post): void {
  if (crew.post === post) return;
  if (post === 'medbay') crew.admitted = t.state.round;
  crew.post = post;
  say(t, 'RDA-STATION-04', 'crew.posted', { crew: nameOf(crew), post: { key: `post.${post}` } });
}

/** RDA-STATION-07, RDA-DEC-19: somebody comes aboard its own ship, with whom and what it carries, and takes a place: that of its choice, unless a card says `post`. */
export function* comeAboard(t: Renegades, crew: Crew, post?: Post): Flow {
  const { state } = t;
  const ship = shipOf(state, crew);
  Object.assign(crew, { aboard: ship.no, post: 'quarters', stealth: false });
  say(t, 'RDA-ACTION-01', 'crew.boarded', { crew: nameOf(crew), ship: nameOf(ship) });
  bringCaptive(t, crew, ship);
  yield* stowCards(t, crew, ship);
  yield* stowParameters(t, crew, ship);
  if (post !== undefined) takePost(t, crew, post);
  else if (ship.seat !== null) yield* assign(t, ship.seat, ship, crew);
  else takePost(t, crew, programPost(state, ship, crew));
  checkEnd(t);
}

/** The program sends everybody back to an empty station of its own. */
function programPost(state: State, ship: Ship, crew: Crew): Post {
  return specialtiesOf(crew).find(station => occupantOf(state, ship, station) === undefined) ?? 'quarters';
}

/** RDA-KO-06: whoever was carried goes to the Med Bay; a captive without room goes to the brig. */
function bringCaptive(t: Renegades, bearer: Crew, ship: Ship): void {
  for (const carried of t.state.crew.filter(each => each.bearer === bearer.id)) {
    const captive = carried.faction !== ship.faction;
    const post = captive && freeCapacity(t.state, ship) < 1 ? 'brig' : 'medbay';
    Object.assign(carried, { bearer: null, aboard: ship.no, post, admitted: t.state.round });
    say(t, 'RDA-KO-06', 'crew.broughtIn', { crew: nameOf(carried), post: { key: `post.${post}` } });
  }
}

/** RDA-GEAR-16: cards go back into the armory or stay; components are delivered (RDA-SEARCH-17). */
function* stowCards(t: Renegades, crew: Crew, ship: Ship): Flow {
  for (const card of crew.cards.filter(({ card: id }) => cardOf(id).component)) {
    crew.cards.splice(crew.cards.indexOf(card), 1);
    install(t, ship, card);
  }
  if (crew.cards.length === 0 || ship.seat === null) return;
  const choice = yield* t.choose(ship.seat, 'stow', ['stow', 'keep'], { params: { crew: nameOf(crew) } });
  if (choice === 'keep') return;
  for (const card of crew.cards.splice(0)) {
    delete card.wielded;
    ship.armory.push(card);
  }
}

/** RDA-SEARCH-17, RDA-SHIP-16, 20, RDA-SALVAGE-05: a component takes a slot; with none free it waits in the armory. */
export function install(t: Renegades, ship: Ship, card: Card): void {
  const fits = !takesSlot(card) || freeSlots(ship) > 0;
  (fits ? ship.components : ship.armory).push(card);
  const key = fits ? 'component.installed' : 'component.waits';
  say(t, fits ? 'RDA-SEARCH-17' : 'RDA-SHIP-20', key, { card: { key: `card.${card.card}` }, ship: nameOf(ship) });
}

/** RDA-SHIP-16: passengers and some components need none. */
export function takesSlot({ card }: Card): boolean {
  const { slotless, passenger } = cardOf(card);
  return slotless !== true && passenger !== true;
}

export function freeSlots({ components, upgrades }: Ship): number {
  const slotted = components.filter(takesSlot);
  return shipStats.slots - slotted.length - upgrades.length;
}

/** RDA-PARAM-15: what it bears may go into the hold. */
function* stowParameters(t: Renegades, crew: Crew, ship: Ship): Flow {
  const borne = borneBy(t.state, crew);
  if (borne.length === 0) return;
  const choice =
    ship.seat === null
      ? 'hold'
      : yield* t.choose(ship.seat, 'stowParameters', ['hold', 'keep'], {
          params: { crew: nameOf(crew) },
        });
  if (choice === 'keep') return;
  for (const parameter of borne) Object.assign(parameter, { bearer: null, hold: ship.no });
}
