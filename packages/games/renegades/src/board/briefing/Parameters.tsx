import type { FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import styles from '../Briefing.module.css';
import { parameterStates } from './parameters.ts';

/** RDA-PARAM-01: each thing that the mission is about, and where it is or who has it. */
export function Parameters({ view, say }: Pick<FaceProps<View>, 'view' | 'say'>) {
  return (
    <ul className={styles['list']} aria-label={say({ key: 'face.parameters' })}>
      {parameterStates(view).map(({ no, name, where, holder }) => (
        <li key={no} data-holder={holder}>
          <b>{say(name)}</b>
          <span>{say(where)}</span>
        </li>
      ))}
    </ul>
  );
}
