import { type ZoneBeam, type ZoneSide, zoneFirstSteps, zoneSides, zoneSidesFrom } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import type { Endure, State, Words, ZoneId } from '../../types.ts';
import { groundOf } from '../mission.ts';
import { isInForce } from '../resolution/events.ts';
import { atRandom } from '../table.ts';
import { isLockdown, isOpen } from './doors.ts';
import {
  beamsBetween,
  type Ground,
  noWay,
  type Openings,
  type Route,
  type Sights,
  surveyWays,
  type Ways,
} from './ground.ts';

/** What can be walked now; worked out once for each combination of open doors. */
export function waysOf(state: State): Ways {
  return openings(state).ways;
}

/** What is seen from where now. */
export function sightsOf(state: State): Sights {
  return openings(state).sights;
}

function openings(state: State): Openings {
  const ground = groundOf(state);
  const { last } = ground;
  const { doors, breaches } = state;
  // where there is none, a word all the same: words are compared faster with words
  const event = state.event ?? '';
  const standing = state.standing ?? '';
  if (last?.doors === doors && last.breaches === breaches && last.event === event && last.standing === standing) {
    return last;
  }
  const lockdown = isLockdown(state);
  const asBefore = last?.doors === doors && last.breaches === breaches && last.lockdown === lockdown;
  const ways = asBefore ? last.ways : findWays(state, ground);
  const sights = isDark(state) ? ground.darkness : ways.sights;
  ground.last = { doors, breaches, event, standing, lockdown, ways, sights };
  return ground.last;
}

function findWays(state: State, ground: Ground): Ways {
  const key = openingsKey(state, ground);
  const known = ground.ways.get(key);
  if (known !== undefined) return known;
  const open = ground.map.doors.map((_, door) => isOpen(state, door));
  const ways = surveyWays(ground, open, state.breaches);
  ground.ways.set(key, ways);
  return ways;
}

function openingsKey(state: State, { map }: Ground): string {
  let key = '';
  for (let door = 0; door < map.doors.length; door++) key += isOpen(state, door) ? 'o' : '-';
  return state.breaches.length === 0 ? key : `${key} ${state.breaches.join(' ')}`;
}

export function zoneName(state: State, zone: ZoneId): string {
  return groundOf(state).map.zones[zone]!.name;
}

/** A zone in words: its tile and its letter. */
export function zoneText(state: State, zone: ZoneId): Words {
  return groundOf(state).zoneTexts[zone]!;
}

export function isRoom(state: State, zone: ZoneId): boolean {
  return groundOf(state).isRoom[zone]!;
}

/** ETS-EVENT-05: in a Blackout nobody sees beyond the own zone. */
export function isDark(state: State): boolean {
  return isInForce(state, 'darkness');
}

/** ETS-LOS-11..13: how many borders a line of sight crosses; Infinity if there is none. */
export function sightDistance(state: State, from: ZoneId, to: ZoneId): number {
  return sightsOf(state).distance(from, to);
}

export function canSee(state: State, from: ZoneId, to: ZoneId): boolean {
  return sightsOf(state).has(from, to);
}

/** The zones in sight at most so far away, and at least. */
export function zonesInView(state: State, from: ZoneId, most = Infinity, least = 0): ZoneId[] {
  const { sights, ways } = openings(state);
  const zones: ZoneId[] = [];
  for (let zone = 0; zone < ways.count; zone++) {
    const distance = sights.distance(from, zone);
    if (sights.has(from, zone) && distance <= most && distance >= least) zones.push(zone);
  }
  return zones;
}

/** The straight lines of sight between two zones. */
export function linesOfSight(state: State, from: ZoneId, to: ZoneId): readonly ZoneBeam[] {
  return isDark(state) ? [] : beamsBetween(waysOf(state), from, to);
}

