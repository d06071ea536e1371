import type { Flow } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { effects, type Loss } from '../hooks.ts';
import type {
  Card,
  CardId,
  ColonistId,
  Endeavours,
  ExplorationId,
  FoundId,
  NodeId,
  ObservationId,
  Spectral,
  Stack,
  State,
  Words,
} from '../types.ts';
import { isBernal, isColonist, isCrew, isEquipment, isHuman, isPatent, kindOf, nameOfCard } from './cards.ts';
import { copyOf, developmentOf } from './copies.ts';
import { releaseTows, towedStacks } from './move/towing.ts';
import { returnToPool } from './pool.ts';
import { clearEmptyStacks, leo, noCargo, refOfCard, stackHere, whileReweighing } from './stacks.ts';
import { isUsed, nameOfNode, noteUse, player, say } from './table.ts';

/**
 * END-CORE-07, 08, END-EQUIP-15, END-DRILL-06, END-EXPCARD-04, END-FOUND-12, 18: takes a card out of its Stack to where its kind goes: patents
 * to the Hand, the Crew to LEO, Human Colonists under the queue, Robots to the Hand, equipment to the Pool, samples and comets back, devices and
 * rotated cards out of the game; a discovered mission with mass fails. What may be spared asks first (`spared`, Backup Bus).
 * A Stack that is left empty is gone.
 */
export function* decommission(t: Endeavours, stack: Stack, card: Card, why: Loss): Flow {
  if (yield* cancels(t, card, why)) return;
  const elsewhere = yield* anotherFate(t, stack, card);
  const leavesTheGame = stack.kind === 'slipstream' && kindOf(card.card) === 'freighter'; // END-DRIFT-21
  takeOut(t, stack, card);
  if (elsewhere !== null) sendTo(t, card, elsewhere);
  else if (!leavesTheGame) goesToItsPlace(t, card);
  say(t, 'END-CORE-07', 'lost.card', { card: nameOfCard(card), why: { key: `loss.${why}` } });
  clearEmptyStacks(t.state);
}

/** XV12: a card of the Hand may cancel the loss or damage of one card. */
function* cancels(t: Endeavours, card: Card, why: Loss | 'damage'): Flow<boolean> {
  const bus = t.state.hand.find(each => developmentOf(each)?.cancels?.(why, copyOf(each as FoundId)));
  if (bus === undefined) return false;
  const answer = yield* t.choose(player, 'backupBus', ['cancel', 'accept'], {
    params: { card: nameOfCard(card), why: { key: `loss.${why}` } },
    about: [refOfCard(card)],
  });
  if (answer === 'accept') return false;
  discardFromHand(t, bus);
  say(t, 'END-EXPCARD-05', 'lost.cancelled', { bus: nameOfCard(bus), card: nameOfCard(card) });
  return true;
}

/** The stations and Sites that may have it instead (`spared`), each once a year; null for where its kind goes. */
function* anotherFate(t: Endeavours, stack: Stack, card: Card): Flow<'hand' | NodeId | null> {
  const spared = effects.tell(t.state, 'spared', { by: stack, card }).filter(({ use }) => !isUsed(t, use));
  if (spared.length === 0) return null;
  const fates = spared.map(({ use, to }) => ({ key: use, to }));
  const fate = yield* t.choose(player, 'spared', [...fates, 'usual' as const], {
    params: { card: nameOfCard(card) },
    about: [refOfCard(card)],
    describe: each => (typeof each === 'string' ? {} : { label: fateLabel(each.to) }),
  });
  if (typeof fate === 'string') return null;
  noteUse(t, fate.key);
  return fate.to;
}

function fateLabel(to: 'hand' | NodeId): Words {
  return to === 'hand' ? { key: 'spared.hand' } : { key: 'spared.place', params: { node: nameOfNode(to) } };
}

/**
 * Whatever was aboard a Bernal or a freighter stays behind as an outpost (END-CORE-23 looks after the limit), unless the
 * other of two Bernals is aboard still (END-BERNAL-07).
 */
export function takeOut(t: Endeavours, stack: Stack, card: Card): void {
  const { state } = t;
  whileReweighing(state, stack, () => {
    stack.cards.splice(stack.cards.indexOf(card), 1);
  });
  Object.assign(card, { lonely: false, uses: 0 }); // END-LONELY-12
  state.bernals = state.bernals.filter(bernal => bernal.card !== card.card);
  const carrier = stack.kind === 'slipstream' ? 'freighter' : stack.kind;
  const isGone = kindOf(card.card) === carrier && !stack.cards.some(each => kindOf(each.card) === carrier);
  if (isGone) stack.kind = 'outpost';
  releaseTows(t, stack); // END-TRACTOR-14
}

