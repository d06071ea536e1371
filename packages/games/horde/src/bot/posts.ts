import { squaredDistance } from '@starboard/space';
import { gapToPoint, isNear, pointAt } from '../field/measure.ts';
import { placeOfMarker } from '../rules/enemies/goal.ts';
import { consciousHeroes } from '../rules/table.ts';
import type { Hero, State } from '../types.ts';

/** The posts of the position that was asked about last: one answer weighs many places in it. */
let last: { readonly state: State; readonly posts: ReadonlyMap<number, number> } | undefined;

/** Which marker each hero should hold: the assignment that is worth most, at several of them if they can be held. */
export function postsOf(state: State): ReadonlyMap<number, number> {
  if (last?.state !== state) last = { state, posts: assign(state) };
  return last.posts;
}

/** Two at one marker leave another to the enemies, and earn less; while waves are small each can hold its own. */
function worthOfSpreading({ wave, heroes }: State): number {
  return (wave <= 3 ? 40 : 24) / heroes.length; // GSQ-XP-05: the fewer share it, the more a marker gives
}

function assign(state: State): ReadonlyMap<number, number> {
  const heroes = consciousHeroes(state);
  const doubled = worthOfSpreading(state);
  const markers = state.markers.map(({ no }) => no);
  const worths = heroes.map(hero => markers.map(marker => worthOfPost(state, hero, marker)));
  let best: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const tryFrom = (posts: readonly number[], worth: number): void => {
    if (posts.length === heroes.length) {
      if (worth > most) {
        most = worth;
        best = posts;
      }
      return;
    }
    worths[posts.length]!.forEach((each, at) => {
      tryFrom([...posts, at], worth + each - (posts.includes(at) ? doubled : 0));
    });
  };
  tryFrom([], 0);
  return new Map(heroes.map((hero, at) => [hero.no, markers[best[at]!]!]));
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
