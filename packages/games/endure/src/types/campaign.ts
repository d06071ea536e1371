import type { Deck } from '@starboard/kernel';
import type { CampaignId, ItemId, RefugeEventId } from './ids.ts';
import type { SurvivorId } from './map.ts';
import type { Survivor } from './survivors.ts';

/** ETS-REFUGE-07: where a survivor may go with its one action. */
export type RefugePlace = 'infirmary' | 'lovedOnes' | 'tradingPost' | 'quarters';

/** What a campaign remembers from mission to mission. */
export interface Campaign {
  readonly id: CampaignId;
  /** ETS-CAMP-03: the missions on the way here, the present one last. */
  path: string[];
  /** ETS-CAMP-06, 07: everybody who has ever taken part. */
  used: SurvivorId[];
  /** ETS-GAME-10: whether Technicians may join. */
  readonly technicians: boolean;
  /** Missions won. */
  won: number;
  /** Rounds played in the missions before this one. */
  rounds: number;
  /** ETS-CAMP-13, 14: nothing comes after this any more. */
  over: boolean;
  /** ETS-VAR-25: everybody as they came to the present mission; nobody, if it cannot be played again. */
  start: Survivor[];
  /** ETS-REFUGE-23 */
  events: Deck<RefugeEventId>;
  /** ETS-REFUGE-16: what the Trading Post has on offer, from the end of a mission on. */
  offer: ItemId[];
  refuge: Refuge | null;
}

/** A visit to the Refuge. */
export interface Refuge {
  /** ETS-REFUGE-11 */
  track: number;
  /** The event of this round. */
  event: RefugeEventId | null;
  visited: Visit[];
}

/** Somebody has had its visit in this round, or came too late for it (ETS-REFUGE-21). */
export interface Visit {
  readonly id: SurvivorId;
  /** Where it went; null if it went nowhere. */
  readonly place: RefugePlace | null;
}
