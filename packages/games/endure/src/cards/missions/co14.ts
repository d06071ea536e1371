import type { WrittenMission } from './schema/index.ts';

/** Spares, Change: gather spare parts for the salvaged Sentries (ETS-CO-1401..1408). */
export const co14: WrittenMission = {
  id: 'CO14',
  faction: 'sentry',
  difficulty: 'medium',
  minutes: 70,
  map: ['ENG@90 ARM@180', 'SEC@90 ROBO@180', 'NAV@180 LAB@270', 'PRIM@270 LIFE@180'],
  start: 'PRIM.w',
  radar: ['PRIM.A', 'PRIM.A', 'PRIM.B', 'LIFE.C', 'LIFE.C', 'SEC.B'],
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
  exits: [{ tile: 'LAB', side: 'E' }],
  conditions: [
    { condition: 'malfunction', upTo: 1 },
    { condition: 'salvage', by: 'engineer', gives: 'sparePart' },
  ],
  win: [{ goal: 'carriedOut', objective: 'sparePart', least: 4 }, { goal: 'survivorsOut' }],
};