/** ETS-MAP-13: fewest steps over open ways. */
export function moveDistance(state: State, from: ZoneId, to: ZoneId): number {
  const { survey, count } = waysOf(state);
  const distance = survey.distances[from * count + to]!;
  return distance === noWay ? Infinity : distance;
}

/** ETS-MAP-11, 13: fewest shared edges, walls and doors notwithstanding. */
export function noiseDistance(state: State, from: ZoneId, to: ZoneId): number {
  const { map } = groundOf(state);
  return map.touchDistances[from * map.zones.length + to]!;
}

export function zonesWithinNoise(state: State, from: ZoneId, most: number): ZoneId[] {
  const { map } = groundOf(state);
  return map.zones.flatMap((_, zone) => (noiseDistance(state, from, zone) <= most ? [zone] : []));
}

/** ETS-MAP-10: zones that can be stepped into, were there room. */
export function neighbours(state: State, zone: ZoneId): readonly ZoneId[] {
  return waysOf(state).next[zone]!;
}

/** ETS-MAP-14: the neighbours in a direction. */
export function neighboursOn(state: State, zone: ZoneId, side: ZoneSide): readonly ZoneId[] {
  return waysOf(state).nextOn[zone]![zoneSides.indexOf(side)]!;
}

/** ETS-MAP-15: how many more figures a zone can take. */
export function roomLeft(state: State, zone: ZoneId): number {
  let left = groundOf(state).capacity[zone]!;
  for (const figure of state.figures) if (figure.zone === zone) left -= catalogue.enemies[figure.type].size;
  for (const survivor of state.survivors) if (survivor.status === 'alive' && survivor.zone === zone) left--;
  forOthers(state, (there, places) => {
    if (there === zone) left -= places;
  });
  return left;
}

/** ETS-MAP-15: who else takes up places: a Loader 2 with its pilot, a sleeping boss as many as awake, an ally 1. */
function forOthers({ loader, bosses, allies }: State, take: (zone: ZoneId, places: number) => void): void {
  if (loader !== null) take(loader.zone, loader.pilot === null ? 2 : 1);
  for (const { type, sleepsIn } of bosses) if (sleepsIn >= 0) take(sleepsIn, catalogue.enemies[type].size);
  for (const { status, zone } of allies) if (status === 'here') take(zone, 1);
}

/** ETS-MAP-15: that of a zone of one cell. */
const leastCapacity = 8;

/** ETS-FULL-04 */
export function isFull(state: State, zone: ZoneId): boolean {
  return mayLackRoom(state) && roomLeft(state, zone) <= 0;
}

/** With few figures on the map every zone has room for one more of this size, and nobody need count. */
function mayLackRoom({ figures, survivors, bosses, loader, allies }: State, size = 1): boolean {
  let places = figures.length + survivors.length + allies.length + (loader === null ? 0 : 2);
  for (const { type, status, sleepsIn } of bosses)
    if (status === 'here' || sleepsIn >= 0) places += catalogue.enemies[type].size;
  return places + size > leastCapacity;
}

/** ETS-MOVE-10, ETS-FULL-07, ETS-BOSS-24: nobody goes into or out of a bubble, nor figures where they lack room. */
export function isBarred(state: State, from: ZoneId, to: ZoneId, forTokens = false, size = 1): boolean {
  if (state.bubbles.length > 0 && (state.bubbles.includes(from) || state.bubbles.includes(to))) return true;
  return !forTokens && mayLackRoom(state, size) && roomLeft(state, to) < size;
}

/** ETS-ENEMY-14, 15: the first steps of all shortest ways to a zone; none if there is no way. */
export function firstSteps(state: State, from: ZoneId, goal: ZoneId, forTokens = false, size = 1): readonly ZoneId[] {
  if (from === goal || state.bubbles.includes(from)) return [];
  const ways = waysOf(state);
  const route = routeBetween(ways, from, goal);
  if (isFree(state, route, forTokens, size)) return route.firstSteps;
  return zoneFirstSteps(ways.survey, from, goal, barredZones(state, forTokens, size)).map(step => step.to);
}

