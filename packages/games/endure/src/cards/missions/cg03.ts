import type { WrittenMission } from './schema/index.ts';

/** Gravity of the Situation: restore gravity and bring out the supplies (ETS-CG-0301..0310). */
export const cg03: WrittenMission = {
  id: 'CG03',
  faction: 'gep',
  difficulty: 'hard',
  minutes: 90,
  needs: ['engineer'],
  map: ['ENG@90 REC@0 ARM@180', 'NAV@180 SEC@0 MED@180'],
  start: 'MED.w',
  radar: ['ENG.E', 'ENG.C', 'REC.B', 'ARM.C', 'NAV.B', 'SEC.A', 'MED.A'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '5 swarmer', '3 jaeger', '4 jaeger', '3 icarus', '1 titan'],
    4: ['5 swarmer', '5 swarmer', '6 swarmer', '4 jaeger', '4 icarus', '4 icarus', '1 titan'],
    5: ['5 swarmer', '6 swarmer', '6 swarmer', '5 jaeger', '4 icarus', '5 icarus', '1 titan'],
  },
  boss: { type: 'titan', health: { 3: 9, 4: 12, 5: 15 } },
  objectives: [
    { name: 'generator', colour: 'green', zone: 'ENG.E', deed: { does: 'repair', only: 'engineer', actions: 2 } },
    { name: 'cache', colour: 'red', zone: 'ARM.C', deed: { does: 'give', from: 'arms', take: 'choose' } },
    { name: 'cache', colour: 'red', zone: 'ARM.B', deed: { does: 'give', from: 'arms', take: 'choose' } },
    { name: 'medicine', colour: 'blue', zone: 'MED.A', deed: { does: 'give', from: 'kits', take: 'random' } },
    { name: 'medicine', colour: 'blue', zone: 'MED.D', deed: { does: 'give', from: 'kits', take: 'random' } },
  ],
  exits: [{ tile: 'NAV', side: 'S' }],
  aside: { arms: ['assaultRifle', 'safeguardArmour'], kits: ['medKit3', 'medKit3'] },
  withoutEvents: ['gravityFailure'],
  conditions: [{ condition: 'lastingEvent', event: 'gravityFailure', until: 'generator' }],
  win: [
    { goal: 'done', objective: 'generator' },
    { goal: 'done', objective: 'cache' },
    { goal: 'done', objective: 'medicine' },
    { goal: 'survivorsOut' },
  ],
};
