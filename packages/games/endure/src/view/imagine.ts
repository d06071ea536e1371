import type { Chance, Viewer } from '@starboard/kernel';
import { missionOf } from '../rules/mission.ts';
import { conditionRule } from '../rules/mission-rules.ts';
import { variantsOf } from '../tables/variants.ts';
import type { ResolveCard, State, Token } from '../types.ts';
import { imagineStart } from './campaign.ts';
import { isFaceDown, isKnown, numberOn } from './hidden.ts';

/**
 * Draws anew what this viewer may not know: faces of tokens (those of the set-up among themselves, those of the pile among
 * themselves), the order of decks and of what lies face down, and which of the Resolve cards with a number lies where. Tokens and cards stay the
 * same things, for a rule may be in the middle of handling one.
 */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  for (const spawned of [false, true]) dealFaces(state, viewer, chance, spawned);
  for (const condition of missionOf(state).conditions) {
    conditionRule(condition).imagine?.(state, viewer, chance, condition);
  }
  chance.shuffle(state.items.draw);
  chance.shuffle(state.events.draw);
  chance.shuffle(state.accomplishments.draw);
  for (const { deck } of state.bosses) chance.shuffle(deck.draw);
  if (state.campaign !== null) chance.shuffle(state.campaign.events.draw);
  for (const [pool, cards] of Object.entries(state.aside)) if (isFaceDown(state, pool)) chance.shuffle(cards);
  if (variantsOf(state).hiddenResolve === 'hidden') dealResolveCards(state, chance);
  chance.shuffle(state.resolveDeck.draw);
  imagineStart(state);
}

type Redrawn<T> = { -readonly [K in keyof T]: T[K] };

function dealFaces({ tokens, unseen, pile }: State, viewer: Viewer, chance: Chance, spawned: boolean): void {
  const unknown: Redrawn<Token>[] = [...tokens, ...unseen].filter(
    token => token.spawned === spawned && !isKnown(token, viewer),
  );
  const faces = chance.shuffle([...unknown.map(token => token.face), ...(spawned ? pile : [])]);
  for (const token of unknown) token.face = faces.pop()!;
  if (spawned) pile.splice(0, pile.length, ...faces);
}

function dealResolveCards({ survivors, resolveDeck: { draw } }: State, chance: Chance): void {
  const hidden: Redrawn<ResolveCard>[] = survivors.flatMap(({ resolveCards: cards }) =>
    cards.filter(({ shown }) => !shown),
  );
  const pool = chance.shuffle([...hidden.map(({ card }) => card), ...draw]);
  for (const each of hidden) {
    const number = numberOn(each.card);
    const at = pool.findIndex(card => numberOn(card) === number);
    each.card = pool.splice(at, 1)[0]!;
  }
  draw.splice(0, draw.length, ...pool);
}
