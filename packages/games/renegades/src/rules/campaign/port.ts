import { cardOf } from '../../catalogue.ts';
import type { Renegades, Ship } from '../../types.ts';
import { credit } from '../money.ts';
import { say } from '../table.ts';

/** SV15 */
const passengerWorth = 100;

/** RDA-SHORE-02, 03, RDA-PRISONER-11, RDA-BOARDING-10, RDA-BRIG-03: everybody is healed and aboard, ships are mended; prisoners stay where they are. */
export function returnToPort(t: Renegades): void {
  const { state } = t;
  say(t, 'RDA-SHORE-02', 'shore.begins');
  for (const crew of state.crew) {
    Object.assign(crew, { wounds: 0, infected: false, stunned: false, stealth: false, bearer: null });
    const isPrisoner = crew.aboard > 0 && crew.aboard !== crew.ship;
    if (isPrisoner) crew.post = 'brig';
    else Object.assign(crew, { aboard: crew.ship, post: 'quarters', on: 'surface', cell: -1 });
  }
  const mended = { where: 'orbit', cell: -1, flipped: false, damage: 0, landed: 0, overstays: false };
  for (const ship of state.ships) {
    Object.assign(ship, mended);
    payForPassengers(t, ship);
  }
}

/** SV15: a Cryo Pod is worth 100 digits at Shore Leave. */
function payForPassengers(t: Renegades, ship: Ship): void {
  const pods = ship.components.filter(({ card }) => cardOf(card).passenger).length;
  if (pods === 0) return;
  ship.components = ship.components.filter(({ card }) => !cardOf(card).passenger);
  if (ship.seat !== null) credit(t, ship.seat, passengerWorth * pods, 'RDA-SHORE-01');
}
