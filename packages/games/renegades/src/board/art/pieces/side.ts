import type { SeatFace } from '@starboard/board';

/** Whose it is. */
export interface Sided {
  /** The ring of the seat that it belongs to; the program's have none. */
  readonly ring?: SeatFace['ring'] | undefined;
  /** It stands against whoever looks: six corners instead of a circle. */
  readonly isFoe?: boolean;
}

/** Its colour: that of the seat, else of friends or of enemies. */
export function tintOf({ ring, isFoe = false }: Sided): string {
  if (ring !== undefined) return `var(--seat-${ring})`;
  return isFoe ? 'var(--enemy)' : 'var(--friend)';
}

/** With upright sides, as all enemies have it. */
export const hexagon = 'M0 -21.5L18.6 -10.8L18.6 10.8L0 21.5L-18.6 10.8L-18.6 -10.8Z';
