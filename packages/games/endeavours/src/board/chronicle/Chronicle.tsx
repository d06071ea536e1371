import type { FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import { Charts } from './Charts.tsx';
import styles from './Chronicle.module.css';
import { Timeline } from './Timeline.tsx';

/** The game from its first year to its last: charts, and year by year if one wants to know. */
export function Chronicle(props: FaceProps<View>) {
  return (
    <div className={styles['chronicle']}>
      <Charts {...props} />
      <details>
        <summary>{props.say({ key: 'chronicle.yearByYear' })}</summary>
        <Timeline {...props} />
      </details>
    </div>
  );
}
