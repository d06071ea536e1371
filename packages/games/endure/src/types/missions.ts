import type { Chance, Flow, Viewer } from '@starboard/kernel';
import type { ConditionName, ConditionOf, Deed, DeedOf } from '../cards/missions/schema/index.ts';
import type { Effect } from '../hooks.ts';
import type { Ground } from '../rules/map/ground.ts';
import type { Arms, WhyNot } from './attack.ts';
import type { EnemyType } from './ids.ts';
import type { ClassName, TileCode, ZoneId } from './map.ts';
import type { Endure, Objective, State } from './state.ts';
import type { Survivor } from './survivors.ts';
import type { Opening, Params, TextKey, Words } from './texts.ts';

export type {
  Condition,
  ConditionName,
  ConditionOf,
  Deed,
  DeedOf,
  Goal,
  Loss,
  Mission,
  MissionObjective,
  PlainGoal,
} from '../cards/missions/schema/index.ts';

/** What of its mission a condition refers to, each with the field that names it. */
export interface Referring {
  /** It is about the boss, or about one that stands on the map from the start. */
  readonly boss?: 'any' | 'placed';
  readonly objectives?: readonly ObjectiveNamed[];
  readonly doors?: readonly Field<string>[];
  readonly tiles?: readonly Field<TileCode>[];
  /** Places of tokens, as their numbers; in the row for the fewest survivors, or on the map. */
  readonly tokens?: readonly Field<number>[];
  readonly radar?: readonly Field<number>[];
}

type Field<T> = readonly [field: string, value: T];

interface ObjectiveNamed {
  readonly field: string;
  readonly name: string;
  /** What it must be good for. */
  readonly so?: 'carried' | 'doable';
}

/** A special condition: what it changes at set-up, and how it bends the rules while the mission lasts. */
export interface ConditionRule<C extends ConditionName> {
  /** ETS-SETUP-16: once everything lies on the table. */
  prepare?(state: State, t: Opening, condition: ConditionOf<C>, ground: Ground): void;
  /** ETS-SPAWN-01: it may bring tokens out of the pile. */
  readonly spawns?: true;
  /** Enemies that it brings onto the map. */
  brings?(condition: ConditionOf<C>): readonly EnemyType[];
  effect?(condition: ConditionOf<C>, ground: Ground): Effect;
  /** What its sentence on the mission's page tells, with a word for each objective. */
  params?(condition: ConditionOf<C>, called: (objective: string) => Words): Params;
  /** Sentences after that one. */
  rows?(condition: ConditionOf<C>): readonly Words[];
  refersTo?(condition: ConditionOf<C>): Referring;
  /** ETS-ROP-1904: the objectives at which the boss shows itself. */
  bossAt?(condition: ConditionOf<C>): string;
  /** ETS-DEATH-08: who alone can do what it asks for. */
  only?(condition: ConditionOf<C>): ClassName;
  /** What everybody knows of hidden things all the same: sets right what was drawn anew without knowing it. */
  imagine?(state: State, viewer: Viewer, chance: Chance, condition: ConditionOf<C>): void;
}

/** What is done with an objective: how a survivor interacts with it, and how it bends the rules meanwhile. */
export interface DeedRule<D extends Deed['does']> {
  /** Actions that it takes; 1 unless said. */
  cost?(deed: DeedOf<D>): number;
  /** Why this survivor cannot do it now. */
  whyNot?(state: State, by: Survivor, objective: Objective, deed: DeedOf<D>): WhyNot | undefined;
  /** A switch, terminal or console: Remote Interface reaches it from afar. */
  readonly remote?: true;
  /** None: there is nothing to interact with. */
  do?(t: Endure, by: Survivor, objective: Objective, deed: DeedOf<D>): Flow;
  /** Another sentence on the mission's page than the usual one. */
  briefed?(deed: DeedOf<D>): TextKey;
  /** What that sentence tells besides its objective and zone. */
  params?(deed: DeedOf<D>): Params;
  /** The word for it, as things stand; its own unless said. */
  verb?(deed: DeedOf<D>, objective: Objective): string;
  /** ETS-COMBAT-09: successes that destroy it from a zone with these arms; none if they do nothing to it. */
  breakable?(state: State, objective: Objective, deed: DeedOf<D>, arms: Arms, from: ZoneId): number | undefined;
  /** ETS-SPAWN-08: once it is done nothing comes out of its room any more. */
  readonly seals?: true;
  /** It was destroyed, by an attack with these arms or an explosion. */
  broken?(t: Endure, objective: Objective, deed: DeedOf<D>, arms: Arms): Flow;
  effect?(deed: DeedOf<D>, id: number, ground: Ground): Effect;
}
