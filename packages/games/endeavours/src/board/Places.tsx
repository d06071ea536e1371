import pin from 'icon:position-marker';
import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { nameOfNode } from '../rules/table.ts';
import type { NodeId } from '../types.ts';
import { useLooking } from './looking.ts';
import styles from './Places.module.css';

interface PlacesProps {
  readonly nodes: readonly NodeId[];
  readonly say: Formatter;
}

/** Places that were named: a touch looks there, so that a flight can be planned. */
export function Places({ nodes, say }: PlacesProps) {
  const { looking, look } = useLooking();
  if (nodes.length === 0) return null;
  return (
    <ul className={styles['places']}>
      {nodes.map(node => {
        const name = say(nameOfNode(node));
        return (
          <li key={node}>
            <button
              type="button"
              aria-pressed={looking.node === node}
              aria-label={say({ key: 'mats.look', params: { name } })}
              onClick={() => look({ node })}
            >
              <Icon of={pin} /> {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
