import type { Chance, Opening, Viewer } from '@starboard/kernel';
import type { Effect } from '../../hooks.ts';
import type { Ground } from '../../rules/map/ground.ts';
import type { State } from '../../types.ts';
import type { ConditionName, ConditionOf } from '../missions/index.ts';

/** A special condition: what it changes at set-up, and how it bends the rules while the mission lasts. */
export interface Rule<C extends ConditionName> {
  /** ETS-SETUP-16: once everything lies on the table. */
  prepare?(state: State, t: Opening, condition: ConditionOf<C>, ground: Ground): void;
  /** ETS-SPAWN-01: it may bring tokens out of the pile. */
  readonly spawns?: true;
  effect?(condition: ConditionOf<C>, ground: Ground): Effect;
  /** What everybody knows of hidden things all the same: sets right what was drawn anew without knowing it. */
  imagine?(state: State, viewer: Viewer, chance: Chance, condition: ConditionOf<C>): void;
}
