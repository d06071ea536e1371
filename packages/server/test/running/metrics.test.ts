import { expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.ts';

test('what is counted and measured has a name that is ours, words that say what it is, and what it is told by', async () => {
  const { registry } = createMetrics();
  const told = await registry.getMetricsAsJSON();
  expect(told.filter(({ name }) => !name.startsWith('starboard_'))).toEqual([]);
  const own = told.filter(({ name }) => !/^starboard_(process|nodejs)_/.test(name));
  expect(own.map(({ name, type, help }) => [name, type, help])).toEqual([
    ['starboard_matches_founded_total', 'counter', 'Matches begun.'],
    ['starboard_matches_taken_up_total', 'counter', 'Matches taken up from the store.'],
    ['starboard_answers_total', 'counter', 'Answers stored.'],
    ['starboard_matches_in_memory', 'gauge', 'Matches that are in memory.'],
    ['starboard_streams_open', 'gauge', 'Event streams that are open.'],
    ['starboard_thinking_seconds', 'histogram', 'Time that a thought took: what a bot answers, or odds.'],
    ['starboard_thoughts_waiting', 'gauge', 'Thoughts that wait for a thread.'],
    [
      'starboard_thoughts_dropped_total',
      'counter',
      'Thoughts that were given up: stale, beyond a budget, too long, or broken.',
    ],
    ['starboard_threads_thinking', 'gauge', 'Threads that think right now.'],
    ['starboard_update_characters', 'histogram', 'Length of an update.'],
    ['starboard_request_seconds', 'histogram', 'Time until a request is answered.'],
    ['starboard_refusals_total', 'counter', 'Requests that were refused, or that failed.'],
    ['starboard_store_seconds', 'histogram', 'Time until the store has done something.'],
    ['starboard_store_failures_total', 'counter', 'What the store could not do.'],
  ]);
});

test('lengths and times are counted from the smallest that matter to the largest that do', async () => {
  const { registry, updateBytes, requests, thinking, founded, answers } = createMetrics();
  updateBytes.observe(250);
  thinking.observe({ kind: 'odds' }, 0.2);
  requests.observe({ method: 'GET', route: '/', status: 200 }, 0.02);
  founded.inc({ game: 'beacon' });
  answers.inc({ by: 'bot' });
  const text = await registry.metrics();
  const bounds = (name: string) => [...text.matchAll(new RegExp(`^starboard_${name}_bucket\\{le="([^"]+)"`, 'gm'))];
  const figures = (name: string) =>
    bounds(name)
      .map(([, bound]) => bound)
      .join(' ');
  expect(figures('update_characters')).toBe('100 200 300 500 1000 2000 5000 20000 +Inf');
  expect(figures('thinking_seconds')).toBe('0.001 0.005 0.01 0.05 0.1 0.5 1 5 10 +Inf');
  expect(figures('request_seconds')).toBe('0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 1 5 +Inf');
  expect(text).toContain('starboard_request_seconds_count{method="GET",route="/",status="200"} 1');
  expect(text).toContain('starboard_matches_founded_total{game="beacon"} 1');
  expect(text).toContain('starboard_answers_total{by="bot"} 1');
});
