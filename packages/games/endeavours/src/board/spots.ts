import type { Box, Point, Spot, Stands } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { isSite, nodeIds } from '../map/index.ts';
import type { NodeId } from '../types.ts';
import type { View } from '../view.ts';
import { nodeOfRef } from './map/Lights.tsx';
import { places } from './map/places.ts';
import { fleet, shipSpots } from './map/Ships.tsx';

/** How far around its middle a node is touched. */
const radius = 19;

function round(ref: Ref, { x, y }: Point, size: number): Spot {
  const path = `M${x - size} ${y}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0Z`;
  return { ref, middle: { x, y }, path, key: { x: x - size, y: y - size } };
}

const nodeSpots: readonly Spot[] = nodeIds.map(node =>
  round(`node:${node}`, places[node], isSite(node) ? radius : radius - 3),
);

/** Everything on the map that can be touched, from below: the nodes, then the Stacks above them. */
export function spotsOn(view: View): readonly Spot[] {
  const ships = shipSpots(view).map(({ stack, at, over }): Spot => {
    const spot = round(`stack:${stack.no}`, over, 17);
    return { ...spot, middle: { x: at.x + over.x, y: at.y + over.y }, steady: { at, className: fleet } };
  });
  return [...nodeSpots, ...ships];
}

/** Where every ship is. */
export function standsOn(view: View): Stands<NodeId | null> {
  return new Map(shipSpots(view).map(({ stack, at }) => [`stack:${stack.no}`, { ...at, place: stack.node }]));
}

/** The room around what a ref speaks of, where words must not lie. */
export function boxOf(view: View, ref: Ref): Box | undefined {
  const node = nodeOfRef(view, ref);
  return node === null ? undefined : boxAround(node);
}

function boxAround(node: NodeId): Box {
  const { x, y } = places[node];
  return { x: x - 30, y: y - 56, width: 60, height: 86 };
}
