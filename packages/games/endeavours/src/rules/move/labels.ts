import type { Chart } from './chart.ts';

/** What holds on the chart in a year for one Spacecraft; by the numbers of spaces. */
export interface Conditions {
  /** Rolls that entering a space brings. */
  readonly danger: Uint8Array;
  /** Spaces that may not be entered at all. */
  readonly closed: Uint8Array;
  /** Black holes: a way ends there (END-HOLE-01). */
  readonly deadly: Uint8Array;
  /** Bonus burns on entering (END-BURN-05), `oberth` where they are the net thrust. */
  readonly bonus: Uint8Array;
  /** A bit for each ejection that covers a space (END-CME-01). */
  readonly ejections: Int32Array;
  /** Rolls of a landing from this space with this net thrust; -1 if it cannot be made. */
  landing(site: number, from: number, net: number): number;
  /** Rolls of a lift-off; -1 if it cannot be made. */
  liftOff(site: number, net: number): number;
}

export const oberth = 255;

/** Where a Spacecraft stands in its movement, and what it has left. */
export interface Position {
  readonly node: number;
  /** How it came to stand there: see `slots`. */
  readonly slot: number;
  /** The space before; -1 if there is none that matters. */
  readonly before: number;
  readonly net: number;
  /** Burns that it can still make with fuel. */
  readonly left: number;
  readonly bonus: number;
  readonly pivots: number;
  /** Burns of any kind that a tow still allows. */
  readonly tow: number;
  /** Spaces entered in this movement, the start among them. */
  readonly visited: readonly number[];
}

/** What does not change on the way. */
export interface Hull {
  /** Fuel per burn in eighths of a step. */
  readonly fuel: number;
  /** Burns of a pivot. */
  readonly pivot: number;
  /** Lander burns that are free at lift-off (END-MOVE-13). */
  readonly relief: number;
}

/** A start of a year's movement: what is spent for it (in eighths of a step), and what it has then. */
export interface Departure extends Omit<Position, 'node' | 'slot' | 'before' | 'visited'> {
  readonly cost: number;
}

/** Slots keep apart ways of standing on a space that allow different things: tracks 1 and 2 of a Hohmann node; a flyby entered from one; coasting. */
export const slots = { plain: 0, fromHohmann: 1, start: 3, coasting: 2, parked: 7 } as const;
export const slotsPerNode = 8;

/** No label, no way: before the first one. */
export const none = -1;

/** No limit by a tow. */
export const noTow = 10_000;

// Labels lie one after the other in one list of numbers; these are the places of their fields.
export const field = {
  node: 0,
  slot: 1,
  before: 2,
  way: 3,
  /** 1 for a bonus pivot, plus 2 for each coast year cancelled. */
  extra: 4,
  year: 5,
  net: 6,
  left: 7,
  bonus: 8,
  pivots: 9,
  tow: 10,
  /** Eighths of steps. */
  spent: 11,
  burns: 12,
  dangers: 13,
  rival: 14,
  alive: 15,
} as const;
export const width = 16;

/** Who starts from a Hohmann node leaves by any edge (END-BURN-08), who starts from a Site may leave it: arriving there is something else. */
export function startSlot({ isHohmann, isEnd }: Chart, node: number): number {
  return isHohmann[node] || isEnd[node] ? slots.start : slots.plain;
}
