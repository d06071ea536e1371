import type { Flow } from '@starboard/kernel';
import type { Effect } from '../../hooks.ts';
import type { Ground } from '../../rules/map/ground.ts';
import type { Arms, Bar, Endure, Objective, State, Survivor } from '../../types.ts';
import type { Deed, DeedOf } from '../missions/index.ts';

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
  /** It was destroyed, by an attack with these arms or an explosion. */
  broken?(t: Endure, objective: Objective, deed: DeedOf<D>, arms: Arms): Flow;
  effect?(deed: DeedOf<D>, id: number, ground: Ground): Effect;
}
