import type { Settings } from '@starboard/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../../../testing/postgres.ts';
import { type Call, call, expectRefusal } from '../support/calling.ts';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import { guest, openSite } from '../support/house.ts';
import { figure } from '../support/metrics.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';

onEachStore('the state of a server', block => {
  const visit = (name: string) => guest(block.server, name);

  test.each(['/healthz', '/readyz'])('is well when its database answers: %s', async path => {
    const response = await fetch(`${block.server.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  test('is told in figures that Prometheus reads', async () => {
    await (await visit('Ada')).begin({ game: 'beacon' });
    // Asked twice at once, the second time there is no lag of the event loop to tell yet: "Nan", which Prometheus reads in any case.
    await fetch(`${block.server.url}/metrics`);
    const response = await fetch(`${block.server.url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    const name = '[a-zA-Z_:][a-zA-Z0-9_:]*';
    const labels = `\\{${name}="[^"\\\\]*"(,${name}="[^"\\\\]*")*\\}`;
    const value = '([Nn]a[Nn]|[+-]Inf|[+-]?\\d+(\\.\\d+)?(e[+-]?\\d+)?)';
    const sample = new RegExp(`^(${name})(${labels})? ${value}( \\d+)?$`);
    const typed = new Map<string, string>();
    for (const line of lines.filter(each => each !== '')) {
      const [, kind, of, what] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
      if (kind === 'TYPE') typed.set(of!, what!);
      if (kind !== undefined) continue;
      expect(line).toMatch(sample);
      const [, sampled] = sample.exec(line)!;
      expect(typed.has(sampled!) || typed.get(sampled!.replace(/_(bucket|sum|count)$/, '')), line).toBeTruthy();
    }
    expect(typed.get('starboard_answers_total')).toBe('counter');
    expect(typed.get('starboard_matches_in_memory')).toBe('gauge');
    expect(typed.get('starboard_request_seconds')).toBe('histogram');
  });

  test('counts answers of people and of bots, and none that was refused', async () => {
    const answers = (by: string) => figure(block.server, `starboard_answers_total{by="${by}"}`).catch(() => 0);
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const id = await beginBeacon(ada, ben);
    const before = { person: await answers('person'), bot: await answers('bot') };
    await shieldBoth(id, ada, ben);
    await expect(ada.answer(id, { decision: 0, answer: 'work' })).rejects.toThrow();
    expect(await answers('person')).toBe(before.person + 2);
    expect(await answers('bot')).toBe(before.bot);
    await plan(ada, id, 'shield');
    await ben.handToBot(id, 'engineer');
    await until('the bot has answered', async () => (await ada.look(id)).at >= 4);
    expect(await answers('person')).toBe(before.person + 3);
    expect(await answers('bot')).toBeGreaterThan(before.bot);
  });

  test('counts streams, matches begun, and requests by route', async () => {
    const founded = () => figure(block.server, 'starboard_matches_founded_total{game="beacon"}').catch(() => 0);
    const open = () => figure(block.server, 'starboard_streams_open');
    const before = await founded();
    const { id } = await (await visit('Ada')).begin({ game: 'beacon' });
    expect(await founded()).toBe(before + 1);
    const streams = [await EventStream.open(block.server.url, id), await EventStream.open(block.server.url, id)];
    expect(await open()).toBe(2);
    for (const stream of streams) stream.close();
    await until('the streams are closed', async () => (await open()) === 0);
    await fetch(`${block.server.url}/api/matches/${id}`);
    const text = await (await fetch(`${block.server.url}/metrics`)).text();
    expect(text).toContain('starboard_request_seconds_count{method="GET",route="/api/matches/:id",status="200"}');
    expect(text).not.toContain(id);
  });

  test('comes with headers that keep a page safe, on whatever is answered', async () => {
    const { id } = await (await visit('Ada')).begin({ game: 'beacon' });
    const paths = ['/healthz', '/api/docs', '/api/games', '/api/matches/nowhere', '/nowhere', `/api/matches/${id}`];
    for (const path of paths) {
      const { headers } = await fetch(`${block.server.url}${path}`);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'(;|$)/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      });
      expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
      expect(headers.has('strict-transport-security'), path).toBe(false);
      expect(headers.has('x-powered-by'), path).toBe(false);
    }
  });
});

onEachStore(
  'a server behind https',
  block => {
    test('tells browsers to insist on it', async () => {
      const { headers } = await fetch(`${block.server.url}/healthz`);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    });
  },
  { publicUrl: 'https://table.example' },
);

test('a server whose database is gone is alive, and says that it is not well', async () => {
  const postgres = await startPostgres({ fsync: false });
  const site = await openSite('PostgreSQL', await postgres.freshDatabase());
  onTestFinished(() => site.close(), 60_000);
  const server = await site.start();
  await postgres.stop();
  expectRefusal(await call(server.port, { method: 'GET', path: '/readyz' }), 503, 'store-failed');
  // It is alive all the same, and tells its figures: nobody need start it anew.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await figure(server, 'starboard_store_failures_total{operation="probe"}')).toBe(1);
});

describe('the figures', () => {
  const metrics = (port: number, headers: Call['headers'] = {}) =>
    call(port, { method: 'GET', path: '/metrics', headers });

  async function start(settings: Partial<Settings>): Promise<number> {
    return (await (await siteForTest('SQLite')).start(settings)).port;
  }

  test('are told on the machine itself, and to nobody else', async () => {
    const port = await start({ trustProxy: true });
    expect((await metrics(port)).status).toBe(200);
    expectRefusal(await metrics(port, { 'x-forwarded-for': '203.0.113.7' }), 403, 'not-for-you');
    expectRefusal(await metrics(port, { host: 'table.example.org' }), 403, 'not-for-you');
  });

  test('are told to whoever brings their token, if there is one, and on the machine itself to nobody else', async () => {
    const port = await start({ trustProxy: true, metricsToken: 'open sesame' });
    const there = { 'x-forwarded-for': '203.0.113.7' };
    expect((await metrics(port, { ...there, authorization: 'Bearer open sesame' })).status).toBe(200);
    for (const headers of [there, {}, { authorization: 'Bearer open' }, { authorization: 'open' }])
      expectRefusal(await metrics(port, headers), 403, 'not-for-you');
  });
});
