import { Silent } from '@starboard/board';
import { nodeIds } from '../../map/index.ts';
import type { NodeId } from '../../types.ts';
import { reachIn } from '../planner/reach.ts';
import { places } from './places.ts';
import styles from './ReachRings.module.css';

/** How soon the Stack that is looked at could be anywhere: a ring around every place that it can reach. */
export function ReachRings({ reach }: { readonly reach: ReadonlyMap<NodeId, number> }) {
  return (
    <Silent className={styles['rings']}>
      {nodeIds
        .filter(node => reach.has(node))
        .map(node => (
          <g key={node} transform={`translate(${places[node].x} ${places[node].y})`}>
            <circle className={styles['ring']} data-reach={reachIn(reach.get(node))} r={21} />
          </g>
        ))}
    </Silent>
  );
}
