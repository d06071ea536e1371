import { npcCardOf } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Npc, State } from '../../types.ts';

/** RDA-VILLAIN-06, RDA-RUL-19: its natural range; 1 is melee only. */
export function rangeOf(state: State, npc: Npc): number {
  return effects.change(state, 'range', npcCardOf(npc.npc).range, { by: npc, weapon: null });
}
