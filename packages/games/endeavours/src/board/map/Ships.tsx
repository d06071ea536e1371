import { type Point, Silent } from '@starboard/board';
import { isEmpty } from '../../rules/stacks.ts';
import type { NodeId, Stack, StackKind } from '../../types.ts';
import type { View } from '../../view.ts';
import { places } from './places.ts';
import styles from './Ships.module.css';

/** How far ships at one node stand apart. */
const apart = 34;

/** How high above its node a ship stands. */
const above = 38;

/** The Stacks that are somewhere on the map, standing over their nodes side by side. */
export function Ships({ view, active }: { readonly view: View; readonly active?: number | undefined }) {
  return (
    <Silent className={styles['ships']}>
      {shipSpots(view).map(({ stack, at, over }) => (
        <g key={stack.no} transform={`translate(${at.x} ${at.y})`}>
          <g className={fleet}>
            <g transform={`translate(${over.x} ${over.y})`}>
              <Ship stack={stack} isActive={stack.no === active} />
            </g>
          </g>
        </g>
      ))}
    </Silent>
  );
}

/** What keeps its size from near and far. */
export const fleet = styles['fleet']!;

interface ShipSpot {
  readonly stack: Stack;
  readonly at: Point;
  /** From there, as large as the fleet is drawn. */
  readonly over: Point;
}

/** Where each Stack is drawn. */
export function shipSpots(view: View): readonly ShipSpot[] {
  return [...shipsByNode(view)].flatMap(([node, stacks]) =>
    stacks.map((stack, nth) => ({
      stack,
      at: places[node],
      over: { x: (nth - (stacks.length - 1) / 2) * apart, y: -above },
    })),
  );
}

/** A Stack that holds nothing is no ship, except a mobile factory (END-FREIGHT-06). */
function shipsByNode({ stacks }: View): ReadonlyMap<NodeId, readonly Stack[]> {
  const ships = new Map<NodeId, Stack[]>();
  for (const stack of stacks) {
    if (stack.node === null || (isEmpty(stack) && stack.kind !== 'mobile')) continue;
    ships.set(stack.node, [...(ships.get(stack.node) ?? []), stack]);
  }
  return ships;
}

function Ship({ stack, isActive }: { readonly stack: Stack; readonly isActive: boolean }) {
  return (
    <g className={styles['ship']} data-active={isActive || undefined} data-moved={stack.moved || undefined}>
      <path className={styles['pin']} d="M-6 13L0 22L6 13Z" />
      <circle r={16} />
      <path className={styles['glyph']} d={glyphs[stack.kind]} />
      {stack.glitch && <path className={styles['glitch']} d="M10-18L16-10H11L15-2" />}
      {stack.coasting > 0 && (
        <g transform="translate(14 12)" className={styles['coasting']}>
          <circle r={8} />
          <text dy="0.36em">{stack.coasting}</text>
        </g>
      )}
    </g>
  );
}

/** Silhouettes within 20 by 20. */
export const glyphs: { readonly [kind in StackKind]: string } = {
  leo: 'M-9 4H9V7H-9ZM-6-7H6V1H-6Z',
  rocket: 'M0-11Q6-5 5 4H-5Q-6-5 0-11ZM-5 1L-9 8L-4 6ZM5 1L9 8L4 6ZM-2 6L0 11L2 6Z',
  outpost: 'M-9 8L0-9L9 8ZM-3 8V3H3V8Z',
  spaceOutpost: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
  siteOutpost: 'M-9 8V0L0-8L9 0V8Z',
  freighter: 'M-10-5H4V-9L10 0L4 9V5H-10Z',
  slipstream: 'M-10-6L0-6L10 0L0 6H-10L-4 0Z',
  bernal: 'M-10 0A10 5 0 1 0 10 0A10 5 0 1 0-10 0ZM-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z',
  mobile: 'M-10 7V-2L-4-6V-2L2-6V-2H5V-9H9V7Z',
};
