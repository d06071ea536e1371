import type { SeatId } from '@starboard/kernel';
import type { Endeavours, NodeId, Params, TextKey, Words } from '../types.ts';
import { remember } from './chronicle.ts';

/** END-SETUP-02: one player. */
export const player: SeatId = 'player';

/** Writes the log, with the rule that made it so; what is worth it goes into the chronicle. */
export function say(t: Endeavours, rule: string, key: TextKey, params?: Params): void {
  t.say(key, params, { rule });
  remember(t.state, key, params);
}

/** What a node is called. */
export function nameOfNode(node: NodeId): Words {
  return { key: `node.${node}` };
}

/** Where uses are noted. */
const ledgers = { year: 'usedYear', cycle: 'usedCycle', game: 'usedGame' } as const;

/** Uses up an ability for the year, the sunspot cycle or the game. */
export function noteUse(t: Endeavours, use: string, per: keyof typeof ledgers = 'year'): void {
  usesOf(t, per).push(use);
}

export function isUsed(
  t: { readonly state: Endeavours['state'] },
  use: string,
  per: keyof typeof ledgers = 'year',
): boolean {
  return usesOf(t, per).includes(use);
}

/** Uses up a reroll; one that each roll has anew (`:each`) is never used up. */
export function noteReroll(t: Endeavours, use: string): void {
  if (!use.endsWith(':each')) noteUse(t, use);
}

function usesOf({ state }: { readonly state: Endeavours['state'] }, per: keyof typeof ledgers): string[] {
  return state[ledgers[per]];
}
