import type { WrittenMission } from './schema/index.ts';

/** The Brain: fetch a specimen that fights back, and get out past security (ETS-CG-0201..0214). */
export const cg02: WrittenMission = {
  id: 'CG02',
  faction: 'gep',
  difficulty: 'hard',
  minutes: 75,
  map: ['LAB@0 SEC@0 ARM@180', 'CREW@0 REC@0 LIFE@0'],
  start: 'LIFE.e',
  radar: ['LAB.A', 'LAB.C', 'SEC.B', 'REC.A', 'CREW.C', 'ARM.A'],
  tokens: {
    3: ['4 swarmer', '3 jaeger', '4 jaeger', '4 jaeger', '3 icarus', '4 icarus'],
    4: ['5 swarmer', '4 jaeger', '4 jaeger', '4 jaeger', '4 icarus', '4 icarus'],
    5: ['6 swarmer', '4 jaeger', '4 jaeger', '5 jaeger', '4 icarus', '5 icarus'],
  },
  objectives: [
    {
      name: 'brain',
      colour: 'green',
      zone: 'LAB.A',
      deed: { does: 'carry', costs: { health: 1, resolve: 1 }, burden: { noPairs: true }, orphaned: 'fails' },
    },
    { name: 'console', colour: 'blue', zone: 'SEC.A', deed: { does: 'switch', unlocks: ['CREW.exitW'] } },
    { name: 'rack', colour: 'red', zone: 'ARM.C', deed: { does: 'give', from: 'rack', take: 'choose', shared: true } },
  ],
  exits: [{ tile: 'CREW', side: 'W', locked: true }],
  aside: { rack: ['shotgun', 'assaultRifle'] },
  conditions: [
    {
      condition: 'carrierRoll',
      objective: 'brain',
      rows: [
        { on: [4], test: true, actions: 1 },
        { on: [5], lures: true },
        { on: [6], health: 1 },
      ],
    },
  ],
  win: [{ goal: 'done', objective: 'console' }, { goal: 'carriedOut', objective: 'brain' }, { goal: 'survivorsOut' }],
};
