import { createFormatter } from '@starboard/kernel/text';
import type { WrittenMission } from '../../src/cards/missions/index.ts';
import { checkMission } from '../../src/check/index.ts';
import { texts } from '../../src/index.ts';

export const say = createFormatter(texts, 'en');

/** A sound one. */
export const mine: WrittenMission = {
  id: 'MINE',
  title: { en: 'Mine', fr: 'La mienne' },
  faction: 'gep',
  difficulty: 'easy',
  minutes: 20,
  map: ['CREW@0 REC@0 LAB@180'],
  start: 'CREW.w',
  radar: ['LAB.A', 'REC.C'],
  tokens: { 3: ['4 swarmer'], 4: ['4 swarmer'], 5: ['4 swarmer', '3 jaeger'] },
  objectives: [{ name: 'switch', colour: 'green', zone: 'REC.B', deed: { does: 'switch', unlocks: ['LAB.D1'] } }],
  exits: [{ tile: 'CREW', side: 'W' }],
  locked: ['LAB.D1'],
  win: [{ goal: 'enemiesDead' }],
};

/** What is said of a mission with these changes, line by line. */
export function said(changes: { readonly [part: string]: unknown }): string[] {
  const checked = checkMission({ ...mine, ...changes });
  return checked.ok ? [] : checked.problems.map(({ where, text }) => `${where}: ${say(text)}`);
}
