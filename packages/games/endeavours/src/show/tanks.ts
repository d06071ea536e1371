import type { Spectral, Stack, Words } from '../types.ts';

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
  return cargo.isotope[typeOf(tank)] ?? 0;
}

function typeOf(tank: `isotope:${Spectral}`): Spectral {
  return tank.slice('isotope:'.length) as Spectral;
}

export function nameOfTanks(tank: Tank, amount: number): Words {
  const fuel: Words = { key: `fuel.${tank === 'water' || tank === 'dirt' ? tank : typeOf(tank)}` };
  return { key: 'fleet.tanks', params: { amount, fuel } };
}
