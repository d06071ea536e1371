import type { WrittenMission } from './schema/index.ts';

/** Drinking the Kool-Aid: break the locks that bar the way into the cult’s ground (ETS-ROP-1701..1708). */
export const rop17: WrittenMission = {
  id: 'ROP17',
  faction: 'redeemer',
  difficulty: 'medium',
  minutes: 70,
  map: ['SHR@0 NAV@270 LAB@90', 'SEC@0 CREW@0 ARM@0'],
  start: 'SEC.w',
  radar: ['NAV.C', 'LAB.C', 'ARM.B', 'CREW.D', 'SEC.A', 'SHR.S'],
  tokens: {
    3: ['2 fanatic', '2 fanatic', '3 fanatic', '2 zealot', '2 zealot'],
    4: ['2 fanatic', '2 fanatic', '3 fanatic', '2 zealot', '2 zealot', '3 zealot'],
    5: ['3 fanatic', '3 fanatic', '2 zealot', '2 zealot', '3 zealot', '3 zealot'],
  },
  objectives: [
    ...(['NAV.B', 'LAB.A', 'ARM.C', 'CREW.A'] as const).map(zone => ({
      name: 'terminal',
      colour: 'red' as const,
      zone,
      deed: { does: 'break' as const, health: 2, blast: { upTo: 3, damage: 2 } },
    })),
    { name: 'offerings', colour: 'green', zone: 'SHR.S', deed: { does: 'deal', cards: 2, keep: 1 } },
  ],
  exits: [{ tile: 'ARM', side: 'E' }],
  win: [{ goal: 'done', objective: 'terminal' }, { goal: 'survivorsOut' }],
};
