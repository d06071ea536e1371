import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RunningServer } from '@starboard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openSite, type Site } from '../support/house.ts';
import { beginBeacon, plan } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

let site: Site;
let server: RunningServer;

beforeAll(async () => {
  site = await openSite('SQLite');
  server = await site.start();
});
afterAll(() => site.close());

/** The bytes as they are sent: `fetch` would unpack them. */
function sent(path: string, accepted: string, method = 'GET') {
  return new Promise<{ readonly headers: NodeJS.Dict<string | string[]>; readonly body: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted, accept: '*/*' };
    const asked = request({ port: server.port, host: '127.0.0.1', path, method, headers, agent: false }, response => {
      const pieces: Buffer[] = [];
      response.on('data', piece => pieces.push(piece));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(pieces) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.each(['/api/games', '/api/docs/json', '/metrics', '/api/docs/static/swagger-ui.css'])(
  '%s is over a kilobyte, and is sent packed to whoever takes that',
  async path => {
    const plain = await sent(path, 'identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.length).toBeGreaterThan(1_024);
    const gzipped = await sent(path, 'gzip, deflate');
    expect(gzipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': plain.headers['content-type'],
    });
    expect(gzipped.body.length).toBeLessThan(plain.body.length / 2);
    const best = await sent(path, 'gzip, deflate, br');
    expect(best.headers).toMatchObject({ 'content-encoding': 'br' });
    for (const { headers } of [plain, gzipped, best]) expect(headers['vary']).toMatch(/accept-encoding/i);
    if (path === '/metrics') return; // Its figures change from one request to the next.
    expect(gunzipSync(gzipped.body).toString()).toBe(plain.body.toString());
    expect(brotliDecompressSync(best.body).toString()).toBe(plain.body.toString());
  },
);

test('a packing that is refused, or that nobody knows, is not used', async () => {
  expect((await sent('/api/games', 'br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip');
  expect((await sent('/api/games', 'br; q=0.000, gzip;q=0')).headers).not.toHaveProperty('content-encoding');
  expect((await sent('/api/games', 'zstd, brotli')).headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['gzip;q=1.0, br;q=0.001', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['br;q=0;a=b, gzip', 'gzip'],
  ['br;q=0;a=b', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['BR ; Q=0.2', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['gzip;q=nonsense', undefined],
])('whoever accepts “%s” gets %s', async (accepted, packing) => {
  expect((await sent('/api/games', accepted)).headers['content-encoding']).toBe(packing);
});

test('what is short is sent as it is', async () => {
  const { headers, body } = await sent('/healthz', 'gzip, br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body.toString())).toEqual({ status: 'ok' });
});

test('whoever asks for the headers alone gets no body', async () => {
  expect((await sent('/api/games', 'gzip', 'HEAD')).body.length).toBe(0);
});

test('what happens is still told at once, however little it is', async () => {
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const id = await beginBeacon(ada, ben);
  const watcher = new Watcher(ben, id);
  await watcher.agrees();
  await plan(ada, id, 'work');
  await watcher.sees('Ben alone is asked', ({ position }) => position.decision?.waitingFor.join() === 'engineer');
});
