import { crewCardOf } from '../../catalogue.ts';
import type { CrewId, Station } from '../../types.ts';
import { stations } from '../stations.ts';

/** Who sits where. */
export type Assignment = ReadonlyMap<CrewId, Station>;

/** Somebody who is to be put at a station. */
interface Candidate {
  readonly id: CrewId;
  readonly specialties: readonly Station[];
}

/** RDA-SETUP-04, 08: every way to put each of a crew at a station of its specialty, one at each. */
export function assignments(crew: readonly CrewId[]): Assignment[] {
  return waysOf(
    crew.map(id => ({ id, specialties: crewCardOf(id).specialties })),
    false,
  );
}

/** RDA-SETUP-08: the ways that leave as few stations empty as can be; whoever is not named has none. */
export function bestAssignments(crew: readonly Candidate[]): Assignment[] {
  const ways = waysOf(crew, true);
  const most = Math.max(...ways.map(({ size }) => size));
  return ways.filter(({ size }) => size === most);
}

/** Every way to put them at stations of their own; where some may be left out, those ways as well. */
function waysOf(crew: readonly Candidate[], mayBeLeftOut: boolean): Assignment[] {
  const found: Assignment[] = [];
  const seat = (at: number, taken: ReadonlyMap<CrewId, Station>): void => {
    const next = crew[at];
    if (next === undefined) return void found.push(taken);
    const filled = [...taken.values()];
    for (const station of next.specialties) {
      if (!filled.includes(station)) seat(at + 1, new Map(taken).set(next.id, station));
    }
    if (mayBeLeftOut) seat(at + 1, taken);
  };
  seat(0, new Map());
  return found;
}

export function commanderAmong(crew: readonly CrewId[]): CrewId | undefined {
  return crew.find(id => crewCardOf(id).specialties[0] === 'commander');
}

/** RDA-SETUP-07, RDA-RUL-30: whether crews that are begun can all be completed from the pool with one specialist per station. */
export function canStaff(begun: readonly (readonly CrewId[])[], pool: readonly CrewId[]): boolean {
  const [crew, ...others] = begun;
  if (crew === undefined) return true;
  return assignments(crew).some(assignment => {
    const open = stations.filter(station => ![...assignment.values()].includes(station));
    return canFill(open, others, pool);
  });
}

function canFill(open: readonly Station[], others: readonly (readonly CrewId[])[], pool: readonly CrewId[]): boolean {
  const [station, ...rest] = open;
  if (station === undefined) return canStaff(others, pool);
  return pool.some(
    id =>
      crewCardOf(id).specialties.includes(station) &&
      canFill(
        rest,
        others,
        pool.filter(other => other !== id),
      ),
  );
}
