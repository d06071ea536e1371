import type { Card, Described, Spectral, Stack, State, Words } from '../../types.ts';
import { isAnchoredBernal } from '../bernals.ts';
import { isBernal, nameOfCard } from '../cards.ts';
import { massOf } from '../mass.ts';
import { refOfCard, whileReweighing } from '../stacks.ts';
import { bridgeWater } from '../water-bridge.ts';

/** What can change Stacks: a card, or one tank of Cargo. */
export type Goods =
  | { readonly key: string; readonly card: Card }
  | { readonly key: string; readonly tank: 'water' | 'dirt' | Spectral };

export function goodsOf(state: State, stack: Stack): Goods[] {
  const goods: Goods[] = stack.cards
    .filter(card => isMovable(state, stack, card))
    .map(card => ({ key: `card:${card.no}`, card }));
  if (stack.cargo.water > 0) goods.push({ key: 'water', tank: 'water' });
  if (stack.cargo.dirt > 0) goods.push({ key: 'dirt', tank: 'dirt' });
  for (const type in stack.cargo.isotope) {
    if (stack.cargo.isotope[type as Spectral]! > 0) goods.push({ key: `isotope:${type}`, tank: type as Spectral });
  }
  return goods;
}

export function hasGoods(state: State, stack: Stack): boolean {
  const { water, dirt, isotope } = stack.cargo;
  if (water > 0 || dirt > 0 || stack.cards.some(card => isMovable(state, stack, card))) return true;
  return Object.values(isotope).some(count => count > 0);
}

/** An Anchored Bernal stays, and a freighter is its own Stack. */
function isMovable(state: State, stack: Stack, card: Card): boolean {
  if (isBernal(card.card)) return !isAnchoredBernal(state, card.card);
  return !((stack.kind === 'freighter' || stack.kind === 'slipstream') && card === stack.cards[0]);
}

export function describeGoods(goods: Goods): Described {
  const label = nameOfGoods(goods);
  return 'card' in goods ? { label, refs: [refOfCard(goods.card)] } : { label };
}

export function nameOfGoods(goods: Goods): Words {
  return 'card' in goods ? nameOfCard(goods.card) : { key: `cargo.${goods.tank}` };
}

export function massOfGoods(state: State, goods: Goods): number {
  return 'card' in goods ? massOf(state, goods.card) : 1;
}

/** Both Stacks are weighed again. A Bernal's Stack without its Bernal is an outpost (END-CORE-23 looks after the limit). */
export function carry(state: State, from: Stack, to: Stack, goods: Goods): void {
  whileReweighing(state, from, () =>
    whileReweighing(state, to, () => {
      if ('card' in goods) to.cards.push(...from.cards.splice(from.cards.indexOf(goods.card), 1));
      else moveTank(from, to, goods.tank);
    }),
  );
  if (from.kind === 'bernal' && !from.cards.some(({ card }) => isBernal(card))) from.kind = 'outpost';
  if ('tank' in goods && goods.tank === 'water') bridgeWater(state, from, to, 1);
}

function moveTank(from: Stack, to: Stack, tank: 'water' | 'dirt' | Spectral): void {
  if (tank === 'water' || tank === 'dirt') {
    from.cargo[tank]--;
    to.cargo[tank]++;
    return;
  }
  from.cargo.isotope[tank]!--;
  to.cargo.isotope[tank] = (to.cargo.isotope[tank] ?? 0) + 1;
}
