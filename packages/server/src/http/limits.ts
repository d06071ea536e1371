import rateLimit from '@fastify/rate-limit';
import { Refusal } from '../refusal.ts';
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

/** What one address may ask of the interface. */
export function limitRequests(api: App, { requestsPerMinute }: Settings): Promise<void> {
  return limit(api, requestsPerMinute);
}

/** Files of the page count apart from it: whoever opens many windows must not be left with an empty one. */
export function limitFiles(page: App, { requestsPerMinute }: Settings): Promise<void> {
  return limit(page, requestsPerMinute * timesCheaper);
}

async function limit(app: App, max: number): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow,
    errorResponseBuilder: (_: unknown, { after }: { after: string }) =>
      new Refusal('too-many-requests', `Too many requests. Try again in ${after}.`),
  });
}
