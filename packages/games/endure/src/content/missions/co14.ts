import type { WrittenMission } from './schema/index.ts';

/** Spares, Change: gather spare parts for the salvaged Sentries (ETS-CO-1401..1408). */
export const co14: WrittenMission = {
  id: 'CO14',
  faction: 'sentry',
  difficulty: 'medium',
  minutes: 70,
  map: ['LIFE@0 ROBO@0 ARM@180', 'NAV@180 SEC@0 ENG@270'],
  start: 'NAV.n',
  radar: ['ROBO.D', 'ARM.B', 'ENG.F', 'SEC.B', 'LIFE.M', 'NAV.B'],
  tokens: {
    3: ['2 artemis', '2 artemis', '3 artemis', '3 artemis', '2 sip', '2 sip'],
    4: ['2 artemis', '3 artemis', '3 artemis', '2 sip', '3 sip', '3 sip'],
    5: ['3 artemis', '3 artemis', '2 sip', '2 sip', '3 sip', '3 sip'],
  },
  objectives: [
    { name: 'sparePart', colour: 'green', zone: 'ROBO.R', deed: { does: 'carry' } },
    { name: 'sparePart', colour: 'red', zone: 'ARM.C', deed: { does: 'carry' } },
    { name: 'sparePart', colour: 'blue', zone: 'ENG.E', deed: { does: 'carry' } },
    { name: 'sparePart', colour: 'red', zone: 'SEC.A', deed: { does: 'carry' } },
  ],
  exits: [{ tile: 'LIFE', side: 'W' }],
  conditions: [
    { condition: 'malfunction', upTo: 1 },
    { condition: 'salvage', by: 'engineer', gives: 'sparePart' },
  ],
  win: [{ goal: 'carriedOut', objective: 'sparePart', least: 4 }, { goal: 'survivorsOut' }],
};
