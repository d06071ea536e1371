import type { Text } from '@starboard/kernel';
import { baseOnTable, polygonToPolygonSquared } from '@starboard/space';
import { pieces } from '../content/terrain.ts';
import { type LaidPiece, layFootprints, outlinesOf, readPieces, sideOf } from './field.ts';

/** GSQ-TABLE-02 */
const fewestPieces = 20;

/** Everything that keeps a written layout from being played on. */
export function terrainProblems(written: readonly string[], small: boolean): Text[] {
  const problems: Text[] = [];
  if (written.length < fewestPieces) problems.push({ key: 'setup.wrong.pieces', params: { count: written.length } });
  const laid = written.flatMap(piece => (isPiece(piece) ? readPieces(piece) : []));
  for (const piece of written) if (!isPiece(piece)) problems.push({ key: 'setup.wrong.piece', params: { piece } });
  laid.forEach((piece, at) => {
    const params = { piece: { key: `terrain.${piece.kind}` }, x: piece.x / 4, y: piece.y / 4 };
    if (!isOnTable(piece, small)) problems.push({ key: 'setup.wrong.offTable', params });
    if (laid.slice(0, at).some(other => overlap(piece, other, small)))
      problems.push({ key: 'setup.wrong.overlap', params });
  });
  return problems;
}

/** Whether it reads as a piece: its kind, whole half inches, and quarter turns. */
function isPiece(written: string): boolean {
  const [kind = '', x, y, turns, ...rest] = written.split(' ');
  const isEven = (n: string | undefined) => n !== undefined && /^\d+$/.test(n) && Number(n) % 2 === 0;
  return kind in pieces && isEven(x) && isEven(y) && /^[0-3]$/.test(turns ?? '') && rest.length === 0;
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
  return of(a).some(p => of(b).some(q => polygonToPolygonSquared(p, q) === 0));
}
