import type { Ground } from '../ground/ground.ts';
import { square } from '../square.ts';
import styles from './Orbit.module.css';

/** The depth of space, its haze, and the hatches of what hinders and what hurts. */
export function OrbitPatterns({ id, ground }: { readonly id: string; readonly ground: Ground }) {
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
      <pattern id={`${id}veil`} width={8} height={8} {...tiled} patternTransform="rotate(45)">
        <path className={styles['hatch']} d="M0 0v8" />
      </pattern>
      <pattern id={`${id}danger`} width={13.333} height={13.333} {...tiled}>
        <path className={styles['crosses']} d="M4.6 4.6l4 4m0-4-4 4" />
      </pattern>
    </>
  );
}
