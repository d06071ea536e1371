import styles from './hues.module.css';

/** Phases differ by hue and by pattern, in the order in which the game names them. */
const hues = ['friend', 'enemy', 'noise', 'good', 'warn'] as const;

export function hueOf(phase: number): string {
  return `${styles['hue']} ${styles[hues[Math.max(0, phase) % hues.length] as string]}`;
}
