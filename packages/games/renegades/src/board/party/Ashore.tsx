import { CrewRow } from './CrewRow.tsx';
import type { ShipProps } from './ShipCard.tsx';
import styles from './Stations.module.css';

/** Those of a ship's crew who are not aboard it: on the ground, or aboard another ship. */
export function Ashore(props: ShipProps) {
  const { view, ship, say } = props;
  const outside = view.crew.filter(crew => crew.ship === ship.no && crew.aboard !== ship.no);
  if (outside.length === 0) return null;
  return (
    <ul className={styles['stations']} aria-label={say({ key: 'face.ashore' })}>
      {outside.map(crew => (
        <CrewRow
          key={crew.id}
          {...props}
          crew={crew}
          post={undefined}
          duty={crew.aboard === 0 ? undefined : { key: 'face.elsewhere' }}
          note={view.party?.crew === crew.id ? { key: 'face.acting' } : undefined}
        />
      ))}
    </ul>
  );
}
