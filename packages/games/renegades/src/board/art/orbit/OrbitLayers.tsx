import { outlinePath } from '@starboard/board';
import { gridLines } from '../ground/grid-lines.ts';
import { allCells, cellsWith, type Ground } from '../ground/ground.ts';
import { cornerOf, round, stampAll, strewn } from '../path.ts';
import { square } from '../square.ts';
import { BlackHole } from './BlackHole.tsx';
import { Hulks, Veils } from './Floats.tsx';
import styles from './Orbit.module.css';

/** From far to near. */
export function OrbitLayers({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const { width } = ground;
  const cells = allCells(ground);
  const plate = outlinePath({ cells, columns: width, cellSize: square, inset: -6, radius: 9 });
  return (
    <>
      <path d={plate} fill={`url(#${id}deep)`} />
      <Haze ground={ground} id={id} />
      <Stars ground={ground} cells={cells} />
      <BlackHole ground={ground} id={id} />
      <Squares ground={ground} />
      <Veils ground={ground} id={id} />
      <Hulks ground={ground} />
      <OrbitMarks ground={ground} />
      <path className={styles['frame']} d={plate} />
    </>
  );
}

/** Shares of the board: middle, half width and half height. */
const clouds = [
  [0.33, 0.3, 0.23, 0.17],
  [0.68, 0.34, 0.22, 0.19],
  [0.38, 0.7, 0.27, 0.16],
  [0.7, 0.72, 0.2, 0.18],
] as const;

/** Far clouds, so faint that they mean nothing. */
function Haze({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const [wide, high] = [ground.width * square, ground.height * square];
  return clouds.map(([x, y, rx, ry], at) => (
    <ellipse
      key={x}
      cx={x * wide}
      cy={y * high}
      rx={rx * wide}
      ry={ry * high}
      fill={`url(#${id}${at % 2 === 0 ? 'cloudA' : 'cloudB'})`}
    />
  ));
}

/** Far stars, near ones and a few bright ones. */
function Stars({ ground, cells }: { readonly ground: Ground; readonly cells: readonly number[] }) {
  const next = strewn(ground.width);
  const strew = (count: number) =>
    Array.from({ length: (count * cells.length) / 720 }, () => {
      const { x, y } = cornerOf(ground.width, cells[Math.floor(next() * cells.length)]!);
      return `M${Math.round(x + next() * square)} ${Math.round(y + next() * square)}h0`;
    }).join('');
  const bright = strew(26);
  return (
    <>
      <path className={styles['farStars']} d={strew(460)} />
      <path className={styles['nearStars']} d={strew(120)} />
      <path className={styles['brightStars']} d={bright} />
      <path className={styles['sparkles']} d={bright.replaceAll('h0', 'm-7 0h14m-7 -7v14')} />
    </>
  );
}

function Squares({ ground }: { readonly ground: Ground }) {
  const { lines, seams } = gridLines(ground);
  return (
    <>
      <path className={styles['lines']} d={lines} />
      <path className={styles['seams']} d={seams} />
    </>
  );
}

const brackets = 'M-13 -7L-13 -13L-7 -13M7 -13L13 -13L13 -7M13 7L13 13L7 13M-7 13L-13 13L-13 7';
const rift = `${round(0, 0, 11)}M-6 4L0 -7L6 4Z`;

/** Where salvage lies and where others appear. */
function OrbitMarks({ ground }: { readonly ground: Ground }) {
  return (
    <>
      <path className={styles['salvageSpot']} d={stampAll(ground.width, cellsWith(ground, '$%'), brackets)} />
      <path className={styles['spawnSpot']} d={stampAll(ground.width, cellsWith(ground, 'gG'), rift)} />
    </>
  );
}

const prongs = 'M0 -17L0 17M-17 0L17 0M-12 -12L12 12M12 -12L-12 12';

interface MinesProps extends Pick<Ground, 'symbols' | 'width'> {
  readonly spent: readonly number[];
}

/** RDA-TILE-10: those that have gone off are a scorched ring. */
export function Mines({ symbols, width, spent }: MinesProps) {
  const mines = cellsWith({ symbols }, 'x');
  const left = mines.filter(cell => !spent.includes(cell));
  const gone = mines.filter(cell => spent.includes(cell));
  return (
    <>
      <path className={styles['prongs']} d={stampAll(width, left, prongs)} />
      <path className={styles['mines']} d={stampAll(width, left, round(0, 0, 10.5))} />
      <path className={styles['fuses']} d={stampAll(width, left, round(0, 0, 4))} />
      <path className={styles['spent']} d={stampAll(width, gone, round(0, 0, 10.5))} />
    </>
  );
}
