import {
  boxesNear,
  type ConvexPolygon,
  type LatticePoint,
  latticeIndex,
  latticePoint,
  latticeTable,
  outlinesBox,
  pointToPolygonSquared,
  polygonToPolygonSquared,
  type QuarterInches,
  reachable,
} from '@starboard/space';
import { onFoot, plainField } from '../../field/field.ts';
import { type LaidFootprint, type LaidPiece, layFootprints, outlinesOf, writePiece } from '../../field/pieces.ts';
import { distance, sideOf } from '../../field/scale.ts';
import type { Opening, PieceKind } from '../../types.ts';
import { placeOfMarker } from '../enemies/goal.ts';
import { eachWithin } from '../move/places.ts';

/** GSQ-GEN-01..03: what each quarter receives, in the order of placing; where there is a choice, by the faces of a die. */
const recipe: readonly (readonly PieceKind[])[] = [
  ['bunker', 'bunker', 'bunker', 'ruin', 'ruin', 'ruin'],
  ['pool', 'pool', 'scrub', 'scrub', 'ridge', 'ridge'],
  ['thicket', 'thicket', 'thicket', 'thicket', 'vents', 'vents'],
  ['cargo'],
  ['rubble', 'rubble', 'rubble', 'crater', 'crater', 'crater'],
  ['barrier'],
];

/** GSQ-GEN-06 */
const tries = 200;
const spacings = [3, 2.5, 2, 1.5, 1];

/** GSQ-GEN-05, 08, in inches; on the small table the corners are free for as far as waves arrive (GSQ-WAVE-04). */
export function wallsFrom({ small }: Pick<Site, 'small'>) {
  return { marker: 3, centre: 6, corner: small ? 6 : 4 };
}
export const dangerFrom = { marker: 3, centre: 6 };

/** GSQ-GEN-07, in inches: the radius of the widest base, and how near it must come to every corner. */
const widest = 1.5;
export const nearCorner = 6;

/** The table while it is filled. */
export interface Site {
  readonly small: boolean;
  readonly markers: readonly LatticePoint[];
  readonly centre: LatticePoint;
  readonly corners: readonly LatticePoint[];
}

interface Placed {
  readonly piece: LaidPiece;
  readonly footprints: readonly LaidFootprint[];
  /** The middle of its box, and a disc around it that lies wholly in the piece: what is near to that is near to it. */
  readonly middle: LatticePoint;
  readonly core: QuarterInches;
}

/** GSQ-GEN-01..08: a table of 24 pieces, written as in `State.terrain`. */
export function generateTerrain(t: Opening, small: boolean): string {
  const site = siteOf(small);
  for (;;) {
    const terrain = fillTable(t, site)
      .map(({ piece }) => writePiece(piece))
      .join(', ');
    if (isWalkable(site, terrain)) return terrain;
  }
}

export function siteOf(small: boolean): Site {
  const side = sideOf(small);
  const table = { columns: side / 2 + 1, rows: side / 2 + 1 };
  const markers = [1, 2, 3, 4, 5].map(no => latticePoint(table, placeOfMarker({ small }, no)));
  const corners = [0, side].flatMap(y => [0, side].map(x => ({ x, y })));
  return { small, markers, centre: markers[4]!, corners };
}

function fillTable(t: Opening, site: Site): readonly Placed[] {
  const placed: Placed[] = [];
  for (const quarter of [1, 2, 3, 4]) {
    let filled: Placed[] | undefined;
    while (filled === undefined) filled = fillQuarter(t, site, quarter, placed); // GSQ-GEN-06: it restarts
    placed.push(...filled);
  }
  return placed;
}

function fillQuarter(t: Opening, site: Site, quarter: number, before: readonly Placed[]): Placed[] | undefined {
  const filled: Placed[] = [];
  for (const faces of recipe) {
    const kind = faces.length === 1 ? faces[0]! : faces[t.chance.die() - 1]!;
    const placed = placePiece(t, site, quarter, kind, [...before, ...filled]);
    if (placed === undefined) return undefined;
    filled.push(placed);
  }
  return filled;
}

