import type { Feature, Icon, NodeId, SiteId, Spectral, SpotColour, WaypointId, Zone } from './cards.ts';

/** One end of a transmission: a Site, or the Home Bernal. */
export type RadioEnd = SiteId | 'home';

/** END-MISSION-13..47: what a base mission asks for. */
export type Need =
  | { readonly kind: 'anchoredBernal'; readonly site: SiteId }
  | { readonly kind: 'siteExploration'; readonly feature: 'atm' | 'push' | 'sub'; readonly zones: readonly Zone[] }
  | { readonly kind: 'bioExperiment'; readonly zone: Zone }
  | { readonly kind: 'colony'; readonly site: SiteId }
  | { readonly kind: 'factory'; readonly site: SiteId }
  | { readonly kind: 'fieldExperiment'; readonly site: SiteId }
  | { readonly kind: 'flyby'; readonly node: WaypointId }
  | { readonly kind: 'airEater'; readonly zone: Zone; readonly count: number }
  | { readonly kind: 'colonySizes'; readonly zone: Zone; readonly size: number }
  | {
      readonly kind: 'colonyHydration';
      readonly zones: readonly Zone[];
      readonly hydration: number;
      readonly count: number;
    }
  | { readonly kind: 'zoneExploration'; readonly zone: Zone; readonly size: number }
  | { readonly kind: 'zoneClaims'; readonly zone: Zone; readonly feature: Feature; readonly count: number }
  | { readonly kind: 'zoneSamples'; readonly zone: Zone; readonly types: readonly Spectral[] }
  | { readonly kind: 'hydration'; readonly site: SiteId }
  | { readonly kind: 'radio'; readonly between: readonly [RadioEnd, RadioEnd]; readonly interference: number }
  | { readonly kind: 'observation'; readonly spots: readonly Icon[] }
  | { readonly kind: 'rescue'; readonly site: SiteId }
  | { readonly kind: 'research'; readonly spots: readonly SpotColour[] }
  | { readonly kind: 'sampleReturn'; readonly site: SiteId }
  | { readonly kind: 'industrialization'; readonly type: Spectral }
  | { readonly kind: 'elevators'; readonly pairs: readonly string[] }
  | { readonly kind: 'supplyDelivery'; readonly site: SiteId }
  | { readonly kind: 'cometRedirection'; readonly comets: readonly SiteId[]; readonly exit: WaypointId }
  | { readonly kind: 'cometSample'; readonly site: SiteId }
  | { readonly kind: 'tour'; readonly sites: readonly SiteId[] };

/** B16, B17: what a discovered mission asks for. `here` is the Site of its discovery. */
export type FoundNeed =
  | { readonly kind: 'relic' }
  | { readonly kind: 'sampleHere' }
  | { readonly kind: 'repairHere' }
  | { readonly kind: 'waterHere'; readonly count: number }
  | { readonly kind: 'factoryHere' }
  | { readonly kind: 'colonyHere' }
  | { readonly kind: 'experimentHere' }
  | { readonly kind: 'suppliesHere' }
  | { readonly kind: 'rescueHere' }
  | { readonly kind: 'anotherSite' }
  | { readonly kind: 'samplesHome'; readonly types: readonly Spectral[] }
  | { readonly kind: 'wormhole'; readonly borders: number }
  | { readonly kind: 'observations'; readonly zone: Zone; readonly count: number }
  | { readonly kind: 'observation'; readonly spots: readonly Icon[] }
  | { readonly kind: 'satellites'; readonly zones: number }
  | { readonly kind: 'pass'; readonly node: WaypointId }
  | { readonly kind: 'claims'; readonly zone: Zone; readonly count: number }
  | { readonly kind: 'baseline'; readonly borders: number }
  | { readonly kind: 'landing'; readonly site: SiteId }
  | { readonly kind: 'message'; readonly borders: number; readonly interference: number };

