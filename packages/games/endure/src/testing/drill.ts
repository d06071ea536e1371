import { keeps } from '@starboard/kernel/testing';
import { type Mission, missionSchema, missions, type WrittenMission } from '../cards/missions/index.ts';
import { forgetGrounds } from '../rules/mission.ts';

/** A mission for tests: the tutorial's map with every door open and an exit in the west, nobody on it, won by leaving. */
const drill: WrittenMission = {
  id: 'DRILL',
  faction: 'gep',
  difficulty: 'easy',
  minutes: 5,
  map: ['CREW@0 REC@0 LAB@180'],
  start: 'CREW.w',
  radar: [],
  tokens: { 3: [], 4: [], 5: [] },
  objectives: [{ name: 'switch', colour: 'green', zone: 'REC.B', deed: { does: 'switch', unlocks: ['LAB.D1'] } }],
  exits: [{ tile: 'CREW', side: 'W' }],
  win: [{ goal: 'survivorsOut' }],
};

/** Puts a mission on the shelf for a test. */
export function addMission(written: WrittenMission): Mission {
  const mission = missionSchema.parse(written);
  missions[mission.id] = mission;
  return mission;
}

addMission(drill);
keeps(forgetGrounds);
