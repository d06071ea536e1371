import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { View } from '../../view.ts';
import styles from './MarkerList.module.css';
import { markerStates } from './marker-states.ts';

interface MarkerListProps {
  readonly view: View;
  readonly say: Formatter;
}

const boxes = [0, 1, 2];

/** GSQ-OBJ-01, 02: the five markers, who holds or threatens them, and how much damage they have. */
export const MarkerList = memo(function MarkerList({ view, say }: MarkerListProps) {
  return (
    <ol className={styles['markers']} aria-label={say({ key: 'face.markers' })}>
      {markerStates(view).map(({ no, damage, isPriority, hold, text }) => (
        <li key={no} data-hold={hold} data-priority={isPriority || undefined}>
          <b>{no}</b>
          <span className={styles['words']}>
            {isPriority && <em>{say({ key: 'face.marker.priority' })}</em>}
            {say(text)}
          </span>
          <span
            className={styles['damage']}
            role="img"
            aria-label={say({ key: 'face.marker.damage', params: { damage } })}
          >
            {boxes.map(box => (
              <i key={box} data-on={box < damage || undefined} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
});
