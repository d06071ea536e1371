import { outlinePath } from '@starboard/board';
import { cornerOf, rowsPath, short, stampAll } from '../path.ts';
import { square } from '../square.ts';
import styles from './Ground.module.css';
import { cellsWith, type Ground, type Rim, rimsOf, type Side, sides, symbolNextTo } from './ground.ts';

const high = 'eCPG';
const low = 's123';

/** High ground with a lit edge and a slope below it, hollows with a shaded one, and stairs between the levels. */
export function Heights({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const raised = cellsWith(ground, high);
  const sunken = cellsWith(ground, low);
  const up = rimsOf(ground, raised, symbol => !`${high}u#`.includes(symbol));
  const hollow = rimsOf(ground, sunken, symbol => !`${low}d#`.includes(symbol));
  const { width } = ground;
  const islands = cellsWith(ground, '#').filter(cell =>
    sides.every(side => low.includes(symbolNextTo(ground, cell, side))),
  );
  return (
    <>
      {raised.length > 0 && (
        <>
          <path className={styles['heightShade']} d={shades(width, raised, 7)} />
          <path className={styles['raised']} d={rowsPath(raised, width)} />
          <path d={rowsPath(raised, width)} fill={`url(#${id}strata)`} />
          <path className={styles['cliff']} d={bands(width, up.filter(isAway), 7)} />
          <path className={styles['slopes']} d={hachures(width, up, 1)} />
          <path className={styles['crest']} d={strokes(width, up)} />
        </>
      )}
      {sunken.length > 0 && (
        <>
          <path className={styles['sunken']} d={rowsPath(sunken, width)} />
          <path className={styles['terraces']} d={terraces(width, [...sunken, ...islands])} />
          <path className={styles['hollowShade']} d={bands(width, hollow.filter(isTowards), 12)} />
          <path className={styles['slopes']} d={hachures(width, hollow, -1)} />
          <path className={styles['brink']} d={strokes(width, hollow)} />
        </>
      )}
      <Stairs ground={ground} kind="u" />
      <Stairs ground={ground} kind="d" />
    </>
  );
}

/** Lines of one depth, farther and farther in. */
function terraces(width: number, cells: readonly number[]): string {
  return [17, 33].map(inset => outlinePath({ cells, columns: width, cellSize: square, inset, radius: 14 })).join('');
}

/** The light falls from the north-west. */
const isAway = ({ side }: Rim) => side === 1 || side === 2;
const isTowards = ({ side }: Rim) => side === 0 || side === 3;

/** What squares keep from the light: themselves drawn out to the south-east. */
export function shades(width: number, cells: readonly number[], far: number): string {
  const [dx, dy] = [far * 0.8, far];
  return cells
    .map(cell => {
      const { x, y } = cornerOf(width, cell);
      return `M${x} ${y}h${square}l${dx} ${dy}v${square}h${-square}l${-dx} ${-dy}z`;
    })
    .join('');
}

/** The ends of a side, walked clockwise around its square. */
function ends(width: number, { cell, side }: Rim) {
  const { x, y } = cornerOf(width, cell);
  const corners = [
    [x, y],
    [x + square, y],
    [x + square, y + square],
    [x, y + square],
  ] as const;
  return { from: corners[side]!, to: corners[(side + 1) % 4]! };
}

export function strokes(width: number, rims: readonly Rim[]): string {
  return rims
    .map(rim => {
      const { from, to } = ends(width, rim);
      return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    })
    .join('');
}

/** Along the inner side of edges. */
export function bands(width: number, rims: readonly Rim[], thick: number): string {
  return rims
    .map(rim => {
      const { from, to } = ends(width, rim);
      const [dx, dy] = inwards[rim.side]!;
      const [ix, iy] = [dx * thick, dy * thick];
      return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}L${to[0] + ix} ${to[1] + iy}L${from[0] + ix} ${from[1] + iy}Z`;
    })
    .join('');
}

const inwards = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

/** As on maps: short strokes from the edge down the slope, outwards (1) or inwards (-1). */
function hachures(width: number, rims: readonly Rim[], way: 1 | -1): string {
  return rims
    .flatMap(rim => {
      const { from, to } = ends(width, rim);
      const [dx, dy] = inwards[rim.side]!;
      return [0.1, 0.3, 0.5, 0.7, 0.9].map((share, at) => {
        const length = (at % 2 === 0 ? 9 : 5.5) * -way;
        const x = short(from[0] + (to[0] - from[0]) * share);
        const y = short(from[1] + (to[1] - from[1]) * share);
        return `M${x} ${y}l${short(dx * length)} ${short(dy * length)}`;
      });
    })
    .join('');
}

/** Drawn as they go up northwards. Those to high ground grow narrower, those out of a hollow wider. */
const stairs = {
  u: {
    flight: 'M-17 20L-13 -20L13 -20L17 20Z',
    treads: 'M-15 13L15 13M-14 6L14 6M-13 -1L13 -1M-12 -8L12 -8M-11 -15L11 -15',
  },
  d: {
    flight: 'M-12 20L-18 -20L18 -20L12 20Z',
    treads: 'M-11 15L11 15M-12 8L12 8M-13 1L13 1M-14 -6L14 -6M-15 -13L15 -13',
  },
} as const;
const arrow = 'M-7 6L0 -3L7 6M-7 -3L0 -12L7 -3';

function Stairs({ ground, kind }: { readonly ground: Ground; readonly kind: keyof typeof stairs }) {
  const cells = cellsWith(ground, kind);
  if (cells.length === 0) return null;
  const drawn = (drawing: string) => stampAll(ground.width, cells, drawing, cell => uphill(ground, cell));
  return (
    <>
      <path className={styles['stairs']} d={rowsPath(cells, ground.width)} />
      <path className={styles[kind === 'u' ? 'flight' : 'descent']} d={drawn(stairs[kind].flight)} />
      <path className={styles['treads']} d={drawn(stairs[kind].treads)} />
      <path className={styles['uphill']} d={drawn(arrow)} />
    </>
  );
}

/** Which way stairs go up: to the high ground, or away from the hollow. */
function uphill(ground: Ground, cell: number): Side {
  const isUp = ground.symbols[cell] === 'u';
  const [above, below] = isUp ? [high, '.ocpg='] : ['.ocpg=', low];
  const isWay = (side: Side) =>
    above.includes(symbolNextTo(ground, cell, side)) &&
    below.includes(symbolNextTo(ground, cell, ((side + 2) % 4) as Side));
  return sides.find(isWay) ?? sides.find(side => above.includes(symbolNextTo(ground, cell, side))) ?? 0;
}
