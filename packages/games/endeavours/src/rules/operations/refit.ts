import type { Flow } from '@starboard/kernel';
import type { Endeavours, State } from '../../types.ts';
import { equipmentOf, isEquipment } from '../cards.ts';
import { isUpgradeUnlocked } from '../playmats.ts';
import { type Promotion, promoteOne } from './promotion.ts';

/** XV6: equipment anywhere whose upgrade is unlocked, at the printed cost or less. */
function refitsOf(state: State, less: number): Promotion[] {
  const found: Promotion[] = [];
  for (const stack of state.stacks) {
    for (const card of stack.cards) {
      if (!isEquipment(card.card) || card.damaged || card.side !== 'front' || !isUpgradeUnlocked(state, card.card))
        continue;
      const { promotion } = equipmentOf(card.card);
      const price = Math.max(0, promotion!.cost - less);
      if (price <= state.bank) found.push({ stack, card, price });
    }
  }
  return found;
}

export function hasUpgrades(state: State, less: number): boolean {
  return refitsOf(state, less).length > 0;
}

export function promoteAnywhere(t: Endeavours, less: number): Flow {
  return promoteOne(t, refitsOf(t.state, less));
}
