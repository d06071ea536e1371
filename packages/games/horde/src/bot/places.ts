import { isInside, runsPoints } from '@starboard/space';
import { fieldOf } from '../field/field.ts';
import { gapBetween, isWithin, pointAt } from '../field/measure.ts';
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
  for (let i = 0; i < points.length; i += step)
    rough.push({ at: points[i]!, worth: worthOfGround(state, points[i]!, post) });
  if (runsHave(places, hero.at)) rough.push({ at: hero.at, worth: worthOfGround(state, hero.at, post) });
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

/** What the ground itself is worth: within reach of the post best of all, then in cover, never in danger. */
function worthOfGround(state: State, at: number, post: number | undefined): number {
  const field = fieldOf(state);
  const far = post === undefined ? 0 : inchesToMarker(state, at, post);
  const point = pointAt(state, at);
  const covered = field.footprints.some(({ footprint, polygon }) => footprint.cover && isInside(polygon, point));
  const harm = field.dangerous.inside[at] === 1 ? 30 : 0;
  return (far <= 2.5 ? 12 : -far * 1.2) + (covered ? 4 : 0) - harm;
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
    if (other.no === hero.no || woundsLeft(other) * 2 > other.tough || other.conditions.includes('diseased')) continue;
    if (isWithin(state, hero, other, 3)) most = Math.max(most, isConscious(other) ? 6 : 25);
    else most = Math.max(most, (isConscious(other) ? 3 : 12) - gapBetween(state, hero, other) / (state.small ? 4 : 8));
  }
  return most;
}
