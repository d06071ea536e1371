import type { Settings } from '../settings.ts';

/** What is dear for the server may be asked for less often. */
const timesDearer = 10;

export function costly({ requestsPerMinute }: Settings) {
  if (requestsPerMinute === 0) return {};
  return { rateLimit: { max: Math.ceil(requestsPerMinute / timesDearer), timeWindow: '1 minute' } };
}
