import type { Table } from '@starboard/kernel';
import type { LatticeIndex } from '@starboard/space';
import type { AlertLevel, ConsumableId, FeatId, SkillId, TimeOfDay, UnitId, Weather } from './cards.ts';
import type { Hero, Unit } from './fighters.ts';
import type { Named, TextKey } from './texts.ts';

/** The table with this game on it. */
export type Horde = Table<State, TextKey>;

/** GSQ-TABLE-05 */
export interface Marker {
  /** 1 to 5. */
  readonly no: number;
  /** GSQ-OBJ-02: destroyed at 3. */
  damage: number;
}

/** GSQ-SEARCH-10..14: what a treasure holds. */
export type Reward = { readonly item: ConsumableId } | { readonly credits: number };

interface Treasure {
  readonly at: LatticeIndex;
  readonly rewards: readonly Reward[];
}

/** GSQ-ITEM-15: ground that a Grease Grenade made slippery. */
interface Grease {
  readonly at: LatticeIndex;
  /** Rounds of which it still lasts the end: 2, then 1. */
  rounds: number;
}

/** GSQ-SKILL-20: a Barrier that a hero put up. */
interface Barricade {
  /** As in the layout: see `terrain`. */
  readonly piece: string;
  /** The wave at whose end it falls. */
  readonly until: number;
}

/** GSQ-FLOW-01, 05..08: where the mission stands. Each is a step, or the beginning of one. */
export type Stage =
  | 'deployment' // heroes are placed, and what is picked or rolled for the whole mission
  | 'waveBegins' // time, weather, boss fight, priority, the wave, its event
  | 'roundBegins'
  | 'heroes' // the players' turn to activate
  | 'enemies' // the enemies' turn to activate
  | 'roundEnds'
  | 'waveEnds' // XP, levels, injuries, revival
  | 'shop';

/** GSQ-ACT-01..03, 11, 12: what a hero has done in its activation. */
export interface Activation {
  readonly hero: number;
  /** The action of any kind is taken. */
  acted: boolean;
  /** The Skill action is taken. */
  skilled: boolean;
  /** GSQ-ACT-02: 2 Power were spent, and the additional action is still to come (`open`) or taken (`used`). */
  extra: 'no' | 'open' | 'used';
  /** GSQ-PSY-02: it has attacked with an action, so it casts no more. */
  attacked: boolean;
  /** GSQ-ACT-11 */
  usedSkills: SkillId[];
  /** GSQ-PSY-02 */
  triedFeats: FeatId[];
  /** GSQ-ACT-03: it has picked something up. */
  collected: boolean;
}

/** GSQ-MORALE-02, 03: what happened to whom in the activation under way. Names are `hero:1`, `unit:7`. */
interface Losses {
  /** Lost wounds outside melee. */
  hurt: string[];
  /** Fought in melee. */
  fought: string[];
}

/** GSQ-END-01..03: how a mission ends. */
export type Ending = Named<'end'>;

interface Tally {
  kills: number;
  searches: number;
  falls: number;
}

export interface State {
  /** GSQ-TABLE-03 */
  readonly small: boolean;
  readonly modules: Modules;
  readonly activationMode: 'alternate' | 'heroesFirst';
  /** GSQ-PREP-04: what waves are bought from, in the order of the units' numbers. */
  readonly roster: readonly UnitId[];
  /** GSQ-WAVE-05 */
  readonly partyPoints: number;
  /** The pieces as laid, in one line: `bunker 12 8 1, …`, kind, x and y in quarter inches, quarter turns. */
  readonly terrain: string;
  barricades: Barricade[];
  grease: Grease[];
  /** Those that stand. */
  markers: Marker[];
  heroes: Hero[];
  units: Unit[];
  nextUnit: number;
  /** GSQ-SEARCH-01, in the order they were placed. */
  tokens: LatticeIndex[];
  treasures: Treasure[];

  stage: Stage;
  wave: number;
  round: number;
  alertness: number;
  /** GSQ-PRIO-07: a marker's number, or 0. */
  priority: number;
  /** GSQ-PRIO-04: that of the wave before, or 0. */
  lastPriority: number;
  /** GSQ-BOSS-01: this wave is a boss fight. */
  bossFight: boolean;
  alertLevel: AlertLevel | null;
  time: TimeOfDay | null;
  weather: Weather | null;
  /** GSQ-EVENT-05: the event in force, with the hero or the quarter it concerns, if it concerns one. */
  event: { readonly event: number; readonly hero?: number; readonly quarter?: number } | null;
  activation: Activation | null;
  losses: Losses;
  /** GSQ-XP-01: what was seized when the wave ended, while that step is under way. */
  seized: number[];
  /** Seats that have done their shopping. */
  doneShopping: string[];
  finishedWaves: number;
  /** GSQ-SCORE-02 */
  earned: number;
  result: 'over' | null;
  /** Why it is over; empty before. */
  reason: `end.${Ending}` | '';
  tally: Tally;
}

/** GSQ-PREP-07: which optional modules are in use. */
interface Modules {
  readonly bossFights: boolean;
  readonly injuries: boolean;
  readonly alertness: boolean;
  readonly timeOfDay: boolean;
  readonly weather: boolean;
  readonly events: boolean;
}
