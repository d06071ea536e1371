import type { WrittenMission } from './schema/index.ts';

/** Time for Walkies: subdue Sentries and walk four of them home (ETS-CO-1301..1320). */
export const co13: WrittenMission = {
  id: 'CO13',
  faction: 'sentry',
  difficulty: 'hard',
  minutes: 90,
  needs: ['technician'],
  map: ['ROBO@0 SEC@0 ENG@180', 'CREW@0 REC@0 LAB@180'],
  start: 'CREW.w',
  radar: ['ROBO.R', 'ROBO.C', 'SEC.A', 'LAB.B', 'REC.B', 'ENG.E'],
  tokens: {
    3: ['2 artemis', '2 artemis', '3 artemis', '2 sip', '2 sip'],
    4: ['2 artemis', '2 artemis', '3 artemis', '2 sip', '2 sip', '3 sip'],
    5: ['2 artemis', '3 artemis', '3 artemis', '2 sip', '3 sip', '3 sip'],
  },
  objectives: [],
  exits: [{ tile: 'REC', side: 'S' }],
  conditions: [{ condition: 'reboot', by: 'technician', most: 5 }],
  win: [{ goal: 'alliesOut', least: 4 }, { goal: 'survivorsOut' }],
  lose: [{ loss: 'tooFewAllies', least: 4 }],
};
