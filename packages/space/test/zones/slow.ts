import type { ZoneMapSpec, ZoneSide } from '../../src/zones/index.ts';

export const steps: Readonly<Record<ZoneSide, readonly [number, number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};
export const opposite: Readonly<Record<ZoneSide, ZoneSide>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
export const sides: readonly ZoneSide[] = ['N', 'E', 'S', 'W'];

/** A map and what stands open, in names only. */
export interface NamedScene {
  readonly spec: ZoneMapSpec;
  readonly openDoors: readonly string[];
  readonly breaches: readonly (readonly [string, string])[];
}

export const cellAt = (spec: ZoneMapSpec, row: number, col: number): string | null => spec.rows[row]?.[col] ?? null;

interface NamedCell {
  readonly row: number;
  readonly col: number;
  readonly name: string;
}

const cellsKnown = new WeakMap<ZoneMapSpec, readonly NamedCell[]>();

/** All cells with a name, in reading order. */
export function namedCells(spec: ZoneMapSpec): readonly NamedCell[] {
  const known = cellsKnown.get(spec);
  if (known) return known;
  const cells = spec.rows.flatMap((line, row) =>
    line.flatMap((name, col) => (name === null ? [] : [{ row, col, name }])),
  );
  cellsKnown.set(spec, cells);
  return cells;
}

const zonesKnown = new WeakMap<ZoneMapSpec, Map<string, string>>();

/** The first name of the zone that a name belongs to, found by following joins until nothing is added. */
export function zoneOf(spec: ZoneMapSpec, name: string): string {
  const known = zonesKnown.get(spec) ?? new Map<string, string>();
  zonesKnown.set(spec, known);
  const zone = known.get(name) ?? followJoins(spec, name);
  known.set(name, zone);
  return zone;
}

function followJoins(spec: ZoneMapSpec, name: string): string {
  const names = new Set([name]);
  for (let before = 0; before < names.size; ) {
    before = names.size;
    for (const [a, b] of spec.joins ?? []) {
      if (names.has(a)) names.add(b);
      if (names.has(b)) names.add(a);
    }
  }
  return namedCells(spec).find(cell => names.has(cell.name))!.name;
}

export function zoneList(spec: ZoneMapSpec): string[] {
  return [...new Set(namedCells(spec).map(cell => zoneOf(spec, cell.name)))];
}

/** The grid line on which the edge at this side of a cell lies. */
function lineOf(row: number, col: number, side: ZoneSide): number {
  return { N: row, S: row + 1, W: col, E: col + 1 }[side];
}

/** Whether one can go or look from a cell over one of its sides. */
function canCross({ spec, openDoors, breaches }: NamedScene, row: number, col: number, side: ZoneSide): boolean {
  const here = cellAt(spec, row, col);
  const there = cellAt(spec, row + steps[side][0], col + steps[side][1]);
  if (here === null || there === null) return false;
  const isPair = (a: string, b: string, x: string, y: string) => (a === x && b === y) || (a === y && b === x);
  const [zone, other] = [zoneOf(spec, here), zoneOf(spec, there)];
  if (zone === other) return true;
  if (breaches.some(([a, b]) => isPair(a, b, zone, other))) return true;
  if (spec.open?.some(([a, b]) => isPair(a, b, here, there))) return true;
  if (spec.halls?.some(hall => hall.includes(here) && hall.includes(there))) return true;
  return (spec.doorways ?? []).some(doorway => {
    const facing = doorway.from === here ? side : opposite[side];
    if (!isPair(doorway.from, doorway.to, here, there) || doorway.side !== facing) return false;
    if (doorway.door !== undefined && !openDoors.includes(doorway.door)) return false;
    return doorway.at === undefined || lineOf(doorway.at.row, doorway.at.col, doorway.side) === lineOf(row, col, side);
  });
}

/** Walks from every cell of the viewer's zone in each of the four directions, cell by cell, and counts borders. */
export function slowSight(scene: NamedScene, viewer: string): Map<string, number> {
  const { spec } = scene;
  const seen = new Map([[viewer, 0]]);
  for (const cell of namedCells(spec)) {
    if (zoneOf(spec, cell.name) !== viewer) continue;
    for (const side of sides) {
      let { row, col } = cell;
      let borders = 0;
      let zone = viewer;
      while (canCross(scene, row, col, side)) {
        row += steps[side][0];
        col += steps[side][1];
        const entered = zoneOf(spec, cellAt(spec, row, col)!);
        if (entered !== zone) borders++;
        zone = entered;
        seen.set(zone, Math.min(borders, seen.get(zone) ?? Infinity));
      }
    }
  }
  return seen;
}

/** The zones passed on every clear walk from a cell of one zone straight on into the other, each sequence once. */
export function slowSightLines(scene: NamedScene, from: string, to: string): string[] {
  const { spec } = scene;
  const found = new Set<string>();
  for (const cell of namedCells(spec).filter(({ name }) => zoneOf(spec, name) === from)) {
    for (const side of sides) {
      let { row, col } = cell;
      const passed = [from];
      while (passed.at(-1) !== to && canCross(scene, row, col, side)) {
        row += steps[side][0];
        col += steps[side][1];
        const entered = zoneOf(spec, cellAt(spec, row, col)!);
        if (entered !== passed.at(-1)) passed.push(entered);
      }
      if (passed.at(-1) === to && !passed.slice(1).includes(from)) found.add(passed.join());
    }
  }
  return from === to ? [from] : [...found].sort();
}

/** The sides by which one can step from zone to zone; with `walls: false` as if there were no walls. */
export function slowStepSides(scene: NamedScene, from: string, to: string, walls = true): ZoneSide[] {
  const { spec } = scene;
  const cells = namedCells(spec).filter(cell => zoneOf(spec, cell.name) === from);
  return sides.filter(side =>
    cells.some(({ row, col }) => {
      const next = cellAt(spec, row + steps[side][0], col + steps[side][1]);
      return next !== null && zoneOf(spec, next) === to && (!walls || canCross(scene, row, col, side));
    }),
  );
}

/** Fewest steps between any two zones by trying every zone in between; barred zones can be left but not entered. */
export function slowDistances(scene: NamedScene, walls = true, barred: readonly string[] = []) {
  const zones = zoneList(scene.spec);
  const distance = new Map<string, number>();
  const get = (a: string, b: string) => distance.get(`${a}>${b}`) ?? Infinity;
  for (const a of zones) {
    for (const b of zones) {
      const isStep = !barred.includes(b) && slowStepSides(scene, a, b, walls).length > 0;
      distance.set(`${a}>${b}`, a === b ? 0 : isStep ? 1 : Infinity);
    }
  }
  for (const via of zones) {
    for (const a of zones) {
      for (const b of zones) distance.set(`${a}>${b}`, Math.min(get(a, b), get(a, via) + get(via, b)));
    }
  }
  return get;
}
