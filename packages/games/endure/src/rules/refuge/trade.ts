import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Described, Endure, State, Survivor } from '../../types.ts';
import { inTurnOrder, nameOf, say } from '../table.ts';
import { gain } from '../turn/gain.ts';
import { cardKey, cardRef, itemText, rearrange, takeAway } from '../turn/inventory.ts';

/** Two survivors who could trade. */
export interface Pair {
  readonly key: string;
  readonly by: Survivor;
  readonly partner: Survivor;
}

/** ETS-REFUGE-22: everybody is here, so anybody can trade with anybody. */
export function pairsOf(state: State, by?: Survivor): Pair[] {
  const here = inTurnOrder(state);
  const firsts = by === undefined ? here : [by];
  return firsts.flatMap((first, at) =>
    here
      .filter((other, place) => (by === undefined ? place > at : other !== by))
      .filter(other => first.cards.length + other.cards.length > 0)
      .map(other => ({ key: `trade:${first.id}:${other.id}`, by: first, partner: other })),
  );
}

export function describePair({ by, partner }: Pair): Described {
  return {
    label: { key: 'refuge.pair', params: { who: nameOf(by), partner: nameOf(partner) } },
    group: 'trade',
  };
}

/** ETS-REFUGE-22: any number of cards, both ways, for free. */
export function* tradeFreely(t: Endure, { by, partner }: Pair): Flow {
  const wares = [by, partner].flatMap(from =>
    from.cards.map((card, at) => ({ key: `${from === by ? 'give' : 'take'}:${cardKey(card)}:${at}`, card, from })),
  );
  const chosen = yield* t.pickSome(by.seat, 'refuge.trade', wares, {
    min: 1,
    max: wares.length,
    params: { who: nameOf(by), partner: nameOf(partner) },
    describe: ({ card, from }) => ({
      label: { key: from === by ? 'trade.give' : 'trade.take', params: { item: itemText(card.item) } },
      refs: [cardRef(card)],
      group: from.id,
    }),
  });
  for (const { card, from } of chosen) takeAway(from, card);
  say(t, 'ETS-REFUGE-22', 'traded', { who: nameOf(by), partner: nameOf(partner), count: chosen.length });
  const receive = (card: Card, from: Survivor): Flow => gain(t, from === by ? partner : by, card, true);
  for (const { card, from } of chosen) yield* receive(card, from);
  yield* rearrange(t, by);
  yield* rearrange(t, partner);
  yield* effects.react(t, 'traded', { by, partner }); // ETS-ACC-09: it counts for tasks like any other
  yield* effects.react(t, 'traded', { by: partner, partner: by });
}
