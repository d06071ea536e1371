import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/index.ts';

const prefix = 'starboard_';

/** What is counted and measured, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix });
  return {
    registry,
    founded: new Counter({
      name: `${prefix}matches_founded_total`,
      help: 'Matches begun.',
      labelNames: ['game'],
      registers,
    }),
    taken: new Counter({
      name: `${prefix}matches_taken_up_total`,
      help: 'Matches taken up from the store.',
      registers,
    }),
    answers: new Counter({ name: `${prefix}answers_total`, help: 'Answers stored.', labelNames: ['by'], registers }),
    inMemory: new Gauge({ name: `${prefix}matches_in_memory`, help: 'Matches that are in memory.', registers }),
    streams: new Gauge({ name: `${prefix}streams_open`, help: 'Event streams that are open.', registers }),
    thinking: new Histogram({
      name: `${prefix}thinking_seconds`,
      help: 'Time that a thought took: what a bot answers, or odds.',
      labelNames: ['kind'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
      registers,
    }),
    thoughtsWaiting: new Gauge({
      name: `${prefix}thoughts_waiting`,
      help: 'Thoughts that wait for a thread.',
      registers,
    }),
    thoughtsDropped: new Counter({
      name: `${prefix}thoughts_dropped_total`,
      help: 'Thoughts that were given up: stale, beyond a budget, too long, or broken.',
      labelNames: ['why'],
      registers,
    }),
    threadsThinking: new Gauge({ name: `${prefix}threads_thinking`, help: 'Threads that think right now.', registers }),
    updateBytes: new Histogram({
      name: `${prefix}update_characters`,
      help: 'Length of an update.',
      buckets: [100, 200, 300, 500, 1_000, 2_000, 5_000, 20_000],
      registers,
    }),
    requests: new Histogram({
      name: `${prefix}request_seconds`,
      help: 'Time until a request is answered.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    refusals: new Counter({
      name: `${prefix}refusals_total`,
      help: 'Requests that were refused, or that failed.',
      labelNames: ['code'],
      registers,
    }),
    storeSeconds: new Histogram({
      name: `${prefix}store_seconds`,
      help: 'Time until the store has done something.',
      labelNames: ['operation'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    storeFailures: new Counter({
      name: `${prefix}store_failures_total`,
      help: 'What the store could not do.',
      labelNames: ['operation'],
      registers,
    }),
  };
}

/** What is looked up in the store whenever somebody reads the figures. */
export function measureStore({ registry }: Metrics, store: Store): void {
  const registers = [registry];
  const waiting = new Gauge({
    name: `${prefix}store_writes_waiting`,
    help: 'Writes that wait for their turn.',
    registers,
  });
  new Gauge({
    name: `${prefix}database_bytes`,
    help: 'Size of the database on disk.',
    labelNames: ['part'],
    registers,
    async collect() {
      // Without its database a server tells the rest.
      const figures = await store.figures().catch(() => undefined);
      if (figures === undefined) return this.reset();
      waiting.set(figures.waiting);
      for (const [part, bytes] of Object.entries(figures.bytes)) this.set({ part }, bytes);
    },
  });
}
