import type { PartyProps } from '@starboard/board';
import type { View } from '../view.ts';
import { Fleet } from './fleet/Fleet.tsx';
import { Hand } from './fleet/Hand.tsx';
import { Strip } from './fleet/Strip.tsx';
import { Mats } from './mats/Mats.tsx';
import { Missions } from './missions/Missions.tsx';
import styles from './Party.module.css';

/** What lies before the Player: missions, Spacecraft, Hand and playmats; a line of figures where there is little room. */
export function Party(props: PartyProps<View>) {
  if (props.isCompact) return <Strip {...props} />;
  return (
    <div className={styles['party']}>
      <Missions {...props} />
      <Fleet {...props} />
      <Hand {...props} />
      <Mats {...props} />
    </div>
  );
}
