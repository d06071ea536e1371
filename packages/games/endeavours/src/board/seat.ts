import astronaut from 'icon:astronaut-helmet';
import type { SeatRole } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import type { Setup } from '../setup.ts';
import type { View } from '../view.ts';

/** END-SETUP-02: there is one seat, and its Crew gives it a name. */
export function seatOf(seat: SeatId, view?: View): SeatRole {
  return { name: { key: view === undefined ? seat : `card.${view.crew}` }, icon: astronaut };
}

/** END-START-13 */
export function seatIn(_seat: SeatId, setup: unknown): SeatRole {
  const { crew } = setup as Setup;
  return { name: { key: crew === 'random' ? 'face.seat.drawn' : `card.${crew}` }, icon: astronaut };
}
