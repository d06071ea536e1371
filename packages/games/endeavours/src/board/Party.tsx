import type { PartyProps } from '@starboard/board';
import type { View } from '../view.ts';
import { Fleet } from './fleet/Fleet.tsx';
import { Hand } from './fleet/Hand.tsx';
import { Mats } from './mats/Mats.tsx';
import { Missions } from './missions/Missions.tsx';
import styles from './Party.module.css';

/** What lies before the Player: missions, Spacecraft, Hand and playmats. */
export function Party(props: PartyProps<View>) {
  return (
    <div className={styles['party']} data-compact={props.isCompact || undefined}>
      <Missions {...props} />
      <Fleet {...props} />
      <Hand {...props} />
      <Mats {...props} />
    </div>
  );
}
