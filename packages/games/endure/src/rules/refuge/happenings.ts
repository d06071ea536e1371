import { discard, draw, type Flow, searchFor } from '@starboard/kernel';
import { items } from '../../cards/items/index.ts';
import type { Endure, ItemCardId, ItemId, Survivor } from '../../types.ts';
import { loseHealth, rollInjury } from '../combat/damage.ts';
import { cureOne } from '../combat/healing.ts';
import { fullResolve, regainResolve } from '../resolve/resolve.ts';
import { atRandom, inTurnOrder, isAlive, lowestRoll, nameOf, say, speaker } from '../table.ts';
import { replaceCard } from '../turn/accomplishments.ts';
import { gain, itemText, newCard, takeAway } from '../turn/inventory.ts';

const rule = 'ETS-RTAB-03';

/** ETS-ODD-07: one of these, as the players choose. */
function* oneOf(t: Endure, question: string, those: readonly Survivor[]): Flow<Survivor | undefined> {
  if (those.length === 0) return undefined;
  const { who } = yield* t.choose(
    speaker(t.state),
    question,
    those.map(who => ({ key: who.id, who })),
    {
      takeOnly: true,
      describe: option => ({ label: nameOf(option.who), refs: [`survivor:${option.key}`] }),
    },
  );
  return who;
}

/** ETS-REFUGE-16, ETS-RTAB-03: the next card that is no noise card; those are discarded and replaced. */
export function drawItem(t: Endure): ItemId | undefined {
  const { items: deck } = t.state;
  for (let card = draw(t, deck); card !== undefined; card = draw(t, deck)) {
    if (isItem(card)) return card;
    discard(deck, card);
  }
  return undefined;
}

function isItem(card: ItemCardId): card is ItemId {
  return items[card].kind !== 'noise';
}

/** RE03: a card for whom the players choose. */
export function* giveFoundItem(t: Endure): Flow {
  const item = drawItem(t);
  if (item === undefined) return;
  say(t, rule, 'refuge.supplies', { item: itemText(item) });
  yield* hand(t, item);
}

function* hand(t: Endure, item: ItemId): Flow {
  const who = yield* oneOf(t, 'refuge.forWhom', inTurnOrder(t.state));
  yield* gain(t, who!, newCard(item), true); // ETS-REFUGE-09: an event comes to those who stay
}

/** RE04 */
export function* visitOldFriend(t: Endure): Flow {
  const low = inTurnOrder(t.state).filter(({ resolve }) => resolve < fullResolve);
  const who = yield* oneOf(t, 'refuge.oldFriend', low);
  if (who !== undefined) yield* regainResolve(t, who, 3, rule);
}

/** RE05 */
export function* treatOne(t: Endure): Flow {
  const hurt = inTurnOrder(t.state).filter(({ injuries }) => injuries.length > 0);
  const who = yield* oneOf(t, 'refuge.surgeon', hurt);
  if (who !== undefined) yield* cureOne(t, who, who, rule);
}

/** RE06: if there is one in the deck. */
export function* giveSpareCell(t: Endure): Flow {
  if (searchFor(t, t.state.items, 'powerCell')) yield* hand(t, 'powerCell');
}

/** RE09: everybody may have another task, if the old one is not done. */
export function* drillEverybody(t: Endure): Flow {
  for (const who of inTurnOrder(t.state)) {
    const { accomplishment } = who;
    if (accomplishment === null || accomplishment.unlocked) continue;
    const answer = yield* t.choose(who.seat, 'refuge.drill', ['keep', 'replace'], {
      params: { who: nameOf(who), card: { key: `accomplishment.${accomplishment.card}` } },
    });
    if (answer === 'replace') replaceCard(t, who);
  }
}

/** RE12: the lowest of those with cards loses one at random. */
export function* loseToThief(t: Endure): Flow {
  const carrying = inTurnOrder(t.state).filter(({ cards }) => cards.length > 0);
  if (carrying.length === 0) return;
  const victim = lowestRoll(t, carrying, rule, 'refuge.thief.rolls');
  const card = atRandom(t, victim.cards);
  takeAway(victim, card);
  t.state.removed.push(card.item);
  say(t, rule, 'refuge.stolen', { who: nameOf(victim), item: itemText(card.item) });
}

/** RE18: 2 Health and the injury die, for somebody at random. */
export function* sufferAccident(t: Endure): Flow {
  const victim = atRandom(t, inTurnOrder(t.state));
  yield* loseHealth(t, victim, 2, rule);
  if (isAlive(victim)) rollInjury(t, victim);
}
