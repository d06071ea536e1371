import type { DiceBonus } from '../../types.ts';
import { lowestHit, penetrates } from './dice.ts';

/** RDA-NPC-24: attack dice below 4, defense dice of 3 or less, lowest first; their indexes. */
export function worstDice(dice: readonly number[], count: number): number[] {
  const low = [];
  for (let at = 0; at < dice.length; at++) if (dice[at]! < lowestHit) low.push(at);
  if (low.length > count) low.sort((a, b) => dice[a]! - dice[b]!).length = count;
  return low;
}

/** RDA-SOLO-11, 20, RDA-DATA-15, RDA-NPC-12: each single +1 on the next lower die from the highest, and from the top again. */
export function spreadBonuses(dice: readonly number[], bonuses: readonly DiceBonus[]): number[] {
  const raised = [...dice];
  const falling = dice.map((_, at) => at).sort((a, b) => dice[b]! - dice[a]!);
  let left = 0;
  for (const bonus of bonuses) left += bonus.add * Math.min(bonus.dice, dice.length);
  for (let turn = 0; turn < left; turn++) raised[falling[turn % falling.length]!]!++;
  return raised;
}

/** RDA-ATTACK-11..13: whether a pair does no harm. */
export function isBlocked(red: number, black: number): boolean {
  return red < penetrates && black >= red;
}

/** How many pairs do harm, each red die with the black die beside it. */
export function harmOf(red: readonly number[], black: readonly number[]): number {
  let harm = 0;
  for (let at = 0; at < red.length; at++) if (!isBlocked(red[at]!, black[at]!)) harm++;
  return harm;
}

/** RDA-DEC-13: for each red die the black one with which least harm is done: the smallest that still blocks, from the lowest red die up. */
export function bestPairing(red: readonly number[], black: readonly number[]): number[] {
  const partners = new Array<number>(red.length).fill(-1);
  const rising = risingOrder(red);
  let free = 0; // a bit for each black die that is taken
  for (const at of rising) {
    if (red[at]! >= penetrates) break;
    const partner = smallestAtLeast(black, red[at]!, free);
    if (partner < 0) break; // nor does any block a higher one
    partners[at] = partner;
    free |= 1 << partner;
  }
  for (let at = 0; at < partners.length; at++) {
    if (partners[at]! >= 0) continue;
    partners[at] = smallestAtLeast(black, 0, free);
    free |= 1 << partners[at]!;
  }
  return partners;
}

/** The indexes of dice, lowest first. They are few: each is put before those that are higher. */
function risingOrder(dice: readonly number[]): number[] {
  const order: number[] = [];
  for (let at = 0; at < dice.length; at++) {
    let place = at;
    while (place > 0 && dice[order[place - 1]!]! > dice[at]!) {
      order[place] = order[place - 1]!;
      place--;
    }
    order[place] = at;
  }
  return order;
}

function smallestAtLeast(dice: readonly number[], least: number, taken: number): number {
  let best = -1;
  for (let at = 0; at < dice.length; at++) {
    if (dice[at]! < least || (taken >> at) & 1) continue;
    if (best < 0 || dice[at]! < dice[best]!) best = at;
  }
  return best;
}

/** Black dice put in the order of their red partners. */
export function inOrder(black: readonly number[], partners: readonly number[]): number[] {
  return partners.map(at => black[at]!);
}

/** The least harm that pairing alone can lead to. */
export function leastHarm(red: readonly number[], black: readonly number[]): number {
  return harmOf(red, inOrder(black, bestPairing(red, black)));
}

/** The most harm that it can lead to. */
export function mostHarm(red: readonly number[], black: readonly number[]): number {
  const low = risingOrder(black);
  let most = 0;
  for (const at of risingOrder(red)) if (red[at]! >= penetrates || red[at]! > black[low[most]!]!) most++;
  return most;
}

/** What gets through pairs as they lie, and what still does once all bonuses are well placed. */
export interface Prospect {
  readonly now: number;
  readonly later: number;
}

/** RDA-ATTACK-10: black dice in the order of their red partners, bonuses still to come. */
export function prospectOf(red: readonly number[], paired: readonly number[], bonuses: readonly DiceBonus[]): Prospect {
  const now = harmOf(red, paired);
  let later = now;
  for (const raised of placements(paired, bonuses)) later = Math.min(later, harmOf(red, raised));
  return { now, later };
}

/** Less harm in the end is better; so is what needs fewer bonuses, for some cost energy. */
export function isBetter(one: Prospect, other: Prospect): boolean {
  return one.later < other.later || (one.later === other.later && one.now < other.now);
}

/** The pairing after which the defender can get away with least harm, bonuses still to come: for each red die its black partner. */
export function proposePairing(
  red: readonly number[],
  black: readonly number[],
  bonuses: readonly DiceBonus[],
): number[] {
  let partners = bestPairing(red, black);
  let best = prospectOf(red, inOrder(black, partners), bonuses);
  for (const raised of placements(black, bonuses)) {
    const other = bestPairing(red, raised);
    const prospect = { now: harmOf(red, inOrder(black, other)), later: harmOf(red, inOrder(raised, other)) };
    if (isBetter(prospect, best)) [best, partners] = [prospect, other];
  }
  return partners;
}

/** The black dice, paired as they stand, on which the first of the bonuses saves most. */
export function proposeDefenseBonus(
  red: readonly number[],
  black: readonly number[],
  bonuses: readonly DiceBonus[],
): number[] {
  const [first, ...others] = bonuses as readonly [DiceBonus, ...DiceBonus[]];
  let best = { harm: Number.POSITIVE_INFINITY, dice: [] as number[] };
  for (const dice of choices(black.length, first.dice)) {
    const raised = raise(black, dice, first.add);
    for (const final of placements(raised, others)) {
      const harm = harmOf(red, final);
      if (harm < best.harm) best = { harm, dice };
    }
  }
  return best.dice;
}

/** What a red die is worth on average before the defense is rolled. */
const worth = [0, 0, 0, 0, 0.38, 0.58, 0.7, 0.77];

function worthOf(red: number): number {
  return worth[Math.min(red, penetrates)]!;
}

/** The red dice on which a bonus is worth most. */
export function proposeAttackBonus(red: readonly number[], { add, dice }: DiceBonus): number[] {
  const gains = red.map((die, at) => ({ at, gain: worthOf(die + add) - worthOf(die) }));
  const best = gains.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
  return best
    .slice(0, dice)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

export function raise(dice: readonly number[], which: readonly number[], add: number): number[] {
  const raised = [...dice];
  for (const at of which) raised[at] = raised[at]! + add;
  return raised;
}

/** Every way to put all bonuses on the dice. */
function* placements(dice: readonly number[], bonuses: readonly DiceBonus[]): Generator<readonly number[]> {
  if (bonuses.length === 0) {
    yield dice;
    return;
  }
  const [first, ...others] = bonuses as readonly [DiceBonus, ...DiceBonus[]];
  for (const which of choices(dice.length, first.dice)) yield* placements(raise(dice, which, first.add), others);
}

/** Every choice of so many of the dice, or of all of them if there are no more (RDA-DICE-03: none twice). */
function* choices(dice: number, count: number, from = 0): Generator<number[]> {
  const needed = Math.min(count, dice - from);
  if (needed <= 0) {
    yield [];
    return;
  }
  for (let at = from; at <= dice - needed; at++) {
    for (const others of choices(dice, needed - 1, at + 1)) yield [at, ...others];
  }
}
