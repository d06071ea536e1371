import styles from './pieces.module.css';
import { Silent } from './Silent.tsx';

export type Intent = 'sees' | 'hears';

/** What may stand at the shoulders of a piece. */
export interface Badges {
  /** How many of one kind stand together. */
  readonly count?: number | undefined;
  /** What an enemy is up to. */
  readonly intent?: Intent | undefined;
}

const intents: { readonly [I in Intent]: string } = {
  sees: 'M-6 0C-3.5-4 3.5-4 6 0C3.5 4-3.5 4-6 0ZM0-1.8A1.8 1.8 0 1 1-.1-1.8Z',
  hears: 'M-3.5-1a3.6 3.6 0 1 1 6.2 2.5C1.5 2.7.8 3.3.5 4.5a1.8 1.8 0 0 1-3.4.5M-1.2-1a1.5 1.5 0 0 1 3 0',
};

/** A badge on a small piece is not as small as the piece. */
function readable(size: number): number {
  return Math.max(1, 13 / size);
}

/** Inside a piece: its count at the upper right, its intent at the upper left. */
export function PieceBadges({ size, count, intent }: Badges & { readonly size: number }) {
  const scale = readable(size);
  return (
    <>
      {count !== undefined && (
        <g className={styles['count']} transform={`translate(17 -16) scale(${scale})`}>
          <circle r={9.5} />
          <text y={4.7}>{count}</text>
        </g>
      )}
      {intent !== undefined && (
        <g className={styles['intent']} transform={`translate(-17 -16) scale(${scale})`}>
          <circle r={8.5} />
          <path d={intents[intent]} />
        </g>
      )}
    </>
  );
}

interface PipsProps {
  readonly y: number;
  readonly most: number;
  readonly left: number;
}

/** Health as a row of dots: what is lost is hollow. */
export function Pips({ y, most, left }: PipsProps) {
  const start = -(most - 1) * 4;
  return (
    <g className={styles['pips']}>
      {Array.from({ length: most }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are nothing but their place
        <circle key={at} cx={start + at * 8} cy={y} r={3} data-left={at < left || undefined} />
      ))}
    </g>
  );
}

/** The key that chooses something. */
export function KeyBadge({ x, y, hotkey }: { readonly x: number; readonly y: number; readonly hotkey: string }) {
  return (
    <Silent className={styles['key']} transform={`translate(${x} ${y})`}>
      <rect x={-9} y={-9} width={18} height={18} rx={4} />
      <text y={4.3}>{hotkey}</text>
    </Silent>
  );
}
