import { stars } from '@starboard/board';
import type { SceneProps } from '@starboard/board/shelf';
import styles from './scene.module.css';

const orbits = [70, 108, 158, 214, 276, 330];

/** From the sun outwards, with the way that was planned. */
export function Scene({ id }: SceneProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}sun`}>
          <stop className={styles['lamp']} offset="0" />
          <stop className={styles['sun']} offset="0.32" />
          <stop className={styles['sun']} offset="0.4" stopOpacity="0.4" />
          <stop className={styles['sun']} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={styles['night']} width="320" height="180" />
      <path className={styles['star']} d={stars(90, 40)} />
      <circle cx="14" cy="156" r="92" fill={`url(#${id}sun)`} />
      <g className={styles['faint']} strokeWidth="1.200">
        {orbits.map(radius => (
          <circle key={radius} cx="14" cy="156" r={radius} />
        ))}
      </g>
      <path className={styles['way']} d="M84 132C122 112 108 66 146 56S196 26 214 58 250 104 286 82" />
      <circle className={styles['blue']} cx="82" cy="132" r="7" />
      <circle className={styles['pale']} cx="94" cy="124" r="2" />
      <circle className={styles['red']} cx="122" cy="148" r="4.500" />
      <circle className={styles['sand']} cx="214" cy="58" r="15" />
      <path className={styles['rust']} d="M200 53h28M199 60h30M203 67h23" />
      <circle className={styles['sand']} cx="288" cy="80" r="10" />
      <ellipse className={styles['rust']} cx="288" cy="80" rx="19" ry="5" transform="rotate(-18 288 80)" />
      <g transform="translate(146 56) rotate(58)">
        <path className={styles['pale']} d="M0-16c5 5 6 12 5 19l5 6v6l-7-4h-6l-7 4v-6l5-6c-1-7 0-14 5-19Z" />
        <path className={styles['red']} d="m-3 12 3 9 3-9Z" />
        <circle className={styles['blue']} cy="-4" r="2" />
      </g>
    </>
  );
}
