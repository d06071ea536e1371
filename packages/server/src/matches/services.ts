import type { FastifyBaseLogger } from 'fastify';
import type { Gate } from '../gate.ts';
import type { Metrics } from '../metrics.ts';
import type { Offer } from '../offered.ts';
import type { People } from '../people.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/index.ts';
import type { Thinker } from '../thinking/index.ts';

/** What all matches of a server share. */
export interface Services {
  readonly store: Store;
  readonly people: People;
  readonly gate: Gate;
  readonly offer: Offer;
  readonly thinker: Thinker;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}
