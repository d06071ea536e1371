import { outlinePath } from '@starboard/board';
import { cellsWith, type Ground, tileAt } from '../ground/ground.ts';
import { cornerOf, short, stampAll, strewn } from '../path.ts';
import { square } from '../square.ts';
import styles from './Orbit.module.css';
import { type Float, hulkDrawings, hulks, veilDrawings, veils } from './rocks.ts';

/** Obstructed space: clouds, ice and dust, hatched like cover on a surface. */
export function Veils({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const cells = cellsWith(ground, 'o%G');
  if (cells.length === 0) return null;
  const kinds = gathered(cells, cell => {
    const tile = tileAt(ground, cell);
    return (tile && veils[tile]) ?? 'dust';
  });
  const around = (at: readonly number[]) =>
    outlinePath({ cells: at, columns: ground.width, cellSize: square, inset: 2.5, radius: 9 });
  return (
    <>
      {kinds.map(([veil, at]) => {
        const drawn = drawnAt(ground, at, veilDrawings[veil]);
        return (
          <g key={veil} className={styles[veil]}>
            <path className={styles['billow']} d={drawn.body + around(at)} />
            {veil === 'gas' && <Glow ground={ground} cells={at} shape={drawn.body + around(at)} id={id} />}
            <path className={styles['billowLit']} d={drawn.lit} />
            <path className={styles['billowDark']} d={drawn.dark} />
          </g>
        );
      })}
      <path d={around(cells)} fill={`url(#${id}veil)`} />
      <path className={styles['veilEdge']} d={around(cells)} />
    </>
  );
}

interface GlowProps {
  readonly ground: Ground;
  readonly cells: readonly number[];
  readonly shape: string;
  readonly id: string;
}

/** Light inside a nebula, strewn over it as far as it goes. */
function Glow({ ground, cells, shape, id }: GlowProps) {
  const next = strewn(cells.length);
  const lights = Array.from({ length: 16 }, (_, at) => {
    const { x, y } = cornerOf(ground.width, cells[(at * 29 + 11) % cells.length]!);
    return { at, cx: x + square / 2, cy: y + square / 2, rx: short(50 + next() * 70), ry: short(34 + next() * 46) };
  });
  return (
    <>
      <clipPath id={`${id}gas`}>
        <path d={shape} />
      </clipPath>
      {['Hot', 'Cold'].map(kind => (
        <radialGradient key={kind} id={`${id}glow${kind}`}>
          <stop className={styles[`glow${kind}`]} offset="0" />
          <stop className={styles['glowNone']} offset="1" />
        </radialGradient>
      ))}
      <g clipPath={`url(#${id}gas)`}>
        {lights.map(({ at, ...ellipse }) => (
          <ellipse key={at} {...ellipse} fill={`url(#${id}glow${at % 2 === 0 ? 'Hot' : 'Cold'})`} />
        ))}
      </g>
    </>
  );
}

/** What no ship passes and no shot: rocks, wrecks, depots, satellites. */
export function Hulks({ ground }: { readonly ground: Ground }) {
  const cells = cellsWith(ground, '#');
  if (cells.length === 0) return null;
  const kinds = gathered(cells, cell => {
    const tile = tileAt(ground, cell);
    return (tile && hulks[tile]) ?? 'asteroid';
  });
  return (
    <>
      <path
        className={styles['barred']}
        d={outlinePath({ cells, columns: ground.width, cellSize: square, inset: 1.5, radius: 5 })}
      />
      {kinds.map(([hulk, at]) => {
        const drawn = drawnAt(ground, at, hulkDrawings[hulk]);
        return (
          <g key={hulk} className={styles[hulk]}>
            <path className={styles['hulkShade']} d={drawn.body} transform="translate(3 4)" />
            <path className={styles['hulkBody']} d={drawn.body} />
            <path className={styles['hulkLit']} d={drawn.lit} />
            <path className={styles['hulkDark']} d={drawn.dark} />
            <path className={styles['hulkLine']} d={drawn.line} />
          </g>
        );
      })}
    </>
  );
}

function gathered<K extends string>(cells: readonly number[], kindAt: (cell: number) => K) {
  const kinds = new Map<K, number[]>();
  for (const cell of cells) kinds.set(kindAt(cell), [...(kinds.get(kindAt(cell)) ?? []), cell]);
  return [...kinds];
}

/** All of a kind as one drawing. */
function drawnAt({ width }: Ground, cells: readonly number[], drawing: (seed: number) => Float): Float {
  const joined = (part: keyof Float) => cells.map(cell => stampAll(width, [cell], drawing(cell)[part])).join('');
  return { body: joined('body'), lit: joined('lit'), dark: joined('dark'), line: joined('line') };
}
