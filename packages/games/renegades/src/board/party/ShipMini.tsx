import { MemberPortrait, Portrait, touchOf } from '@starboard/board';
import { nameOf } from '../../rules/table.ts';
import { shipIcon } from '../ship-icons.ts';
import { type ShipProps, ShipTracks } from './ShipCard.tsx';
import styles from './ShipMini.module.css';

interface ShipMiniProps extends ShipProps {
  /** Who plays it, where that must be said. */
  readonly player: string | undefined;
}

/** A ship where there is little room: the portrait, name and two bars. */
export function ShipMini({ view, ship, ring, player, isActing, isShown, touch, say, onShow }: ShipMiniProps) {
  const touched = touchOf(touch, `ship:${ship.no}`);
  const name = say(nameOf(ship));
  return (
    <li className={styles['mini']} data-shown={isShown || undefined}>
      <MemberPortrait
        name={player === undefined ? name : `${name}, ${player}`}
        touched={touched}
        isShown={isShown}
        onShow={onShow}
      >
        <Portrait icon={shipIcon(ship.ship)} ring={ring ?? 6} isActing={isActing} isGone={ship.where === 'captured'} />
      </MemberPortrait>
      <div className={styles['bars']}>
        <p className={styles['who']}>
          <b aria-hidden>{name}</b>
          {player !== undefined && <small>{player}</small>}
        </p>
        <ShipTracks view={view} ship={ship} say={say} />
      </div>
    </li>
  );
}
