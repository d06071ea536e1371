import type { Text } from '@starboard/kernel';
import type { Spectral, Stack } from '../types.ts';

/** A tank of Cargo, as a transfer names it. */
export type Tank = 'water' | 'dirt' | `isotope:${Spectral}`;

export const tankKinds: readonly Tank[] = [
  'water',
  'dirt',
  'isotope:C',
  'isotope:S',
  'isotope:M',
  'isotope:V',
  'isotope:D',
  'isotope:H',
];

/** How many tanks of a kind a Stack carries as Cargo. */
export function tanksAboard({ cargo }: Stack, tank: Tank): number {
  if (tank === 'water' || tank === 'dirt') return cargo[tank];
  return cargo.isotope[tank.slice('isotope:'.length) as Spectral] ?? 0;
}

export function nameOfTanks(tank: Tank, amount: number): Text {
  const fuel = { key: `fuel.${tank.slice(tank.indexOf(':') + 1)}` };
  return { key: 'fleet.tanks', params: { amount, fuel } };
}
