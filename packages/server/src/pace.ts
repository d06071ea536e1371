import type { Pace } from '@starboard/room';
import { uptime } from './clock.ts';

/** In between, whatever else waits here has its turn. */
export const pace: Pace = {
  sliceMillis: 5,
  uptime,
  pause: () => new Promise(resolve => setImmediate(resolve)),
};
