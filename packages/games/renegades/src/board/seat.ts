import coalition from 'icon:law-star';
import person from 'icon:person';
import renegade from 'icon:starfighter';
import type { SeatRole } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import { fleetOf } from '../rules/setup/fleet.ts';
import { commanderAmong } from '../rules/setup/staffing.ts';
import { commanderOf } from '../rules/table.ts';
import type { Setup } from '../setup.ts';
import type { CrewId, Faction, ShipId } from '../types.ts';
import { asState, type View } from '../view.ts';

/** A ship as it matters to whoever is to play it. */
interface Command {
  readonly ship: ShipId;
  readonly faction: Faction;
  readonly commander: CrewId | undefined;
  /** RDA-SETUP-05: its crew is still to be picked. */
  readonly isDrafted: boolean;
}

export function seatOf(seat: SeatId, view?: View): SeatRole {
  const own = view?.ships.filter(ship => ship.seat === seat) ?? [];
  const commands = own.map(ship => ({
    ...ship,
    commander: commanderOf(asState(view!), ship)?.id,
    isDrafted: ship.commander === null,
  }));
  return roleOf(seat, commands);
}

/** RDA-SETUP-01..05, 30: what was chosen, and what is usual where nothing was. */
export function seatIn(seat: SeatId, setup: unknown): SeatRole {
  const own = fleetOf(setup as Setup).filter(ship => ship.seat === seat);
  const { draft } = setup as Setup;
  return roleOf(
    seat,
    own.map(({ crew, ...ship }) => ({ ...ship, commander: commanderAmong(crew), isDrafted: draft })),
  );
}

/** RDA-SETUP-30: a seat is its ship; one that has two is a player. */
function roleOf(seat: SeatId, [first, second]: readonly Command[]): SeatRole {
  if (first === undefined) return { name: { key: seat }, icon: person };
  const icon = first.faction === 'renegade' ? renegade : coalition;
  if (second === undefined) return { name: { key: `ship.${first.ship}` }, icon, note: noteOn(first) };
  return { name: { key: seat }, icon, note: noteOnBoth(first, second) };
}

function noteOn({ faction, commander, isDrafted }: Command): Text {
  const side = { key: `faction.${faction}` };
  if (isDrafted) return { key: 'face.seat.drafted', params: { faction: side } };
  if (commander === undefined) return side;
  return { key: 'face.seat.commander', params: { faction: side, commander: { key: `crew.${commander}` } } };
}

function noteOnBoth(one: Command, other: Command): Text {
  const led = ({ ship, commander }: Command): Text => {
    const name = { key: `ship.${ship}` };
    if (commander === undefined) return name;
    return { key: 'face.seat.led', params: { ship: name, commander: { key: `crew.${commander}` } } };
  };
  const drafted = one.isDrafted ? 'yes' : 'no';
  const params = { faction: { key: `faction.${one.faction}` }, one: led(one), other: led(other), drafted };
  return { key: 'face.seat.both', params };
}
