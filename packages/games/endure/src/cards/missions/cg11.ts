import type { WrittenMission } from './schema/index.ts';

/** Gotta Catch ’em All: wrestle down a live Titan with the Loader (ETS-CG-1101..1110). */
export const cg11: WrittenMission = {
  id: 'CG11',
  faction: 'gep',
  difficulty: 'hard',
  minutes: 90,
  map: ['LAB@0 CREW@0 SEC@0', 'ENG@0 REC@0 LIFE@0'],
  start: 'REC.s',
  radar: ['LAB.A', 'LIFE.B', 'SEC.A', 'ENG.C', 'CREW.B', 'REC.B'],
  tokens: {
    3: ['5 swarmer', '5 swarmer', '4 jaeger', '4 jaeger', '3 icarus', '1 titan'],
    4: ['5 swarmer', '4 jaeger', '4 jaeger', '4 icarus', '4 icarus', '1 titan'],
    5: ['6 swarmer', '4 jaeger', '5 jaeger', '4 icarus', '5 icarus', '1 titan'],
  },
  boss: { type: 'titan', health: { 3: 20, 4: 25, 5: 30 } },
  loader: { zone: 'REC.s', piloted: true },
  objectives: [
    { name: 'powerCell', colour: 'green', zone: 'ENG.F', deed: { does: 'give', from: 'power', take: 'random' } },
    { name: 'powerCell', colour: 'green', zone: 'CREW.A', deed: { does: 'give', from: 'power', take: 'random' } },
    { name: 'powerCell', colour: 'green', zone: 'SEC.B', deed: { does: 'give', from: 'power', take: 'random' } },
    { name: 'powerCell', colour: 'green', zone: 'LIFE.C', deed: { does: 'give', from: 'power', take: 'random' } },
  ],
  exits: [],
  aside: { power: ['powerCell', 'powerCell', 'powerCell', 'powerCell'] },
  pilotHas: 'powerCell',
  conditions: [
    { condition: 'hiddenBoss', places: 3 },
    { condition: 'wounded', noise: 5 },
  ],
  after: {
    CG08: { conditions: [{ condition: 'meekSolomons' }] },
    CG09: { conditions: [{ condition: 'unnoticed', from: 5 }] },
  },
  win: [{ goal: 'bossHeld' }],
  lose: [{ loss: 'bossDead' }, { loss: 'noPower' }],
};