/** GSQ-GEN-03, 06: turned once, then tried here and there, ever nearer to the others. */
function placePiece(
  t: Opening,
  site: Site,
  quarter: number,
  kind: PieceKind,
  others: readonly Placed[],
): Placed | undefined {
  const { small } = site;
  const turns = t.chance.below(4);
  const { east, south, core } = measuresOf({ kind, x: 0, y: 0, turns }, small);
  const half = sideOf(small) / 2;
  const columns = Math.floor((half - east) / 2) + 1;
  const rows = Math.floor((half - south) / 2) + 1;
  const west = quarter === 2 || quarter === 3 ? half : 0;
  const north = quarter >= 3 ? half : 0;
  for (const spacing of spacings) {
    const apart = distance(site, spacing);
    for (let n = 0; n < tries; n++) {
      const place = t.chance.below(columns * rows); // GSQ-GEO-15
      const x = west + (place % columns) * 2;
      const y = north + Math.floor(place / columns) * 2;
      const middle = { x: x + east / 2, y: y + south / 2 };
      if (isCrowded(others, middle, core + apart)) continue;
      const piece: LaidPiece = { kind, x, y, turns };
      const footprints = layFootprints([piece], small);
      if (keepsClear(site, footprints) && isSpaced(footprints, others, apart)) {
        return { piece, footprints, middle, core };
      }
    }
  }
  return undefined;
}

/** A piece as it is drawn, before it is laid anywhere: how far it goes, and how wide its core is (see `Placed`). */
interface Measures {
  readonly east: QuarterInches;
  readonly south: QuarterInches;
  readonly core: QuarterInches;
}

const measured = new Map<string, Measures>();

function measuresOf(drawn: LaidPiece, small: boolean): Measures {
  const key = `${drawn.kind} ${drawn.turns} ${small}`;
  let measures = measured.get(key);
  if (measures === undefined) {
    const { east, south } = outlinesBox(outlinesOf(drawn, small));
    const core = coreOf(layFootprints([drawn], small)[0]!.polygon, { x: east / 2, y: south / 2 });
    measures = { east, south, core };
    measured.set(key, measures);
  }
  return measures;
}

/** Whether a core comes too near to any other. */
function isCrowded(others: readonly Placed[], middle: LatticePoint, wide: QuarterInches): boolean {
  for (const other of others) {
    const apart = other.core + wide;
    const dx = other.middle.x - middle.x;
    const dy = other.middle.y - middle.y;
    if (dx * dx + dy * dy < apart * apart) return true;
  }
  return false;
}

/** How far a point inside is from the outline. */
function coreOf({ edges }: ConvexPolygon, { x, y }: LatticePoint): QuarterInches {
  let least = Number.POSITIVE_INFINITY;
  for (let e = 0; e < edges.length; e += 3) {
    const [p, q, r] = [edges[e]!, edges[e + 1]!, edges[e + 2]!];
    least = Math.min(least, (p * x + q * y + r) / Math.sqrt(p * p + q * q));
  }
  return least;
}

/** GSQ-GEN-04 */
function isSpaced(footprints: readonly LaidFootprint[], others: readonly Placed[], apart: QuarterInches): boolean {
  return others.every(other =>
    other.footprints.every(({ polygon }) =>
      footprints.every(
        mine =>
          !boxesNear(mine.polygon.box, polygon.box, apart) ||
          polygonToPolygonSquared(mine.polygon, polygon) >= apart * apart,
      ),
    ),
  );
}

/** GSQ-GEN-05: walls and Barriers keep their distance from markers, centre and corners, and danger from the first two. */
function keepsClear(site: Site, footprints: readonly LaidFootprint[]): boolean {
  return footprints.every(({ footprint, polygon }) => {
    if (footprint.impassable || footprint.barrier) {
      const { marker, centre, corner } = wallsFrom(site);
      const keeps = (point: LatticePoint, printed: number) =>
        pointToPolygonSquared(point, polygon) >= distance(site, printed) ** 2;
      return (
        site.markers.every(point => keeps(point, marker)) &&
        keeps(site.centre, centre) &&
        site.corners.every(point => keeps(point, corner))
      );
    }
    if (!footprint.dangerous) return true;
    const { marker, centre } = dangerFrom;
    const isWithin = (point: LatticePoint, printed: number) =>
      pointToPolygonSquared(point, polygon) <= distance(site, printed) ** 2;
    return !site.markers.some(point => isWithin(point, marker)) && !isWithin(site.centre, centre);
  });
}

/** GSQ-GEN-07, GSQ-RUL-14: whether the widest base gets from the centre to every marker and near every corner. */
export function isWalkable(site: Site, terrain: string): boolean {
  const map = onFoot(plainField(terrain, site.small), distance(site, widest));
  const centre = latticeIndex(map.table, site.centre);
  return isAllReached(site, reachable(map, centre, 'axes')) || isAllReached(site, reachable(map, centre));
}

function isAllReached(site: Site, reached: Uint8Array): boolean {
  const table = latticeTable(sideOf(site.small), sideOf(site.small));
  if (!site.markers.every(point => reached[latticeIndex(table, point)] === 1)) return false;
  const near = distance(site, nearCorner) + distance(site, widest);
  return site.corners.every(corner => {
    let isNear = false;
    eachWithin(table, latticeIndex(table, corner), near, at => {
      isNear ||= reached[at] === 1;
    });
    return isNear;
  });
}
