import { outlinePath } from '@starboard/board';
import type { Planet } from '../../../field/assembly.ts';
import type { Board } from '../../../field/board.ts';
import { square } from '../square.ts';
import styles from './Planets.module.css';

const radius = 62;

/** What is to be seen of each from above, on a disc of this radius. */
const faces: { readonly [P in Planet]: { readonly land: string; readonly bands: string; readonly marks: string } } = {
  portSaven: {
    land: 'M-60 -20C-40 -44 -20 -30 -4 -40C10 -50 30 -44 26 -28C20 -12 -6 -16 -14 0C-24 18 -50 10 -62 8ZM10 14C26 6 44 14 52 26C46 46 22 58 4 56C-4 40 -2 22 10 14Z',
    bands: 'M-66 -6C-30 -14 20 10 66 -4M-60 30C-30 24 -10 40 20 34',
    marks:
      'M-26 -26h0M-18 -30h0M-30 -18h0M-12 -24h0M8 -34h0M18 30h0M26 24h0M34 32h0M22 42h0M12 48h0M-40 -8h0M-34 -2h0M30 40h0',
  },
  earth: {
    land: 'M-58 -28C-44 -52 -14 -58 -6 -46C0 -36 -16 -30 -20 -18C-24 -8 -38 -6 -44 4C-54 6 -62 -10 -58 -28ZM-22 12C-8 6 6 16 4 30C0 46 -12 60 -18 58C-22 44 -34 26 -22 12ZM16 -40C34 -48 52 -30 58 -12C48 -4 40 -10 34 0C42 10 38 26 26 30C14 22 18 4 10 -8C6 -20 8 -34 16 -40Z',
    bands: 'M-60 -40C-20 -30 10 -50 50 -36M-64 16C-30 4 20 26 64 10M-40 50C-10 40 20 54 44 46',
    marks: '',
  },
  neutral: {
    land: 'M-64 -20C-30 -28 30 -10 64 -22L64 -8C30 2 -30 -14 -66 -6ZM-62 22C-20 12 20 32 62 20L56 36C20 42 -20 26 -56 36Z',
    bands: 'M-58 -34C-20 -42 30 -28 56 -36M-66 6C-20 -2 30 16 66 4M-40 52C-10 46 20 54 40 50',
    marks: 'M20 8a13 6 -6 1 0 1 0',
  },
  mission: {
    land: 'M-50 -40C-30 -56 -4 -50 -8 -34C-14 -20 -40 -18 -52 -14C-60 -22 -58 -34 -50 -40ZM6 -2C28 -14 56 -6 60 12C52 30 28 24 12 20C2 14 -2 4 6 -2ZM-40 20C-24 14 -8 26 -10 40C-20 54 -38 46 -46 36Z',
    bands: 'M-60 8C-40 0 -30 14 -4 6C14 0 10 -20 34 -30M-20 58C0 44 20 50 40 42',
    marks: 'M-30 -34h0M30 8h0M-26 34h0M12 -44h0M38 34h0',
  },
};

/** Planets at the caps, lit from the north-west. Their squares are dotted. */
export function Planets({
  planets,
  width,
  id,
}: Pick<Board, 'planets'> & { readonly width: number; readonly id: string }) {
  return (Object.entries(planets) as [Planet, readonly number[]][]).map(([planet, cells]) => {
    const mean = (value: (cell: number) => number) => cells.reduce((sum, cell) => sum + value(cell), 0) / cells.length;
    const x = (mean(cell => cell % width) + 0.5) * square;
    const y = (mean(cell => Math.floor(cell / width)) + 0.5) * square;
    return (
      <g key={planet} className={styles[planet]}>
        <Sphere planet={planet} id={id} x={x} y={y} />
        <path
          className={styles['planetSquares']}
          d={outlinePath({ cells, columns: width, cellSize: square, inset: 2, radius: 6 })}
        />
      </g>
    );
  });
}

interface SphereProps {
  readonly planet: Planet;
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

function Sphere({ planet, id, x, y }: SphereProps) {
  const { land, bands, marks } = faces[planet];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles['air']} r={radius + 9} />
      <circle className={styles['air']} r={radius + 4} />
      <circle className={styles['globe']} r={radius} />
      <g clipPath={`url(#${id}globe)`}>
        <path className={styles['land']} d={land} />
        <path className={styles['bands']} d={bands} />
        <path className={styles['places']} d={marks} />
      </g>
      <circle r={radius} fill={`url(#${id}night)`} />
      <circle className={styles['rim']} r={radius - 1} stroke={`url(#${id}day)`} />
      {planet === 'neutral' && <path className={styles['ring']} d="M-58 19C-92 42 -76 47 0 24C76 1 92 -37 58 -21" />}
    </g>
  );
}

/** What all of them share: roundness, night and day. */
export function PlanetDefs({ id }: { readonly id: string }) {
  return (
    <>
      <clipPath id={`${id}globe`}>
        <circle r={radius} />
      </clipPath>
      <radialGradient id={`${id}night`} cx="0.32" cy="0.28" r="0.85">
        <stop className={styles['noon']} offset="0" />
        <stop className={styles['noNight']} offset="0.35" />
        <stop className={styles['dusk']} offset="0.75" />
        <stop className={styles['midnight']} offset="1" />
      </radialGradient>
      <linearGradient id={`${id}day`} x1="0" y1="0" x2="1" y2="1">
        <stop className={styles['dayLight']} offset="0" />
        <stop className={styles['noLight']} offset="0.6" />
      </linearGradient>
    </>
  );
}
