import suit from 'icon:space-suit';
import { Icon } from '@starboard/board';
import type { SceneProps } from '@starboard/board/shelf';
import styles from './scene.module.css';

/** How far down the corridor its ribs stand, from the reader to the door. */
const ribs = [0, 0.22, 0.4, 0.55, 0.67, 0.77, 0.85, 0.92];

const eyes: readonly (readonly [x: number, y: number, size: number])[] = [
  [145, 72, 1.9],
  [172, 66, 1.5],
  [168, 84, 2.2],
  [151, 91, 1.4],
  [181, 77, 1.2],
];

/** A corridor of a dead ship: somebody with a lamp, and what has heard them. */
export function Scene({ id }: SceneProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}dark`} cx="0.5" cy="0.46" r="0.62">
          <stop offset="0.1" stopOpacity="0" />
          <stop offset="0.62" stopOpacity="0.35" />
          <stop offset="1" stopOpacity="0.9" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="1" x2="0" y2="0">
          <stop className={styles['lamp']} offset="0.2" stopOpacity="0.55" />
          <stop className={styles['lamp']} offset="1" stopOpacity="0.03" />
        </linearGradient>
      </defs>
      <g>
        {ribs.map(depth => (
          <path key={depth} className={styles['steel']} d={rib(depth)} />
        ))}
      </g>
      <path className={styles['faint']} d={floorLines()} />
      <path className={styles['edge']} strokeWidth="1.600" d="M0 34 134 68M320 34 186 68M0 52 134 72M320 52 186 72" />
      <path className={styles['night']} d={rib(1)} />
      <path className={styles['edge']} strokeWidth="1.600" d={rib(1)} />
      <path className={styles['deep']} d="M140 56h7l4 12-5 10 4 12-6 12h-10V60ZM180 56h-7l-3 14 4 8-4 12 6 12h10V60Z" />
      <g className={styles['red']}>
        {eyes.map(([x, y, size]) => (
          <g key={`${x} ${y}`}>
            <ellipse cx={x} cy={y} rx={size} ry={size * 0.8} />
            <ellipse cx={x + size * 3} cy={y} rx={size} ry={size * 0.8} />
          </g>
        ))}
      </g>
      <path d="M152 146 118 60h84l-34 86Z" fill={`url(#${id}beam)`} />
      <rect width="320" height="180" fill={`url(#${id}dark)`} />
      <path
        className={styles['noise']}
        d="M116 152a46 46 0 0 1 4-30M106 160a58 58 0 0 1 5-46M204 152a46 46 0 0 0-4-30M214 160a58 58 0 0 0-5-46"
      />
      <Icon of={suit} x="122" y="102" width="76" height="76" className={styles['shade']} />
      <Icon of={suit} x="125" y="105" width="70" height="70" className={styles['suit']} />
    </>
  );
}

/** An eight-cornered frame, the smaller the farther away. */
function rib(depth: number): string {
  const towards = (near: number, far: number) => near + (far - near) * depth;
  const [left, right] = [towards(-20, 130), towards(340, 190)];
  const [top, bottom] = [towards(-34, 52), towards(214, 108)];
  const cut = towards(46, 9);
  return `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`;
}

function floorLines(): string {
  return [60, 110, 160, 210, 260].map(x => `M${x} 180 ${160 + (x - 160) * 0.22} 108`).join('');
}
