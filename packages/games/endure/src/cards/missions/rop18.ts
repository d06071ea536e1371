import type { WrittenMission } from './schema/index.ts';

/** It’s a Trap!: ambushed on the cult’s ground, free its prisoners (ETS-ROP-1801..1808). */
export const rop18: WrittenMission = {
  id: 'ROP18',
  faction: 'redeemer',
  difficulty: 'medium',
  minutes: 60,
  map: ['SHR@0 REC@0 SEC@0', 'ENG@0 CREW@0 PRIM@180'],
  start: 'CREW.x',
  radar: ['SHR.S', 'SEC.B', 'ENG.E', 'PRIM.C'],
  tokens: {
    3: ['2 fanatic', '2 fanatic', '2 zealot', '2 zealot'],
    4: ['2 fanatic', '3 fanatic', '2 zealot', '3 zealot'],
    5: ['3 fanatic', '3 fanatic', '3 zealot', '3 zealot'],
  },
  figures: [
    { type: 'zealot', zone: 'CREW.n' },
    { type: 'zealot', zone: 'CREW.e' },
    { type: 'zealot', zone: 'CREW.s' },
    { type: 'zealot', zone: 'CREW.w' },
    { type: 'fanatic', zone: 'REC.R' },
    { type: 'fanatic', zone: 'PRIM.x' },
  ],
  objectives: [
    { name: 'terminal', colour: 'green', zone: 'SEC.A', deed: { does: 'switch', unlocks: ['PRIM.D1'] } },
    { name: 'prisoners', colour: 'red', zone: 'PRIM.A', deed: { does: 'mark' } },
  ],
  exits: [],
  locked: ['PRIM.D1'],
  weapons: { first: ['shotgun', 'plasmaCutter'], rest: 'swarmerLeg', aloneOnly: true },
  conditions: [{ condition: 'keyCard', from: 5, door: 'PRIM.D1', objective: 'terminal' }],
  win: [{ goal: 'survivorsAt', place: 'prisoners' }],
};
