import type { Opening } from '@starboard/kernel';
import type { Effect } from '../../effects.ts';
import type { Ground } from '../../rules/ground.ts';
import type { State } from '../../types.ts';
import type { ConditionName, ConditionOf } from '../missions/index.ts';

/** A special condition: what it changes at set-up, and how it bends the rules while the mission lasts. */
export interface Rule<C extends ConditionName> {
  /** ETS-SETUP-16: once everything lies on the table. */
  prepare?(state: State, t: Opening, condition: ConditionOf<C>, ground: Ground): void;
  effect?(condition: ConditionOf<C>, ground: Ground): Effect;
}
