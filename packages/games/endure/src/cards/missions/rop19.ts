import type { WrittenMission } from './schema/index.ts';

/** The Head of the Snake: hunt down the cult’s gold-clad leader (ETS-ROP-1901..1912). */
export const rop19: WrittenMission = {
  id: 'ROP19',
  faction: 'redeemer',
  difficulty: 'hard',
  minutes: 75,
  map: ['SHR1@0 SEC@0 SHR2@0', 'CREW@0 REC@0 ARM@0'],
  start: 'REC.s',
  radar: ['CREW.A', 'CREW.D', 'ARM.C', 'SHR1.C', 'SHR2.D'],
  tokens: {
    3: ['2 fanatic', '2 fanatic', '2 zealot', '2 zealot', '3 zealot'],
    4: ['2 fanatic', '2 fanatic', '2 zealot', '3 zealot', '3 zealot'],
    5: ['2 fanatic', '3 fanatic', '3 fanatic', '3 zealot', '3 zealot'],
  },
  boss: { type: 'preacher', health: { 3: 20, 4: 25, 5: 30 } },
  objectives: [
    { name: 'shrine', colour: 'green', zone: 'SHR1.S', deed: { does: 'mark' } },
    { name: 'shrine', colour: 'green', zone: 'SHR2.S', deed: { does: 'mark' } },
  ],
  exits: [],
  weapons: { first: ['pistol', 'persuader'], rest: 'swarmerLeg', aloneOnly: true },
  conditions: [
    { condition: 'hideout', at: 'shrine', elsewhereUpTo: 3, guards: { type: 'zealot', count: 2 } },
    { condition: 'guarded' },
  ],
  win: [{ goal: 'bossDead' }],
};
