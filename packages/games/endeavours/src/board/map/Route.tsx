import { distanceBetween, Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { NodeId } from '../../types.ts';
import { places } from './places.ts';
import styles from './Route.module.css';

/** The nodes of one year's movement, the first being where it starts. */
export interface Movement {
  readonly year: number;
  readonly nodes: readonly NodeId[];
}

/** A route that is thought about: solid as far as the next movement goes, dashed beyond. It lies below the symbols. */
export function Route({ movements }: { readonly movements: readonly Movement[] }) {
  return (
    <Silent className={styles['route']}>
      {movements.map(({ year, nodes }, nth) => (
        <g key={year}>
          <path className={styles['shadow']} d={pathAlong(nodes)} />
          <path className={styles['leg']} data-later={nth > 0 || undefined} d={pathAlong(nodes)} />
        </g>
      ))}
    </Silent>
  );
}

/** Nearer than this, flags would cover each other. */
const flagRoom = 200;

/** Where each year of the route ends, above everything; over the node if the flag of the year before hangs close under its own. */
export function Flags({ movements, say }: { readonly movements: readonly Movement[]; readonly say: Formatter }) {
  const ends = movements.map(({ nodes }) => nodes[nodes.length - 1]!);
  const isAbove: boolean[] = [];
  ends.forEach((end, nth) => {
    const before = ends[nth - 1];
    isAbove.push(before !== undefined && !isAbove[nth - 1] && distanceBetween(places[before], places[end]) < flagRoom);
  });
  return (
    <Silent className={styles['route']}>
      {movements.map(({ year }, nth) => (
        <Flag key={year} at={ends[nth]!} isAbove={isAbove[nth]!} words={say({ key: 'map.year', params: { year } })} />
      ))}
    </Silent>
  );
}

function pathAlong(nodes: readonly NodeId[]): string {
  return `M${nodes.map(node => `${places[node].x} ${places[node].y}`).join('L')}`;
}

interface FlagProps {
  readonly at: NodeId;
  readonly words: string;
  readonly isAbove: boolean;
}

function Flag({ at, words, isAbove }: FlagProps) {
  const width = words.length * 7 + 14;
  return (
    <g transform={`translate(${places[at].x} ${places[at].y})`}>
      <g className={styles['flag']}>
        <rect x={-width / 2} y={isAbove ? -36 : 16} width={width} height={20} rx={5} />
        <path d="M-5 17L0 11L5 17Z" transform={isAbove ? 'scale(1 -1)' : undefined} />
        <text y={isAbove ? -22 : 30}>{words}</text>
      </g>
    </g>
  );
}
