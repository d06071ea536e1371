import type { WrittenMission } from './schema/index.ts';

/** The Big Prize: wake a huge dormant Sentry, then face the result (ETS-CO-1501..1510). */
export const co15: WrittenMission = {
  id: 'CO15',
  faction: 'sentry',
  difficulty: 'hard',
  minutes: 75,
  map: ['CREW@0 SEC@0 ROBO@0', 'REC@0 ARM@0 LIFE@0'],
  start: 'REC.w',
  radar: ['SEC.A', 'ARM.C', 'LIFE.M', 'CREW.B'],
  tokens: {
    3: ['2 artemis', '2 artemis', '2 sip', '2 sip'],
    4: ['2 artemis', '3 artemis', '2 sip', '3 sip'],
    5: ['3 artemis', '3 artemis', '3 sip', '3 sip'],
  },
  boss: { type: 'olympian', health: { 3: 20, 4: 25, 5: 30 }, zone: 'ROBO.R' },
  objectives: [],
  exits: [{ tile: 'CREW', side: 'W' }],
  conditions: [{ condition: 'asleep' }, { condition: 'alarm', destroyed: 8, noise: 4 }],
  win: [{ anyOf: [{ goal: 'bossDead' }, { goal: 'escaped' }] }],
};
