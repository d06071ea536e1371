import type { Card, NodeId, Stack } from '../../types.ts';
import type { Chain } from '../support.ts';

/** A thruster made ready: what a movement with it has (END-MOVE-01..07). */
export interface Drive {
  /** Null for a mobile factory. */
  readonly thruster: Card | null;
  /** Null for a mobile factory. */
  readonly chain: Chain | null;
  /** END-MOVE-07: fixed for the whole movement. */
  readonly netThrust: number;
  /** Steps per burn after the chain's factors; 0 uses no fuel. */
  readonly fuelPerBurn: number;
  readonly afterburn: boolean;
  /** Steps of the afterburn. */
  readonly afterburnSteps: number;
  readonly pushed: boolean;
  readonly bonusBurns: number;
  readonly bonusPivots: number;
  /** END-TRACTOR-11: the most burns a movement with this tow may have; none without a tow. */
  readonly mostBurns: number | null;
}

/** One step of a movement, and what is spent on it. */
export interface Leg {
  readonly from: NodeId;
  readonly to: NodeId;
  /** Burns paid with fuel on entering it, pivots, cancelled coasting and lander burns included. */
  readonly burns: number;
  /** Bonus burns used for it. */
  readonly bonus: number;
  /** Lander burns of the way. */
  readonly lander: number;
  /** Coast years cancelled on entering a coast node (END-BURN-09). */
  readonly cancels: number;
  /** A bonus pivot was used. */
  readonly pivot: boolean;
}

/** What about a Spacecraft decides where it may go. */
export interface Craft {
  readonly stack: Stack;
  /** Under sail: no aerobrake nodes, no harm in belts (END-BELT-04). */
  readonly sails: boolean;
  /** Lifting off on air (END-MOVE-13). */
  readonly ascends: boolean;
}
