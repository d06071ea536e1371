import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../addresses.ts';
import { uptime } from '../clock.ts';
import { ServerRefusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { App } from './desk.ts';

const timeWindow = '1 minute';

/** What is dear for the server may be asked for less often. */
const timesDearer = 10;

/** A page is some 150 files, all of which a first visit fetches, and several people may share an address. */
const timesCheaper = 50;

export function costly({ requestsPerMinute }: Settings) {
  if (requestsPerMinute === 0) return {};
  return { rateLimit: { max: Math.ceil(requestsPerMinute / timesDearer), timeWindow } };
}

/** To prove a whole match is dearer than anything else, whatever else an address may ask. */
export function importing({ importsPerMinute }: Settings) {
  return { rateLimit: importsPerMinute === 0 ? false : { max: importsPerMinute, timeWindow } } as const;
}

/** What one address may ask of the interface; what is dear has a limit also where the rest has none. */
export function limitRequests(api: App, { requestsPerMinute }: Settings): Promise<void> {
  return limit(api, requestsPerMinute);
}

/** Files of the page count apart from it: whoever opens many windows must not be left with an empty one. */
export async function limitFiles(page: App, { requestsPerMinute }: Settings): Promise<void> {
  if (requestsPerMinute > 0) await limit(page, requestsPerMinute * timesCheaper);
}

async function limit(app: App, max: number): Promise<void> {
  await app.register(rateLimit, {
    global: max > 0,
    max,
    timeWindow,
    store: Windows,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    errorResponseBuilder: (_: unknown, { after }: { after: string }) =>
      new ServerRefusal('too-many-requests', `Too many requests. Try again in ${after}.`),
  });
}

/** Counts what comes through an open connection as if it had been asked by itself; refuses what is too much. */
export type AskAgain = (address: string) => Promise<void> | undefined;

export function limitOf(api: App, { requestsPerMinute }: Settings): AskAgain {
  if (requestsPerMinute === 0) return () => undefined;
  const count = api.createRateLimit();
  return async ip => {
    const counted = await count({ ip, routeOptions: {} } as FastifyRequest);
    if (counted.isAllowed || !counted.isExceeded) return;
    const { ttlInSeconds: retryAfter } = counted;
    throw new ServerRefusal('too-many-requests', `Too many requests. Try again in ${retryAfter} seconds.`, {
      retryAfter,
    });
  };
}

/** More addresses than these are not remembered: those that were quiet longest are forgotten first. */
const mostNetworks = 20_000;

/** How much was asked for from each address in the current minute, by a clock that nobody can set. */
class Windows {
  #windows: LRUCache<string, { asked: number; readonly ends: number }> | undefined;

  incr(key: string, tell: (failed: null, now: { current: number; ttl: number }) => void, millis: number): void {
    const now = uptime();
    // It takes its whole room at once, and some routes are never asked for.
    this.#windows ??= new LRUCache({ max: mostNetworks });
    const known = this.#windows.get(key);
    const window = known !== undefined && now < known.ends ? known : { asked: 0, ends: now + millis };
    window.asked += 1;
    this.#windows.set(key, window);
    tell(null, { current: window.asked, ttl: Math.ceil(window.ends - now) });
  }

  /** What has a limit of its own counts apart. */
  child(): Windows {
    return new Windows();
  }
}
