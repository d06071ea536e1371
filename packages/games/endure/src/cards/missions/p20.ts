import type { WrittenMission } from './schema/index.ts';

/** Messing with the Bull: the first of all creatures breaks its tank; run (ETS-P-2001..2011). */
export const p20: WrittenMission = {
  id: 'P20',
  faction: 'gep',
  difficulty: 'hard',
  minutes: 60,
  map: ['PRIM@0 LAB@90 CREW@0 ARM@180', 'SEC@0 LIFE@0 REC@0 NAV@0'],
  start: 'PRIM.x',
  radar: ['LAB.A', 'CREW.B', 'ARM.B', 'REC.D', 'LIFE.D'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '3 jaeger', '4 jaeger', '3 icarus'],
    4: ['5 swarmer', '5 swarmer', '4 jaeger', '4 jaeger', '4 icarus'],
    5: ['6 swarmer', '6 swarmer', '5 jaeger', '4 icarus', '4 icarus'],
  },
  boss: { type: 'primus', health: { 3: 15, 4: 20, 5: 25 }, zone: 'PRIM.A' },
  objectives: [{ name: 'locker', colour: 'red', zone: 'ARM.C', deed: { does: 'give', from: 'locker', take: 'all' } }],
  exits: [{ tile: 'NAV', side: 'S' }],
  weapons: { first: ['assaultRifle', 'medicalLaser'], rest: 'medicalBlade' },
  aside: { locker: ['stunGrenade', 'shieldBubble'] },
  conditions: [{ condition: 'relentless' }],
  win: [{ goal: 'survivorsOut' }],
};
