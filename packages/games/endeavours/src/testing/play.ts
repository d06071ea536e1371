import type { Flow, Match } from '@starboard/kernel';
import { type Looked, PerformedRule, PlayedMatch } from '@starboard/kernel/testing';
import { cardsAt, stackNo } from '../rules/stacks.ts';
import type { Setup } from '../setup.ts';
import type { Card, CardId, Endeavours, SiteId, SiteState, Stack, State } from '../types.ts';
import type { View } from '../view.ts';
import { wording } from './watched.ts';

/** A position to look at. */
function lookingAt<Base extends Looked<State>>(Base: Base) {
  return class extends Base {
    /** A Stack by its number; LEO is 0, then in the order they were put into the scene. */
    stack(no: number): Stack {
      return stackNo(this.state as State, no);
    }

    /** The first card of this name in any Stack, if there is one. */
    card(id: CardId): Card | undefined {
      return this.state.stacks.flatMap(({ cards }) => cards).find(({ card }) => card === id);
    }

    /** What has happened at a Site; undefined if nothing has. */
    site(id: SiteId): SiteState | undefined {
      return this.state.sites[id];
    }

    /** The names of all cards at a node. */
    cardsAt(node: Parameters<typeof cardsAt>[1]): CardId[] {
      return cardsAt(this.state as State, node).map(({ card }) => card);
    }
  };
}

/** A match that a scene began. */
export class Played extends lookingAt(PlayedMatch<State, Setup, View>) {
  constructor(match: Match<State, Setup, View>) {
    super(match, wording);
  }
}

/** A rule that was run by itself. */
export class Performed extends lookingAt(PerformedRule<State>) {
  constructor(table: Endeavours, rule: (t: Endeavours) => Flow<unknown>, answers: readonly unknown[]) {
    super(table, rule, answers, { wording });
  }
}