/** END-FOUND-07: what may be had instead of the points. */
export type FoundReward =
  | { readonly kind: 'aqua'; readonly aqua: number }
  | { readonly kind: 'discoveries'; readonly count: number }
  /** 2 Aqua for each observation card in Hand, up to this. */
  | { readonly kind: 'royalties'; readonly most: number }
  | { readonly kind: 'robonaut' }
  | { readonly kind: 'water'; readonly count: number }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'moveAgain' }
  /** Aqua and a discovery roll. */
  | { readonly kind: 'prize'; readonly aqua: number };

/** END-OBSCARD-13: what a discovered mission with a lightning bolt brings the moment it is drawn. */
export type Bolt =
  | { readonly kind: 'wormhole' | 'ejection' | 'loneliness' }
  | { readonly kind: 'aqua'; readonly aqua: number }
  | { readonly kind: 'discoveries'; readonly count: number };

export interface FoundMission {
  readonly need: FoundNeed;
  readonly bolt?: Bolt;
  readonly points: number;
  /** XM2: more if the Site is of this type. */
  readonly atType?: { readonly type: Spectral; readonly points: number };
  readonly reward?: FoundReward;
  /** END-FOUND-14: years after the current one, and more for each zone border from Earth. */
  readonly years?: number;
  readonly yearsPerBorder?: number;
  readonly penalty?: number;
  /** XM9: all Human cards at the Site are lost with it (END-FOUND-15). */
  readonly deadly?: true;
  /** END-FOUND-02: it lies in a Stack. */
  readonly mass?: number;
  readonly hardness?: number;
}

export interface BaseMission {
  readonly points: number;
  /** END-MISSION-02: the year it must be completed by, and what it costs otherwise. */
  readonly by?: number;
  readonly penalty?: number;
  readonly need: Need;
}

/**
 * Something the Player did that missions may ask for. Rules tell it with `credit` the moment it is done; missions take it.
 * `manned` says whether a Crew or Human Colonist card that is not lonely was at the place, in whichever Stack (END-MISSION-08).
 */
export type Act =
  | { readonly act: 'landed'; readonly site: SiteId; readonly stack: number; readonly manned: boolean }
  | { readonly act: 'entered'; readonly node: NodeId; readonly stack: number }
  | { readonly act: 'traversed'; readonly borders: number; readonly stack: number; readonly manned: boolean }
  | { readonly act: 'explored'; readonly site: SiteId; readonly manned: boolean }
  | { readonly act: 'fullyExplored'; readonly site: SiteId; readonly manned: boolean }
  | { readonly act: 'observed'; readonly zone: Zone; readonly telescope: number | null }
  | { readonly act: 'drilled'; readonly site: SiteId; readonly sample: number; readonly manned: boolean }
  | { readonly act: 'rescued'; readonly site: SiteId; readonly pod: number; readonly manned: boolean }
  | { readonly act: 'bioExperiment'; readonly node: NodeId; readonly card: number; readonly manned: boolean }
  | { readonly act: 'fieldExperiment'; readonly site: SiteId; readonly card: number; readonly manned: boolean }
  | { readonly act: 'airEater'; readonly node: NodeId; readonly tanks: number; readonly manned: boolean }
  | { readonly act: 'refuelled'; readonly site: SiteId; readonly water: number; readonly manned: boolean }
  | { readonly act: 'repaired'; readonly node: NodeId }
  | {
      readonly act: 'transmitted';
      readonly from: NodeId;
      readonly to: NodeId;
      readonly interference: number;
      readonly mission: string | null;
    }
  | { readonly act: 'elevator'; readonly pair: string }
  | { readonly act: 'satellite'; readonly node: NodeId }
  | { readonly act: 'claimed'; readonly site: SiteId }
  | { readonly act: 'industrialized'; readonly site: SiteId }
  | { readonly act: 'colonized'; readonly site: SiteId }
  | { readonly act: 'anchored'; readonly node: NodeId };
