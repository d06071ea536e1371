import type { Seat } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { CrewId, Faction, ShipId } from '../../types.ts';

/** A ship as it was chosen. */
export interface ChosenShip {
  readonly ship: ShipId;
  readonly faction: Faction;
  /** Null if the program runs it. */
  readonly seat: string | null;
  /** Empty if crews are drafted. */
  readonly crew: readonly CrewId[];
}

/** RDA-VAR-15 */
function isSolo({ players, coalition }: Setup): boolean {
  return players === 1 || (players === 2 && coalition === 'program');
}

/** Seats of each ship, Renegades first (RDA-SETUP-30, RDA-SOLO-02). */
function crewedShips(setup: Setup): readonly (readonly [Faction, string | null])[] {
  const { players, lone = 'coalition', twoAgainstOne } = setup;
  if (players === 1)
    return [
      ['renegade', 'p1'],
      ['coalition', null],
    ];
  if (isSolo(setup))
    return [
      ['renegade', 'p1'],
      ['renegade', 'p2'],
      ['coalition', null],
      ['coalition', null],
    ];
  if (players === 2)
    return [
      ['renegade', 'p1'],
      ['coalition', 'p2'],
    ];
  if (players === 4)
    return [
      ['renegade', 'p1'],
      ['renegade', 'p2'],
      ['coalition', 'p3'],
      ['coalition', 'p4'],
    ];
  const alone: readonly (readonly [Faction, string])[] = twoAgainstOne
    ? [[lone, 'p3']]
    : [
        [lone, 'p3'],
        [lone, 'p3'],
      ];
  const pair = (faction: Faction): readonly (readonly [Faction, string])[] => [
    [faction, 'p1'],
    [faction, 'p2'],
  ];
  return lone === 'coalition' ? [...pair('renegade'), ...alone] : [...alone, ...pair('coalition')];
}

/** A ship as it is written in a set-up, in full. */
export function chosenShips({
  ships: chosen = [],
}: Setup): readonly { ship: ShipId; crew?: readonly CrewId[] | undefined }[] {
  return chosen.map(each => (typeof each === 'string' ? { ship: each } : each));
}

/** The catalogue.ships in play, Renegades first: those that were chosen, then the usual ones. */
export function fleetOf(setup: Setup): ChosenShip[] {
  const chosen = chosenShips(setup);
  const all = [...new Set([...chosen.map(({ ship }) => ship), ...idsOf(catalogue.ships)])];
  const left = { renegade: all.filter(isOf('renegade')), coalition: all.filter(isOf('coalition')) };
  return crewedShips(setup).map(([faction, seat]) => {
    const ship = left[faction].shift()!;
    const crew = chosen.find(each => each.ship === ship)?.crew ?? catalogue.ships[ship].usualCrew;
    return { ship, faction, seat, crew: setup.draft ? [] : crew };
  });
}

const isOf = (faction: Faction) => (ship: ShipId) => catalogue.ships[ship].faction === faction;

/** Seats win with their side. */
export function seatsOf(setup: Setup): Seat[] {
  const seats = new Map<string, Seat>();
  for (const { seat, faction } of fleetOf(setup)) if (seat !== null) seats.set(seat, { id: seat, side: faction });
  return [...seats.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
