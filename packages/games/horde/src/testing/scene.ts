import { type Flow, Match, seedFrom, Table } from '@starboard/kernel';
import { scriptedDice } from '@starboard/kernel/testing';
import { catalogue } from '../catalogue.ts';
import { indexAt } from '../field/measure.ts';
import { writePiece } from '../field/pieces.ts';
import { horde } from '../index.ts';
import { newActivation } from '../rules/activation.ts';
import { seatsOf } from '../rules/setup/party.ts';
import { newState } from '../rules/setup/state.ts';
import { type Setup, setupSchema } from '../setup.ts';
import type { ArchetypeId, Gear, Hero, Injury, PieceKind, Reward, Stage, State, Unit, UnitId } from '../types.ts';
import { type Inches, Performed, Played } from './play.ts';

const seed = seedFrom('horde scenes');

/** Who is there and by which switches; whatever is left out is as usual. */
type Cast = Omit<Partial<Setup>, 'heroes' | 'terrain'> & { readonly heroes?: readonly ArchetypeId[] };

/** What a hero is like in a scene; whatever is left out is as at the start. */
type Role = Partial<Omit<Hero, 'kind' | 'no' | 'at' | 'injuries' | 'gear'>> & {
  readonly at?: Inches;
  readonly injuries?: readonly Injury[];
  readonly gear?: readonly (Gear | Gear['gear'])[];
};

/** What a unit is like in a scene: where its models stand, and whatever else. */
type Foes = Partial<Omit<Unit, 'kind' | 'no' | 'unit' | 'models'>> & {
  /** The wounds of each model, in the order of the places. */
  readonly wounds?: readonly number[];
};

/** Sets a table in a few words, then plays on it. Nothing lies on it unless said; heroes stand in the middle. */
export class Scene {
  readonly setup: Setup;
  readonly state: State;
  #dice: number[] = [];

  constructor({ heroes = ['breacher', 'medic'], ...cast }: Cast) {
    this.setup = setupSchema.parse({ ...cast, heroes: [...heroes] });
    this.state = newState(this.setup, '');
    const { alertness, timeOfDay, weather } = this.setup;
    const named = <T extends string>(set: T | 'off' | 'roll') => (set === 'off' || set === 'roll' ? null : set);
    Object.assign(this.state, { alertLevel: named(alertness), time: named(timeOfDay), weather: named(weather) });
    const middle = this.state.small ? 12 : 24;
    this.state.heroes.forEach((hero, i) => {
      hero.at = indexAt(this.state, middle - 3 + 2 * i, middle);
    });
    this.wave(1).round(1);
  }

  hero(no: number, { at, injuries, gear, ...role }: Role): this {
    const hero = this.state.heroes[no - 1]!;
    Object.assign(hero, role);
    if (at !== undefined) hero.at = this.#index(at);
    if (injuries !== undefined) hero.injuries = injuries.map(injury => ({ injury, until: this.state.wave }));
    if (gear !== undefined) hero.gear = gear.map(each => (typeof each === 'string' ? { gear: each } : each));
    return this;
  }

  /** A unit with a model at each of these places. It gets the next number, from 1. */
  unit(unit: UnitId, places: readonly Inches[], { wounds, ...foes }: Foes = {}): this {
    const { state } = this;
    state.units.push({
      kind: 'unit',
      no: state.nextUnit++,
      unit,
      wave: state.wave,
      size: catalogue.units[unit].models,
      models: places.map((at, i) => ({ no: i + 1, at: this.#index(at), wounds: wounds?.[i] ?? 0 })),
      tokens: 0,
      shaken: false,
      fatigued: false,
      activated: false,
      tested: false,
      conditions: [],
      lasting: [],
      ...foes,
    });
    return this;
  }

  /** A piece of terrain; the place is the north-west corner of its turned box. */
  piece(kind: PieceKind, [x, y]: Inches, turns = 0): this {
    const written = writePiece({ kind, x: x * 4, y: y * 4, turns });
    const { terrain } = this.state;
    Object.assign(this.state, { terrain: terrain === '' ? written : `${terrain}, ${written}` });
    return this;
  }

  /** Damage on a marker; 3 takes it off the table. */
  marker(no: number, damage: number): this {
    const { markers } = this.state;
    markers.find(marker => marker.no === no)!.damage = damage;
    this.state.markers = markers.filter(marker => marker.damage < 3);
    return this;
  }

  /** Search tokens, in the order they were placed. */
  tokens(...places: Inches[]): this {
    this.state.tokens.push(...places.map(place => this.#index(place)));
    return this;
  }

  treasure(at: Inches, ...rewards: Reward[]): this {
    this.state.treasures.push({ at: this.#index(at), rewards });
    return this;
  }

  wave(wave: number): this {
    this.state.wave = wave;
    this.state.finishedWaves = wave - 1;
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  alertness(alertness: number): this {
    this.state.alertness = alertness;
    return this;
  }

  priority(marker: number): this {
    this.state.priority = marker;
    return this;
  }

  /** Waves are bought from these alone; where there is but one, no die is rolled for it. */
  roster(...units: UnitId[]): this {
    Object.assign(this.state, { roster: units });
    return this;
  }

  /** An event in force, with the hero or quarter it concerns. */
  event(event: number, concerns: { readonly hero?: number; readonly quarter?: number } = {}): this {
    this.state.event = { event, ...concerns };
    return this;
  }

  stage(stage: Stage): this {
    this.state.stage = stage;
    return this;
  }

  /** In the middle of a hero's activation, with nothing done yet; everybody else has still to act. */
  turnOf(hero: number): this {
    this.state.stage = 'heroes';
    this.state.activation = newActivation(hero);
    return this;
  }

  /** The enemies' turn; those who do not act in it have acted. */
  turnOfUnit(unit: number): this {
    this.state.stage = 'enemies';
    for (const each of this.state.units) each.activated = each.no !== unit;
    return this;
  }

  /** How dice fall, in the order they are rolled. */
  dice(...results: number[]): this {
    this.#dice.push(...results);
    return this;
  }

  /** Whatever else a test wants otherwise. */
  with(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  #index([x, y]: Inches): number {
    return indexAt(this.state, x, y);
  }

  /** A match that goes on from here, up to the first question. */
  play(): Played {
    const options = { seed, chance: scriptedDice(...this.#dice) };
    return new Played(Match.from(horde, this.setup, this.state, options));
  }

  /** One rule by itself, its questions answered in turn; a pair of inches is a place. */
  perform(rule: (t: Table<State>) => Flow<unknown>, ...answers: unknown[]): Performed {
    const seats = seatsOf(this.setup).map(id => ({ id }));
    return new Performed(new Table(seats, scriptedDice(...this.#dice), this.state), rule, answers);
  }
}

/** A scene with two heroes on an empty table, or as the cast says. */
export function scene(cast: Cast = {}): Scene {
  return new Scene(cast);
}
