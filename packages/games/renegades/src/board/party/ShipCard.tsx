import hullIcon from 'icon:cracked-shield';
import shieldIcon from 'icon:energy-shield';
import {
  holderName,
  lookOf,
  MemberName,
  Portrait,
  type Ring,
  type SeatFace,
  type TouchProps,
  Track,
  Tracks,
  touchOf,
} from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { attackDiceOf, freeCapacity, hullOf, movementOf, shieldsOf, shipRangeOf } from '../../rules/ship.ts';
import { nameOf } from '../../rules/table.ts';
import type { Ship } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import { shipIcon } from '../ship-icons.ts';
import { Ashore } from './Ashore.tsx';
import { Cards } from './Cards.tsx';
import styles from './ShipCard.module.css';
import { Stations } from './Stations.tsx';

export interface ShipProps {
  readonly view: View;
  readonly ship: Ship;
  readonly holder: SeatFace | undefined;
  readonly ring: Ring | undefined;
  readonly isFoe: boolean;
  readonly isActing: boolean;
  /** In full; otherwise what matters at a glance. */
  readonly isShown: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
  onShow(): void;
}

/** A ship's card: shields and hull, what it can do, who sits where, who is ashore, and what it carries. */
export function ShipCard(props: ShipProps) {
  const { view, ship, holder, ring, isActing, isShown, touch, say, onShow } = props;
  const touched = touchOf(touch, `ship:${ship.no}`);
  const name = say(nameOf(ship));
  const owner = {
    faction: { key: `faction.${ship.faction}` },
    who: holder === undefined ? say({ key: 'face.program' }) : holderName(holder, say),
  };
  return (
    <article
      className={styles['card']}
      data-ring={ring}
      data-acting={isActing || undefined}
      data-target={lookOf(touched)}
    >
      <header
        className={styles['head']}
        onPointerEnter={() => touched.onPoint(true)}
        onPointerLeave={() => touched.onPoint(false)}
      >
        <Portrait icon={shipIcon(ship.ship)} ring={ring ?? 6} isActing={isActing} isGone={ship.where === 'captured'} />
        <h2 className={styles['name']}>
          <MemberName name={name} touched={touched} isShown={isShown} say={say} onShow={onShow} />
        </h2>
        <small className={styles['who']}>
          <span>{say({ key: 'face.owner', params: owner })}</span>
          <span>{say({ key: `face.where.${view.shore ? 'port' : ship.where}` })}</span>
        </small>
        {touched.target?.hotkey && <kbd aria-hidden>{touched.target.hotkey}</kbd>}
      </header>
      <ShipTracks view={view} ship={ship} say={say} />
      {view.party && <Ashore {...props} />}
      {isShown && (
        <>
          <Figures view={view} ship={ship} say={say} />
          <Stations {...props} />
        </>
      )}
      {!view.party && <Ashore {...props} />}
      {isShown && <Cards {...props} />}
    </article>
  );
}

type Plain = Pick<ShipProps, 'view' | 'ship' | 'say'>;

/** RDA-SHIP-10: the shields, and below them the hull. */
export function ShipTracks({ view, ship, say }: Plain) {
  const state = asState(view);
  const most = { shields: shieldsOf(state, ship), hull: hullOf(state, ship) };
  const left = {
    shields: ship.flipped ? 0 : Math.max(0, most.shields - ship.damage),
    hull: ship.flipped ? Math.max(0, most.hull - ship.damage) : most.hull,
  };
  const trackOf = (kind: 'shields' | 'hull') => ({
    label: say({ key: 'face.track', params: { name: { key: `face.${kind}` }, value: left[kind], most: most[kind] } }),
    value: left[kind],
    most: most[kind],
    isShare: true,
  });
  return (
    <Tracks>
      <Track icon={shieldIcon} tone="friend" {...trackOf('shields')} />
      <Track icon={hullIcon} tone="warn" {...trackOf('hull')} />
    </Tracks>
  );
}

/** RDA-SHIP-04..08, 15 */
function Figures({ view, ship, say }: Plain) {
  const state = asState(view);
  const aboard = view.crew.filter(each => each.aboard === ship.no).length;
  const figures = {
    move: movementOf(state, ship),
    attack: attackDiceOf(state, ship),
    range: shipRangeOf(state, ship),
    room: say({ key: 'face.share', params: { value: aboard, most: aboard + freeCapacity(state, ship) } }),
  };
  return (
    <dl className={styles['figures']}>
      {Object.entries(figures).map(([key, value]) => (
        <div key={key}>
          <dt>{say({ key: `face.figure.${key}` })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
