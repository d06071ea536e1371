import type { SeatId } from '@starboard/kernel';
import { cardOf } from '../../catalogue.ts';
import type { Card, Option, Renegades, Ship } from '../../types.ts';
import { freeSlots, install, takesSlot } from '../stations.ts';
import { cardRef, nameOf, say } from '../table.ts';
import { shipsOf } from './buying.ts';
import { cardName } from './names.ts';
import type { Deal } from './shore-leave.ts';

/** RDA-SHIP-20: before anything is bought, components may be taken out of their slots. */
export function removalDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return shipsOf(state, seat).flatMap(ship =>
    ship.components.filter(takesSlot).map(card => ({
      ...dealWith('takeOut', ship, card),
      *take(t: Renegades) {
        ship.components.splice(ship.components.indexOf(card), 1);
        ship.armory.push(card);
        say(t, 'RDA-SHIP-20', 'component.takenOut', { card: cardName(card.card), ship: nameOf(ship) });
      },
    })),
  );
}

/** RDA-SHIP-20: at the end, those that wait in the armory may go into slots that are free. */
export function refitDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return shipsOf(state, seat).flatMap(ship =>
    ship.armory
      .filter(card => fits(ship, card))
      .map(card => ({
        ...dealWith('fit', ship, card),
        *take(t: Renegades) {
          ship.armory.splice(ship.armory.indexOf(card), 1);
          install(t, ship, card);
        },
      })),
  );
}

function fits(ship: Ship, card: Card): boolean {
  return cardOf(card.card).component === true && (!takesSlot(card) || freeSlots(ship) > 0);
}

function dealWith(verb: 'takeOut' | 'fit', ship: Ship, card: Card): Option {
  const params = { card: cardName(card.card), ship: nameOf(ship) };
  return { key: `${verb}:${card.no}`, group: verb, label: { key: `deal.${verb}`, params }, refs: [cardRef(card)] };
}
