import type { Point } from '@starboard/board';
import { type LatticeIndex, type LatticeRuns, runsHave } from '@starboard/space';
import type { View } from '../../../view.ts';

type Table = Pick<View, 'small'>;

function columnsOf({ small }: Table): number {
  return (small ? 24 : 48) * 2 + 1;
}

/** The nearest of some places to a point in inches, if it is near enough. */
export function nearestPlace(table: Table, runs: LatticeRuns, { x, y }: Point, most: number): LatticeIndex | undefined {
  const columns = columnsOf(table);
  const [column, row] = [x * 2, y * 2];
  let best: LatticeIndex | undefined;
  let least = (most * 2) ** 2;
  for (let i = 0; i + 1 < runs.length; i += 2) {
    const first = runs[i]!;
    const last = first + runs[i + 1]! - 1;
    // A run may go on in the next row: each of its rows is a stretch of its own.
    for (let start = first; start <= last; ) {
      const its = Math.floor(start / columns);
      const end = Math.min(last, (its + 1) * columns - 1);
      const nearest = Math.min(Math.max(Math.round(column), start - its * columns), end - its * columns);
      const squared = (nearest - column) ** 2 + (its - row) ** 2;
      if (squared < least) {
        least = squared;
        best = its * columns + nearest;
      }
      start = end + 1;
    }
  }
  return best;
}

const ways: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from a place: half an inch on, or over a gap to the next place that way. */
export function placeTowards(
  table: Table,
  runs: LatticeRuns,
  from: LatticeIndex,
  key: string,
): LatticeIndex | undefined {
  const way = ways[key];
  if (way === undefined) return undefined;
  const columns = columnsOf(table);
  let column = from % columns;
  let row = Math.floor(from / columns);
  for (;;) {
    column += way[0];
    row += way[1];
    if (column < 0 || row < 0 || column >= columns || row >= columns) return undefined;
    const at = row * columns + column;
    if (runsHave(runs, at)) return at;
  }
}
