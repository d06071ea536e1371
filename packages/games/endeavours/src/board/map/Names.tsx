import { Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { isSite, kindOfNode, nodeIds } from '../../map/index.ts';
import type { NodeId } from '../../types.ts';
import { bodies, isOnGreatBody } from './bodies.ts';
import styles from './Names.module.css';
import { places, trunk } from './places.ts';

/** What is read from how near: planets always, small bodies from nearer, places on bodies and Lagrange points from nearest. */
type Level = 'far' | 'middle' | 'near';

/** Bodies of their own that stand alone enough to be named from far off. */
const landmarks: ReadonlySet<NodeId> = new Set([
  'LEO',
  'CERES',
  'PSYCHE',
  'CAL-GC',
  'PLUTO',
  'SEDNA',
  'HALLEY',
  'CHIRON',
  'ICARUS',
  'BENNU',
  'EROS',
  'HALEBOPP',
] as const);

const radiusBySpot = new Map(bodies.map(({ x, y, radius }) => [`${x} ${y}`, radius]));

interface Label {
  readonly node: NodeId;
  readonly level: Level;
  /** From the middle of the node to the nearest edge of its name. */
  readonly away: number;
  readonly side: 'above' | 'below' | 'right';
}

const labels: readonly Label[] = nodeIds.flatMap((node): Label[] => {
  const { x, y } = places[node];
  const level = landmarks.has(node) ? 'far' : isSite(node) && !isOnGreatBody(node) ? 'middle' : 'near';
  if (isSite(node)) {
    const away = (radiusBySpot.get(`${x} ${y}`) ?? 19) + 3;
    return [{ node, level, away, side: y < trunk ? 'above' : 'below' }];
  }
  if (node === 'LEO') return [{ node, level, away: 14, side: 'below' }];
  return kindOfNode(node) === 'lag' ? [{ node, level, away: 14, side: 'right' }] : [];
});

export const Names = memo(function Names({ say }: { readonly say: Formatter }) {
  return (
    <Silent className={styles['names']}>
      {labels.map(({ node, level, away, side }) => (
        <text
          key={node}
          className={styles['name']}
          data-level={level}
          data-side={side}
          transform={`translate(${places[node].x + (side === 'right' ? away : 0)} ${places[node].y + offset(side, away)})`}
          dy={side === 'above' ? '-0.1em' : side === 'below' ? '0.8em' : '0.35em'}
        >
          {say({ key: `short.${node}` })}
        </text>
      ))}
      {bodies.map(
        ({ name, x, y, radius }) =>
          name !== null && (
            <text key={name} className={styles['body']} transform={`translate(${x} ${y + radius + 4})`} dy="0.8em">
              {say({ key: `body.${name}` })}
            </text>
          ),
      )}
    </Silent>
  );
});

function offset(side: Label['side'], away: number): number {
  return side === 'above' ? -away : side === 'below' ? away : 0;
}
