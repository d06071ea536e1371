import { type Flow, nothing, settled } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, ResolveCard, Survivor } from '../../types.ts';
import { isAlive, isAtRefuge, nameOf, say } from '../table.ts';

/** ETS-RESOLVE-15, ETS-SETUP-11 */
export const fullResolve = 10;

/** ETS-RESOLVE-15, ETS-RCARD-01, 02, ETS-VAR-07: a loss turns up the cards whose numbers it reaches or jumps over. */
export function* loseResolve(
  t: Endure,
  by: Survivor,
  amount: number,
  rule: string,
  isDueToo?: (card: ResolveCard) => boolean,
): Flow {
  const before = by.resolve;
  const after = Math.max(0, before - amount);
  if (!isAlive(by) || after === before) return;
  by.resolve = after;
  say(t, rule, 'resolve.lost', { who: nameOf(by), amount: before - after, resolve: after });
  const exact = variantsOf(t.state).resolveCardTrigger === 'exact';
  yield* turnUp(t, by, card => {
    const number = numberOf(card);
    return number === after || (!exact && number > after && number < before) || isDueToo?.(card) === true;
  });
}

/** ETS-RESOLVE-15, ETS-RCARD-01: a card whose number is reached from below is turned up too. */
export function* regainResolve(t: Endure, by: Survivor, amount: number, rule: string): Flow {
  const before = by.resolve;
  const after = Math.min(fullResolve, before + amount);
  if (!isAlive(by) || after === before) return;
  by.resolve = after;
  say(t, rule, 'resolve.regained', { who: nameOf(by), amount: after - before, resolve: after });
  yield* turnUp(t, by, card => numberOf(card) === after);
}

/** ETS-REFUGE-04, 05: it lay at or above the Resolve with which the mission began, and waits for the first failed test. */
export function isPutOff({ waits }: ResolveCard): boolean {
  return waits === 'failure';
}

/** ETS-REFUGE-25: whether it counts as reached is seen when the next mission starts. */
function isUnjudged({ waits }: ResolveCard): boolean {
  return waits === 'new' || waits === 'failure';
}

/** ETS-RTAB-04: what was reached at the Refuge takes effect at the start of the next mission. */
export function turnUpDue(t: Endure, by: Survivor): Flow {
  return turnUp(t, by, ({ waits }) => waits === 'start');
}

/** ETS-RCARD-03: from the highest number down; at the Refuge it is only noted (ETS-RTAB-04), but for new cards. */
export function turnUp(t: Endure, by: Survivor, isReached: (card: ResolveCard) => boolean): Flow {
  if (isAtRefuge(t.state)) {
    for (const card of by.resolveCards) if (!card.shown && !isUnjudged(card) && isReached(card)) card.waits = 'start';
    return nothing;
  }
  for (const card of by.resolveCards) if (!card.shown && isReached(card)) return turnUpReached(t, by, isReached);
  return nothing;
}

function* turnUpReached(t: Endure, by: Survivor, isReached: (card: ResolveCard) => boolean): Flow {
  while (isAlive(by)) {
    const reached = by.resolveCards.filter(card => !card.shown && isReached(card));
    if (reached.length === 0) return;
    const highest = Math.max(...reached.map(numberOf));
    const next = reached.filter(card => numberOf(card) === highest);
    yield* carryOut(t, by, yield* firstOf(t, by, next));
  }
}

function numberOf({ card }: ResolveCard): number {
  return catalogue.resolveCards[card].number;
}

/** ETS-RCARD-03: equal numbers in the owner's chosen order; of cards that nobody knows, any is as good (ETS-RCARD-08). */
function firstOf(t: Endure, by: Survivor, cards: readonly ResolveCard[]): Flow<ResolveCard> {
  const areKnown = variantsOf(t.state).hiddenResolve === 'open'; // ETS-VAR-35
  return cards.length > 1 && areKnown ? chooseFirst(t, by, cards) : settled(cards[0]!);
}

function* chooseFirst(t: Endure, by: Survivor, cards: readonly ResolveCard[]): Flow<ResolveCard> {
  const { card } = yield* t.choose(
    by.seat,
    'resolveCard.first',
    cards.map(each => ({ key: each.card, card: each, label: { key: `resolveCard.${each.card}` } })),
  );
  return card;
}

/** ETS-RCARD-01, 06, 07: it stays face up; what it does once is done now, what lasts is in force from now on. */
function* carryOut(t: Endure, by: Survivor, card: ResolveCard): Flow {
  card.shown = true;
  if (card.waits !== undefined) delete card.waits;
  t.reveal();
  const { number, once } = catalogue.resolveCards[card.card];
  say(t, 'ETS-RCARD-01', 'resolveCard.turned', { who: nameOf(by), number, card: { key: `resolveCard.${card.card}` } });
  if (once !== undefined) yield* once(t, by);
}
