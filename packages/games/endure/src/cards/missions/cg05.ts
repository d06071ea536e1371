import type { WrittenMission } from './schema/index.ts';

/** Signs of Life: bring out three stranded crew members (ETS-CG-0501..0511). */
export const cg05: WrittenMission = {
  id: 'CG05',
  faction: 'gep',
  difficulty: 'medium',
  minutes: 60,
  map: ['LAB@0 CREW@0 ENG@180', 'MED@180 REC@0 ARM@0'],
  start: 'MED.e',
  radar: ['LAB.C', 'CREW.A', 'CREW.D', 'ENG.C', 'REC.B', 'ARM.B'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '3 jaeger', '4 jaeger', '3 icarus', '4 icarus'],
    4: ['5 swarmer', '5 swarmer', '4 jaeger', '5 jaeger', '4 icarus', '5 icarus'],
    5: ['6 swarmer', '6 swarmer', '5 jaeger', '4 icarus', '4 icarus', '5 icarus'],
  },
  objectives: (
    [
      ['green', 'LAB.A'],
      ['red', 'ENG.E'],
      ['blue', 'ARM.C'],
    ] as const
  ).map(([colour, zone]) => ({
    name: 'crewMember',
    colour,
    zone,
    deed: { does: 'carry', most: 1, burden: { zones: 2, noPairs: true }, handedIn: { resolve: 1 } },
  })),
  exits: [{ tile: 'REC', side: 'S' }],
  win: [{ goal: 'done', objective: 'crewMember' }],
};
