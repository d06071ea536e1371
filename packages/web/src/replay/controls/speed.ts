import type { Settings } from '../../settings/settings.ts';

export type Speed = 'half' | 'normal' | 'double' | 'none';

/** What durations are multiplied with. */
export const slowness: { readonly [S in Speed]: number } = { half: 2, normal: 1, double: 0.5, none: 0 };

const usualBeatMillis = 700;

/** How long a beat stays. Without motion there is nothing to wait for but the reader. */
export function beatMillis(speed: Speed): number {
  return usualBeatMillis * (slowness[speed] || 1);
}

export const speedOf: { readonly [S in Settings['speed']]: Speed } = { normal: 'normal', fast: 'double', none: 'none' };
