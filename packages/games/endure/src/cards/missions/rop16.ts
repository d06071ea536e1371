import type { WrittenMission } from './schema/index.ts';

/** Lone Survivor: catch and calm a woman who is fleeing a cult (ETS-ROP-1601..1613). */
export const rop16: WrittenMission = {
  id: 'ROP16',
  faction: 'redeemer',
  difficulty: 'medium',
  minutes: 60,
  needs: ['medic'],
  map: ['CREW@0 MED@0 REC@0', 'LIFE@0 SEC@0 SHR@180'],
  start: 'CREW.w',
  radar: ['SHR.S', 'SEC.A', 'MED.A', 'REC.D', 'LIFE.M'],
  tokens: {
    3: ['2 fanatic', '2 fanatic', '2 zealot', '2 zealot', '3 zealot'],
    4: ['2 fanatic', '2 fanatic', '2 zealot', '3 zealot', '3 zealot'],
    5: ['2 fanatic', '3 fanatic', '3 fanatic', '3 zealot', '3 zealot'],
  },
  objectives: [
    {
      name: 'woman',
      colour: 'green',
      zone: 'REC.R',
      deed: { does: 'carry', burden: { actions: 1, noPairs: true }, runs: { calmedBy: 'medic', on: 5 } },
    },
  ],
  exits: [{ tile: 'LIFE', side: 'S' }],
  win: [{ goal: 'carriedOut', objective: 'woman' }, { goal: 'survivorsOut' }],
  lose: [{ loss: 'cannotCalm', objective: 'woman' }],
};
