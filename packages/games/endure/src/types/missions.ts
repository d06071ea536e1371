import type { Chance, Flow, Opening, Viewer } from '@starboard/kernel';
import type { ConditionName, ConditionOf, Deed, DeedOf } from '../cards/missions/schema/index.ts';
import type { Effect } from '../hooks.ts';
import type { Ground } from '../rules/map/ground.ts';
import type { Arms, Bar } from './attack.ts';
import type { EnemyType } from './ids.ts';
import type { ZoneId } from './map.ts';
import type { Endure, Objective, State } from './state.ts';
import type { Survivor } from './survivors.ts';

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

/** A special condition: what it changes at set-up, and how it bends the rules while the mission lasts. */
export interface ConditionRule<C extends ConditionName> {
  /** ETS-SETUP-16: once everything lies on the table. */
  prepare?(state: State, t: Opening, condition: ConditionOf<C>, ground: Ground): void;
  /** ETS-SPAWN-01: it may bring tokens out of the pile. */
  readonly spawns?: true;
  /** Enemies that it brings onto the map. */
  brings?(condition: ConditionOf<C>): readonly EnemyType[];
  effect?(condition: ConditionOf<C>, ground: Ground): Effect;
  /** What everybody knows of hidden things all the same: sets right what was drawn anew without knowing it. */
  imagine?(state: State, viewer: Viewer, chance: Chance, condition: ConditionOf<C>): void;
}

/** What is done with an objective: how a survivor interacts with it, and how it bends the rules meanwhile. */
export interface DeedRule<D extends Deed['does']> {
  /** Actions that it takes; 1 unless said. */
  cost?(deed: DeedOf<D>): number;
  /** Why this survivor cannot do it now. */
  bar?(state: State, by: Survivor, objective: Objective, deed: DeedOf<D>): Bar | undefined;
  /** A switch, terminal or console: Remote Interface reaches it from afar. */
  readonly remote?: true;
  /** None: there is nothing to interact with. */
  do?(t: Endure, by: Survivor, objective: Objective, deed: DeedOf<D>): Flow;
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
