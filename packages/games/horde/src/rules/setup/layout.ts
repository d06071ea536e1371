import { baseOnTable, type ConvexPolygon, type LatticePoint, pointToPolygonSquared } from '@starboard/space';
import { type LaidFootprint, type LaidPiece, layFootprints, outlinesOf, readPieces } from '../../field/pieces.ts';
import { distance, sideOf } from '../../field/scale.ts';
import { pieces } from '../../field/terrain.ts';
import type { Params, Words } from '../../types.ts';
import { dangerFrom, isWalkable, nearCorner, type Site, siteOf, wallsFrom } from './generator.ts';

/** GSQ-TABLE-02 */
const fewestPieces = 20;
/** More than a table has room for, and few enough to be looked through. */
const mostPieces = 100;

/** Everything that keeps a written layout from being played on (GSQ-TABLE-01..03, GSQ-GEN-05, 07). */
export function terrainProblems(written: readonly string[], small: boolean): Words[] {
  const problems: Words[] = [];
  if (written.length > mostPieces)
    return [{ key: 'setup.wrong.morePieces', params: { count: written.length, most: mostPieces } }];
  if (written.length < fewestPieces) problems.push({ key: 'setup.wrong.pieces', params: { count: written.length } });
  for (const piece of written) if (!isPiece(piece)) problems.push({ key: 'setup.wrong.piece', params: { piece } });
  const laid = written.filter(isPiece).flatMap(readPieces);
  const site = siteOf(small);
  laid.forEach((piece, at) => {
    const params: Params = { piece: { key: `terrain.${piece.kind}` }, x: piece.x / 4, y: piece.y / 4 };
    if (!isOnTable(piece, small)) problems.push({ key: 'setup.wrong.offTable', params });
    for (const text of nearnessOf(site, piece)) problems.push({ key: text.key, params: { ...params, ...text.params } });
    if (laid.slice(0, at).some(other => overlap(piece, other, small)))
      problems.push({ key: 'setup.wrong.overlap', params });
  });
  // Ways are sought on a table that is sound otherwise.
  if (problems.length === 0 && !isWalkable(site, written.join(', '))) {
    problems.push({ key: 'setup.wrong.unwalkable', params: { inches: distance(site, nearCorner) / 4 } });
  }
  return problems;
}

/** Whether it reads as a piece: its kind, whole half inches, and quarter turns. */
function isPiece(written: string): boolean {
  const [kind = '', x, y, turns, ...rest] = written.split(' ');
  const isEven = (n: string | undefined) => n !== undefined && /^\d+$/.test(n) && Number(n) % 2 === 0;
  return Object.hasOwn(pieces, kind) && isEven(x) && isEven(y) && /^[0-3]$/.test(turns ?? '') && rest.length === 0;
}

function isOnTable(piece: LaidPiece, small: boolean): boolean {
  const side = sideOf(small);
  const table = { columns: side / 2 + 1, rows: side / 2 + 1 };
  return outlinesOf(piece, small)
    .flat()
    .every(point => baseOnTable({ ...point, radius: 0 }, table));
}

/** Whether two pieces cover the same ground; those that touch do not. */
function overlap(a: LaidPiece, b: LaidPiece, small: boolean): boolean {
  const of = (piece: LaidPiece) => layFootprints([piece], small).map(({ polygon }) => polygon);
  return of(a).some(p => of(b).some(q => !isBeside(p, q) && !isBeside(q, p)));
}

/** Whether one polygon lies all on the outer side of an edge of the other, or in line with it. */
function isBeside({ points }: ConvexPolygon, { edges }: ConvexPolygon): boolean {
  for (let e = 0; e < edges.length; e += 3) {
    if (points.every(({ x, y }) => edges[e]! * x + edges[e + 1]! * y + edges[e + 2]! <= 0)) return true;
  }
  return false;
}

/** GSQ-GEN-05: what a piece stands too near to: the middle, markers, corners. */
function nearnessOf(site: Site, piece: LaidPiece): Words[] {
  const footprints = layFootprints([piece], site.small);
  const walls = footprints.filter(({ footprint }) => footprint.impassable || footprint.barrier);
  const dangers = footprints.filter(({ footprint }) => footprint.dangerous);
  const hasWallAt = (point: LatticePoint, printed: number) =>
    walls.some(each => squaredTo(point, each) < distance(site, printed) ** 2);
  const hasDangerAt = (point: LatticePoint, printed: number) =>
    dangers.some(each => squaredTo(point, each) <= distance(site, printed) ** 2);
  const told = (what: 'centre' | 'marker' | 'corner', inches: number, no = 0): Words => ({
    key: `setup.wrong.${what}`,
    params: { no, inches: distance(site, inches) / 4 },
  });
  const { marker, centre, corner } = wallsFrom(site);
  const problems: Words[] = [];
  if (hasWallAt(site.centre, centre) || hasDangerAt(site.centre, dangerFrom.centre))
    problems.push(told('centre', centre));
  else {
    site.markers.forEach((point, at) => {
      const isNear = hasWallAt(point, marker) || hasDangerAt(point, dangerFrom.marker);
      if (isNear) problems.push(told('marker', marker, at + 1));
    });
  }
  if (site.corners.some(point => hasWallAt(point, corner))) problems.push(told('corner', corner));
  return problems;
}

function squaredTo(point: LatticePoint, { polygon }: LaidFootprint): number {
  return pointToPolygonSquared(point, polygon);
}
