import type { SeatFace } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { intentIn } from '../../../show/reach.ts';
import type { View } from '../../../view.ts';
import type { Pack } from '../crowd.ts';
import type { Spots } from '../layout.ts';
import type { Ways } from '../ways.ts';

/** What is on the ship, and where each piece goes. */
export interface OnBoard {
  readonly view: View;
  readonly packs: readonly Pack[];
  readonly spots: Spots;
  readonly ways: Ways;
  readonly seats: readonly SeatFace[];
  readonly say: Formatter;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function placed({ x, y, size }: Placed): Placed {
  return { x, y, size };
}

/** Where it is crowded there is no room for it. */
const leastSize = 12;

/** What an enemy acts on, where it can be shown. */
export function intentAt(view: View, { id, zone }: { readonly id: number; readonly zone: string }, size: number) {
  return size < leastSize ? undefined : intentIn(view, zone, id);
}
