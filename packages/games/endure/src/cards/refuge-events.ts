import { type Flow, searchFor } from '@starboard/kernel';
import { loseHealth, rollInjury, strike } from '../rules/combat/damage.ts';
import { cureOne, heal } from '../rules/combat/healing.ts';
import { drawItem } from '../rules/refuge/wares.ts';
import { fullResolve, loseResolve, regainResolve } from '../rules/resolve/resolve.ts';
import { resolveTest } from '../rules/resolve/resolve-tests.ts';
import { atRandom, inTurnOrder, isAlive, lowestRoll, nameOf, say, speaker } from '../rules/table.ts';
import { replaceCard } from '../rules/turn/accomplishments.ts';
import { gain } from '../rules/turn/gain.ts';
import { itemText, newCard, takeAway } from '../rules/turn/inventory.ts';
import type { Endure, ItemId, RefugeEvent, RefugeEventId, Survivor, TextKey } from '../types.ts';

const rule = 'ETS-RTAB-03';

/** ETS-ODD-07: one of these, as the players choose. */
function* oneOf(t: Endure, question: TextKey, those: readonly Survivor[]): Flow<Survivor | undefined> {
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

function* hand(t: Endure, item: ItemId): Flow {
  const who = yield* oneOf(t, 'refuge.forWhom', inTurnOrder(t.state));
  yield* gain(t, who!, newCard(item), true); // ETS-REFUGE-09: an event comes to those who stay
}

/** ETS-ODD-01: everybody, one after the other. */
function* each(t: Endure, suffer: (who: Survivor) => Flow): Flow {
  for (const survivor of inTurnOrder(t.state)) yield* suffer(survivor);
}

/** Everybody rolls a die, and it means something. */
function eachRolls(t: Endure, suffer: (who: Survivor, die: number) => Flow): Flow {
  return each(t, function* (who) {
    const die = t.chance.die();
    say(t, rule, 'refuge.rolls', { who: nameOf(who), die });
    yield* suffer(who, die);
  });
}

/** ETS-RTAB-03 */
export const refugeEvents: { readonly [E in RefugeEventId]: RefugeEvent } = {
  quietNight: {
    happen: t =>
      each(t, function* (who) {
        heal(t, who, 1, undefined, rule);
      }),
  },
  sharedMeal: { happen: t => each(t, who => regainResolve(t, who, 1, rule)) },
  supplyDrop: {
    *happen(t) {
      const item = drawItem(t);
      if (item === undefined) return;
      say(t, rule, 'refuge.supplies', { item: itemText(item) });
      yield* hand(t, item);
    },
  },
  oldFriend: {
    *happen(t) {
      const low = inTurnOrder(t.state).filter(({ resolve }) => resolve < fullResolve);
      const who = yield* oneOf(t, 'refuge.oldFriend', low);
      if (who !== undefined) yield* regainResolve(t, who, 3, rule);
    },
  },
  surgeonOnShift: {
    *happen(t) {
      const hurt = inTurnOrder(t.state).filter(({ injuries }) => injuries.length > 0);
      const who = yield* oneOf(t, 'refuge.surgeon', hurt);
      if (who !== undefined) yield* cureOne(t, who, who, rule);
    },
  },
  /** If there is one in the deck. */
  spareCell: {
    *happen(t) {
      if (searchFor(t, t.state.items, 'powerCell')) yield* hand(t, 'powerCell');
    },
  },
  goodNews: { track: 0 },
  bargainDay: { price: 1 },
  /** Everybody may have another task, if the old one is not done. */
  drill: {
    happen: t =>
      each(t, function* (who) {
        const { accomplishment } = who;
        if (accomplishment === null || accomplishment.unlocked) return;
        const answer = yield* t.choose(who.seat, 'refuge.drill', ['keep', 'replace'], {
          params: { who: nameOf(who), card: { key: `accomplishment.${accomplishment.card}` } },
        });
        if (answer === 'replace') replaceCard(t, who);
      }),
  },
  infection: {
    happen: t =>
      eachRolls(t, function* (who, die) {
        if (die <= 2) yield* loseHealth(t, who, 1, rule);
      }),
  },
  nightmares: { happen: t => each(t, who => resolveTest(t, who, rule)) },
  /** The lowest of those with cards loses one at random. */
  thief: {
    *happen(t) {
      const carrying = inTurnOrder(t.state).filter(({ cards }) => cards.length > 0);
      if (carrying.length === 0) return;
      const victim = lowestRoll(t, carrying, rule, 'refuge.thief.rolls');
      const card = atRandom(t, victim.cards);
      takeAway(victim, card);
      t.state.removed.push(card.item);
      say(t, rule, 'refuge.stolen', { who: nameOf(victim), item: itemText(card.item) });
    },
  },
  breach: {
    happen: t =>
      eachRolls(t, function* (who, die) {
        if (die <= 4) yield* strike(t, who, { damage: die <= 2 ? 2 : 1, rule });
      }),
  },
  quarrel: { happen: t => each(t, who => loseResolve(t, who, 1, rule)) },
  powerCut: { closes: 'infirmary' },
  funeral: { closes: 'lovedOnes' },
  shortRations: { track: 2 },
  accident: {
    *happen(t) {
      const victim = atRandom(t, inTurnOrder(t.state));
      yield* loseHealth(t, victim, 2, rule);
      if (isAlive(victim)) rollInjury(t, victim);
    },
  },
};
