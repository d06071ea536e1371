import icon from 'icon:ringed-planet';
import type { PartyProps } from '@starboard/board';
import { Icon } from '@starboard/board';
import type { Mats } from '../../show/mats.ts';
import type { View } from '../../view.ts';
import { Fold } from '../Fold.tsx';
import { Places } from '../Places.tsx';
import styles from './Drift.module.css';

/** The Drift Bernals: where they are, and what they are good for once they are anchored. */
export function Drift({ mats: { drift }, say, Rule }: PartyProps<View> & { readonly mats: Mats }) {
  return (
    <ul className={styles['drift']}>
      {drift.map(({ name, text, node, state }) => (
        <Fold
          key={name.key}
          mark={<Icon of={icon} className={styles['mark']} data-state={state} />}
          title={say(name)}
          aside={<span className={styles['state']}>{say({ key: `mats.drift.${state}` })}</span>}
        >
          <p>{say(text)}</p>
          {node && <Places nodes={[node]} say={say} />}
          <p>
            <Rule rule="END-DRIFT-06" />
          </p>
        </Fold>
      ))}
    </ul>
  );
}
