import { type Mission, missions } from '../content/missions/index.ts';

/** A mission for tests: the tutorial's map with every door open and an exit in the west, nobody on it, won by leaving. */
const drill: Mission = {
  id: 'DRILL',
  faction: 'gep',
  difficulty: 'easy',
  minutes: 5,
  map: ['CREW@0 REC@0 LAB@180'],
  start: 'CREW.w',
  radar: [],
  tokens: { 3: [], 4: [], 5: [] },
  objectives: [{ colour: 'green', zone: 'REC.B', kind: 'switch', unlocks: ['LAB.D1'] }],
  exits: [{ tile: 'CREW', side: 'W' }],
  locked: [],
  win: ['survivorsOut'],
};

/** Puts a mission on the shelf for a test. */
export function addMission(mission: Mission): void {
  missions[mission.id] = mission;
}

addMission(drill);
