import type { WrittenMission } from './schema/index.ts';

/** Break Stuff: force a sealed Engineering Bay to get its Loader (ETS-CG-1001..1011). */
export const cg10: WrittenMission = {
  id: 'CG10',
  faction: 'gep',
  difficulty: 'medium',
  minutes: 60,
  map: ['NAV@180 SEC@0 LAB@90', 'REC@0 CREW@0 ENG@270'],
  start: 'REC.w',
  radar: ['NAV.A', 'SEC.B', 'LAB.C', 'CREW.A', 'CREW.D', 'ENG.C'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '4 jaeger', '4 jaeger', '4 icarus', '4 icarus'],
    4: ['5 swarmer', '5 swarmer', '5 jaeger', '4 icarus', '4 icarus', '4 icarus'],
    5: ['6 swarmer', '6 swarmer', '5 jaeger', '4 icarus', '4 icarus', '5 icarus'],
  },
  loader: { zone: 'ENG.E' },
  objectives: [
    { name: 'terminal', colour: 'red', zone: 'NAV.B', deed: { does: 'break', health: 2 } },
    { name: 'terminal', colour: 'red', zone: 'SEC.A', deed: { does: 'break', health: 2 } },
    { name: 'terminal', colour: 'red', zone: 'LAB.A', deed: { does: 'break', health: 2 } },
  ],
  exits: [],
  locked: ['ENG.D1'],
  conditions: [{ condition: 'opensAfter', objective: 'terminal', doors: ['ENG.D1'] }],
  after: {
    CG08: { conditions: [{ condition: 'meekSolomons' }] },
    CG09: { conditions: [{ condition: 'unnoticed', from: 5 }] },
  },
  win: [
    { goal: 'done', objective: 'terminal' },
    { goal: 'survivorsAt', place: 'loader', clear: 1 },
  ],
};
