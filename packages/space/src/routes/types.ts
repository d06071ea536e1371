/** A place on a route map. */
export interface RouteNode<Kind extends string = string, Data = unknown> {
  readonly id: string;
  readonly kind: Kind;
  readonly data: Data;
}

/** A connection as written down: from one node to another, or both ways. */
export interface RouteLink<Data = unknown> {
  readonly from: string;
  readonly to: string;
  readonly bothWays?: boolean;
  /** One number for each of the map's costs. */
  readonly costs: readonly number[];
  /** Tells parallel links between the same two nodes apart. */
  readonly name?: string;
  readonly data: Data;
}

/** A route map as written down; it may be wrong. `routeGraph` checks it. */
export interface RouteMap<Kind extends string = string, NodeData = unknown, EdgeData = unknown> {
  /** What the costs are called, in the order of every link's numbers. */
  readonly costs: readonly string[];
  readonly nodes: readonly RouteNode<Kind, NodeData>[];
  readonly links: readonly RouteLink<EdgeData>[];
}

/** The position of a node in its graph. */
export type RouteNodeIndex = number;

/** One direction of a link. */
export interface RouteEdge<Data = unknown> {
  readonly from: RouteNodeIndex;
  readonly to: RouteNodeIndex;
  readonly costs: readonly number[];
  readonly name: string | undefined;
  readonly data: Data;
}

/** A checked route map, ready to be searched. */
export interface RouteGraph<Kind extends string = string, NodeData = unknown, EdgeData = unknown> {
  readonly costs: readonly string[];
  readonly nodes: readonly RouteNode<Kind, NodeData>[];
  readonly indexById: ReadonlyMap<string, RouteNodeIndex>;
  /** The edges out of each node, in the order their links are listed. */
  readonly edgesFrom: readonly (readonly RouteEdge<EdgeData>[])[];
}

/**
 * A search for all routes that no other beats. It holds if having less cost and lacking less never hurts: whatever can
 * be done from a state can be done, no dearer, from a state of the same key that is nowhere worse.
 */
export interface ParetoSearch<State> {
  readonly start: State;
  /** How many costs are compared and added up. */
  readonly costs: number;
  /** Where one can go from a state, and what that adds to the costs: numbers, 0 or more. */
  expand(state: State): Iterable<ParetoStep<State>>;
  /** States with the same key are alternatives to one another; only those are compared. */
  key(state: State): number | string;
  /**
   * Compared with the costs but not added up: what a state lacks, smaller is better. A resource of which more is better
   * goes in as its complement, such as `most - left`; a place that may be used once goes in as 0 or 1.
   */
  lacks?(state: State): readonly number[];
  /** The states that count as an end; by default all do. */
  isGoal?(state: State): boolean;
  /** The most of each cost; dearer routes are dropped. */
  readonly bounds?: readonly number[];
  /** Stops a search that does not end; by default a million. */
  readonly mostLabels?: number;
}

export interface ParetoStep<State> {
  readonly state: State;
  readonly costs: readonly number[];
}

/** A route that no other beats: where it ends, what it costs in all, and the route up to the state before. */
export interface ParetoRoute<State> {
  readonly state: State;
  readonly costs: readonly number[];
  readonly before: ParetoRoute<State> | undefined;
}
