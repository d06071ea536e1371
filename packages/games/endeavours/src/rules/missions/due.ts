import type { Flow } from '@starboard/kernel';
import type { Endeavours } from '../../types.ts';
import { failMission } from './completion.ts';
import { foundFallDue } from './found.ts';
import { baseMissionOf, openMissions } from './quest.ts';

/** END-MISSION-02, END-FOUND-14..17, END-CORE-18: at the end of a year, base missions first. */
export function* missionsFallDue(t: Endeavours): Flow {
  for (const mission of openMissions(t.state)) {
    const { by } = baseMissionOf(mission.card);
    if (by !== undefined && by <= t.state.year) failMission(t, mission);
  }
  yield* foundFallDue(t);
}