function sendTo(t: Endeavours, card: Card, to: 'hand' | NodeId): void {
  const { state } = t;
  if (to === 'hand') return void state.hand.push(card.card);
  const stack = stackHere(state, to);
  if (stack === undefined) return void goesToItsPlace(t, card); // END-EXPCARD-15: lost after all with no room for it
  card.side = 'white'; // END-PATENT-06
  whileReweighing(state, stack, () => stack.cards.push(card));
}

function goesToItsPlace(t: Endeavours, card: Card): void {
  const { state } = t;
  const id = card.card;
  if (isPatent(id) || isBernal(id)) state.hand.push(id);
  else if (isCrew(id)) leo(state).cards.push(card);
  else if (isColonist(id)) loseColonist(state, id);
  else if (isEquipment(id)) returnToPool(state, id);
  else if (id.startsWith('sample:')) state.samples[id.slice('sample:'.length) as Spectral]++;
  else loseFound(t, card);
}

function loseColonist(state: State, colonist: ColonistId): void {
  if (catalogue.colonists[colonist].human) state.queue.unshift(colonist);
  else state.hand.push(colonist);
}

/** END-FOUND-18: an open mission with mass fails: with its penalty if it has one, otherwise it is Discarded. Devices just go. */
function loseFound(t: Endeavours, { no, card }: Card): void {
  const { state } = t;
  const found = state.found.find(each => each.no === no && each.status === 'open');
  if (found === undefined) return;
  found.no = null;
  if (found.penalty > 0) found.status = 'failed';
  else {
    state.found.splice(state.found.indexOf(found), 1);
    state.exploration.discard.push(card as ExplorationId);
  }
  say(t, 'END-FOUND-18', 'found.lost', { card: nameOfCard(card) });
}

/** A whole Stack with everything aboard (END-HAZARD-01, END-HOLE-01): its cards go one by one, its fuel and Cargo are lost, and what it tows goes along (END-TRACTOR-16). */
export function* decommissionStack(t: Endeavours, stack: Stack, why: Loss): Flow {
  const { state } = t;
  const towed = towedStacks(state, stack);
  stack.tows = [];
  Object.assign(stack, { wet: null, cargo: noCargo(), glitch: false, boons: [], coasting: 0 });
  state.drift = state.drift.filter(({ carriedBy }) => carriedBy !== stack.no); // END-DRIFT-16
  for (const card of [...stack.cards]) yield* decommission(t, stack, card, why);
  if (stack.kind === 'mobile') state.stacks = state.stacks.filter(each => each !== stack);
  clearEmptyStacks(state);
  for (const each of towed) yield* decommissionStack(t, each, why);
}

/** END-CORE-07: a card of the Hand goes to the bottom of its deck, equipment to the Pool, exploration and observation cards to their discards. */
export function discardFromHand({ state }: Endeavours, card: CardId): void {
  state.hand.splice(state.hand.indexOf(card), 1);
  if (isEquipment(card)) returnToPool(state, card);
  else if (isColonist(card)) state.queue.unshift(card);
  else if (isBernal(card)) state.patents.bernal.unshift(card);
  else if (isPatent(card)) state.patents[kindOf(card) as keyof State['patents']].unshift(card);
  else if (card.startsWith('X')) state.exploration.discard.push(card as ExplorationId);
  else state.observation.discard.push(card as ObservationId);
}

/** N03: it cannot be damaged. */
export function isUnbreakable(state: State, stack: Stack, card: Card): boolean {
  return effects.tell(state, 'neverDamaged', { by: stack, card }).length > 0;
}

/** END-DAMAGE-01..04: damages a card; a Human is Decommissioned instead. */
export function* damage(t: Endeavours, stack: Stack, card: Card): Flow {
  if (isHuman(card.card)) return yield* decommission(t, stack, card, 'shielding');
  if (card.damaged || isUnbreakable(t.state, stack, card) || (yield* cancels(t, card, 'damage'))) return;
  card.damaged = true;
  releaseTows(t, stack); // END-TRACTOR-14
  say(t, 'END-DAMAGE-01', 'damaged.card', { card: nameOfCard(card) });
}
