import { type Flow, Match, seedFrom, Table } from '@starboard/kernel';
import { scriptedDice } from '@starboard/kernel/testing';
import { renegades } from '../index.ts';
import { newCard } from '../rules/gear/cards.ts';
import { fleetOf, seatsOf } from '../rules/setup/fleet.ts';
import { newState } from '../rules/setup/state.ts';
import { crewById, shipNo } from '../rules/table.ts';
import { type Setup, setupSchema } from '../setup.ts';
import type {
  CardId,
  Crew,
  CrewId,
  Fighter,
  FighterRace,
  Npc,
  NpcId,
  Parameter,
  PartyTurn,
  Ship,
  ShipTurn,
  Stage,
  State,
} from '../types.ts';
import { Performed, Played } from './play.ts';

const seed = seedFrom('renegades scenes');

/** A square by row and column as the ledger counts them (RDA-TILE-05): the center begins at 8, 8; caps have negative ones. */
export type Spot = readonly [row: number, col: number];

/** Boards have 32 columns, and the caps stand out by 3; home boards have 11 and no caps. */
export function cellAt([row, col]: Spot, board: 'large' | 'home' = 'large'): number {
  return board === 'home' ? row * 11 + col : (row + 3) * 32 + col + 3;
}

/** Outdoors all round, but for the Research Wing in the west. */
const usualSurface = 'CT2 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0';
const usualOrbit = 'NB OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0';

/** Who plays and by which switches, as in a set-up, and the boards. Two players, one against the other, unless said. */
type Cast = Partial<Setup> & {
  readonly surface?: string;
  readonly orbit?: string;
  /** Of each ship in play, in their order. */
  readonly crews?: readonly (readonly CrewId[])[];
};

/** What a crewmember is like in a scene; with `at` it stands on the surface. */
type Role = Partial<Omit<Crew, 'kind' | 'id' | 'cards'>> & {
  readonly at?: Spot;
  /** What it carries; weapons are in hand. */
  readonly cards?: readonly CardId[];
};

type ShipRole = Partial<Omit<Ship, 'kind' | 'no' | 'armory' | 'components'>> & {
  readonly at?: Spot;
  readonly armory?: readonly CardId[];
  readonly components?: readonly CardId[];
};

/** Sets both boards in a few words, then plays on them. Nobody and nothing is on them unless said: ships hang over their home planets, crews are at their stations. */
export class Scene {
  readonly setup: Setup;
  readonly state: State;
  #dice: number[] = [];

  constructor({ surface = usualSurface, orbit = usualOrbit, crews, ...cast }: Cast) {
    const setup = setupSchema.parse({ players: 2, mission: 'raceForTheBeacon', ...cast });
    const ships = crews && fleetOf(setup).map(({ ship }, at) => ({ ship, crew: crews[at] }));
    this.setup = setupSchema.parse({ ...setup, ...(ships && { ships }) });
    this.state = newState(this.setup);
    Object.assign(this.state, { surface, orbit, round: 1, stage: 'shipPhase', drawing: true });
    this.state.ships.forEach(({ no, faction }) => {
      this.ship(no, { at: faction === 'renegade' ? [-2, 11 + no] : [10 + no, 28], facing: 'N' });
    });
  }

  ship(no: number, { at, armory, components, ...role }: ShipRole): this {
    const ship = shipNo(this.state, no);
    Object.assign(ship, role);
    if (at !== undefined) ship.cell = cellAt(at);
    if (armory !== undefined) ship.armory = armory.map(card => newCard(this.state, card));
    if (components !== undefined) ship.components = components.map(card => newCard(this.state, card));
    return this;
  }

  /** Docked on the surface, having landed in this round unless said. */
  docked(no: number, at: Spot, landed = this.state.round): this {
    return this.ship(no, { at, where: 'docked', landed });
  }

  crew(id: CrewId, { at, cards, ...role }: Role): this {
    const crew = crewById(this.state, id);
    Object.assign(crew, role);
    if (at !== undefined) Object.assign(crew, { cell: cellAt(at), aboard: 0 });
    if (cards !== undefined) {
      crew.cards = cards.map(card => {
        const held = newCard(this.state, card);
        held.wielded = true;
        return held;
      });
    }
    return this;
  }

