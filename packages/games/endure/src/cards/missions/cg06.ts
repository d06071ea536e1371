import type { WrittenMission } from './schema/index.ts';

/** Bug Hunt: thin out the creatures near the Refuge (ETS-CG-0601..0605). */
export const cg06: WrittenMission = {
  id: 'CG06',
  faction: 'gep',
  difficulty: 'medium',
  minutes: 60,
  map: ['ARM@90 SEC@0 LAB@90', 'CREW@0 LIFE@0 ROBO@180'],
  start: 'LIFE.s',
  radar: ['SEC.A', 'SEC.B', 'LAB.A', 'LAB.C', 'ROBO.R', 'CREW.A', 'ARM.B'],
  tokens: {
    3: ['5 swarmer', '5 swarmer', '6 swarmer', '3 jaeger', '4 jaeger', '4 icarus', '4 icarus'],
    4: ['5 swarmer', '6 swarmer', '4 jaeger', '4 jaeger', '5 jaeger', '4 icarus', '5 icarus'],
    5: ['6 swarmer', '6 swarmer', '4 jaeger', '4 jaeger', '5 jaeger', '4 icarus', '5 icarus'],
  },
  objectives: [{ name: 'stash', colour: 'red', zone: 'ARM.C', deed: { does: 'give', from: 'stash', take: 'random' } }],
  exits: [],
  aside: { stash: ['shotgun', 'assaultRifle', 'pistol'] },
  withoutEvents: ['spawns'],
  win: [{ goal: 'enemiesDead' }],
};
