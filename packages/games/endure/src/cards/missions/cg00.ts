import type { WrittenMission } from './schema/index.ts';

/** Noisy Neighbours: clear a sealed laboratory before its inmates draw more of their kind (ETS-CG-0001..0006). */
export const cg00: WrittenMission = {
  id: 'CG00',
  faction: 'gep',
  difficulty: 'easy',
  minutes: 15,
  map: ['CREW@0 REC@0 LAB@180'],
  start: 'CREW.w',
  radar: ['LAB.A', 'LAB.A', 'REC.C'],
  tokens: {
    3: ['4 swarmer', '3 jaeger', '3 icarus'],
    4: ['5 swarmer', '4 jaeger', '4 icarus'],
    5: ['6 swarmer', '5 jaeger', '5 icarus'],
  },
  objectives: [{ name: 'switch', colour: 'green', zone: 'REC.B', deed: { does: 'switch', unlocks: ['LAB.D1'] } }],
  exits: [],
  locked: ['LAB.D1'],
  withoutEvents: ['spawnsElsewhere'],
  win: [{ goal: 'enemiesDead' }],
};