  /** A villain, creature or drone, placed before this round. It gets the next number, from 1. */
  npc(npc: NpcId, at: Spot, role: Partial<Omit<Npc, 'kind' | 'no' | 'npc'>> = {}): this {
    const { state } = this;
    state.npcs.push({
      kind: 'npc',
      no: state.nextNo++,
      npc,
      placed: 0,
      on: 'surface',
      cell: cellAt(at),
      aboard: 0,
      wounds: 0,
      stunned: false,
      detected: [],
      asleep: false,
      culprit: null,
      primary: null,
      lastSeen: -1,
      lastTarget: null,
      lastInRange: [],
      shared: null,
      ignored: [],
      lasting: [],
      usedTurn: [],
      usedRound: [],
      usedMission: [],
      hurtBy: {},
      ...role,
    });
    return this;
  }

  fighter(race: FighterRace, at: Spot, role: Partial<Omit<Fighter, 'kind' | 'no' | 'race'>> = {}): this {
    const { state } = this;
    state.fighters.push({
      kind: 'fighter',
      no: state.nextNo++,
      race,
      placed: 0,
      cell: cellAt(at),
      damage: 0,
      lasting: [],
      usedTurn: [],
      usedRound: [],
      usedMission: [],
      hurtBy: {},
      ...role,
    });
    return this;
  }

  /** A container token with this number, 1 to 28. */
  container(token: number, at: Spot): this {
    this.state.containers.push({ token, cell: cellAt(at), seenBy: [] });
    return this;
  }

  /** A salvage token with this number, 1 to 30. */
  salvage(token: number, at: Spot): this {
    this.state.salvage.push({ token, cell: cellAt(at), seenBy: [] });
    return this;
  }

  /** A parameter; it gets the next number, from 1. */
  parameter(what: Parameter['what'], kind: Parameter['kind'], at: Spot | null, role: Partial<Parameter> = {}): this {
    this.state.parameters.push({
      no: this.state.parameters.length + 1,
      what,
      kind,
      cell: at === null ? -1 : cellAt(at),
      bearer: null,
      hold: 0,
      marked: null,
      delivered: false,
      ...role,
    });
    return this;
  }

  fire(...at: Spot[]): this {
    this.state.fires.push(...at.map(spot => cellAt(spot)));
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  stage(stage: Stage): this {
    this.state.stage = stage;
    return this;
  }

  /** In the middle of a ship's turn, with both actions left; the others have had theirs. */
  turnOf(ship: number, turn: Partial<ShipTurn> = {}): this {
    this.state.stage = 'ships';
    this.state.order = [ship];
    this.state.turn = {
      ship,
      begun: true,
      actions: 2,
      attacks: 0,
      attacksAllowed: 1,
      moves: 0,
      ...turn,
    };
    return this;
  }

  /** In the middle of a party's turn: somebody acts, with both actions left. */
  partyTurn(crew: CrewId, turn: Partial<PartyTurn> = {}): this {
    const { ship } = crewById(this.state, crew);
    this.state.stage = 'parties';
    this.state.order = [ship];
    this.state.party = {
      ship,
      crew,
      done: [],
      begun: false,
      actions: 2,
      peacefulActions: 0,
      attacks: 0,
      attacksAllowed: 1,
      moves: 0,
      ...turn,
    };
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

  /** A match that goes on from here, up to the first question. */
  play(): Played {
    const options = { seed, chance: scriptedDice(...this.#dice) };
    return new Played(Match.from(renegades, this.setup, this.state, options));
  }

  /** One rule by itself, its questions answered in turn. */
  perform(rule: (t: Table<State>) => Flow<unknown>, ...answers: unknown[]): Performed {
    return new Performed(new Table(seatsOf(this.setup), scriptedDice(...this.#dice), this.state), rule, answers);
  }
}

/** A scene of two players with the usual crews, or as the cast says. */
export function scene(cast: Cast = {}): Scene {
  return new Scene(cast);
}
