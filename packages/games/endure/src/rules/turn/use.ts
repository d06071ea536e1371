import { type Flow, nothing } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Card, Endure, ItemId, State, Survivor, WhyNot } from '../../types.ts';
import { isAlive, nameOf, say } from '../table.ts';
import { itemText, useUp } from './inventory.ts';
import { chargesIn, whyNotAsPilot } from './loader.ts';

/** Why an item cannot be used now. ETS-ODD-33: what could have no effect is not legal. */
export function whyNotUse(state: State, by: Survivor, item: ItemId): WhyNot | undefined {
  const entry = catalogue.items[item];
  if (entry.kind !== 'gear') return { reason: { key: 'bar.notUsable' }, rule: 'ETS-SURV-06' };
  if (by.turn.actions < entry.cost) return { reason: { key: 'bar.noAction' }, rule: 'ETS-INV-08' };
  return (chargesIn(item) > 0 ? undefined : whyNotAsPilot(state, by, 'ETS-LOADER-11')) ?? entry.whyNot(state, by);
}

export function canUse(state: State, by: Survivor, item: ItemId): boolean {
  return state.survivors[state.acting] === by && whyNotUse(state, by, item) === undefined;
}

/** ETS-INV-07, 08, ETS-SURV-06: pay, use, discard. Tells whether it is used up. */
export function* useItem(t: Endure, by: Survivor, card: Card): Flow<boolean> {
  const entry = catalogue.items[card.item];
  if (entry.kind !== 'gear') return false;
  by.turn.actions -= entry.cost;
  say(t, 'ETS-SURV-06', 'used', { who: nameOf(by), item: itemText(card.item) });
  yield* entry.use?.(t, by, card) ?? nothing;
  return yield* spend(t, by, card);
}

/** ETS-INV-07: a used card is discarded, unless something keeps it. */
export function* spend(t: Endure, by: Survivor, card: Card): Flow<boolean> {
  const { item } = card;
  const entry = catalogue.items[item];
  const isKept = entry.kind === 'gear' && entry.isKept?.(t, by) === true;
  const discarded = isAlive(by) && !isKept && effects.change(t.state, 'usedUp', true, { by, item });
  if (discarded) useUp(t, by, card);
  yield* effects.react(t, 'used', { by, item, discarded });
  return discarded;
}
