import type { Flow } from '@starboard/kernel';
import type { Described, Endeavours, State, WhyNot } from '../../types.ts';

/** END-CORE-20. Also how they are called: `free.<name>`. */
export type FreeActionName =
  | 'transfer'
  | 'carryDrift'
  | 'load'
  | 'unload'
  | 'convert'
  | 'jettison'
  | 'dirtRefuel'
  | 'scrap'
  | 'role'
  | 'radiator'
  | 'decommission'
  | 'removeToken'
  | 'drive'
  | 'foundColony'
  | 'buildStation'
  | 'deploySatellite'
  | 'repairGlitch'
  | 'unlock'
  | 'removeDisk'
  | 'fillSpot'
  | 'deliver'
  | 'release'
  | 'exomigrate'
  | 'unanchor'
  | 'relocate'
  | 'develop'
  | 'dropFound'
  | 'recharge';

/** A free action. Like an operation it asks for its own details. */
export interface FreeAction {
  readonly name: FreeActionName;
  /** Cheap: asked at every question of the year. */
  isPossible(state: State): boolean;
  /** Why not; null if it is not worth mentioning: nobody wants to read that there is nothing to release. */
  whyNot(state: State): WhyNot | null;
  perform(t: Endeavours): Flow;
  describe?(state: State): Described;
}
