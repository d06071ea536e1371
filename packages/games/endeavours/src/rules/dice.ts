import type { Flow } from '@starboard/kernel';
import { effects, type HazardKind, type Hooks, type RollPurpose, type TestPurpose } from '../hooks.ts';
import type { Card, Change, Endeavours, FoundId, NodeId, Stack, State, Words } from '../types.ts';
import { after, diceCountText, neededText, upTo } from './arithmetic.ts';
import { nameOfCard, valueAt } from './cards.ts';
import { copyOf, developmentOf } from './copies.ts';
import { decommission, decommissionStack, discardFromHand } from './losing.ts';
import { canPay, pay } from './money.ts';
import { spotId } from './playmats.ts';
import { refOfCard, refOfStack } from './stacks.ts';
import { isUsed, nameOfNode, noteReroll, player, say } from './table.ts';

/** What a roll is called in the log and in questions. */
function purposeText(purpose: RollPurpose): Words {
  return { key: `roll.${purpose}` };
}

function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

/**
 * END-DICE-01, 06, END-DISC-09, END-HIDDEN-07: rolls test dice and tells their sum. `count` is before `testDice` effects, and `before` what has made it more or less than is printed. The extra test die is offered before the
 * roll, Peer Review after it. Nobody is asked where neither is at hand.
 */
export function* testRoll(
  t: Endeavours,
  count: number,
  about: { readonly by: Stack | null; readonly purpose: TestPurpose; readonly node: NodeId },
  before: readonly Change[] = [],
): Flow<number> {
  const printed = count - after(0, before);
  const bent = [...before, ...effects.changes(t.state, 'testDice', count, about)];
  const usual = Math.max(0, after(printed, bent));
  const extra = hasExtraDie(t.state) ? yield* offerExtraDie(t, about.purpose, usual) : 0;
  const rolled = { purpose: about.purpose, from: diceCountText(printed, upTo(printed, bent, usual)) };
  let dice = roll(t, usual + extra, rolled);
  if (yield* isReviewed(t, about.purpose, sumOf(dice))) dice = roll(t, usual + extra, rolled);
  return sumOf(dice);
}

interface Rolled {
  readonly purpose: RollPurpose;
  readonly what?: Words | undefined;
  /** Where the number of dice comes from. */
  readonly from?: Words | '';
}

function roll(t: Endeavours, count: number, { purpose, what = purposeText(purpose), from = '' }: Rolled): number[] {
  const dice = count > 0 ? t.roll(count) : [];
  if (dice.length > 0) say(t, 'END-DICE-01', 'roll.dice', { what, from, dice: dice.join(' + '), sum: sumOf(dice) });
  return dice;
}

/** END-DISC-09: owned once its spot is filled, until it is used. */
function hasExtraDie(state: State): boolean {
  return !state.extraDieUsed && state.filled[spotId('extraDie', 0)] !== undefined;
}

/** END-RULE-09: declared before the roll. */
function* offerExtraDie(t: Endeavours, purpose: TestPurpose, dice: number): Flow<number> {
  const answer = yield* t.choose(player, 'extraDie', ['use', 'keep'], {
    params: { what: purposeText(purpose), dice },
  });
  if (answer === 'keep') return 0;
  t.state.extraDieUsed = true;
  say(t, 'END-DISC-09', 'roll.extraDie');
  return 1;
}

/** XV8: whether a card of the Hand has the roll made again. */
function* isReviewed(t: Endeavours, purpose: RollPurpose, result: number): Flow<boolean> {
  const review = t.state.hand.find(card => developmentOf(card)?.reviews?.(purpose, copyOf(card as FoundId)));
  if (review === undefined) return false;
  const answer = yield* t.choose(player, 'peerReview', ['reroll', 'accept'], {
    params: { what: purposeText(purpose), result },
  });
  if (answer === 'accept') return false;
  discardFromHand(t, review);
  say(t, 'END-EXPCARD-05', 'roll.reviewed', { card: nameOfCard(review) });
  return true;
}

/** One d6 that decides something by itself; Peer Review may have it again. */
export function* singleRoll(t: Endeavours, purpose: RollPurpose, what?: Words): Flow<number> {
  const [die] = roll(t, 1, { purpose, what });
  if (!(yield* isReviewed(t, purpose, die!))) return die!;
  return roll(t, 1, { purpose, what })[0]!;
}

/** What a drill, rescue or experiment must show, and where that comes from. */
export function targetOf(
  state: State,
  usual: number,
  about: Hooks['changes']['target'][1],
): { readonly needed: number; readonly from: Words | '' } {
  const changes = effects.changes(state, 'target', usual, about);
  const needed = after(usual, changes);
  return { needed, from: neededText(usual, changes, needed) };
}

/** Hazard dice (END-DICE-02): red ones, rolled against the Player; nothing helps. */
export function hazardDice(t: Endeavours, count: number): number[] {
  return count <= 0 ? [] : t.roll(count);
}

