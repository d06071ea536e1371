import type { WrittenMission } from './schema/index.ts';

/** Left at the Office: recover DNA samples from a laboratory (ETS-CG-0901..0908). */
export const cg09: WrittenMission = {
  id: 'CG09',
  faction: 'gep',
  difficulty: 'medium',
  minutes: 60,
  map: ['REC@0 LAB@90 MED@0', 'CREW@0 SEC@0 LIFE@0'],
  start: 'CREW.w',
  radar: ['LAB.A', 'LAB.C', 'REC.B', 'MED.A', 'SEC.A', 'SEC.B', 'LIFE.M'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '3 jaeger', '4 jaeger', '4 jaeger', '4 icarus', '4 icarus'],
    4: ['5 swarmer', '5 swarmer', '4 jaeger', '5 jaeger', '4 icarus', '4 icarus', '4 icarus'],
    5: ['6 swarmer', '6 swarmer', '4 jaeger', '5 jaeger', '4 icarus', '4 icarus', '5 icarus'],
  },
  objectives: [
    { name: 'vial', colour: 'green', zone: 'LAB.A', deed: { does: 'carry', most: 1, orphaned: 'passes' } },
    { name: 'vial', colour: 'red', zone: 'LAB.B', deed: { does: 'carry', most: 1, orphaned: 'passes' }, fromCrew: 2 },
    { name: 'vial', colour: 'blue', zone: 'LAB.C', deed: { does: 'carry', most: 1, orphaned: 'passes' }, fromCrew: 4 },
  ],
  exits: [{ tile: 'LIFE', side: 'E' }],
  win: [{ goal: 'carriedOut', objective: 'vial' }, { goal: 'survivorsOut' }],
  lose: [{ loss: 'tooFewCarriers', objective: 'vial' }],
};
