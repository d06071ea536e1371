import { segmentCutsDisc } from './clip.ts';
import { segmentKeepsOff } from './distance.ts';
import { legKeepsAway } from './keepaway.ts';
import { stepNumber } from './steps.ts';
import { latticePoint, squaredBetween } from './table.ts';
import type {
  BindingKeepAway,
  KeepAway,
  LatticeGround,
  LatticeIndex,
  LatticePoint,
  LatticeTable,
  NavigationMap,
} from './types.ts';

/** Steps beside a straight line leave it by less than this. */
const astray = 2;

export interface StraightRequest {
  readonly keepAway?: readonly KeepAway[];
  /** Grounds that neither the leg nor the steps beside it may touch. */
  readonly grounds?: readonly LatticeGround[];
}

/**
 * True if a base can go straight from one point to another, and lattice steps lead along that line as short as steps can
 * be. Then any search that asks the same finds a way there, and pulled straight it is this one leg: nothing need be searched.
 * It may be false where such a way exists all the same.
 */
export function leadsStraight(
  map: NavigationMap,
  from: LatticeIndex,
  to: LatticeIndex,
  { keepAway = [], grounds = [] }: StraightRequest = {},
): boolean {
  const { table, passable, walls, radius } = map;
  if (passable[from] === 0 || passable[to] === 0) return false;
  const a = latticePoint(table, from);
  const b = latticePoint(table, to);
  const beside = discsBeside(table, from, a, b, keepAway);
  if (beside === undefined) return false;
  for (const ground of grounds) if (ground.inside[from] === 1 || ground.touches(a, b)) return false;
  for (const wall of walls) if (!segmentKeepsOff(a, b, wall, radius)) return false;
  return stepsLeadThere(map, a, b, grounds, beside);
}

const nobody: readonly BindingKeepAway[] = [];

/** That of the disc that is looked at: one after the other, and very many. */
const centre = { x: 0, y: 0 };

/** The discs that steps along the line may come too near to; undefined if the line itself does. */
function discsBeside(
  table: LatticeTable,
  from: LatticeIndex,
  a: LatticePoint,
  b: LatticePoint,
  keepAway: readonly KeepAway[],
): readonly BindingKeepAway[] | undefined {
  const west = Math.min(a.x, b.x) - astray;
  const east = Math.max(a.x, b.x) + astray;
  const north = Math.min(a.y, b.y) - astray;
  const south = Math.max(a.y, b.y) + astray;
  let beside: BindingKeepAway[] | undefined;
  for (const { at, pass } of keepAway) {
    if (pass === 0) continue;
    const x = (at % table.columns) * 2;
    if (x <= west - pass || x >= east + pass) continue; // mostly far off
    const y = ((at - x / 2) / table.columns) * 2;
    if (y <= north - pass || y >= south + pass) continue;
    centre.x = x;
    centre.y = y;
    if (!segmentCutsDisc(a, b, centre, (pass + astray) * (pass + astray))) continue;
    const passSquared = Math.min(pass * pass, squaredBetween(table.columns, from, at));
    if (segmentCutsDisc(a, b, centre, passSquared)) return undefined;
    beside ??= [];
    beside.push({ x, y, passSquared });
  }
  return beside ?? nobody;
}

/** Goes from one point to the other by the two kinds of steps whose directions lie on either side of the line. */
function stepsLeadThere(
  { table, open }: NavigationMap,
  a: LatticePoint,
  b: LatticePoint,
  grounds: readonly LatticeGround[],
  beside: readonly BindingKeepAway[],
): boolean {
  const dx = (b.x - a.x) / 2;
  const dy = (b.y - a.y) / 2;
  const [one, other] = stepsAlong(dx, dy);
  let column = 0;
  let row = 0;
  for (let ones = one.count, others = other.count; ones + others > 0; ) {
    const offOne = Math.abs(dx * (row + one.rows) - dy * (column + one.columns));
    const offOther = Math.abs(dx * (row + other.rows) - dy * (column + other.columns));
    const takesOne = others === 0 || (ones > 0 && offOne <= offOther);
    const { columns, rows, bit } = takesOne ? one : other;
    const index = (a.y / 2 + row) * table.columns + a.x / 2 + column;
    if ((open[index]! & bit) === 0) return false;
    for (const { touched } of grounds) if ((touched[index]! & bit) !== 0) return false;
    if (beside.length > 0 && !legKeepsAway(pointOf(a, column, row), pointOf(a, column + columns, row + rows), beside)) {
      return false;
    }
    column += columns;
    row += rows;
    if (takesOne) ones--;
    else others--;
  }
  return true;
}

function pointOf({ x, y }: LatticePoint, column: number, row: number): LatticePoint {
  return { x: x + column * 2, y: y + row * 2 };
}

interface StepsAlong {
  readonly columns: number;
  readonly rows: number;
  readonly bit: number;
  readonly count: number;
}

/** How many steps of which two kinds make up a displacement, as short as steps can be. */
function stepsAlong(dx: number, dy: number): readonly [StepsAlong, StepsAlong] {
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const short = Math.min(Math.abs(dx), Math.abs(dy));
  return long >= 2 * short
    ? [stepAlong(dx, dy, 1, 0, long - 2 * short), stepAlong(dx, dy, 2, 1, short)]
    : [stepAlong(dx, dy, 2, 1, long - short), stepAlong(dx, dy, 1, 1, 2 * short - long)];
}

function stepAlong(dx: number, dy: number, along: number, across: number, count: number): StepsAlong {
  const isAlongX = Math.abs(dx) >= Math.abs(dy);
  const columns = Math.sign(dx) * (isAlongX ? along : across);
  const rows = Math.sign(dy) * (isAlongX ? across : along);
  return { columns, rows, bit: count > 0 ? 1 << stepNumber(columns, rows) : 0, count };
}
