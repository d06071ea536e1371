import type { Spot } from '@starboard/renegades/testing';
import { expect } from 'vitest';
import { rangeOf } from '../../src/rules/gear/weapons.ts';
import type { CardId, CrewId, NpcId } from '../../src/types.ts';
import { adds, first, who } from './cards.ts';
import { strike } from './combat.ts';

/** Icheb, who adds nothing of his own, with cards in hand, and somebody three squares off or next to him. */
export const armed = (cards: CardId[], npc: NpcId = 'dreggTrooper', at: Spot = [8, 11]) =>
  first()
    .crew('icheb', { at: [8, 10], cards })
    .npc(npc, at);

/** What he adds with the first of his cards. */
export function withCard(card: CardId, how: 'melee' | 'ranged', npc: NpcId = 'dreggTrooper', more = {}): string[] {
  const set = armed([card], npc);
  const [weapon] = who(set, 'icheb').cards;
  return adds(set, who(set, 'icheb'), set.state.npcs[0]!, how, {
    ...(how === 'ranged' ? { weapon: weapon! } : {}),
    ...more,
  });
}

/** How far a gun of his reaches, by whom he can shoot. */
export function reaches(card: CardId, range: number): void {
  const set = armed([card]);
  expect(rangeOf(set.state, who(set, 'icheb'), who(set, 'icheb').cards[0]!)).toBe(range);
}

/** Shoots or strikes once: three hits that nobody blocks. */
export const wounding = (card: CardId, how: 'melee' | 'ranged') =>
  strike(armed([card], 'borada', how === 'melee' ? [8, 11] : [8, 12]).dice(6, 6, 6, 1, 1, 1), 'icheb', `${how}:npc:1`);

export const lost = (played: { crew(id: CrewId): { cards: { energy?: number }[] } }) =>
  played.crew('icheb').cards[0]?.energy;
