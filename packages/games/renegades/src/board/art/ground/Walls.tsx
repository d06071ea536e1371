import { outlinePath } from '@starboard/board';
import { cornerOf, lump, rowsPath, strewn } from '../path.ts';
import { square } from '../square.ts';
import { dresses, plainDress } from './dress.ts';
import styles from './Ground.module.css';
import { cellsWith, type Ground, rimsOf, tileAt } from './ground.ts';
import { bands, shades, strokes } from './Heights.tsx';

/** How far the shade of a wall falls. */
const wallShade = 12;

/** What nobody goes or sees through: walls that were built, and rock. */
export function Walls({ ground }: { readonly ground: Ground }) {
  const { width } = ground;
  const walls = cellsWith(ground, '#');
  if (walls.length === 0) return null;
  const isRock = (cell: number) => dressAt(ground, cell) === 'rock';
  const built = walls.filter(cell => !isRock(cell));
  const rock = walls.filter(isRock);
  const rims = rimsOf(ground, walls, symbol => symbol !== '#');
  const faces = rims.filter(({ side }) => side === 1 || side === 2);
  const lit = rims.filter(({ side }) => side === 0 || side === 3);
  return (
    <>
      <path className={styles['wallShade']} d={shades(width, [...walls, ...cellsWith(ground, '+')], wallShade)} />
      <path className={styles['built']} d={rowsPath(built, width)} />
      <path
        className={styles['builtTop']}
        d={outlinePath({ cells: built, columns: width, cellSize: square, inset: 6, radius: 3 })}
      />
      <path className={styles['panels']} d={panels(width, built)} />
      <path className={styles['rockWall']} d={rowsPath(rock, width)} />
      <path className={styles['facets']} d={facets(width, rock)} />
      <path className={styles['face']} d={bands(width, faces, 5)} />
      <path className={styles['wallLit']} d={strokes(width, lit)} />
      <path className={styles['wallEdge']} d={strokes(width, rims)} />
    </>
  );
}

function dressAt(ground: Ground, cell: number): 'built' | 'rock' {
  const tile = tileAt(ground, cell);
  return ((tile && dresses[tile]) ?? plainDress).wall;
}

/** Plates that walls are made of. */
function panels(width: number, cells: readonly number[]): string {
  return cells
    .map(cell => {
      const { x, y } = cornerOf(width, cell);
      return `M${x + 13} ${y + 13}h14v14h-14z`;
    })
    .join('');
}

/** Broken faces of rock, a few in each square. */
function facets(width: number, cells: readonly number[]): string {
  return cells
    .flatMap(cell => {
      const { x, y } = cornerOf(width, cell);
      const next = strewn(cell);
      return [
        lump({ x: x + 13, y: y + 12 }, 11, 6, next),
        lump({ x: x + 28, y: y + 20 }, 9, 5, next),
        lump({ x: x + 14, y: y + 29 }, 8, 5, next),
      ];
    })
    .join('');
}
