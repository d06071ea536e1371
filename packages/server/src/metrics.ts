import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  };
}
