import { squaredDistance } from '@starboard/space';
import { gapToPoint, isNear, pointAt } from '../field/measure.ts';
import { placeOfMarker } from '../rules/enemies/goal.ts';
import { consciousHeroes } from '../rules/table.ts';
import type { Hero, State } from '../types.ts';

/** Which marker each hero should hold: the assignment that is worth most, everybody at another one. */
export function postsOf(state: State): ReadonlyMap<number, number> {
  const heroes = consciousHeroes(state);
  const markers = state.markers.map(({ no }) => no);
  let best: { readonly worth: number; readonly posts: readonly number[] } | undefined;
  const assign = (posts: readonly number[], worth: number): void => {
    const hero = heroes[posts.length];
    if (hero === undefined) {
      if (best === undefined || worth > best.worth) best = { worth, posts };
      return;
    }
    for (const marker of markers) {
      const isTaken = posts.includes(marker);
      assign([...posts, marker], worth + worthOfPost(state, hero, marker) - (isTaken ? 20 : 0));
    }
  };
  assign([], 0);
  return new Map(heroes.map((hero, at) => [hero.no, best!.posts[at]!]));
}

/** Near, wanted, hurt already, and not swarming with enemies. */
function worthOfPost(state: State, hero: Hero, marker: number): number {
  const place = placeOfMarker(state, marker);
  const scale = state.small ? 2 : 4;
  const far = Math.max(0, gapToPoint(state, hero, place) / scale - 3);
  const enemies = state.units.filter(unit => isNear(state, unit, place, 8)).length;
  const apart = inchesToMarker(state, placeOfMarker(state, 5), marker);
  const { damage } = state.markers.find(({ no }) => no === marker)!;
  return (
    10 -
    far * 0.7 -
    apart * 0.08 * state.wave +
    (marker === state.priority ? 5 : 0) +
    (marker === 5 ? 2 : 0) +
    damage * 2 -
    enemies * 1.5
  );
}

/** How far a place is from a marker, in printed inches. */
export function inchesToMarker(state: State, at: number, marker: number): number {
  const place = pointAt(state, placeOfMarker(state, marker));
  return Math.sqrt(squaredDistance(pointAt(state, at), place)) / (state.small ? 2 : 4);
}
