import type { WrittenMission } from './schema/index.ts';

/** Ever at Our Heels: the radar is crowded, get out fast (ETS-CG-0701..0709). */
export const cg07: WrittenMission = {
  id: 'CG07',
  faction: 'gep',
  difficulty: 'hard',
  minutes: 75,
  map: ['MED@0 CREW@0 LAB@90 NAV@0', 'ENG@0 LIFE@0 SEC@0 ARM@0'],
  start: 'MED.w',
  radar: ['CREW.B', 'LIFE.D', 'LAB.A', 'LAB.C', 'SEC.A', 'NAV.D', 'ARM.C', 'ENG.E', 'MED.B'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '5 swarmer', '3 jaeger', '4 jaeger', '3 icarus', '4 icarus', '4 icarus', '1 titan'],
    4: ['5 swarmer', '5 swarmer', '6 swarmer', '3 jaeger', '4 jaeger', '4 icarus', '4 icarus', '4 icarus', '1 titan'],
    5: ['6 swarmer', '6 swarmer', '4 jaeger', '4 jaeger', '5 jaeger', '4 icarus', '4 icarus', '5 icarus', '1 titan'],
  },
  boss: { type: 'titan', health: { 3: 5, 4: 7, 5: 10 } },
  objectives: [],
  exits: [{ tile: 'ARM', side: 'E' }],
  conditions: [{ condition: 'openWound' }, { condition: 'bloodTrail' }],
  after: {
    CG05: {
      objectives: [
        { name: 'terminal', colour: 'red', zone: 'LIFE.M', deed: { does: 'callOff', event: 'lifeSupportFailure' } },
      ],
    },
    CG06: { conditions: [{ condition: 'thinnedOut', tokens: [1, 2] }] },
  },
  win: [{ goal: 'survivorsOut' }],
};
