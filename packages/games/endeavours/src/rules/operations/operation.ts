import type { Flow } from '@starboard/kernel';
import type { Described, Endeavours, Grant, State, WhyNot } from '../../types.ts';

/** END-CORE-19. Also how they are called: `operation.<name>`. */
export type OperationName =
  | 'research'
  | 'income'
  | 'freeMarket'
  | 'boost'
  | 'prospect'
  | 'refuel'
  | 'industrialize'
  | 'production'
  | 'anchoring'
  | 'promotion'
  | 'airEater'
  | 'elevator'
  | 'future'
  | 'settlement'
  | 'purchase'
  | 'repair'
  | 'explore'
  | 'observe'
  | 'drill'
  | 'rescue'
  | 'experiment'
  | 'tractor'
  | 'transmit';

/** An operation. It asks for its details itself, with as few questions as there are choices, and then does it all. */
export interface Operation {
  readonly name: OperationName;
  /** Whether anything of the kind can be done now. Asked at every question of the year: it must be cheap. */
  isPossible(state: State): boolean;
  /** Why not, when it is not possible. Asked only when somebody looks. */
  whyNot(state: State): WhyNot;
  /** Called only if it is possible. `grant` is what a card has granted it with, if it is done by such a right. */
  perform(t: Endeavours, grant: Grant | null): Flow;
  describe?(state: State): Described;
}
