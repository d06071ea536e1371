import { type BattlePlan, battlePlan, inchesAt, type View } from '@starboard/horde';
import type { Pen } from '../../layout.ts';

/** How each kind of piece is drawn. */
const signs: { readonly [kind: string]: string } = {
  bunker: '█',
  cargo: '▓',
  ruin: '▒',
  barrier: '=',
  thicket: '♣',
  vents: '≈',
  rubble: ':',
  crater: 'o',
  pool: '~',
  scrub: '%',
  ridge: '^',
};

/** A character is an inch wide and two high, or half of that on the small table. */
const columns = 48;
const rows = 24;

type Canvas = string[][];

/** The table from above, north up: terrain, markers in brackets, heroes by number, enemies by letter. */
export function drawField(view: View, { paint }: Pen): string[] {
  const plan = battlePlan(view);
  const canvas: Canvas = Array.from({ length: rows }, () => new Array<string>(columns).fill('·'));
  for (const piece of plan.pieces)
    for (const outline of piece.outlines) fill(canvas, plan, outline, signs[piece.kind]!);
  const put = (at: { readonly x: number; readonly y: number }, sign: string) => {
    const row = Math.min(rows - 1, Math.floor((at.y / plan.side) * rows));
    const column = Math.min(columns - 1, Math.floor((at.x / plan.side) * columns));
    canvas[row]![column] = sign;
  };
  for (const at of view.tokens) put(beside(view, plan, at), '?');
  for (const { at } of view.treasures) put(beside(view, plan, at), '$');
  for (const { no } of view.markers) put(plan.markers[no - 1]!, paint.accent('①②③④⑤'[no - 1]!));
  for (const { models } of view.units) for (const { at } of models) put(inchesAt(view, at), paint.bad('x'));
  for (const { no, at, wounds, tough } of view.heroes) {
    if (at >= 0) put(inchesAt(view, at), wounds < tough ? paint.strong(String(no)) : paint.dim('†'));
  }
  return [ruler(plan, paint.dim), ...canvas.map((row, at) => `${paint.dim(label(plan, at))} ${row.join('')}`)];
}

/** Every so many characters the inches are written: to the east above, to the south at the left. */
const every = 6;

function ruler({ side }: BattlePlan, dim: (plain: string) => string): string {
  const marks = Array.from({ length: columns / every }, (_, at) => `${(at * every * side) / columns}`.padEnd(every));
  return dim(`${' '.repeat(4)}${marks.join('')}`.trimEnd());
}

function label({ side }: BattlePlan, row: number): string {
  return (row % (every / 2) === 0 ? `${(row * side) / rows}` : '').padStart(3);
}

/** GSQ-RUL-19: what lies on a marker is drawn to the left of it, so that both are seen. */
function beside(view: View, { markers, side }: BattlePlan, at: number): { readonly x: number; readonly y: number } {
  const { x, y } = inchesAt(view, at);
  const isOnMarker = view.markers.some(({ no }) => markers[no - 1]!.x === x && markers[no - 1]!.y === y);
  return isOnMarker ? { x: x - side / columns, y } : { x, y };
}

type Outline = BattlePlan['pieces'][number]['outlines'][number];

/** Every character whose middle lies in an outline. */
function fill(canvas: Canvas, { side }: BattlePlan, outline: Outline, sign: string): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point = { x: ((column + 0.5) / columns) * side, y: ((row + 0.5) / rows) * side };
      if (isInside(outline, point)) canvas[row]![column] = sign;
    }
  }
}

function isInside(outline: Outline, { x, y }: { readonly x: number; readonly y: number }): boolean {
  let sides = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    sides += Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  });
  return Math.abs(sides) === outline.length;
}
