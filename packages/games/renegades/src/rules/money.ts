import type { SeatId } from '@starboard/kernel';
import type { Renegades } from '../types.ts';
import { say } from './table.ts';

/** RDA-SETUP-33: found money is credited at once. */
export function credit(t: Renegades, seat: SeatId, digits: number, rule: string): void {
  t.state.purses[seat] = (t.state.purses[seat] ?? 0) + digits;
  say(t, rule, 'money.credited', { seat, digits });
}

/** RDA-SETUP-33, RDA-WIN-09: earned money is paid at the end of the mission. */
export function earn(t: Renegades, seat: SeatId, digits: number, rule: string): void {
  t.state.earned[seat] = (t.state.earned[seat] ?? 0) + digits;
  say(t, rule, 'money.earned', { seat, digits });
}
