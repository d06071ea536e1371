import type { Stack, State } from '../types.ts';
import { dryMassOf } from './mass.ts';

/**
 * END-FUEL-01, 02: the ladder. A position is a rung up to mass 23 (0 is mass 1, 47 is mass 23), and from 48 on a whole mass,
 * 24 to 32, two of which share a rung.
 */
const rungsBetween = [9, 6, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;
/** The rung of each whole mass, from 1. */
const wholeMasses: readonly number[] = runningSums(rungsBetween);

function runningSums(steps: readonly number[]): number[] {
  const sums = [0];
  for (const step of steps) sums.push(sums.at(-1)! + step);
  return sums;
}

/** The position of mass 23, the last single rung. */
const lastRung = 47;
export const mostWetMass = 32;

/** The position of a whole mass, 1 to 32. */
export function positionOf(mass: number): number {
  return mass <= 23 ? wholeMasses[mass - 1]! : lastRung + mass - 23;
}

/** The mass at a position, in fractions between whole ones. */
export function massAt(position: number): number {
  if (position > lastRung) return position - lastRung + 23;
  let below = 0;
  while (below + 1 < wholeMasses.length && wholeMasses[below + 1]! <= position) below++;
  const rungs = rungsBetween[below] ?? 1;
  return below + 1 + (position - wholeMasses[below]!) / rungs;
}

/** END-FUEL-02: the cumulative index of a position: how many steps it is above mass 1. */
export function stepsAt(position: number): number {
  return position <= lastRung ? position : lastRung + Math.floor((position - lastRung + 1) / 2);
}

/** END-FUEL-03, 05: the position after burning that many steps; above 23 parity is kept, and 24 comes down to 23. */
export function burnt(position: number, steps: number): number {
  let at = position;
  for (let step = 0; step < steps; step++) at = at <= lastRung ? at - 1 : Math.max(lastRung, at - 2);
  return at;
}

/** END-FUEL-04: the position nearest to a mass, ties downward. */
export function nearestPosition(mass: number): number {
  if (mass >= 24) return positionOf(Math.min(mostWetMass, Math.ceil(mass - 0.5)));
  let best = 0;
  for (let at = 1; at <= lastRung + 1; at++)
    if (Math.abs(massAt(at) - mass) < Math.abs(massAt(best) - mass) - 1e-9) best = at;
  return best;
}

/** The wet mass of a Stack; its dry mass without fuel (END-FUEL-10). */
export function wetMassOf(state: State, stack: Stack): number {
  return stack.wet === null ? dryMassOf(state, stack) : massAt(stack.wet);
}

/** END-FUEL-03: the steps that a Stack can burn. */
export function stepsOf(state: State, stack: Stack): number {
  if (stack.wet === null) return 0;
  return Math.max(0, stepsAt(stack.wet) - stepsAt(positionOf(Math.max(1, dryMassOf(state, stack)))));
}

/** END-FUEL-10: what the weight adds to net thrust. */
export function weightClass(mass: number): number {
  if (mass < 2) return 2;
  if (mass <= 4 + 1 / 3 + 1e-9) return 1;
  if (mass <= 8) return 0;
  return mass <= 16 ? -1 : -2;
}

/** The rungs from which a Stack is in a lighter class (END-FUEL-10): just below 2, 4 1/3, 8 and 16. */
export const classTops: readonly number[] = [8, 20, positionOf(8), positionOf(16)];