/**
 * END-HAZARD-01..03, 06: the hazard roll of a Stack, FINAO offered first, rerolls after; true if it is passed. The Stack is Decommissioned otherwise.
 */
export function* hazardRoll(
  t: Endeavours,
  stack: Stack,
  hazard: HazardKind,
  node: NodeId,
  towards?: NodeId,
): Flow<boolean> {
  if (effects.tell(t.state, 'hazardFree', { by: stack, hazard, node, ...(towards && { towards }) }).length > 0)
    return true;
  if (yield* isInsured(t, stack, hazard, node)) return true;
  let die = yield* singleRoll(t, 'hazard', hazardText(hazard));
  const tried: string[] = [];
  while (die === 1) {
    const uses = effects.tell(t.state, 'hazardReroll', { by: stack, hazard });
    const use = uses.find(each => !tried.includes(each) && !isUsed(t, each));
    if (use === undefined) break;
    tried.push(use);
    noteReroll(t, use);
    say(t, 'END-HAZARD-06', 'hazard.rerolled', { what: hazardText(hazard) });
    die = yield* singleRoll(t, 'hazard', hazardText(hazard));
  }
  if (die !== 1) return true;
  say(t, 'END-HAZARD-01', 'hazard.lost', { what: hazardText(hazard), node: nameOfNode(node) });
  yield* decommissionStack(t, stack, 'hazard');
  return false;
}

function hazardText(hazard: HazardKind): Words {
  return { key: `hazard.${hazard}` };
}

/** END-HAZARD-02, 06: whether FINAO is paid, or an Aerobrake spends an entry, before the roll. */
function* isInsured(t: Endeavours, stack: Stack, hazard: HazardKind, node: NodeId): Flow<boolean> {
  const price = insurancePrice(t);
  const aerobrake = hazard === 'aerobrake' ? stack.cards.find(isAerobrake) : undefined; // END-EQUIP-17
  const options: ('roll' | 'entry' | 'finao')[] = ['roll'];
  if (aerobrake !== undefined) options.unshift('entry');
  if (canPay(t.state, price)) options.push('finao');
  const answer = yield* t.choose(player, 'hazard', options, {
    takeOnly: true,
    params: { what: hazardText(hazard), node: nameOfNode(node), price },
    about: [refOfStack(stack), ...(aerobrake ? [refOfCard(aerobrake)] : [])],
  });
  if (answer === 'roll') return false;
  if (answer === 'entry') yield* spendEntry(t, stack, aerobrake!);
  else buyFinao(t, price);
  return true;
}

function buyFinao(t: Endeavours, price: number): void {
  pay(t, price);
  say(t, 'END-HAZARD-02', 'hazard.insured', { price });
}

function isAerobrake(card: Card): boolean {
  return !card.damaged && valueAt(card, 'entries') !== undefined;
}

/** END-EQUIP-16: `uses` counts the entries spent; with none left the card goes. */
function* spendEntry(t: Endeavours, stack: Stack, card: Card): Flow {
  card.uses++;
  const left = safeEntriesOf(card);
  say(t, 'END-EQUIP-16', 'hazard.safeEntry', { left });
  if (left === 0) yield* decommission(t, stack, card, 'used');
}

/** END-EQUIP-16, 27: safe entries that an Aerobrake has left. */
export function safeEntriesOf(card: Card): number {
  return Math.max(0, (valueAt(card, 'entries') ?? 0) - card.uses);
}

/** END-ELEVATOR-02, END-FUTURE-03: an epic hazard: FINAO, then d6; true unless it is a 1. What a 1 costs is the caller's. */
export function* epicHazard(t: Endeavours, stack: Stack | null, what: 'elevator' | 'future'): Flow<boolean> {
  if (yield* isEpicInsured(t, what)) return true;
  let die = yield* singleRoll(t, 'epic');
  if (die === 1) {
    const use = effects.tell(t.state, 'epicReroll', { by: stack, what }).find(each => !isUsed(t, each));
    if (use === undefined) return false;
    noteReroll(t, use);
    say(t, 'END-ELEVATOR-02', 'hazard.rerolled', { what: purposeText('epic') });
    die = yield* singleRoll(t, 'epic');
  }
  return die !== 1;
}

function* isEpicInsured(t: Endeavours, what: 'elevator' | 'future'): Flow<boolean> {
  const price = insurancePrice(t);
  if (!canPay(t.state, price)) return false;
  const answer = yield* t.choose(player, 'epicHazard', ['roll', 'finao'], {
    params: { what: { key: `epicHazard.${what}` }, price },
  });
  if (answer === 'finao') buyFinao(t, price);
  return answer === 'finao';
}

/** END-HAZARD-02: what FINAO costs now. */
export function insurancePrice({ state }: Endeavours): number {
  return effects.change(state, 'insurancePrice', 4, {}) * (state.isotopeMade ? 2 : 1);
}
