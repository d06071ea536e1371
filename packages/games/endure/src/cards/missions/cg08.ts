import type { WrittenMission } from './schema/index.ts';

/** Bagging a Trophy: catch a live Solomon for a geneticist (ETS-CG-0801..0812). */
export const cg08: WrittenMission = {
  id: 'CG08',
  faction: 'gep',
  difficulty: 'hard',
  minutes: 75,
  needs: ['engineer'],
  map: ['MED@0 LIFE@0 ARM@180', 'SEC@0 REC@0 CREW@0'],
  start: 'CREW.e',
  radar: ['MED.A', 'LIFE.A', 'LIFE.M', 'ARM.B', 'SEC.A', 'REC.B'],
  tokens: {
    3: ['4 swarmer', '5 swarmer', '3 jaeger', '4 jaeger', '3 icarus', '4 icarus'],
    4: ['5 swarmer', '5 swarmer', '4 jaeger', '4 jaeger', '4 icarus', '4 icarus'],
    5: ['6 swarmer', '6 swarmer', '4 jaeger', '5 jaeger', '4 icarus', '5 icarus'],
  },
  objectives: [{ name: 'captive', colour: 'green', zone: 'MED.B', deed: { does: 'lead', only: 'engineer', noise: 5 } }],
  exits: [{ tile: 'REC', side: 'S' }],
  conditions: [
    { condition: 'noSolomons' },
    { condition: 'neverAlone', tiles: ['MED', 'LIFE', 'ARM', 'SEC', 'REC', 'CREW'] },
  ],
  win: [{ goal: 'carriedOut', objective: 'captive' }],
};
