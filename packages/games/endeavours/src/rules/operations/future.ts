import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Card, Endeavours, FutureId, Option, Stack, State } from '../../types.ts';
import { isAsterisk, isColonist, isPatent, nameOfCard } from '../cards.ts';
import { epicHazard } from '../dice.ts';
import { decommission, decommissionStack } from '../losing.ts';
import { refOfCard, stacksAt } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { Operation } from './operation.ts';

interface Attempt {
  readonly future: FutureId;
  readonly stack: Stack;
  readonly card: Card;
  /** Whoever is lost if it fails. */
  readonly human: Card;
}

/** END-FUTURE-01..05 */
export const future: Operation = {
  name: 'future',
  isPossible: state => attemptsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noFuture' }, rule: 'END-FUTURE-02' }),
  *perform(t) {
    const options = attemptsOf(t.state).map((each): Attempt & Option => ({
      ...each,
      key: `${each.future}@${each.card.no}+${each.human.no}`,
      label: {
        key: 'future.by',
        params: {
          future: { key: `future.${each.future}` },
          card: nameOfCard(each.card),
          human: nameOfCard(each.human),
        },
      },
      refs: [refOfCard(each.card), refOfCard(each.human)],
    }));
    const attempt = yield* t.choose(player, 'future.which', options, { takeOnly: true });
    if (yield* epicHazard(t, attempt.stack, 'future')) yield* complete(t, attempt);
    else yield* fail(t, attempt);
  },
};

function attemptsOf(state: State): Attempt[] {
  const found: Attempt[] = [];
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    for (const card of stack.cards) {
      const named = futureOf(card);
      if (named === undefined || state.futures.includes(named) || !catalogue.futures[named].isFulfilled(state, stack))
        continue;
      for (const human of peopleFor(state, stack, card)) found.push({ future: named, stack, card, human });
    }
  }
  return found;
}

/** END-FUTURE-01: named on a promoted card. */
function futureOf({ card, side, damaged }: Card): FutureId | undefined {
  if (side !== 'purple' || damaged) return undefined;
  if (isPatent(card)) return catalogue.patents[card].future;
  return isColonist(card) ? catalogue.colonists[card].future : undefined;
}

/** END-FUTURE-02: a Human Colonist's own card suffices. */
function peopleFor(state: State, stack: Stack, card: Card): Card[] {
  if (isAsterisk(card.card) && !card.lonely) return [card];
  return stacksAt(state, stack.node!).flatMap(({ cards }) =>
    cards.filter(each => isAsterisk(each.card) && !each.lonely),
  );
}

/** END-FUTURE-04, 05, END-GAMEPLAY-18: ad astra takes the whole Stack along. */
function* complete(t: Endeavours, { future: id, stack }: Attempt): Flow {
  const { points, adAstra } = catalogue.futures[id];
  t.state.futures.push(id);
  say(t, 'END-FUTURE-04', 'future.done', { future: { key: `future.${id}` }, points });
  if (adAstra) yield* decommissionStack(t, stack, 'future');
}

/** END-FUTURE-03 */
function* fail(t: Endeavours, { future: id, human }: Attempt): Flow {
  say(t, 'END-FUTURE-03', 'future.failed', { future: { key: `future.${id}` } });
  const stack = t.state.stacks.find(({ cards }) => cards.includes(human));
  if (stack !== undefined) yield* decommission(t, stack, human, 'future');
}
