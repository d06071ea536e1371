import { holderName, type SeatFace } from '@starboard/board';
import type { SeatId, Viewer } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { prisonersOf } from '../../rules/captives.ts';
import { nameOf } from '../../rules/table.ts';
import type { Crew, Ship, ShoreLeave } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import { CrewPortrait, ShipToken } from '../art/index.ts';
import { sideOf } from '../sides.ts';
import styles from './Harbour.module.css';
import { Skyline } from './Skyline.tsx';

interface HarbourProps {
  readonly view: View;
  readonly shore: ShoreLeave;
  readonly seat: Viewer;
  readonly seats: readonly SeatFace[];
  readonly say: Formatter;
}

/** RDA-SHORE-02, 03: every ship in its berth with its crew and prisoners, whose it is, and what its purse holds. */
export function Harbour(props: HarbourProps) {
  const { view, say } = props;
  return (
    <section className={styles['harbour']} aria-label={say({ key: 'face.port.ships' })}>
      <Skyline />
      <ul className={styles['berths']}>
        {view.ships.map(ship => (
          <Berth key={ship.no} {...props} ship={ship} />
        ))}
      </ul>
    </section>
  );
}

function Berth({ view, shore, seat, seats, ship, say }: HarbourProps & { readonly ship: Ship }) {
  const { seats: order } = shore;
  const holder = seats.find(({ id }) => id === ship.seat);
  const side = sideOf(view, { ship: ship.no, faction: ship.faction }, seat, seats);
  const who = holder === undefined ? say({ key: 'face.program' }) : holderName(holder, say);
  const isActing = ship.seat !== null && order[0] === ship.seat;
  return (
    <li className={styles['berth']} data-acting={isActing || undefined}>
      <svg className={styles['ship']} viewBox="-30 -30 60 60" aria-hidden>
        <ShipToken ship={ship.ship} facing="N" x={0} y={0} size={22} isActive={isActing} {...side} />
      </svg>
      <header>
        <b>{say(nameOf(ship))}</b>
        <small>{say({ key: 'face.owner', params: { faction: { key: `faction.${ship.faction}` }, who } })}</small>
      </header>
      {ship.seat !== null && <Purse view={view} order={order} seat={ship.seat} say={say} />}
      <Hands view={view} ship={ship} seat={seat} seats={seats} say={say} />
    </li>
  );
}

interface PurseProps {
  readonly view: View;
  readonly order: readonly SeatId[];
  readonly seat: SeatId;
  readonly say: Formatter;
}

/** What a seat can spend, and whether it still has to shop. */
function Purse({ view, order, seat, say }: PurseProps) {
  const at = order.indexOf(seat);
  const state = at < 0 ? 'done' : at === 0 ? 'acting' : 'waits';
  return (
    <p className={styles['purse']}>
      <b>{say({ key: 'face.digits', params: { digits: view.purses[seat] ?? 0 } })}</b>
      <small>{say({ key: `face.port.${state}` })}</small>
    </p>
  );
}

/** Everybody aboard, each with their face; captives are named as such. */
function Hands({ view, ship, seat, seats, say }: Omit<HarbourProps, 'shore'> & { readonly ship: Ship }) {
  const captives = prisonersOf(asState(view), ship);
  const own = view.crew.filter(crew => crew.ship === ship.no && crew.aboard === ship.no);
  const draw = (crew: Crew, note?: string) => (
    <li key={crew.id}>
      <i>
        <CrewPortrait member={crew.id} {...sideOf(view, crew, seat, seats)} />
      </i>
      <span>{say(nameOf(crew))}</span>
      {note !== undefined && <small>{note}</small>}
    </li>
  );
  return (
    <ul className={styles['hands']} aria-label={say({ key: 'face.port.aboard', params: { ship: nameOf(ship) } })}>
      {own.map(crew => draw(crew))}
      {captives.map(crew => draw(crew, say({ key: 'face.port.prisoner' })))}
    </ul>
  );
}
