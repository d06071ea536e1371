import { type Flow, Match, seedFrom } from '@starboard/kernel';
import { scriptedDice } from '@starboard/kernel/testing';
import { catalogue } from '../catalogue.ts';
import { endeavours } from '../index.ts';
import { newCard } from '../rules/cards.ts';
import { positionOf } from '../rules/fuel.ts';
import { noProgress } from '../rules/missions/progress.ts';
import { spotId, unlockOf } from '../rules/playmats.ts';
import { newState } from '../rules/setup/state.ts';
import { siteOf } from '../rules/sites.ts';
import { addStack, leo } from '../rules/stacks.ts';
import { type Setup, seatsOf, setupSchema } from '../setup.ts';
import type {
  BernalId,
  Card,
  CardId,
  Colour,
  Drift,
  Endeavours,
  Found,
  Mission,
  NodeId,
  ProjectId,
  Side,
  SiteId,
  SiteState,
  Stack,
  StackKind,
  State,
  StationId,
} from '../types.ts';
import { Performed, Played } from './play.ts';
import { WatchedTable } from './watched.ts';

const seed = seedFrom('endeavours scenes');

/** A card of a Stack: its name, or its name with what is special about it. Patents and colonists are white side up unless said, equipment on its front. */
export type Dealt = CardId | ({ readonly card: CardId } & Partial<Omit<Card, 'no' | 'card'>>);

/** What a Stack is like in a scene. */
type StackRole = Partial<Omit<Stack, 'no' | 'kind' | 'node' | 'cards' | 'cargo' | 'wet'>> & {
  readonly cards?: readonly Dealt[];
  /** Its wet mass: a whole mass. */
  readonly wet?: number;
  readonly cargo?: Partial<Stack['cargo']>;
};

/** Sets the table in a few words, then plays on it. It is year 1, the Bank has 10 Aqua, the Home Bernal B05 is anchored at EML3, LEO is empty, no mission is in play, unless said. */
export class Scene {
  readonly setup: Setup;
  readonly state: State;
  #dice: (number | string)[] = [];

  constructor(choices: Partial<Setup>) {
    this.setup = setupSchema.parse({ crew: 'C07', ...choices });
    this.state = newState(this.setup);
    Object.assign(this.state, { stage: 'year', bank: 10, year: 1 });
    this.home('B05');
  }

  /** Another Home Bernal, anchored in its home orbit, or wherever it is said to be. */
  home(card: BernalId, at?: NodeId, cards: readonly Dealt[] = []): this {
    const { state } = this;
    state.stacks = state.stacks.filter(({ kind }) => kind !== 'bernal');
    state.bernals = state.bernals.filter(({ home }) => !home);
    return this.bernal(card, at ?? (catalogue.bernals[card].orbit as NodeId), { home: true }, cards);
  }

  /** A Bernal with its Stack; anchored unless said. */
  bernal(
    card: BernalId,
    at: NodeId,
    role: { readonly home?: boolean; readonly anchored?: boolean; readonly promoted?: boolean } = {},
    cards: readonly Dealt[] = [],
  ): this {
    const { home = false, anchored = true, promoted = false } = role;
    this.state.bernals.push({ card, anchored, home });
    return this.#stack('bernal', at, { cards: [{ card, side: promoted ? 'purple' : 'white' }, ...cards] });
  }

  /** Cards and Cargo in LEO. */
  leo(role: StackRole): this {
    this.#fill(leo(this.state), role);
    return this;
  }

  rocket(node: NodeId, role: StackRole): this {
    return this.#stack('rocket', node, role);
  }

  outpost(node: NodeId, role: StackRole): this {
    return this.#stack('outpost', node, role);
  }

  /** A Stack of any other kind. */
  stack(kind: StackKind, node: NodeId, role: StackRole = {}): this {
    return this.#stack(kind, node, role);
  }

  hand(...cards: CardId[]): this {
    this.state.hand.push(...cards);
    return this;
  }

  /** What has happened at a Site. */
  site(id: SiteId, role: Partial<Omit<SiteState, 'id'>>): this {
    Object.assign(siteOf(this.state, id), role);
    return this;
  }

  /** A Claim with a Factory, visited, on each of these. */
  factory(...ids: SiteId[]): this {
    for (const id of ids) this.site(id, { visited: true, hazard: [1], claim: true, factory: true });
    return this;
  }

