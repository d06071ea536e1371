import type { SeatId } from '@starboard/kernel';
import { catalogue, crewCardOf, idsOf } from '../../catalogue.ts';
import type { Blocked, CrewId, Renegades, Ship, State, Station, Words } from '../../types.ts';
import { newCrew } from '../setup/state.ts';
import { freeCapacity } from '../ship.ts';
import { nameOf, say } from '../table.ts';
import { shipsOf } from './buying.ts';
import type { Deal } from './shore-leave.ts';

const prices: { readonly [S in Station]: number } = {
  commander: 200,
  navigation: 150,
  weapons: 150,
  communications: 100,
  engineering: 100,
};

/** RDA-RECRUIT-03: the dearest of its specialties. */
export function recruitPrice(id: CrewId): number {
  return Math.max(...crewCardOf(id).specialties.map(station => prices[station]));
}

/** RDA-RECRUIT-01, 02, RDA-PRISONER-03: whoever is in play nowhere, for a ship of its faction with room. */
export function recruitDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return shipsOf(state, seat)
    .filter(ship => freeCapacity(state, ship) > 0)
    .flatMap(ship =>
      idle(state, ship)
        .filter(id => canPay(state, seat, id))
        .map(id => recruit(seat, ship, id)),
    );
}

/** RDA-RECRUIT-02, RDA-COMP-03 */
function idle({ crew }: State, { faction }: Ship): CrewId[] {
  return idsOf(catalogue.crew).filter(id => crewCardOf(id).faction === faction && !crew.some(each => each.id === id));
}

function canPay({ purses }: State, seat: SeatId, id: CrewId): boolean {
  return recruitPrice(id) <= (purses[seat] ?? 0);
}

export function barredRecruits(state: State, seat: SeatId): Blocked[] {
  return shipsOf(state, seat).flatMap(ship => {
    const isFull = freeCapacity(state, ship) <= 0;
    const barred = idle(state, ship).filter(id => isFull || !canPay(state, seat, id));
    return barred.map(
      (id): Blocked => ({
        key: `recruit:${id}:${ship.no}`,
        group: 'recruit',
        label: labelOf(ship, id),
        refs: [`crew:${id}`],
        reason: { key: isFull ? 'shore.noRoom' : 'shore.tooDear' },
        rule: isFull ? 'RDA-RECRUIT-01' : 'RDA-BUY-09',
      }),
    );
  });
}

function labelOf(ship: Ship, id: CrewId): Words {
  return {
    key: 'deal.recruit',
    params: { crew: { key: `crew.${id}` }, digits: recruitPrice(id), ship: nameOf(ship) },
  };
}

function recruit(seat: SeatId, ship: Ship, id: CrewId): Deal {
  const digits = recruitPrice(id);
  return {
    key: `recruit:${id}:${ship.no}`,
    group: 'recruit',
    label: labelOf(ship, id),
    refs: [`crew:${id}`],
    *take(t) {
      t.state.purses[seat]! -= digits;
      t.state.crew.push({ ...newCrew(id, ship.no), post: 'quarters' });
      say(t, 'RDA-RECRUIT-01', 'shore.recruited', { seat, crew: { key: `crew.${id}` }, ship: nameOf(ship), digits });
    },
  };
}
