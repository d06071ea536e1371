import type { WrittenMission } from './schema/index.ts';

/** Prescription Pickup: fetch medicine from a Medical Bay (ETS-CG-0401..0408). */
export const cg04: WrittenMission = {
  id: 'CG04',
  faction: 'gep',
  difficulty: 'medium',
  minutes: 50,
  needs: ['medic'],
  map: ['CREW@0 REC@0 MED@0', 'LIFE@0 SEC@0 NAV@0'],
  start: 'CREW.w',
  radar: ['MED.A', 'REC.D', 'SEC.A', 'NAV.B', 'LIFE.M'],
  tokens: {
    3: ['4 swarmer', '4 swarmer', '5 swarmer', '3 jaeger', '4 jaeger'],
    4: ['5 swarmer', '5 swarmer', '6 swarmer', '4 jaeger', '5 jaeger'],
    5: ['5 swarmer', '5 swarmer', '6 swarmer', '4 jaeger', '5 jaeger'],
  },
  objectives: [{ name: 'supplies', colour: 'green', zone: 'MED.D', deed: { does: 'carry', only: 'medic' } }],
  exits: [
    { tile: 'NAV', side: 'S' },
    { tile: 'LIFE', side: 'S' },
  ],
  conditions: [{ condition: 'lifeSupport', loss: 2 }, { condition: 'oneExit' }],
  win: [{ goal: 'carriedOut', objective: 'supplies' }, { goal: 'survivorsOut' }],
};
