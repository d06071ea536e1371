import type { FuelType, Stack, State } from '../types.ts';
import { massAt, mostWetMass, nearestPosition, positionOf } from './fuel.ts';
import { dryMassOf } from './mass.ts';

/** How many more tanks of wet fuel a Stack can take (END-CORE-11). */
export function roomForFuel(state: State, stack: Stack): number {
  const mass = stack.wet === null ? dryMassOf(state, stack) : massAt(stack.wet);
  return Math.max(0, Math.floor(mostWetMass - mass));
}

/** END-FUEL-04: tank by tank, each time to the nearest rung. */
export function addFuel(state: State, stack: Stack, tanks: number): void {
  for (let tank = 0; tank < tanks; tank++) {
    stack.wet = nearestPosition((stack.wet === null ? dryMassOf(state, stack) : massAt(stack.wet)) + 1);
  }
}

/** END-FUEL-04: whole tanks that can be taken out again. */
export function tanksOf(state: State, stack: Stack): number {
  if (stack.wet === null) return 0;
  return Math.max(0, Math.floor(massAt(stack.wet) - dryMassOf(state, stack) + 1e-9));
}

export function removeFuel(state: State, stack: Stack, tanks: number): void {
  for (let tank = 0; tank < tanks; tank++) stack.wet = nearestPosition(massAt(stack.wet!) - 1);
  if (stack.wet !== null && stack.wet <= positionOf(Math.max(1, dryMassOf(state, stack)))) stack.wet = null;
}

/** END-FUEL-06: what the wet fuel becomes when this is added; nothing if the two do not mix. */
export function mixed(stack: Stack, added: FuelType): FuelType | undefined {
  if (stack.wet === null || stack.fuel === added) return added;
  return stack.fuel === 'isotope' || added === 'isotope' ? undefined : 'dirt';
}
