import type { Point } from '@starboard/board';
import { edgesFrom, kindOfNode, nodeIds } from '../../map/index.ts';
import type { NodeId } from '../../types.ts';
import { places } from './places.ts';

/** An edge as it is drawn: once, even if it is flown both ways. */
export interface Line {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly burns: number;
  readonly lander: number;
  readonly isOneWay: boolean;
  /** Tracks at its ends, where those are Hohmann nodes. */
  readonly leaves: 'A' | 'B' | null;
  readonly arrives: 'A' | 'B' | null;
  /** Between Hohmann nodes and the burns of the trunk. */
  readonly isTrunk: boolean;
}

const isOfTrunk = (node: NodeId) => kindOfNode(node) === 'hoh' || kindOfNode(node) === 'burn';

export const lines: readonly Line[] = nodeIds.flatMap(from =>
  edgesFrom(from).flatMap(({ to, burns, lander, leaves, arrives }) => {
    const isBothWays = edgesFrom(to).some(edge => edge.to === from);
    if (isBothWays && to < from) return [];
    const isTrunk = isOfTrunk(from) && isOfTrunk(to);
    return [{ from, to, burns, lander, isOneWay: !isBothWays, leaves, arrives, isTrunk }];
  }),
);

/** A point of a line, `share` of the way along. */
export function along({ from, to }: Pick<Line, 'from' | 'to'>, share: number): Point {
  const [a, b] = [places[from], places[to]];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The direction of a line in degrees, for what is drawn on it. */
export function slopeOf({ from, to }: Pick<Line, 'from' | 'to'>): number {
  const [a, b] = [places[from], places[to]];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}
