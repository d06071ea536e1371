import { stars } from '@starboard/board';
import type { SceneProps } from '@starboard/board/shelf';
import styles from './scene.module.css';

/** Two ships above a world, and a fight below them. */
export function Scene({ id }: SceneProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}world`} cx="0.35" cy="0.22">
          <stop className={styles['sea']} offset="0" />
          <stop className={styles['coast']} offset="0.5" />
          <stop className={styles['dusk']} offset="1" />
        </radialGradient>
      </defs>
      <rect className={styles['night']} width="320" height="180" />
      <path className={styles['star']} d={stars(90, 9)} />
      <circle cx="252" cy="190" r="128" fill={`url(#${id}world)`} />
      <path
        className={styles['land']}
        d="M176 128c14-16 30-20 44-14s10 20 26 22 20 14 12 26-34 10-48 22-42-6-46-22 2-22 12-34ZM276 96c10-4 26 0 34 10v26c-12 4-20-2-26-12s-16-20-8-24Z"
      />
      <path className={styles['air']} d="M128 150A131 131 0 0 1 320 80" />
      <g transform="translate(84 56) rotate(22)">
        <path className={styles['shot']} d="M38-6h96M40 0h102M38 6h88" />
        <path className={styles['pale']} d="M-6-9 20-7 40 0 20 7-6 9-14 24h-9l3-16-14-3v-10l14-3-3-16h9Z" />
        <path className={styles['shipline']} d="M-20 0h34" />
        <circle className={styles['blue']} cx="20" r="2.600" />
      </g>
      <g transform="translate(232 104) rotate(196)">
        <path className={styles['red']} d="M-4-8 24-5 32 0 24 5-4 8-18 20-22 7l-6-3v-8l6-3 4-13Z" />
        <circle className={styles['night']} cx="14" r="2.400" />
      </g>
      <path className={styles['hit']} strokeWidth="1.600" d="m204 88-7-9M210 82l-1-10M200 97l-10-2" />
    </>
  );
}
