import { outlinePath } from '@starboard/board';
import { stampAll } from '../path.ts';
import { square } from '../square.ts';
import { coverThings, type Thing } from './covers.ts';
import { type Cover, dresses, plainDress } from './dress.ts';
import { cellsWith, type Ground, tileAt } from './ground.ts';
import styles from './Standing.module.css';

/** Obstructed squares: one hatched green under all, and on it whatever hides people at that place. */
export function Covers({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const cells = cellsWith(ground, 'o');
  if (cells.length === 0) return null;
  const area = outlinePath({ cells, columns: ground.width, cellSize: square, inset: 2, radius: 7 });
  return (
    <>
      <path className={styles['rough']} d={area} />
      <path d={area} fill={`url(#${id}rough)`} />
      {things(ground, cells).map(([cover, { body, lit, line }]) => (
        <g key={cover} className={styles[cover]}>
          <path className={styles['thingShade']} d={body} transform="translate(3 4)" />
          <path className={styles['thingBody']} d={body} />
          <path className={styles['thingLit']} d={lit} />
          <path className={styles['thingLine']} d={line} />
        </g>
      ))}
    </>
  );
}

/** All things of a kind are one drawing. */
function things(ground: Ground, cells: readonly number[]): [Cover, Thing][] {
  const kinds = new Map<Cover, Thing>();
  for (const cell of cells) {
    const tile = tileAt(ground, cell);
    const { cover } = (tile && dresses[tile]) ?? plainDress;
    const thing = coverThings[cover](cell);
    const before = kinds.get(cover);
    kinds.set(cover, {
      body: (before?.body ?? '') + set(ground, cell, cover, thing.body),
      lit: (before?.lit ?? '') + set(ground, cell, cover, thing.lit),
      line: (before?.line ?? '') + set(ground, cell, cover, thing.line),
    });
  }
  return [...kinds];
}

/** Furniture stands this way or that; what grows has its light from one side. */
const furniture: readonly Cover[] = ['machines', 'bunks', 'consoles', 'stalls'];

function set({ width }: Ground, cell: number, cover: Cover, drawing: string): string {
  return stampAll(width, [cell], drawing, () => (furniture.includes(cover) ? cell * 7 : 0));
}
