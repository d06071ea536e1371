import { type Scene, scene } from '@starboard/horde/testing';
import {
  isInside,
  pointToPolygonSquared,
  rayCrosses,
  type SightCylinder,
  type SightPoint,
  squaredDistance,
  stopsRay,
} from '@starboard/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { bodyOf, heightOf, modelsOf, pointAt, printed, radiusOf } from '../../src/field/measure.ts';
import { distance } from '../../src/field/scale.ts';
import { hasClearRay, hasClearRayTo, isCovered } from '../../src/field/sight.ts';
import type { Fighter, Model, PieceKind, State, UnitId } from '../../src/types.ts';

const kinds: readonly PieceKind[] = ['bunker', 'cargo', 'ruin', 'barrier', 'thicket', 'vents', 'rubble', 'ridge'];
const unitIds: readonly UnitId[] = ['railSniper', 'chainBrute', 'raiders', 'sawHulk', 'stubberGunner', 'hiveColossus'];

const halfInches = fc.integer({ min: 3, max: 34 });

const someTable = fc.record({
  isSmall: fc.boolean(),
  pieces: fc.array(fc.record({ kind: fc.constantFrom(...kinds), x: halfInches, y: halfInches, turns: fc.nat(3) }), {
    maxLength: 5,
  }),
  heroes: fc.tuple(fc.tuple(halfInches, halfInches), fc.tuple(halfInches, halfInches)),
  units: fc.array(
    fc.record({
      unit: fc.constantFrom(...unitIds),
      places: fc.array(fc.tuple(halfInches, halfInches), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

type Drawn = typeof someTable extends fc.Arbitrary<infer T> ? T : never;

function lay({ isSmall, pieces, heroes, units }: Drawn): Scene {
  const laid = scene({ heroes: ['medic', 'breacher'], table: isSmall ? 'small' : 'standard' });
  for (const { kind, x, y, turns } of pieces) laid.piece(kind, [x / 2, y / 2], turns);
  for (const [i, [x, y]] of heroes.entries()) laid.hero(i + 1, { at: [x / 2, y / 2] });
  for (const { unit, places } of units)
    laid.unit(
      unit,
      places.map(([x, y]) => [x / 2, y / 2] as const),
    );
  return laid;
}

/** GSQ-LOS-01, GSQ-TERRAIN-17: a place with its height above the ground. */
function eyeAt(state: State, at: number, height: number): SightPoint {
  const point = pointAt(state, at);
  const ridges = fieldOf(state).footprints.filter(
    ({ footprint, polygon }) => footprint.ridge && isInside(polygon, point),
  );
  return { ...point, z: height + Math.max(0, ...ridges.map(({ top }) => top)) };
}

/** GSQ-LOS-02 */
function raysTo({ x, y, z }: SightPoint, r: number): SightPoint[] {
  return [
    { x, y, z },
    { x: x + r, y, z },
    { x: x - r, y, z },
    { x, y: y + r, z },
    { x, y: y - r, z },
  ];
}

/** GSQ-LOS-07 */
function columnsOn(state: State, viewer: Fighter, target: Fighter): SightCylinder[] {
  return state.units
    .filter(unit => unit !== viewer && unit !== target && ['L', 'H'].includes(printed(unit).base))
    .flatMap(unit =>
      unit.models.map(model => ({
        ...bodyOf(state, unit, model),
        shape: 'cylinder' as const,
        top: eyeAt(state, model.at, heightOf(state, unit)).z,
      })),
    );
}

/** GSQ-LOS-04..07: whether anything at all on the table stops a ray. */
function isStopped(
  state: State,
  from: SightPoint,
  goal: SightPoint,
  to: SightPoint,
  columns: SightCylinder[],
): boolean {
  const stops = fieldOf(state).footprints.filter(({ footprint: { blocksSight, dense, ridge }, polygon }) => {
    const isAround = isInside(polygon, from) || isInside(polygon, goal);
    return blocksSight || ((dense || ridge) && !isAround);
  });
  return [...stops, ...columns].some(each => stopsRay(each, from, to));
}

function seesSlowly(state: State, viewer: Fighter, from: Model, target: Fighter, to: Model): boolean {
  const eye = eyeAt(state, from.at, heightOf(state, viewer));
  const goal = eyeAt(state, to.at, heightOf(state, target));
  const columns = columnsOn(state, viewer, target);
  return raysTo(goal, radiusOf(state, target)).some(end => !isStopped(state, eye, goal, end, columns));
}

/** GSQ-COVER-02..04 */
function isModelCoveredSlowly(state: State, shooter: Fighter, target: Fighter, model: Model): boolean {
  const { footprints } = fieldOf(state);
  const at = pointAt(state, model.at);
  if (footprints.some(({ footprint, polygon }) => footprint.cover && isInside(polygon, at))) return true;
  const [from] = [...modelsOf(shooter)].sort(
    (a, b) => squaredDistance(pointAt(state, a.at), at) - squaredDistance(pointAt(state, b.at), at) || a.no - b.no,
  );
  const eye = eyeAt(state, from!.at, heightOf(state, shooter));
  const goal = eyeAt(state, model.at, heightOf(state, target));
  const beside = radiusOf(state, shooter) + distance(state, 0.5);
  const ignored = new Set(
    footprints
      .filter(({ polygon }) => pointToPolygonSquared(eye, polygon) <= beside * beside)
      .map(({ piece }) => piece),
  );
  const screens = footprints.filter(({ footprint, polygon, piece }) => {
    const { barrier, ridge, cover, blocksSight, dense } = footprint;
    return !ignored.has(piece) && (barrier || cover || blocksSight || dense || (ridge && !isInside(polygon, goal)));
  });
  const columns = columnsOn(state, shooter, target);
  const stopped = raysTo(goal, radiusOf(state, target)).filter(
    end => screens.some(each => rayCrosses(each, eye, end)) || columns.some(each => stopsRay(each, eye, end)),
  );
  return stopped.length >= 3;
}

const everybody = ({ heroes, units }: State): Fighter[] => [...heroes, ...units];

describe('sight and cover, compared with a look at everything on the table', () => {
  test('[GSQ-LOS-03, GSQ-LOS-04, GSQ-LOS-05, GSQ-LOS-06, GSQ-LOS-07] the same models are seen', () => {
    fc.assert(
      fc.property(someTable, drawn => {
        const { state } = lay(drawn);
        for (const viewer of everybody(state)) {
          for (const target of everybody(state).filter(each => each !== viewer)) {
            const [from] = modelsOf(viewer);
            const seen = modelsOf(target).map(to => hasClearRay(state, viewer, from!, target, to));
            expect(seen).toEqual(modelsOf(target).map(to => seesSlowly(state, viewer, from!, target, to)));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('[GSQ-ITEM-03] the same places are seen', () => {
    fc.assert(
      fc.property(someTable, fc.array(fc.nat(2400), { minLength: 5, maxLength: 5 }), (drawn, places) => {
        const { state } = lay(drawn);
        const [hero] = state.heroes;
        const eye = eyeAt(state, hero!.at, heightOf(state, hero!));
        for (const at of places) {
          const goal = eyeAt(state, at, distance(state, 1.5));
          const slowly = !isStopped(state, eye, goal, goal, columnsOn(state, hero!, hero!));
          expect(hasClearRayTo(state, hero!, hero!, at)).toBe(slowly);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('[GSQ-COVER-02, GSQ-COVER-03, GSQ-COVER-04, GSQ-COVER-05] the same units are in cover', () => {
    fc.assert(
      fc.property(someTable, drawn => {
        const { state } = lay(drawn);
        for (const shooter of everybody(state)) {
          for (const target of everybody(state).filter(({ kind }) => kind !== shooter.kind)) {
            const covered = modelsOf(target).filter(model => isModelCoveredSlowly(state, shooter, target, model));
            expect(isCovered(state, shooter, target)).toBe(covered.length * 2 > modelsOf(target).length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
