import type { Season, State } from '../types.ts';

const seasons: readonly Season[] = [
  'blue',
  'blue',
  'yellow',
  'yellow',
  'yellow',
  'yellow',
  'red',
  'red',
  'red',
  'red',
  'blue',
  'blue',
];

export const lastYear = 84;
const yearsOfCycle = 12;

/** END-SUNSPOT-01: the slot of a year. */
export function slotOf(year: number): number {
  return (year - 1) % yearsOfCycle;
}

export function seasonIn(year: number): Season {
  return seasons[slotOf(year)]!;
}

export function seasonOf({ year }: State): Season {
  return seasonIn(year);
}

/** END-RULE-21 */
export function isThirdYear(year: number): boolean {
  return year % 3 === 0;
}
