import { type Objective, Plate } from '@starboard/board';
import styles from './ObjectiveSign.module.css';

/** The plate of an objective, as small as a letter. */
export function ObjectiveSign({ colour }: { readonly colour: string }) {
  const kind: Objective = colour === 'green' || colour === 'red' ? colour : 'blue';
  return (
    <svg className={styles['sign']} viewBox="-19 -19 38 38" aria-hidden>
      <Plate x={0} y={0} size={20} name="" kind={kind} />
    </svg>
  );
}
