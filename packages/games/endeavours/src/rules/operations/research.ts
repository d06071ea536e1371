import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { BernalId, CardId, DeckName, Endeavours, Grant, Option, PatentId, State } from '../../types.ts';
import { isBernal, isPatent, kindOf, nameOfCard } from '../cards.ts';
import { pay } from '../money.ts';
import { player, say } from '../table.ts';
import type { Operation } from './operation.ts';

const decks: readonly DeckName[] = [
  'thruster',
  'robonaut',
  'refinery',
  'generator',
  'reactor',
  'radiator',
  'freighter',
  'gwThruster',
  'bernal',
];

/** END-AUCTION-01..06, END-GAMEPLAY-08, 09: the top card of a deck with its bonus supports, 1 Aqua each. */
export const research: Operation = {
  name: 'research',
  isPossible(state) {
    const grant = grantOf(state);
    return mayStart(state, grant) && decks.some(deck => canResearch(state, deck, grant));
  },
  whyNot(state) {
    if (!mayStart(state, grantOf(state))) return { reason: { key: 'bar.handLimit' }, rule: 'END-GAMEPLAY-09' };
    return { reason: { key: 'bar.noDeck' }, rule: 'END-AUCTION-02' };
  },
  *perform(t, grant) {
    const { state } = t;
    const options = decks
      .filter(deck => canResearch(state, deck, grant))
      .map((deck): Option & { readonly deck: DeckName } => ({ key: deck, deck, label: { key: `deck.${deck}` } }));
    const { deck } = yield* t.choose(player, 'research.deck', options, { takeOnly: true });
    yield* take(t, deck, grant);
  },
};

/** END-AUCTION-06: patents in the Hand; equipment, found cards and Robots do not count. */
export function patentsInHand({ hand }: State): number {
  return hand.filter(card => isPatent(card) || isBernal(card)).length;
}

/** The right by which it would be done now, if a card has given one. */
function grantOf({ rights }: State): Grant | null {
  return rights.granted.find(({ operations }) => operations.includes('research')) ?? null;
}

/** END-GAMEPLAY-09: the limit forbids starting, never holding. */
function mayStart(state: State, grant: Grant | null): boolean {
  return grant?.ignoresHandLimit === true || patentsInHand(state) < effects.change(state, 'handLimit', 4, {});
}

/** END-AUCTION-02, 04, 05 */
function canResearch(state: State, deck: DeckName, grant: Grant | null): boolean {
  const pile = state.patents[deck];
  if (pile.length === 0 || isTaken(state, deck)) return false;
  if (grant?.free) return true;
  return state.bank >= priceOf(state, takeOf(state, pile.at(-1)!).length);
}

/** END-AUCTION-04, END-BERNAL-09: one freighter, one GW thruster, two Bernals, in Hand or in play. */
function isTaken(state: State, deck: DeckName): boolean {
  if (deck === 'bernal') return owned(state, 'bernal') >= 2;
  return (deck === 'freighter' || deck === 'gwThruster') && owned(state, deck) >= 1;
}

/** The Slipstream Freighter does not count (END-DRIFT-20). */
function owned(state: State, kind: DeckName): number {
  const inPlay = state.stacks
    .filter(stack => stack.kind !== 'slipstream')
    .flatMap(({ cards }) => cards.map(({ card }) => card));
  return [...state.hand, ...inPlay].filter(card => kindOf(card) === kind).length;
}

/** The top card and the decks of its bonus supports that have cards; bonus supports bring none (END-RULE-40). */
function takeOf(state: State, top: PatentId | BernalId): (DeckName | 'top')[] {
  if (isBernal(top)) return ['top'];
  const bonus = catalogue.patents[top as PatentId].bonus.filter(deck => state.patents[deck].length > 0);
  return ['top', ...bonus];
}

/** END-AUCTION-01, END-GAMEPLAY-03 */
function priceOf(state: State, cards: number): number {
  return effects.change(state, 'researchPrice', cards, { cards });
}

function* take(t: Endeavours, deck: DeckName, grant: Grant | null): Flow {
  const { state } = t;
  t.reveal();
  if (grant?.peek) yield* chooseTop(t, deck);
  const top = state.patents[deck].at(-1)!;
  const taken = takeOf(state, top);
  if (!grant?.free) pay(t, priceOf(state, taken.length));
  for (const each of taken) {
    const card = state.patents[each === 'top' ? deck : each].pop() as CardId;
    state.hand.push(card);
    say(t, 'END-AUCTION-01', 'research.took', { card: nameOfCard(card) });
  }
}

/** XV11: sees the top two and takes either. */
function* chooseTop(t: Endeavours, deck: DeckName): Flow {
  const pile = t.state.patents[deck];
  const options = pile.slice(-2).map(card => ({ key: card, card, label: nameOfCard(card) }));
  const { card } = yield* t.choose(player, 'research.card', options, { takeOnly: true });
  if (pile.at(-1) !== card) pile.push(...pile.splice(-2, 1));
}
