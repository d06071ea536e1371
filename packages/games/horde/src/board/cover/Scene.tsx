import type { SceneProps } from '@starboard/board/shelf';
import styles from './scene.module.css';

const inch = 20;

/** Where they come from: all four corners. */
const horde: readonly (readonly [x: number, y: number])[] = [
  [14, 18],
  [32, 12],
  [20, 38],
  [50, 20],
  [40, 34],
  [306, 16],
  [288, 12],
  [300, 38],
  [278, 26],
  [16, 162],
  [34, 170],
  [26, 146],
  [52, 164],
  [300, 164],
  [284, 170],
  [308, 146],
  [290, 150],
  [266, 166],
];

/** A battlefield from above: a few heroes around an objective, their reach, and the wave at the edges. */
export function Scene({ id }: SceneProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}dusk`} r="0.7">
          <stop offset="0.4" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.65" />
        </radialGradient>
      </defs>
      <rect className={styles['field']} width="320" height="180" />
      <path className={styles['grid']} d={inches()} />
      <path className={styles['wood']} d="m62 40 20-12 26 8 6 22-18 16-28-6ZM226 112l26-8 22 14-4 24-26 10-20-16Z" />
      <path className={styles['house']} d="M122 18h50v28h-50ZM68 112h38v24H68ZM234 34h26v46h-26Z" />
      <path className={styles['roof']} d="M122 32h50M68 124h38M247 34v46" />
      <circle className={styles['reach']} cx="164" cy="98" r="54" />
      <circle className={styles['ring']} cx="164" cy="98" r="54" />
      <path className={styles['goal']} d="m164 86 11 8-4 13h-14l-4-13Z" />
      <g className={styles['hero']}>
        <circle className={styles['one']} cx="140" cy="116" r="8" />
        <circle className={styles['two']} cx="186" cy="84" r="8" />
        <circle className={styles['three']} cx="192" cy="118" r="8" />
      </g>
      <path className={styles['shot']} d="m194 79 66-44M132 120l-78 36" />
      <rect width="320" height="180" fill={`url(#${id}dusk)`} />
      <path className={styles['red']} d={horde.map(([x, y]) => hexagon(x, y, 7.5)).join('')} />
    </>
  );
}

function inches(): string {
  const down = Array.from({ length: 17 }, (_, index) => `M${index * inch} 0V180`);
  const across = Array.from({ length: 10 }, (_, index) => `M0 ${index * inch}H320`);
  return [...down, ...across].join('');
}

function hexagon(x: number, y: number, radius: number): string {
  const corners = [30, 90, 150, 210, 270, 330].map(degrees => {
    const angle = (degrees / 180) * Math.PI;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
