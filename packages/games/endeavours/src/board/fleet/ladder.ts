import { massAt, mostWetMass, positionOf, weightClass } from '../../rules/fuel.ts';
import type { Performance } from '../../show/performance.ts';

/** One rung of the fuel ladder as it is drawn. */
export interface Rung {
  /** Of the position below it: the rung is from there to the next. */
  readonly position: number;
  readonly isFuel: boolean;
  /** The whole mass at its upper end. */
  readonly mass: number | undefined;
  /** What the weight adds to net thrust above its lower end, where that changes (END-FUEL-10). */
  readonly weight: number | undefined;
}

/** So many whole masses are shown above the wet mass. */
const outlook = 2;

/** END-FUEL-01: the rungs from the dry mass up, somewhat farther than the fuel reaches. */
export function rungsOf({ dry, wet }: Pick<Performance, 'dry' | 'wet'>): Rung[] {
  const from = positionOf(clamp(dry));
  const to = positionOf(clamp(Math.floor(wet) + outlook));
  return Array.from({ length: to - from }, (_, at): Rung => {
    const position = from + at;
    const [below, above] = [massAt(position), massAt(position + 1)];
    return {
      position,
      isFuel: above <= wet + 1e-9,
      mass: isWhole(above) ? Math.round(above) : undefined,
      weight: weightClass(above) === weightClass(below) ? undefined : weightClass(above),
    };
  });
}

function clamp(mass: number): number {
  return Math.min(mostWetMass, Math.max(1, mass));
}

function isWhole(mass: number): boolean {
  return Math.abs(mass - Math.round(mass)) < 1e-9;
}
