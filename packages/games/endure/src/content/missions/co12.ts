import type { WrittenMission } from './schema/index.ts';

/** Turning It Off and On Again: throw the Sentries’ kill switch (ETS-CO-1201..1204). */
export const co12: WrittenMission = {
  id: 'CO12',
  faction: 'sentry',
  difficulty: 'medium',
  minutes: 45,
  map: ['SEC@0 REC@0 ROBO@0', 'CREW@0 LIFE@0 NAV@0'],
  start: 'CREW.w',
  radar: ['ROBO.R', 'REC.B', 'SEC.A', 'LIFE.M'],
  tokens: {
    3: ['2 artemis', '2 artemis', '2 sip', '2 sip'],
    4: ['3 artemis', '3 artemis', '2 sip', '2 sip'],
    5: ['3 artemis', '3 artemis', '3 sip', '3 sip'],
  },
  objectives: [{ name: 'killSwitch', colour: 'blue', zone: 'ROBO.R', deed: { does: 'switch', unlocks: [] } }],
  exits: [],
  conditions: [{ condition: 'malfunction', upTo: 1 }],
  win: [{ goal: 'done', objective: 'killSwitch' }],
};
