import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, NodeId, Stack, State } from '../../types.ts';
import { after, sumParams, upTo } from '../arithmetic.ts';
import { equipmentOf, faceOf, isEquipment, isHuman, nameOfCard } from '../cards.ts';
import { testRoll } from '../dice.ts';
import { damage, isUnbreakable } from '../losing.ts';
import { isSpacecraft, refOfCard } from '../stacks.ts';
import { chainFor, drawOn, isOperational } from '../support.ts';
import { player, say } from '../table.ts';

/** END-SHIELD-07: what it adds to rad-hardness in a flare or a belt: that of a Spacecraft alone. */
export function protectionOf(state: State, stack: Stack): number {
  return isSpacecraft(state, stack) ? shieldingOf(state, stack) : 0;
}

/** END-SHIELD-02, 08: the highest shielding value in the Stack; 0 if it has none. */
export function shieldingOf(state: State, stack: Stack): number {
  return effects.change(state, 'shielding', bestShield(state, stack), { by: stack });
}

function bestShield(state: State, stack: Stack): number {
  let best = 0;
  for (const card of stack.cards) {
    const value = shieldValueOf(card);
    if (value !== undefined && value > best && isOperational(state, stack, card)) best = value;
  }
  return best;
}

/** END-SHIELD-02, 03: as many dice as the Stack has shielding, and at least one. */
function shieldDice(state: State, stack: Stack) {
  const printed = bestShield(state, stack);
  const bent = effects.changes(state, 'shielding', printed, { by: stack });
  const dice = Math.max(1, after(printed, bent));
  return { dice, changes: bent.length === 0 ? bent : upTo(printed, bent, dice) };
}

function shieldValueOf(card: Card): number | undefined {
  if (!isEquipment(card.card)) return faceOf(card).shielding;
  return equipmentOf(card.card).shielding?.[card.side === 'back' ? 1 : 0];
}

/** END-EQUIP-18: an EM Force Field draws on whatever feeds it. */
function feedField(state: State, stack: Stack): void {
  for (const card of stack.cards) {
    if (!isEquipment(card.card) || equipmentOf(card.card).shielding === undefined) continue;
    const chain = chainFor(state, stack, card);
    if (chain !== undefined) drawOn(chain);
  }
}

/** END-SHIELD-02..06, 13, END-DAMAGE-05: the roll against a hazard sum, and the damage it leaves. `lander` for landing and lifting off. */
export function* shieldingRoll(t: Endeavours, stack: Stack, hazardSum: number, node: NodeId, lander = false): Flow {
  if (stack.cards.length === 0) return;
  const { state } = t;
  feedField(state, stack);
  const changes = effects.changes(state, 'hazardSum', hazardSum, { by: stack, node, lander });
  const against = after(hazardSum, changes);
  const { dice, changes: thicker } = shieldDice(state, stack);
  const sum = yield* testRoll(t, dice, { by: stack, purpose: 'shielding', node }, thicker);
  const params = { sum, hazard: hazardSum, ...sumParams(changes), against };
  if (sum >= against) return say(t, 'END-SHIELD-04', 'shielding.holds', params);
  const shortfall = against - sum;
  say(t, 'END-SHIELD-05', 'shielding.fails', { ...params, shortfall });
  yield* sufferDamage(t, stack, shortfall);
}

/** END-DAMAGE-05: what is not Human comes first; Humans only if that does not cover it. */
function* sufferDamage(t: Endeavours, stack: Stack, shortfall: number): Flow {
  const sound = stack.cards.filter(card => !card.damaged && !isUnbreakable(t.state, stack, card));
  const things = sound.filter(({ card }) => !isHuman(card));
  const humans =
    effects.tell(t.state, 'humansSafe', { by: stack }).length > 0 ? [] : sound.filter(({ card }) => isHuman(card));
  const hit = yield* cardsCovering(t, things, shortfall);
  const open = shortfall - hardnessSum(things);
  if (open > 0) hit.push(...(yield* cardsCovering(t, humans, open)));
  for (const card of hit) yield* damage(t, stack, card);
}

/** END-SHIELD-13: printed rad-hardness. */
function hardnessSum(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + faceOf(card).hardness, 0);
}

/**
 * END-SHIELD-05, 06: cards that reach the shortfall and of which none could be left out; all of them if they do not reach it. They
 * are chosen from the hardest down: that way the last one is always needed, and so are the others.
 */
function* cardsCovering(t: Endeavours, cards: readonly Card[], shortfall: number): Flow<Card[]> {
  if (hardnessSum(cards) <= shortfall) return [...cards];
  const chosen: Card[] = [];
  let left = [...cards];
  for (let open = shortfall; open > 0; ) {
    const candidates = left.filter(card => open <= hardnessSum(left.filter(each => isAtMost(each, card))));
    const card = yield* chooseHit(t, candidates, open);
    chosen.push(card);
    open -= faceOf(card).hardness;
    left = left.filter(each => each !== card && isAtMost(each, card));
  }
  return chosen;
}

function isAtMost(card: Card, other: Card): boolean {
  return faceOf(card).hardness <= faceOf(other).hardness;
}

function* chooseHit(t: Endeavours, cards: readonly Card[], open: number): Flow<Card> {
  const options = cards.map(card => ({ key: `card:${card.no}`, card }));
  const { card } = yield* t.choose(player, 'shielding.card', options, {
    takeOnly: true,
    params: { open },
    describe: each => ({
      label: { key: 'shielding.hit', params: { card: nameOfCard(each.card), hardness: faceOf(each.card).hardness } },
      refs: [refOfCard(each.card)],
    }),
  });
  return card;
}
