import astronaut from 'icon:astronaut-helmet';
import type { IconDrawing } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { View } from '../view.ts';

/** END-SETUP-02: there is one seat, and its Crew gives it a name. */
export function seatOf(seat: SeatId, view?: View): { readonly name: Text; readonly icon: IconDrawing } {
  return { name: { key: view === undefined ? seat : `card.${view.crew}` }, icon: astronaut };
}
