import { stackDeck } from '@starboard/kernel/testing';
import { zoneDoorNumber, zoneNumber } from '@starboard/space';
import { groundOf } from '../rules/mission.ts';
import { bossDeck } from '../rules/setup/decks.ts';
import type {
  Ally,
  BossCardId,
  BossType,
  Door,
  EnemyType,
  EventId,
  Figure,
  Hold,
  ItemId,
  Loader,
  MoodId,
  Noise,
  Objective,
  State,
  SurvivorId,
  Token,
  TokenFace,
} from '../types.ts';

/** Takes a card out of a pile, so that every card is somewhere once. */
export function takeFrom<C>(pile: C[], card: C): void {
  const at = pile.lastIndexOf(card);
  if (at < 0) throw new Error(`There is no ${card} left.`);
  pile.splice(at, 1);
}

/** What a boss is like in a scene. */
interface BossRole {
  readonly health?: number;
  /** Health that it has lost. */
  readonly hurt?: number;
  readonly mood?: MoodId;
  /** The next cards of its deck, the first one topmost. */
  readonly cards?: readonly BossCardId[];
}

/** The map of a scene and everything that lies and stands on it, but for the survivors. */
export abstract class Stage {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  protected zone(name: string): number {
    return zoneNumber(groundOf(this.state).map, name);
  }

  enemies(type: EnemyType, count: number, at: string, more: Partial<Figure> = {}): this {
    for (let i = 0; i < count; i++) {
      const zone = this.zone(at);
      this.state.figures.push({ id: this.state.nextId++, type, zone, hurt: 0, stunned: false, saw: 0, ...more });
    }
    return this;
  }

  /** A boss on the map; if the mission has it already, it stands here now. */
  boss(type: BossType, at: string, { health = 12, hurt = 0, mood, cards }: BossRole = {}): this {
    const { state } = this;
    state.figures = state.figures.filter(figure => figure.type !== type);
    state.tokens = state.tokens.filter(token => token.face !== `1 ${type}`);
    const known = state.bosses.find(boss => boss.type === type);
    const deck = known?.deck ?? { draw: bossDeck(type), discard: [] };
    if (mood !== undefined) takeFrom<BossCardId>(deck.draw, mood);
    if (cards !== undefined) stackDeck(deck, ...cards);
    state.bosses = [
      ...state.bosses.filter(boss => boss.type !== type),
      { type, health, status: 'here', deck, mood: mood ?? null, sleepsIn: -1 },
    ];
    return this.enemies(type, 1, at, { hurt });
  }

  loader(at: string, more: Partial<Loader> = {}): this {
    this.state.loader = { zone: this.zone(at), pilot: null, powered: false, ...more };
    return this;
  }

  /** A Sentry that walks with the survivors. */
  ally(type: Ally['type'], at: string, more: Partial<Ally> = {}): this {
    const zone = this.zone(at);
    this.state.allies.push({ id: this.state.nextId++, type, zone, hurt: 0, status: 'here', since: 0, ...more });
    return this;
  }

  /** Cards that lie aside for the mission, in one of its pools. */
  aside(pool: string, ...cards: ItemId[]): this {
    this.state.aside[pool] = cards;
    return this;
  }

  /** A face-down token, out of the pile. */
  token(face: TokenFace, at: string, more: Partial<Token> = {}): this {
    takeFrom(this.state.pile, face);
    const zone = this.zone(at);
    const id = this.state.nextId++;
    this.state.tokens.push({ id, face, zone, knownTo: [], stunned: false, spawned: true, ...more });
    return this;
  }

  /** Nothing hostile is on the map: neither figures nor tokens. */
  cleared(): this {
    this.state.figures = [];
    this.state.tokens = [];
    return this;
  }

  /** The pile holds these and nothing else. */
  pile(...faces: TokenFace[]): this {
    this.state.pile = faces;
    return this;
  }

  noise(at: string, level: number, more: Partial<Noise> = {}): this {
    this.state.noises.push({ zone: this.zone(at), level, late: false, ...more });
    return this;
  }

  /** The event in force. */
  event(card: EventId): this {
    takeFrom(this.state.events.draw, card);
    this.state.event = card;
    return this;
  }

  /** An event that the mission keeps in force besides. */
  standing(card: EventId): this {
    this.state.standing = card;
    return this;
  }

  lock(door: string): this {
    return this.#door(door, { locked: true });
  }

  unlock(door: string): this {
    return this.#door(door, { locked: false });
  }

  /** Held open or shut until the end of a round; 0: until the event in force ends. */
  hold(door: string, as: Hold['as'], until = this.state.round): this {
    return this.#door(door, { holds: [{ as, until }] });
  }

  /** A wall between two zones was opened. */
  breach(one: string, other: string): this {
    this.state.breaches = [...this.state.breaches, [this.zone(one), this.zone(other)]];
    return this;
  }

  #door(name: string, change: Partial<Door>): this {
    const { map, exits } = groundOf(this.state);
    const exit = exits.findIndex(each => each.name === name);
    const door = exit >= 0 ? map.doors.length + exit : zoneDoorNumber(map, name);
    this.state.doors = this.state.doors.map((each, at) => (at === door ? { ...each, ...change } : each));
    return this;
  }

  objective(id: number, change: Partial<Objective>): this {
    Object.assign(this.state.objectives.find(each => each.id === id)!, change);
    return this;
  }

  /** Somebody carries an objective. */
  carries(id: SurvivorId, objective: number): this {
    return this.objective(objective, { carrier: id, taken: true });
  }

  bubble(at: string): this {
    this.state.bubbles.push(this.zone(at));
    return this;
  }

  /** A turret that still fires in so many Enemy phases. */
  turret(by: SurvivorId, at: string, left = 2): this {
    this.state.turrets.push({ by, zone: this.zone(at), left });
    return this;
  }

  /** A boss that is offline there, until somebody wakes it. */
  asleep(type: BossType, at: string, health = 12): this {
    this.boss(type, at, { health });
    this.state.figures = this.state.figures.filter(figure => figure.type !== type);
    Object.assign(this.state.bosses.find(boss => boss.type === type)!, { status: 'hidden', sleepsIn: this.zone(at) });
    return this;
  }

  /** What a condition of the mission remembers, by its own word. */
  memory(what: string, value: number): this {
    this.state.memory[what] = value;
    return this;
  }

  decoy(at: string): this {
    this.state.decoys.push(this.zone(at));
    return this;
  }
}
