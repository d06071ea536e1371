import type { Text } from '@starboard/kernel';
import { baseOnTable, type ConvexPolygon, pointToPolygonSquared } from '@starboard/space';
import { pieces } from '../content/terrain.ts';
import { distance, type LaidPiece, layFootprints, outlinesOf, readPieces, sideOf } from './field.ts';

/** GSQ-TABLE-02 */
const fewestPieces = 20;
/** More than a table has room for, and few enough to be looked through. */
const mostPieces = 100;

/** GSQ-PREP-06, GSQ-GEN-05, in inches: here heroes are placed, so that no wall and no Barrier may stand. */
const freeCentre = 6;

/** Everything that keeps a written layout from being played on. */
export function terrainProblems(written: readonly string[], small: boolean): Text[] {
  const problems: Text[] = [];
  if (written.length > mostPieces)
    return [{ key: 'setup.wrong.morePieces', params: { count: written.length, most: mostPieces } }];
  if (written.length < fewestPieces) problems.push({ key: 'setup.wrong.pieces', params: { count: written.length } });
  const laid = written.flatMap(piece => (isPiece(piece) ? readPieces(piece) : []));
  for (const piece of written) if (!isPiece(piece)) problems.push({ key: 'setup.wrong.piece', params: { piece } });
  laid.forEach((piece, at) => {
    const params = { piece: { key: `terrain.${piece.kind}` }, x: piece.x / 4, y: piece.y / 4 };
    if (!isOnTable(piece, small)) problems.push({ key: 'setup.wrong.offTable', params });
    if (isInTheWay(piece, small)) problems.push({ key: 'setup.wrong.centre', params });
    if (laid.slice(0, at).some(other => overlap(piece, other, small)))
      problems.push({ key: 'setup.wrong.overlap', params });
  });
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

/** Whether nobody could stand where it stands, and it stands near the middle of the table. */
function isInTheWay(piece: LaidPiece, small: boolean): boolean {
  const middle = { x: sideOf(small) / 2, y: sideOf(small) / 2 };
  return layFootprints([piece], small).some(
    ({ footprint, polygon }) =>
      (footprint.impassable || footprint.barrier) &&
      pointToPolygonSquared(middle, polygon) < distance({ small }, freeCentre) ** 2,
  );
}
