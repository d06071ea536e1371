import fc from 'fast-check';
import type { Checked } from '../../src/checked.ts';
import {
  compileZones,
  surveyZones,
  type ZoneBlock,
  type ZoneDoorway,
  type ZoneMap,
  type ZoneMapSpec,
  type ZoneSide,
  type ZoneSurvey,
  zoneNumber,
  zoneRows,
} from '../../src/zones/index.ts';
import { cellAt, type NamedScene, namedCells, opposite, sides, steps, zoneOf } from './slow.ts';

/** The value of a result that must be good. */
export function good<T>(result: Checked<T>): T {
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.value;
}

export function problemsOf(result: Checked<unknown>): readonly string[] {
  return result.ok ? [] : result.problems;
}

/** A compiled map from a drawing. */
export function drawn(rows: string, rest: Omit<ZoneMapSpec, 'rows'> = {}): ZoneMap {
  return good(compileZones({ rows: zoneRows(rows), ...rest }));
}

/** The survey of a scene, with a way to go from names to numbers. */
export function surveyOf(scene: NamedScene): { survey: ZoneSurvey; map: ZoneMap; number: (name: string) => number } {
  const map = good(compileZones(scene.spec));
  const number = (name: string) => zoneNumber(map, name);
  const survey = surveyZones(map, {
    doors: map.doors.map(door => scene.openDoors.includes(door.name)),
    breaches: scene.breaches.map(([a, b]) => [number(a), number(b)] as const),
  });
  return { survey, map, number };
}

type Pick = (below: number) => number;

/** A stream of choices that shrinks well: when it runs dry it keeps choosing 0. */
const picks: fc.Arbitrary<() => Pick> = fc
  .array(fc.noBias(fc.nat(999)), { minLength: 150, maxLength: 150 })
  .map(list => () => {
    let at = 0;
    return below => (list[at++] ?? 0) % below;
  });

/** Random blobs of cells, each blob a zone in one piece; some cells are empty. */
function randomRows(height: number, width: number, pick: Pick): (string | null)[][] {
  const colours = Array.from({ length: height }, () => Array.from({ length: width }, () => pick(8)));
  const rows = colours.map(row => row.map((): string | null => null));
  let count = 0;
  const fill = (row: number, col: number, colour: number, name: string) => {
    if (colours[row]?.[col] === undefined || kind(colours[row][col]) !== colour || rows[row]![col] !== null) return;
    rows[row]![col] = name;
    for (const side of sides) fill(row + steps[side][0], col + steps[side][1], colour, name);
  };
  const kind = (colour: number) => (colour === 7 ? -1 : colour % 3);
  colours.forEach((line, row) => {
    line.forEach((colour, col) => {
      if (kind(colour) >= 0 && rows[row]![col] === null) fill(row, col, kind(colour), `z${count++}`);
    });
  });
  if (count === 0) rows[0]![0] = 'z0';
  return rows;
}

interface Touch {
  readonly a: string;
  readonly b: string;
  readonly side: ZoneSide;
  readonly row: number;
  readonly col: number;
}

/** Every edge between differently named cells, seen from the cell north or west of it. */
function touches(spec: ZoneMapSpec): Touch[] {
  return namedCells(spec).flatMap(({ row, col, name }) =>
    (['E', 'S'] as const).flatMap(side => {
      const b = cellAt(spec, row + steps[side][0], col + steps[side][1]);
      return b === null || b === name ? [] : [{ a: name, b, side, row, col }];
    }),
  );
}

function pairsOf(list: readonly Touch[]): (readonly [string, string])[] {
  const keys = new Map(list.map(({ a, b }) => [[a, b].sort().join(), [a, b] as const]));
  return [...keys.values()];
}

const lineKey = ({ a, b, side, row, col }: Touch) => `${[a, b].sort()} ${side === 'E' ? `col ${col}` : `row ${row}`}`;

function randomSpec(height: number, width: number, pick: Pick): ZoneMapSpec {
  const bare = { rows: randomRows(height, width, pick) };
  const edges = touches(bare);
  const pairs = pairsOf(edges);
  const joins = pairs.filter(() => pick(8) === 7);
  const joined = { ...bare, joins };
  const apart = pairs.filter(([a, b]) => zoneOf(joined, a) !== zoneOf(joined, b));
  const open = apart.filter(() => pick(5) === 4);
  const halls = pick(4) === 3 ? [[...new Set(open.flat())].slice(0, 3)] : [];
  const isOpen = (a: string, b: string) =>
    open.some(pair => pair.includes(a) && pair.includes(b)) || halls.some(hall => hall.includes(a) && hall.includes(b));
  const walls = [...new Map(edges.map(edge => [lineKey(edge), edge])).values()].filter(
    ({ a, b }) => zoneOf(joined, a) !== zoneOf(joined, b) && !isOpen(a, b),
  );
  const doorways = walls.flatMap((edge, at): ZoneDoorway[] => {
    const choice = pick(6);
    if (choice < 2) return [];
    const flip = choice % 2 === 1;
    const spot = { row: edge.row + (flip ? steps[edge.side][0] : 0), col: edge.col + (flip ? steps[edge.side][1] : 0) };
    const [from, to] = flip ? [edge.b, edge.a] : [edge.a, edge.b];
    const side = flip ? opposite[edge.side] : edge.side;
    return [{ from, side, to, at: spot, ...(choice > 3 && { door: `d${at}` }) }];
  });
  return { ...joined, open, halls, doorways };
}

/** A random map up to 6 × 6 with walls, openings, doorways and joins, some doors open, some walls breached. */
export const scenes: fc.Arbitrary<NamedScene> = fc
  .tuple(fc.constantFrom(1, 4, 5, 6, 6), fc.constantFrom(1, 4, 5, 6, 6), picks)
  .map(([height, width, start]) => {
    const pick = start();
    const spec = randomSpec(height, width, pick);
    const doors = (spec.doorways ?? []).flatMap(({ door }) => (door === undefined ? [] : [door]));
    const zonePairs = pairsOf(touches(spec)).map(([a, b]) => [zoneOf(spec, a), zoneOf(spec, b)] as const);
    return {
      spec,
      openDoors: doors.filter(() => pick(3) > 0),
      breaches: zonePairs.filter(([a, b]) => a !== b && pick(12) === 11),
    };
  });

/** A random block with a port on some of its rim cells. */
export const blocks: fc.Arbitrary<ZoneBlock> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), picks)
  .map(([height, width, start]) => {
    const pick = start();
    const spec = randomSpec(height, width, pick);
    const rim = namedCells(spec).flatMap(({ row, col }) =>
      sides.flatMap(side =>
        cellAt(spec, row + steps[side][0], col + steps[side][1]) === null ? [{ row, col, side }] : [],
      ),
    );
    return { ...spec, ports: rim.filter(() => pick(3) === 0) };
  });
