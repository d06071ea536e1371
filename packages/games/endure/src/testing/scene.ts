import { Chance, type Flow, Match, Opening, seedFrom, Table } from '@starboard/kernel';
import { scriptedDice, stackDeck } from '@starboard/kernel/testing';
import { typeBits } from '../cards/enemies.ts';
import { events } from '../cards/events.ts';
import { items } from '../cards/items/index.ts';
import { endure } from '../index.ts';
import { canSee } from '../rules/map/map.ts';
import { groundOf } from '../rules/mission.ts';
import { eventDeck } from '../rules/setup/decks.ts';
import { prepare } from '../rules/setup/index.ts';
import { healthOf } from '../rules/table.ts';
import { newAccomplishment } from '../rules/turn/accomplishments.ts';
import { newCard } from '../rules/turn/inventory.ts';
import { newTurn } from '../rules/turn/turns.ts';
import { type Setup, setupSchema } from '../setup.ts';
import type { Choice, Variant } from '../tables/variants.ts';
import type {
  Accomplishment,
  AccomplishmentId,
  Card,
  EventId,
  Injury,
  ItemCardId,
  ItemId,
  Lasting,
  Phase,
  ResolveCardId,
  Space,
  State,
  Survivor,
  SurvivorId,
} from '../types.ts';
import { Cards } from './cards.ts';
import './drill.ts';
import { Performed, Played } from './play.ts';
import { takeFrom } from './stage.ts';

const seed = seedFrom('endure scenes');

interface Cast {
  readonly survivors?: readonly SurvivorId[];
  /** `DRILL` unless said: the tutorial's map with open doors, nobody on it, and an exit in the west. */
  readonly mission?: string;
  readonly variants?: { readonly [V in Variant]?: Choice<V> };
}

/** What a survivor is like in a scene; whatever is left out is as at the start, with empty hands. */
interface Role {
  readonly at?: string;
  /** In the first spaces that fit; armour and helmets are worn. Two of a dual weapon in a row with `pair:` are a pair. */
  readonly holding?: readonly (ItemId | `pair:${ItemId}`)[];
  readonly health?: number;
  readonly resolve?: number;
  readonly injuries?: readonly Injury[];
  /** Face down; a name after `shown:` lies face up. */
  readonly resolveCards?: readonly (ResolveCardId | `shown:${ResolveCardId}`)[];
  readonly accomplishment?: AccomplishmentId;
  /** The card's task is done. */
  readonly unlocked?: boolean;
  /** How far the card's task has come, and whether a lasting reward is in force. */
  readonly task?: Partial<Pick<Accomplishment, 'count' | 'marks' | 'inForce'>>;
  /** Stunned in this round (ETS-STUN-02, 03). */
  readonly stun?: Survivor['stun'];
  /** ETS-MOVE-06: a failed check holds it where it is. */
  readonly held?: boolean;
  /** What goes on: abilities, rewards, blows. */
  readonly lasting?: readonly Lasting[];
  /** Whatever else: status, actions of its next turn, the crisis ability spent… */
  readonly more?: Partial<Pick<Survivor, 'status' | 'nextActions' | 'crisisUsed' | 'usedThisRound' | 'inView'>>;
}

/** Sets a table in a few words, then plays on it. */
export class Scene extends Cards {
  readonly setup: Setup;
  #dice: (number | string)[] = [];
  #noticed = true;

  constructor({ survivors = ['marine-a', 'captain-a', 'medic-a'], mission = 'DRILL', variants = {} }: Cast) {
    const setup = setupSchema.parse({ survivors: [...survivors], firstPlayer: survivors[0], variants });
    const seats = survivors.map(id => ({ id }));
    super(prepare({ ...setup, mission: mission as Setup['mission'] }, new Opening(seats, new Chance(seed))));
    this.setup = setup;
    for (const survivor of this.state.survivors) this.#strip(survivor);
    const quiet = eventDeck().filter(card => this.state.events.draw.includes(card) && this.#isQuiet(card));
    stackDeck(this.state.events, ...quiet);
  }

  /** Their cards go back, so that every card is still somewhere. */
  #strip(survivor: Survivor): void {
    const { items: deck, resolveDeck, accomplishments } = this.state;
    deck.draw.unshift(...survivor.cards.splice(0).map(card => card.item));
    resolveDeck.draw.unshift(...survivor.resolveCards.splice(0).map(({ card }) => card));
    accomplishments.draw.unshift(survivor.accomplishment!.card);
    survivor.accomplishment = null;
  }