/** Whether nothing is barred on any of the shortest ways: mostly so, and then they depend on the open doors alone. */
function isFree(state: State, { lies }: Route, forTokens: boolean, size: number): boolean {
  for (const zone of state.bubbles) if (lies[zone] === 1) return false;
  if (forTokens || !mayLackRoomOn(state, lies, size)) return true;
  for (let zone = 0; zone < lies.length; zone++) if (lies[zone] === 1 && roomLeft(state, zone) < size) return false;
  return true;
}

/** With few figures on the way every zone of it has room for one more of this size. */
function mayLackRoomOn({ figures, survivors, bosses, loader, allies }: State, lies: Uint8Array, size: number): boolean {
  let places = size + allies.length + (loader === null ? 0 : 2);
  for (const { type } of bosses) places += catalogue.enemies[type].size;
  for (const { zone } of figures) if (lies[zone] === 1) places++;
  for (const { zone } of survivors) if (lies[zone] === 1) places++;
  return places > leastCapacity;
}

function routeBetween(ways: Ways, from: ZoneId, goal: ZoneId): Route {
  const key = from * ways.count + goal;
  const known = ways.routes.get(key);
  if (known !== undefined) return known;
  const found = findRoute(ways, from, goal);
  ways.routes.set(key, found);
  return found;
}

function findRoute({ survey: { distances }, count, next }: Ways, from: ZoneId, goal: ZoneId): Route {
  const length = distances[from * count + goal]!;
  const lies = new Uint8Array(count);
  if (length === noWay) return { firstSteps: [], lies };
  for (let zone = 0; zone < count; zone++) {
    if (zone !== from && distances[from * count + zone]! + distances[zone * count + goal]! === length) lies[zone] = 1;
  }
  return { firstSteps: next[from]!.filter(zone => distances[zone * count + goal] === length - 1), lies };
}

/** Bubbles, and for figures every zone without room (ETS-BOSS-24: a boss needs more of it). */
export function barredZones(state: State, forTokens: boolean, size = 1): readonly ZoneId[] {
  if (forTokens || !mayLackRoom(state, size)) return state.bubbles;
  const barred = [...state.bubbles];
  const room = roomEverywhere(state);
  for (let zone = 0; zone < room.length; zone++) if (room[zone]! < size) barred.push(zone);
  return barred;
}

/** What `roomLeft` says of each zone, counted once for all. */
function roomEverywhere(state: State): number[] {
  const room = [...groundOf(state).capacity];
  for (const { type, zone } of state.figures) room[zone]! -= catalogue.enemies[type].size;
  for (const { status, zone } of state.survivors) if (status === 'alive') room[zone]! -= 1;
  forOthers(state, (zone, places) => {
    room[zone]! -= places;
  });
  return room;
}

/** ETS-DICE-01: the directional die. */
export function rollDirection(t: Endure): ZoneSide {
  return t.chance.face(zoneSides);
}

/**
 * ETS-DICE-03: the directional die picks among zones beside this one: the one that lies in the rolled direction, turning
 * clockwise until one does; if two share it, at random.
 */
export function pickByDirection(t: Endure, from: ZoneId, zones: readonly ZoneId[]): ZoneId {
  if (zones.length === 1) return zones[0]!;
  for (const side of zoneSidesFrom(rollDirection(t))) {
    const there = neighboursOn(t.state, from, side).filter(zone => zones.includes(zone));
    if (there.length > 0) return atRandom(t, there);
  }
  return atRandom(t, zones);
}

/** Enemy figures in a zone. */
export function figuresIn(state: State, zone: ZoneId) {
  return state.figures.filter(figure => figure.zone === zone);
}

export function hasEnemies(state: State, zone: ZoneId): boolean {
  for (const figure of state.figures) if (figure.zone === zone) return true;
  return false;
}
