import { outlinePath } from '@starboard/board';
import { memo, useId, useMemo } from 'react';
import type { Board } from '../../../field/board.ts';
import { allCells, cellsWith, type Ground, groundOf } from '../ground/ground.ts';
import { cornerOf, round, rowsPath, stamp, strewn } from '../path.ts';
import { square } from '../square.ts';
import { BlackHole } from './BlackHole.tsx';
import { Hulks, Veils } from './Floats.tsx';
import styles from './Orbit.module.css';
import { PlanetDefs, Planets } from './Planets.tsx';

interface OrbitGroundProps {
  readonly board: Board;
  /** RDA-TILE-10: mines that have gone off. */
  readonly spentMines: readonly number[];
}

/** Orbit with all that never moves in it, and the mines that are left. */
export function OrbitGround({ board, spentMines }: OrbitGroundProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className={styles['orbit']} aria-hidden="true">
      <Space board={board} />
      <Mines symbols={board.symbols} width={board.grid.width} spent={spentMines} />
    </g>
  );
}

const Space = memo(function Space({ board }: { readonly board: Board }) {
  const id = useId();
  const ground = useMemo(() => groundOf(board), [board]);
  return (
    <>
      <DrawnOrbit ground={ground} id={id} />
      <PlanetDefs id={id} />
      <Planets planets={board.planets} width={ground.width} id={id} />
    </>
  );
});

/** A tile by itself. */
export function OrbitTile({ ground }: { readonly ground: Ground }) {
  const id = useId();
  return (
    <g className={styles['orbit']}>
      <DrawnOrbit ground={ground} id={id} />
      <Mines symbols={ground.symbols} width={ground.width} spent={[]} />
    </g>
  );
}

/** From far to near. */
function DrawnOrbit({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const { width } = ground;
  const cells = allCells(ground);
  const plate = outlinePath({ cells, columns: width, cellSize: square, inset: -6, radius: 9 });
  return (
    <>
      <OrbitPatterns id={id} ground={ground} />
      <path d={plate} fill={`url(#${id}deep)`} />
      <path d={rowsPath(cells, width)} fill={`url(#${id}haze)`} />
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

function OrbitPatterns({ id, ground }: { readonly id: string; readonly ground: Ground }) {
  const tiled = { patternUnits: 'userSpaceOnUse' } as const;
  const middle = { cx: (ground.width * square) / 2, cy: (ground.height * square) / 2 };
  return (
    <>
      <radialGradient
        id={`${id}deep`}
        gradientUnits="userSpaceOnUse"
        {...middle}
        r={Math.max(ground.width, ground.height) * square * 0.6}
      >
        <stop className={styles['deepMiddle']} offset="0" />
        <stop className={styles['deepRim']} offset="1" />
      </radialGradient>
      <radialGradient id={`${id}cloudA`}>
        <stop className={styles['cloudA']} offset="0" />
        <stop className={styles['cloudNone']} offset="1" />
      </radialGradient>
      <radialGradient id={`${id}cloudB`}>
        <stop className={styles['cloudB']} offset="0" />
        <stop className={styles['cloudNone']} offset="1" />
      </radialGradient>
      <pattern id={`${id}haze`} width={1280} height={1280} {...tiled}>
        <ellipse cx={330} cy={300} rx={360} ry={200} fill={`url(#${id}cloudA)`} />
        <ellipse cx={930} cy={420} rx={300} ry={240} fill={`url(#${id}cloudB)`} />
        <ellipse cx={480} cy={900} rx={400} ry={190} fill={`url(#${id}cloudB)`} />
        <ellipse cx={960} cy={960} rx={280} ry={240} fill={`url(#${id}cloudA)`} />
      </pattern>
      <pattern id={`${id}veil`} width={8} height={8} {...tiled} patternTransform="rotate(45)">
        <path className={styles['hatch']} d="M0 0v8" />
      </pattern>
      <pattern id={`${id}danger`} width={13.333} height={13.333} {...tiled}>
        <path className={styles['crosses']} d="M4.6 4.6l4 4m0-4-4 4" />
      </pattern>
    </>
  );
}

/** Far stars, near ones and a few bright ones. */
function Stars({ ground, cells }: { readonly ground: Ground; readonly cells: readonly number[] }) {
  const [far, near, bright] = useMemo(() => {
    const next = strewn(ground.width);
    const strew = (count: number) =>
      Array.from({ length: count }, () => {
        const { x, y } = cornerOf(ground.width, cells[Math.floor(next() * cells.length)]!);
        return `M${Math.round(x + next() * square)} ${Math.round(y + next() * square)}h0`;
      }).join('');
    const share = cells.length / 720;
    return [strew(460 * share), strew(120 * share), strew(26 * share)];
  }, [ground, cells]);
  return (
    <>
      <path className={styles['farStars']} d={far} />
      <path className={styles['nearStars']} d={near} />
      <path className={styles['brightStars']} d={bright} />
    </>
  );
}

function Squares({ ground }: { readonly ground: Ground }) {
  const { width, areaAt, symbols } = ground;
  let lines = '';
  let seams = '';
  for (const cell of allCells(ground)) {
    const { x, y } = cornerOf(width, cell);
    if ((cell + 1) % width !== 0 && symbols[cell + 1] !== ' ') {
      const line = `M${x + square} ${y}v${square}`;
      if (areaAt[cell] === areaAt[cell + 1]) lines += line;
      else seams += line;
    }
    const below = symbols[cell + width];
    if (below !== undefined && below !== ' ') {
      const line = `M${x} ${y + square}h${square}`;
      if (areaAt[cell] === areaAt[cell + width]) lines += line;
      else seams += line;
    }
  }
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
      <path className={styles['salvageSpot']} d={stamped(ground, cellsWith(ground, '$%'), brackets)} />
      <path className={styles['spawnSpot']} d={stamped(ground, cellsWith(ground, 'gG'), rift)} />
    </>
  );
}

const prongs = 'M0 -17L0 17M-17 0L17 0M-12 -12L12 12M12 -12L-12 12';

interface MinesProps extends Pick<Ground, 'symbols' | 'width'> {
  readonly spent: readonly number[];
}

/** RDA-TILE-10: those that have gone off are a scorched ring. */
function Mines({ symbols, width, spent }: MinesProps) {
  const mines = cellsWith({ symbols }, 'x');
  const left = mines.filter(cell => !spent.includes(cell));
  const gone = mines.filter(cell => spent.includes(cell));
  return (
    <>
      <path className={styles['prongs']} d={stamped({ width }, left, prongs)} />
      <path className={styles['mines']} d={stamped({ width }, left, round(0, 0, 10.5))} />
      <path className={styles['fuses']} d={stamped({ width }, left, round(0, 0, 4))} />
      <path className={styles['spent']} d={stamped({ width }, gone, round(0, 0, 10.5))} />
    </>
  );
}

function stamped({ width }: { readonly width: number }, cells: readonly number[], drawing: string): string {
  return cells
    .map(cell => {
      const { x, y } = cornerOf(width, cell);
      return stamp(drawing, { x: x + square / 2, y: y + square / 2 });
    })
    .join('');
}
