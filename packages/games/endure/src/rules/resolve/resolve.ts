import { type Flow, nothing, settled } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, ResolveCard, Survivor } from '../../types.ts';
import { changesText } from '../arithmetic.ts';
import { loseHealth } from '../combat/damage.ts';
import { dreadOf } from '../enemies/bosses.ts';
import { diceText, isAlive, isAtRefuge, nameOf, say } from '../table.ts';

/** ETS-RESOLVE-15, ETS-SETUP-11 */
export const fullResolve = 10;

/** ETS-RESOLVE-04, 05, 11: 2d6 at or above the Resolve fail and cost 1; at Resolve 0 it costs 1 Health instead. */
export function* resolveTest(t: Endure, by: Survivor, rule: string): Flow {
  if (!isAlive(by)) return;
  if (by.resolve === 0 && variantsOf(t.state).resolveZero === 'always') {
    say(t, 'ETS-RESOLVE-11', 'test.broken', { who: nameOf(by) });
    yield* loseHealth(t, by, 1, 'ETS-RESOLVE-12');
    yield* turnUp(t, by, isPutOff);
    return;
  }
  if (yield* rollAgainstResolve(t, by, 'test', rule)) {
    yield* effects.react(t, 'testPassed', { by });
  } else if (by.resolve === 0) {
    yield* loseHealth(t, by, 1, 'ETS-VAR-02');
    yield* turnUp(t, by, isPutOff);
  } else {
    yield* loseResolve(t, by, 1, 'ETS-RESOLVE-05', isPutOff);
  }
}

/** ETS-RESOLVE-13, 14: rolled like a test, but a failure costs nothing. */
export function resolveCheck(t: Endure, by: Survivor): Flow<boolean> {
  return rollAgainstResolve(t, by, 'check', 'ETS-RESOLVE-13');
}

function* rollAgainstResolve(t: Endure, by: Survivor, kind: 'test' | 'check', rule: string): Flow<boolean> {
  const due = { passed: false };
  yield* effects.react(t, 'testDue', { by, test: due });
  if (due.passed) return true;
  for (;;) {
    const dice = t.roll(kind === 'test' ? effects.change(t.state, 'testDice', 2, { by }) : 2);
    const changes = [
      ...effects.changes(t.state, 'testTotal', 0, { by }),
      ...(kind === 'test' ? dreadOf(t.state, by) : []),
    ];
    const counted = twoHighest(dice);
    const total = changes.reduce((sum, change) => sum + change.by, counted[0] + counted[1]);
    const passed = total < by.resolve;
    const told = {
      who: nameOf(by),
      sum: counted.join(' + '),
      more: dice.length > 2 ? { key: 'sum.highest', params: { dice: diceText(dice) } } : '',
      changes: changesText(changes),
      total,
      resolve: by.resolve,
    };
    if (kind === 'test') say(t, rule, passed ? 'test.passed' : 'test.failed', told);
    else say(t, rule, passed ? 'check.passed' : 'check.failed', told);
    if (passed) return true;
    const test = { total, again: false };
    if (kind === 'test') yield* effects.react(t, 'testFailed', { by, test });
    if (!test.again) return false;
  }
}

/** The two that count, as they fell: all there are, unless a card adds one. */
function twoHighest(dice: readonly number[]): readonly [number, number] {
  const lowest = dice.length > 2 ? dice.indexOf(Math.min(...dice)) : -1;
  const [one, other] = dice.filter((_, at) => at !== lowest);
  return [one!, other!];
}

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
function isPutOff({ waits }: ResolveCard): boolean {
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
function turnUp(t: Endure, by: Survivor, isReached: (card: ResolveCard) => boolean): Flow {
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
