import type { Deck } from '@starboard/kernel';
import { stackDeck } from '@starboard/kernel/testing';
import { refugeEventDeck } from '../rules/setup/decks.ts';
import type {
  AccomplishmentId,
  BossCardId,
  BossType,
  Campaign,
  CampaignId,
  EventId,
  ItemCardId,
  ItemId,
  Refuge,
  RefugeEventId,
  ResolveCardId,
  State,
} from '../types.ts';
import { Stage, takeFrom } from './stage.ts';

/** The decks of the table by their names, and what is in them. */
interface Decks {
  readonly items: ItemCardId;
  readonly events: EventId;
  readonly resolve: ResolveCardId;
  readonly accomplishments: AccomplishmentId;
}

/** What a campaign is like in a scene; whatever is left out is as in the first mission of it. */
interface CampaignRole extends Partial<Omit<Campaign, 'id' | 'events' | 'offer' | 'refuge'>> {
  /** What the Trading Post has on offer, out of the item deck. */
  readonly offer?: readonly ItemId[];
  /** The next Refuge events, the first one topmost. */
  readonly coming?: readonly RefugeEventId[];
}

/** The decks of a scene, and the campaign that it is part of. */
export abstract class Cards extends Stage {
  /** The next item cards, the first one topmost. */
  items(...cards: ItemCardId[]): this {
    return this.#stack(this.state.items, cards);
  }

  /** The next event cards, the first one topmost. */
  events(...cards: EventId[]): this {
    return this.#stack(this.state.events, cards);
  }

  /** The next Resolve cards, the first one topmost. */
  resolveCards(...cards: ResolveCardId[]): this {
    return this.#stack(this.state.resolveDeck, cards);
  }

  /** The next accomplishment cards, the first one topmost. */
  accomplishments(...cards: AccomplishmentId[]): this {
    return this.#stack(this.state.accomplishments, cards);
  }

  /** The next cards of a boss that the scene has, the first one topmost. */
  bossCards(type: BossType, ...cards: BossCardId[]): this {
    return this.#stack(this.state.bosses.find(boss => boss.type === type)!.deck, cards);
  }

  /** Cards that lie on the discards of a deck, the last one topmost. */
  discarded<D extends keyof Decks>(deck: D, ...cards: Decks[D][]): this {
    const { draw, discard } = decksOf(this.state)[deck] as Deck<Decks[D]>;
    for (const card of cards) {
      takeFrom(draw, card);
      discard.push(card);
    }
    return this;
  }

  /** Item cards that are out of the game. */
  removed(...cards: ItemId[]): this {
    for (const card of cards) takeFrom<ItemCardId>(this.state.items.draw, card);
    this.state.removed.push(...cards);
    return this;
  }

  /** A deck with nothing left to draw: what was in it is discarded. */
  emptied(deck: keyof Decks): this {
    const { draw, discard } = decksOf(this.state)[deck] as Deck<string>;
    discard.push(...draw.splice(0));
    return this;
  }

  /** The mission is part of a campaign. */
  campaign(id: CampaignId, { offer = [], coming = [], ...more }: CampaignRole = {}): this {
    const { state } = this;
    const path = more.path ?? [state.mission];
    const events: Deck<RefugeEventId> = { draw: [...refugeEventDeck()], discard: [] };
    stackDeck(events, ...coming);
    for (const item of offer) takeFrom<ItemCardId>(state.items.draw, item);
    state.campaign = {
      id,
      path,
      used: state.survivors.map(survivor => survivor.id),
      technicians: true,
      won: path.length - 1,
      rounds: 0,
      over: false,
      start: [],
      ...more,
      events,
      offer: [...offer],
      refuge: null,
    };
    return this;
  }

  /** At the Refuge, after the mission was won; the scene must be part of a campaign. */
  refuge(more: Partial<Refuge> = {}): this {
    const { state } = this;
    if (state.campaign === null) throw new Error('There is no Refuge without a campaign.');
    state.phase = 'refuge';
    state.campaign.won = state.campaign.path.length;
    state.campaign.refuge = { track: 4, event: null, visited: [], ...more };
    return this;
  }

  #stack<C extends string>(deck: Deck<C>, cards: readonly C[]): this {
    stackDeck(deck, ...cards);
    return this;
  }
}

function decksOf({ items, events, resolveDeck, accomplishments }: State) {
  return { items, events, resolve: resolveDeck, accomplishments };
}
