import { discard, type Flow } from '@starboard/kernel';
import { inTurnOrder, isAlive, nameOf, say } from '../../rules/table.ts';
import { gain } from '../../rules/turn/gain.ts';
import { itemText, newCard } from '../../rules/turn/inventory.ts';
import { drawItems, setAside } from '../../rules/turn/search.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { DeedRule, Endure, ItemCardId, ItemId, State, Survivor } from '../../types.ts';
import { items } from '../items/index.ts';

/** ETS-ROP-1706: everybody in the zone is dealt item cards, keeps some and discards the others. */
export const dealing: DeedRule<'deal'> = {
  whyNot: state => (hasItems(state) ? undefined : { reason: { key: 'bar.deckEmpty' }, rule: 'ETS-ODD-33' }),
  *do(t, by, objective, { cards, keep }) {
    objective.done = true;
    for (const survivor of inTurnOrder(t.state).filter(each => each.zone === by.zone)) {
      if (isAlive(survivor)) yield* dealTo(t, survivor, cards, keep);
    }
  },
};

function* dealTo(t: Endure, who: Survivor, cards: number, keep: number): Flow {
  const dealt = drawWithoutNoise(t, cards);
  say(t, 'ETS-ROP-1706', 'cards.dealt', { who: nameOf(who), count: dealt.length });
  const kept = yield* chooseKept(t, who, dealt, keep);
  for (const item of kept) yield* gain(t, who, newCard(item));
}

/** ETS-ROP-1707: noise cards are ignored and replaced. */
function drawWithoutNoise(t: Endure, count: number): ItemId[] {
  const dealt: ItemId[] = [];
  while (dealt.length < count && hasItems(t.state)) {
    const [card] = drawItems(t, 1);
    if (card === undefined) break;
    if (isItem(card)) {
      dealt.push(card);
    } else {
      discard(t.state.items, card);
      say(t, 'ETS-ROP-1707', 'deal.noise');
    }
  }
  return dealt;
}

/** Whether anything but noise is left to be dealt (ETS-VAR-23). */
function hasItems(state: State): boolean {
  const { draw, discard: used } = state.items;
  return draw.some(isItem) || (variantsOf(state).itemDeckEmpty === 'reshuffle' && used.some(isItem));
}

function isItem(card: ItemCardId): card is ItemId {
  return items[card].kind !== 'noise';
}

function* chooseKept(t: Endure, who: Survivor, dealt: readonly ItemId[], keep: number): Flow<ItemId[]> {
  const options = dealt.map((item, at) => ({ key: `${item}:${at}`, item }));
  const isAlike = dealt.every(item => item === dealt[0]);
  const kept =
    dealt.length <= keep || isAlike
      ? options.slice(0, keep)
      : yield* t.pickSome(who.seat, 'deal.keep', options, {
          min: keep,
          max: keep,
          params: { who: nameOf(who), keep },
          describe: ({ item }) => ({ label: itemText(item) }),
        });
  for (const option of options) if (!kept.includes(option)) setAside(t, option.item);
  return kept.map(({ item }) => item);
}
