import type { Flow, Text } from '@starboard/kernel';
import { zoneDoorNumber } from '@starboard/space';
import type { Endure, State, Survivor, ZoneId } from '../types.ts';
import { switchOpen } from './doors.ts';
import { groundOf, missionOf } from './mission.ts';
import { lookAround } from './sight.ts';
import { nameOf, say } from './table.ts';

/** An objective that can be interacted with. */
export interface Offered {
  readonly id: number;
  readonly colour: string;
}

/** ETS-SURV-03, 10: what can be interacted with in the survivor's zone, enemies or not. */
export function objectivesFor(state: State, by: Survivor): Offered[] {
  return objectivesIn(state, [by.zone]);
}

/** What can be interacted with in some zones. */
export function objectivesIn(state: State, zones: readonly ZoneId[]): Offered[] {
  return state.objectives
    .filter(({ done, carrier, zone }) => !done && carrier === null && zones.includes(zone))
    .map(({ id }) => ({ id, colour: missionOf(state).objectives[id]!.colour }));
}

/** ETS-SURV-09, ETS-MISSION-07: throws a switch. */
export function* interact(t: Endure, by: Survivor, id: number): Flow {
  const { state } = t;
  const objective = missionOf(state).objectives[id]!;
  state.objectives.find(each => each.id === id)!.done = true;
  const colour: Text = { key: `colour.${objective.colour}` };
  say(t, 'ETS-SURV-03', 'interacted', { who: nameOf(by), colour });
  for (const door of objective.unlocks) switchOpen(t, zoneDoorNumber(groundOf(state).map, door), 'ETS-MISSION-07');
  yield* lookAround(t); // ETS-ODD-18
}
