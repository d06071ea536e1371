import type { WrittenMission } from './schema/index.ts';

/** Close the Door Behind You: seal two cells with a Loader, while more come through them (ETS-CG-0101..0112). */
export const cg01: WrittenMission = {
  id: 'CG01',
  faction: 'gep',
  difficulty: 'medium',
  minutes: 70,
  map: ['LIFE@0 PRIM1@0 SEC@0', 'ENG@0 CREW@0 ARM@0', '– PRIM2@180 –'],
  start: 'ARM.e',
  radar: ['PRIM1.A', 'PRIM2.A', 'ENG.F', 'SEC.B'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '3 jaeger', '3 icarus'],
    4: ['5 swarmer', '5 swarmer', '4 jaeger', '4 icarus'],
    5: ['6 swarmer', '6 swarmer', '5 jaeger', '5 icarus'],
  },
  loader: { zone: 'ENG.E' },
  objectives: [
    { name: 'cell', colour: 'green', zone: 'PRIM1.A', deed: { does: 'seal', door: 'PRIM1.D1', health: 3 } },
    { name: 'cell', colour: 'green', zone: 'PRIM2.A', deed: { does: 'seal', door: 'PRIM2.D1', health: 3 } },
    { name: 'powerCell', colour: 'blue', zone: 'LIFE.M', deed: { does: 'give', from: 'power', take: 'random' } },
    { name: 'powerCell', colour: 'blue', zone: 'ARM.C', deed: { does: 'give', from: 'power', take: 'random' } },
  ],
  exits: [],
  aside: { power: ['powerCell', 'powerCell'] },
  conditions: [{ condition: 'spawnRoll', upTo: 3, at: 'cell', seenFrom: 'CREW' }],
  win: [{ goal: 'done', objective: 'cell' }, { goal: 'enemiesDead' }],
};
