import { baseMissionOf, foundMissionOf, isBase, type Quest } from '../../rules/missions/quest.ts';
import { lastYear } from '../../rules/season.ts';
import type { EquipmentId, Found, NodeId, State } from '../../types.ts';
import { weights } from '../weights.ts';

/** What is done at a place: an operation, a free action, taking somebody aboard, or nothing but being there. */
export type Deed =
  | 'drill'
  | 'rescue'
  | 'experiment'
  | 'explore'
  | 'prospect'
  | 'industrialize'
  | 'transmit'
  | 'airEater'
  | 'repair'
  | 'foundColony'
  | 'deploySatellite'
  | 'board'
  | 'deliver'
  | 'traverse'
  | 'arrive';

/** Something worth doing at a place, and what has to be aboard for it. */
export interface Want {
  /** None for what is worth doing for its own sake. */
  readonly quest: Quest | null;
  readonly node: NodeId;
  readonly deed: Deed;
  readonly kit: readonly EquipmentId[];
  /** The asterisk (END-MISSION-08). */
  readonly manned: boolean;
  /** Somebody needs steady current. */
  readonly power: boolean;
  /** A robonaut and a refinery have to come along. */
  readonly builders: boolean;
  /** Somebody eats air (END-HAZARD-07). */
  readonly air: boolean;
  /** The best ISRU number that will do for prospecting; none if nobody prospects. */
  readonly isru: number | null;
  /** It has to reach from orbit (END-PROSPECT-04). */
  readonly rays: boolean;
  /** A card of this number has to be aboard. */
  readonly carries: number | null;
  /** Where what was won has to be brought. */
  readonly back: NodeId | null;
  readonly worth: number;
  /** Years that it takes once there. */
  readonly years: number;
}

/** A want as its mission sees it: what is plain need not be said, and unless said its worth is its share of the mission's. */
export type Sketch = Pick<Want, 'node' | 'deed'> & Partial<Want> & { /** Of success. */ readonly chance?: number };

export const plain = {
  kit: [],
  manned: false,
  power: false,
  builders: false,
  air: false,
  isru: null,
  rays: false,
  carries: null,
  back: null,
  years: 1,
} as const;

export function worthOf(quest: Quest): number {
  if (isBase(quest)) return baseMissionOf(quest.card).points * weights.baseMission;
  const { points, penalty = 0 } = foundMissionOf((quest as Found).card as never);
  return points + penalty;
}

/** Whether a year is left for it. */
export function isInTime(state: State, years: number): boolean {
  return state.year + years <= lastYear;
}