  /** A spawn on a tile that is not in play does nothing: the events of a scene that names none. */
  #isQuiet(card: EventId): boolean {
    const { tile } = events[card];
    return tile !== undefined && !groundOf(this.state).tiles.some(({ code }) => code === tile);
  }

  survivor(id: SurvivorId, role: Role): this {
    const survivor = this.#find(id);
    const { at, holding, health, resolve, injuries, resolveCards, accomplishment, unlocked, task } = role;
    if (at !== undefined) survivor.zone = this.zone(at);
    for (const held of holding ?? []) this.#hand(survivor, held);
    survivor.health = health ?? healthOf(id);
    survivor.resolve = resolve ?? survivor.resolve;
    survivor.injuries = [...(injuries ?? [])];
    for (const named of resolveCards ?? []) {
      const card = named.replace('shown:', '') as ResolveCardId;
      takeFrom(this.state.resolveDeck.draw, card);
      survivor.resolveCards.push({ card, shown: named.startsWith('shown:') });
    }
    if (accomplishment !== undefined) {
      takeFrom(this.state.accomplishments.draw, accomplishment);
      survivor.accomplishment = { ...newAccomplishment(accomplishment), unlocked: unlocked ?? false, ...task };
    }
    this.#afflict(survivor, role);
    return this;
  }

  /** What has happened to a survivor, and what goes on. */
  #afflict(survivor: Survivor, { stun, held, lasting, more }: Role): void {
    if (stun !== undefined) Object.assign(survivor, { stun, stunRound: this.state.round });
    if (held !== undefined) survivor.heldIn = held ? survivor.zone : -1;
    if (lasting !== undefined) survivor.lasting = [...lasting];
    Object.assign(survivor, more);
  }

  #find(id: SurvivorId): Survivor {
    return this.state.survivors.find(survivor => survivor.id === id)!;
  }

  #hand(survivor: Survivor, held: ItemId | `pair:${ItemId}`): void {
    const item = held.replace('pair:', '') as ItemId;
    const add = (space: Space) => {
      takeFrom<ItemCardId>(this.state.items.draw, item);
      survivor.cards.push(newCard(item, space));
    };
    const free = (space: Space) => !survivor.cards.some(card => card.space === space);
    const { kind } = items[item];
    if (kind === 'armour' && free('body')) add('body');
    else if (kind === 'helmet' && free('head')) add('head');
    else {
      const space = ([0, 1, 2] as const).find(free);
      if (space === undefined) throw new Error(`${survivor.id} cannot hold ${item} as well.`);
      add(space);
      if (held.startsWith('pair:')) add(space);
    }
  }

  /** The card of an item in somebody's hands, to be changed. */
  card(id: SurvivorId, item: ItemId, change: Partial<Card>): this {
    Object.assign(this.#find(id).cards.find(card => card.item === item)!, change);
    return this;
  }

  /** In the middle of somebody's turn; whoever sits before it has had its turn. */
  turnOf(id: SurvivorId, actions = 3): this {
    const { state } = this;
    const place = state.survivors.findIndex(survivor => survivor.id === id);
    state.phase = 'survivors';
    state.acting = place;
    state.turnsTaken = (place - state.firstPlayer + state.survivors.length) % state.survivors.length;
    state.survivors[place]!.turn = newTurn(actions);
    return this;
  }

  /** At the beginning of a phase. */
  phase(phase: Phase): this {
    this.state.phase = phase;
    this.state.acting = -1;
    this.state.turnsTaken = phase === 'survivors' ? 0 : this.state.survivors.length;
    return this;
  }

  /** The round; whatever was stunned before it was stunned then. */
  round(round: number): this {
    this.state.round = round;
    return this;
  }

  firstPlayer(id: SurvivorId): this {
    this.state.firstPlayer = this.state.survivors.findIndex(survivor => survivor.id === id);
    return this;
  }

  /** How dice fall, in the order they are rolled: numbers, directions, injuries. */
  dice(...results: (number | string)[]): this {
    this.#dice.push(...results);
    return this;
  }

  /** Whatever else a test wants otherwise. */
  with(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  /** What is in view comes as a surprise: the next look around calls for tests. */
  surprised(): this {
    this.#noticed = false;
    return this;
  }

  /** What stands in view is known already, and whoever sees it is seen. */
  #settle(): State {
    const { state } = this;
    if (!this.#noticed) return state;
    state.survivors.forEach((survivor, place) => {
      for (const figure of state.figures) {
        if (survivor.status !== 'alive' || !canSee(state, survivor.zone, figure.zone)) continue;
        survivor.inView |= typeBits[figure.type];
        if (state.phase === 'survivors') figure.saw |= 1 << place;
      }
    });
    return state;
  }

  /** A match that goes on from here, up to the first question. */
  play(): Played {
    const options = { seed, chance: scriptedDice(...this.#dice) };
    return new Played(Match.from(endure, this.setup, this.#settle(), options));
  }

  /** One rule by itself, its questions answered in turn. */
  perform(rule: (t: Table<State>) => Flow<unknown>, ...answers: unknown[]): Performed {
    const seats = this.state.survivors.map(({ id }) => ({ id }));
    return new Performed(new Table(seats, scriptedDice(...this.#dice), this.#settle()), rule, answers);
  }
}

/** A scene on the drill map, or in a mission. */
export function scene(cast: Cast = {}): Scene {
  return new Scene(cast);
}
