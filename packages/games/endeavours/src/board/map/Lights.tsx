import { Silent, type Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { isSite, nodeIds } from '../../map/index.ts';
import type { NodeId } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './Lights.module.css';
import { places } from './places.ts';

interface LightsProps {
  readonly view: View;
  readonly targets: readonly Target[];
  readonly lit: readonly Ref[];
}

const known: ReadonlySet<string> = new Set(nodeIds);

/** The node that a ref speaks of: itself, or where the Stack or the card is. */
export function nodeOfRef({ stacks }: View, ref: Ref): NodeId | null {
  const [kind, id] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  if (kind === 'node') return known.has(id) ? (id as NodeId) : null;
  if (kind === 'stack') return stacks.find(({ no }) => no === Number(id))?.node ?? null;
  if (kind === 'card') return stacks.find(({ cards }) => cards.some(({ no }) => no === Number(id)))?.node ?? null;
  return null;
}

/** What can be chosen: dashed; what is chosen: solid, with a glow; what is spoken of: a quiet ring. */
export function Lights({ view, targets, lit }: LightsProps) {
  return (
    <Silent className={styles['lights']}>
      {lit.map(ref => (
        <Ring key={ref} node={nodeOfRef(view, ref)} look="lit" />
      ))}
      {targets.map(({ ref, isChosen }) => (
        <Ring key={ref} node={nodeOfRef(view, ref)} look={isChosen ? 'chosen' : 'target'} />
      ))}
    </Silent>
  );
}

function Ring({ node, look }: { readonly node: NodeId | null; readonly look: 'lit' | 'target' | 'chosen' }) {
  if (node === null) return null;
  return (
    <g transform={`translate(${places[node].x} ${places[node].y})`}>
      <g className={styles['ring']}>
        <circle className={styles[look]} r={isSite(node) ? 20 : 23} />
      </g>
    </g>
  );
}
