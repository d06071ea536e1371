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
  for (const at of view.tokens) put(inchesAt(view, at), '?');
  for (const { at } of view.treasures) put(inchesAt(view, at), '$');
  for (const { no } of view.markers) put(plan.markers[no - 1]!, paint.accent('①②③④⑤'[no - 1]!));
  for (const { models } of view.units) for (const { at } of models) put(inchesAt(view, at), paint.bad('x'));
  for (const { no, at, wounds, tough } of view.heroes) {
    if (at >= 0) put(inchesAt(view, at), wounds < tough ? paint.strong(String(no)) : paint.dim('†'));
  }
  return canvas.map(row => `  ${row.join('')}`);
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
