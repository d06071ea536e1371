import { pointToPolygonSquared } from '@starboard/space';
import { fieldOf } from '../../src/field/field.ts';
import { modelsOf, pointAt, radiusOf } from '../../src/field/measure.ts';
import { distance, sideOf } from '../../src/field/scale.ts';
import { isConscious, modelRef, refOf } from '../../src/rules/table.ts';
import type { Fighter, State } from '../../src/types.ts';

/** A base on the table, in quarter inches. */
interface Base {
  readonly name: string;
  readonly of: Fighter;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** GSQ-GEO-16, in quarter inches. */
const tolerance = 4e-6;

/** GSQ-MOVE-08, GSQ-WOUND-06: everybody who counts as standing there. */
function basesOf(state: State): Base[] {
  const standing: Fighter[] = [...state.heroes.filter(hero => isConscious(hero) && hero.at >= 0), ...state.units];
  return standing.flatMap(of =>
    modelsOf(of).map(model => ({
      name: modelRef(of, model),
      of,
      ...pointAt(state, model.at),
      radius: radiusOf(state, of),
    })),
  );
}

/** GSQ-GEO-14, GSQ-TERRAIN-06, 10: on the table, in no wall and on no Barrier. */
function groundProblems(state: State, { name, x, y, radius }: Base): string[] {
  const { walls, barriers } = fieldOf(state);
  const side = sideOf(state.small);
  const isOff = [x, y].some(each => each < radius || each > side - radius);
  const isIn = (polygon: (typeof walls)[number]) => {
    const { west, north, east, south } = polygon.box;
    const isFar = x + radius < west || x - radius > east || y + radius < north || y - radius > south;
    return !isFar && Math.sqrt(pointToPolygonSquared({ x, y }, polygon)) < radius - tolerance;
  };
  return [
    ...(isOff ? [`${name} hangs over the edge`] : []),
    ...(walls.some(isIn) ? [`${name} is in a wall`] : []),
    ...(barriers.some(isIn) ? [`${name} is on a Barrier`] : []),
  ];
}

/** GSQ-GEO-07, 09: nobody overlaps, and other units keep their distance unless they are at each other's throats. */
function gapProblem(state: State, a: Base, b: Base): string[] {
  const squared = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  const touch = a.radius + b.radius;
  if (squared < touch ** 2) return [`${a.name} overlaps ${b.name}`];
  if (a.of === b.of || squared >= (touch + distance(state, 1)) ** 2) return [];
  const { fought } = state.losses;
  const areFighting = a.of.kind !== b.of.kind && [a.of, b.of].every(fighter => fought.includes(refOf(fighter)));
  return areFighting ? [] : [`${a.name} is too near to ${b.name}`];
}

/** GSQ-SEARCH-03, GSQ-TABLE-10: things lie on the table, tokens off its edges and out of walls. */
function thingProblems(state: State): string[] {
  const { tokens, treasures, grease, small } = state;
  const side = sideOf(small);
  const last = (side / 2 + 1) ** 2 - 1;
  const isThere = (at: number) => Number.isInteger(at) && at >= 0 && at <= last;
  const lost = [...tokens, ...treasures.map(({ at }) => at), ...grease.map(({ at }) => at)].filter(at => !isThere(at));
  const { walls } = fieldOf(state);
  const misplaced = tokens.filter(isThere).filter(at => {
    const { x, y } = pointAt(state, at);
    const isOnEdge = [x, y].some(each => each === 0 || each === side);
    return isOnEdge || walls.some(wall => pointToPolygonSquared({ x, y }, wall) === 0 && !isOutline(wall, x, y));
  });
  return [
    ...lost.map(at => `something lies at ${at}, off the table`),
    ...misplaced.map(at => `a search token lies at ${at}, where none can`),
    ...treasures.filter(({ rewards }) => rewards.length === 0).map(({ at }) => `the treasure at ${at} is empty`),
    ...grease.filter(({ rounds }) => rounds < 1 || rounds > 2).map(({ at }) => `the grease at ${at} never dries`),
  ];
}

/** GSQ-TERRAIN-04: the outline itself is outside. */
function isOutline({ edges }: { readonly edges: ArrayLike<number> }, x: number, y: number): boolean {
  for (let e = 0; e < edges.length; e += 3) if (edges[e]! * x + edges[e + 1]! * y + edges[e + 2]! === 0) return true;
  return false;
}

/** Everything that is wrong with where things are. */
export function fieldProblems(state: State): string[] {
  const bases = basesOf(state);
  return [
    ...bases.flatMap(base => groundProblems(state, base)),
    ...bases.flatMap((a, at) => bases.slice(at + 1).flatMap(b => gapProblem(state, a, b))),
    ...thingProblems(state),
  ];
}
