import type { Text } from '@starboard/kernel';
import type { Scene } from '@starboard/renegades/testing';
import { activate } from '../../src/rules/npcs/activation.ts';
import { escortOf } from '../../src/rules/npcs/turn.ts';

/** One NPC has its activation, with its escort if it has one. */
export function activated(set: Scene, no: number, ...answers: unknown[]) {
  return set.perform(
    t => {
      const npc = t.state.npcs.find(each => each.no === no)!;
      return activate(t, npc, escortOf(t.state, npc));
    },
    ...answers,
  );
}

/** Red dice that all miss. */
export const misses = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Who a name means; of an NPC with a number its kind. */
export function kindNamed({ key, params }: Text): string {
  const npc = params?.['npc'];
  return typeof npc === 'object' ? npc.key : key;
}
