import type { WrittenMission } from './schema/index.ts';

/** Turning It Off and On Again: throw the Sentries’ kill switch (ETS-CO-1201..1204). */
export const co12: WrittenMission = {
  id: 'CO12',
  faction: 'sentry',
  difficulty: 'medium',
  minutes: 45,
  map: ['ROBO@180 REC@180', 'NAV@180 CREW@0', 'SEC@90 LAB@270', 'PRIM@270 LIFE@180'],
  start: 'LIFE.w',
  radar: ['PRIM.C', 'PRIM.C', 'PRIM.B', 'LIFE.C'],
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
