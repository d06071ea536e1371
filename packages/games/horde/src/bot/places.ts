import { isInside, runsPoints, squaredDistance } from '@starboard/space';
import { fieldOf } from '../field/field.ts';
import { gapBetween, isWithin, pointAt, printed } from '../field/measure.ts';
import { canHeal } from '../rules/conditions.ts';
import { heroNo, isConscious } from '../rules/table.ts';
import { woundsLeft } from '../rules/wounds.ts';
import type { Hero, State } from '../types.ts';
import { inchesToMarker, postsOf } from './posts.ts';
import { bestShot, dangerTo } from './value.ts';

/** So many places are looked at closely. */
const looked = 10;

export interface Spot {
  readonly at: number;
  readonly worth: number;
}

/** The best of some places for a hero: near its post, out of trouble, with something to shoot at if it may. */
export function bestSpot(state: State, no: number, places: readonly number[], mayShoot: boolean): Spot {
  const post = postsOf(state).get(no);
  const hero = heroNo(state, no);
  const points = runsPoints(places);
  const step = Math.max(1, Math.floor(points.length / 120));
  const rough: Spot[] = [];
  const ground = (at: number) => worthOfGround(state, at, post) + worthOfNearness(state, hero, at);
  for (let i = 0; i < points.length; i += step) rough.push({ at: points[i]!, worth: ground(points[i]!) });
  if (runsHave(places, hero.at)) rough.push({ at: hero.at, worth: ground(hero.at) });
  rough.sort((a, b) => b.worth - a.worth || a.at - b.at);
  let best: Spot | undefined;
  for (const { at, worth } of rough.slice(0, looked)) {
    const close = worth + worthThere(state, hero, at, mayShoot);
    if (best === undefined || close > best.worth) best = { at, worth: close };
  }
  return best!;
}

function runsHave(runs: readonly number[], at: number): boolean {
  for (let i = 0; i < runs.length; i += 2) if (at >= runs[i]! && at < runs[i]! + runs[i + 1]!) return true;
  return false;
}

/** From this alertness on markers matter most: they count when the wave ends. */
const timeToSeize = 3;

function isTimeToSeize({ alertness }: State): boolean {
  return alertness >= timeToSeize;
}

/** While there is time, a hero goes where it can fight: so far from the nearest enemy as its weapons reach. */
function worthOfNearness(state: State, hero: Hero, at: number): number {
  if (state.units.length === 0) return 0;
  const point = pointAt(state, at);
  let least = Number.POSITIVE_INFINITY;
  for (const { models } of state.units) {
    for (const model of models) least = Math.min(least, squaredDistance(point, pointAt(state, model.at)));
  }
  const inches = Math.sqrt(least) / (state.small ? 2 : 4);
  return -Math.max(0, inches - fightingRange(hero)) * (isTimeToSeize(state) ? 0.2 : 0.8);
}

/** In inches: those who shoot badly want to charge. */
function fightingRange(hero: Hero): number {
  const shots = printed(hero).weapons.filter(({ range, attacks }) => range > 0 && attacks > 1);
  return Math.max(10, ...shots.map(({ range }) => range - 2), ...printed(hero).weapons.map(({ range }) => range - 4));
}

/** What the ground itself is worth: within reach of the post best of all, then in cover, never in danger. */
function worthOfGround(state: State, at: number, post: number | undefined): number {
  const field = fieldOf(state);
  const far = post === undefined ? 0 : inchesToMarker(state, at, post);
  const point = pointAt(state, at);
  const covered = field.footprints.some(({ footprint, polygon }) => footprint.cover && isInside(polygon, point));
  const harm = field.dangerous.inside[at] === 1 ? 30 : 0;
  const pull = isTimeToSeize(state) ? 1.2 : 0.4;
  return (far <= 2.5 ? 10 * pull : -far * pull) + (covered ? 4 : 0) - harm;
}

/** What a hero could do there, and what could be done to it. */
function worthThere(state: State, hero: Hero, at: number, mayShoot: boolean): number {
  const there: Hero = { ...hero, at };
  const moved: State = { ...state, heroes: state.heroes.map(each => (each === hero ? there : each)) };
  const shot = mayShoot ? (bestShot(moved, there, at !== hero.at)?.worth ?? 0) : 0;
  const danger = dangerTo(moved, there);
  const left = woundsLeft(hero);
  return shot + worthOfTending(moved, there) - danger - (danger >= left ? 8 : 0);
}

/** Whether it could tend somebody from there. */
function worthOfTending(state: State, hero: Hero): number {
  const tends = hero.items.includes('medKit') || hero.skills.includes('mend') || hero.feats.includes('lifeSurge');
  if (!tends) return 0;
  let most = 0;
  for (const other of state.heroes) {
    if (other.no === hero.no || woundsLeft(other) * 2 > other.tough || !canHeal(other)) continue;
    if (isWithin(state, hero, other, 3)) most = Math.max(most, isConscious(other) ? 6 : 25);
    else most = Math.max(most, (isConscious(other) ? 3 : 12) - gapBetween(state, hero, other) / (state.small ? 4 : 8));
  }
  return most;
}
