import type { FaceProps } from '@starboard/board';
import type { View } from '../view.ts';
import styles from './Legend.module.css';

/** The meaning of the signs on the boards, on one line. */
export function Legend({ say }: FaceProps<View>) {
  return (
    <ul className={styles['legend']} aria-label={say({ key: 'face.legend' })}>
      {['green', 'wall'].map(name => (
        <li key={name}>{say({ key: `face.legend.${name}` })}</li>
      ))}
    </ul>
  );
}
