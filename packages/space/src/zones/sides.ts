import type { ZoneSide } from './types.ts';

/** All sides, clockwise from north; a side's place here is its number in compiled arrays. */
export const zoneSides: readonly ZoneSide[] = ['N', 'E', 'S', 'W'];

const rowSteps = [-1, 0, 1, 0] as const;
const colSteps = [0, 1, 0, -1] as const;

export function sideNumber(side: ZoneSide): 0 | 1 | 2 | 3 {
  return side === 'N' ? 0 : side === 'E' ? 1 : side === 'S' ? 2 : 3;
}

export function rowStep(side: ZoneSide): number {
  return rowSteps[sideNumber(side)];
}

export function colStep(side: ZoneSide): number {
  return colSteps[sideNumber(side)];
}

/** The side after some clockwise quarter turns (negative: anticlockwise). */
export function turnZoneSide(side: ZoneSide, quarterTurns: number): ZoneSide {
  return zoneSides[(((sideNumber(side) + quarterTurns) % 4) + 4) % 4]!;
}

const sidesFrom = zoneSides.map(side => zoneSides.map((_, turns) => turnZoneSide(side, turns)));

/** The four sides clockwise, starting with the given one: the order in which a rolled direction looks for a way. */
export function zoneSidesFrom(side: ZoneSide): readonly ZoneSide[] {
  return sidesFrom[sideNumber(side)]!;
}
