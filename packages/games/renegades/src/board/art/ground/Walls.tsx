import { outlinePath } from '@starboard/board';
import { cornerOf, lump, rowsPath, strewn } from '../path.ts';
import { square } from '../square.ts';
import { dresses, plainDress } from './dress.ts';
import { cellsWith, type Ground, type Rim, rimsOf, tileAt } from './ground.ts';
import { bands, shades, strokes } from './Heights.tsx';
import styles from './Standing.module.css';

/** How far the shade of a wall falls. */
const wallShade = 12;

/** What nobody goes or sees through: walls that were built, and rock. */
export function Walls({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const { width } = ground;
  const walls = cellsWith(ground, '#');
  if (walls.length === 0) return null;
  const isRock = (cell: number) => dressAt(ground, cell) === 'rock';
  const built = walls.filter(cell => !isRock(cell));
  const rock = walls.filter(isRock);
  const top = outlinePath({ cells: built, columns: width, cellSize: square, inset: 6, radius: 3 });
  const rims = rimsOf(ground, walls, symbol => symbol !== '#');
  return (
    <>
      <path
        clipPath={`url(#${id}board)`}
        className={styles['wallShade']}
        d={shades(width, [...walls, ...cellsWith(ground, '+')], wallShade)}
      />
      <path className={styles['built']} d={rowsPath(built, width)} />
      <path className={styles['builtTop']} d={top} />
      <path d={top} fill={`url(#${id}solid)`} />
      <path className={styles['rockWall']} d={rowsPath(rock, width)} />
      <path className={styles['facets']} d={facets(width, rock)} />
      <Sides width={width} rims={rims.filter(({ cell }) => !isRock(cell))} kind="plain" />
      <Sides width={width} rims={rims.filter(({ cell }) => isRock(cell))} kind="rough" />
      <path className={styles['wallEdge']} d={strokes(width, rims)} />
    </>
  );
}

interface SidesProps {
  readonly width: number;
  readonly rims: readonly Rim[];
  readonly kind: 'plain' | 'rough';
}

/** What is seen of the sides of walls: a face towards the south-east, a lit edge towards the north-west. */
function Sides({ width, rims, kind }: SidesProps) {
  const faces = rims.filter(({ side }) => side === 1 || side === 2);
  const lit = rims.filter(({ side }) => side === 0 || side === 3);
  return (
    <g className={kind === 'rough' ? styles['roughSides'] : undefined}>
      <path className={styles['face']} d={bands(width, faces, 5)} />
      <path className={styles['wallLit']} d={strokes(width, lit)} />
    </g>
  );
}

function dressAt(ground: Ground, cell: number): 'built' | 'rock' {
  const tile = tileAt(ground, cell);
  return ((tile && dresses[tile]) ?? plainDress).wall;
}

/** Broken faces of rock, a few in each square. */
function facets(width: number, cells: readonly number[]): string {
  return cells
    .flatMap(cell => {
      const { x, y } = cornerOf(width, cell);
      const next = strewn(cell);
      return [
        lump({ x: x + 13, y: y + 13 }, 12, 7, next),
        lump({ x: x + 29, y: y + 22 }, 10, 6, next),
        lump({ x: x + 13, y: y + 30 }, 9, 6, next),
      ];
    })
    .join('');
}
