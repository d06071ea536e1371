import { missionIds, missions } from '../../src/cards/missions/index.ts';

/** The missions of the box, without those that tests have put on the shelf. */
export const boxedMissions = missionIds.map(id => missions[id]!);