  colony(...ids: SiteId[]): this {
    this.factory(...ids);
    for (const id of ids) this.site(id, { colony: true });
    return this;
  }

  /** A base mission in play with nothing done for it yet, or what is said. */
  mission(card: Mission['card'], role: Partial<Mission> = {}): this {
    this.state.missions.push({ card, status: 'open', year: 0, ...noProgress(card), ...role });
    return this;
  }

  found(card: Found['card'], role: Partial<Found> = {}): this {
    this.state.found.push({
      card,
      site: null,
      drawn: this.state.year,
      due: null,
      no: null,
      status: 'open',
      points: 0,
      penalty: 0,
      ...noProgress(card),
      ...role,
    });
    return this;
  }

  /** A project that works, in the next slot. */
  project(card: ProjectId): this {
    const slot = this.state.projects.push(card) - 1;
    return this.unlocked(`project.${slot}`);
  }

  /** A built station, or one on the mat. */
  station(card: StationId, node: NodeId | null): this {
    this.state.stations.push({ card, node });
    return this;
  }

  drift(card: Drift['card'], node: NodeId, anchored = false): this {
    const slot = this.state.drift.length === 0 ? 'kalpana' : 'stanford';
    this.state.drift.push({ card, slot, node, anchored, carriedBy: null });
    return this;
  }

  /** Fills all spots of something on the playmats and pays for it. */
  unlocked(...ids: string[]): this {
    for (const id of ids) {
      const { spots, cost } = unlockOf(this.state, id);
      spots.forEach((colour, at) => {
        this.state.filled[spotId(id, at)] = colour === 'white' ? 'green' : (colour as Colour);
      });
      if (cost !== undefined) this.state.paid.push(id);
    }
    return this;
  }

  year(year: number): this {
    this.state.year = year;
    return this;
  }

  bank(aqua: number): this {
    this.state.bank = aqua;
    return this;
  }

  /** The next cards of a deck, the first one on top. */
  exploration(...cards: State['exploration']['draw']): this {
    this.state.exploration.draw.push(...[...cards].reverse());
    return this;
  }

  observation(...cards: State['observation']['draw']): this {
    this.state.observation.draw.push(...[...cards].reverse());
    return this;
  }

  patents(deck: keyof State['patents'], ...cards: State['patents'][keyof State['patents']]): this {
    this.state.patents[deck].push(...[...cards].reverse());
    return this;
  }

  queue(...cards: State['queue']): this {
    this.state.queue.push(...[...cards].reverse());
    return this;
  }

  /** How dice fall, in the order they are rolled. */
  dice(...results: (number | string)[]): this {
    this.#dice.push(...results);
    return this;
  }

  /** Whatever else a test wants otherwise. */
  with(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  /** A match that goes on from here, up to the first question. */
  play(): Played {
    return new Played(Match.from(endeavours, this.setup, this.state, { seed, chance: scriptedDice(...this.#dice) }));
  }

  /** One rule by itself, its questions answered in turn. */
  perform(rule: (t: Endeavours) => Flow<unknown>, ...answers: unknown[]): Performed {
    return new Performed(new WatchedTable(seatsOf(this.setup), scriptedDice(...this.#dice), this.state), rule, answers);
  }

  #stack(kind: StackKind, node: NodeId, role: StackRole): this {
    this.#fill(addStack(this.state, kind, node), role);
    return this;
  }

  #fill(stack: Stack, { cards = [], wet, cargo, ...role }: StackRole): void {
    Object.assign(stack, role);
    Object.assign(stack.cargo, cargo);
    for (const dealt of cards) stack.cards.push(this.#card(dealt));
    if (wet !== undefined) stack.wet = positionOf(wet);
  }

  #card(dealt: Dealt): Card {
    const { card, ...role } = typeof dealt === 'string' ? { card: dealt } : dealt;
    return Object.assign(newCard(this.state, card, usualSide(card)), role);
  }
}

function usualSide(card: CardId): Side {
  if (/^[KW]\d\d$/.test(card)) return 'black';
  return /^[A-Z]\d\d$/.test(card) ? 'white' : 'front';
}

/** A scene with the usual table, or as the set-up says. */
export function scene(choices: Partial<Setup> = {}): Scene {
  return new Scene(choices);
}
