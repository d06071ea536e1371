import type { FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import styles from '../Briefing.module.css';
import { seatOf } from '../seat.ts';

/** RDA-SETUP-33: what each seat has, and what it will be paid at the end of the mission. */
export function Purses({ view, say }: FaceProps<View>) {
  return (
    <ul className={styles['list']} aria-label={say({ key: 'face.purses' })}>
      {Object.entries(view.purses).map(([seat, digits]) => (
        <li key={seat}>
          <b>{say(seatOf(seat, view).name)}</b>
          <span>{say({ key: 'face.purse', params: { digits, earned: view.earned[seat] ?? 0 } })}</span>
        </li>
      ))}
    </ul>
  );
}
