import type { Settings } from '@starboard/server';
import { expect, test } from 'vitest';
import { type Call, call, expectRefusal, talk } from '../support/calling.ts';
import { siteForTest } from '../support/each-store.ts';

const publicUrl = 'https://table.example.org';

async function start(settings: Partial<Settings> = {}): Promise<number> {
  const site = await siteForTest('SQLite');
  return (await site.start(settings)).port;
}

const join = (headers: Call['headers']): Call => ({
  method: 'POST',
  path: '/api/players',
  body: '{"name":"Ada"}',
  headers: headers ?? {},
});

test.each([
  ['a program, which says nothing', {}],
  ['the page', { 'sec-fetch-site': 'same-origin', origin: publicUrl }],
  ['somebody at the address bar', { 'sec-fetch-site': 'none' }],
  ['the page without https', { host: '192.168.1.20:8080', origin: 'http://192.168.1.20:8080' }],
  ['the page behind a proxy that keeps the name to itself', { origin: publicUrl }],
])('%s may change something', async (_, headers) => {
  const port = await start({ publicUrl });
  expect((await call(port, join(headers))).status).toBe(201);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site', origin: publicUrl }],
  ['another site without https', { host: '192.168.1.20:8080', origin: 'http://192.168.1.66:8080' }],
  ['another port', { host: '192.168.1.20:8080', origin: 'http://192.168.1.20' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page that cannot be told', { origin: 'nonsense' }],
])('%s may not', async (_, headers) => {
  const port = await start({ publicUrl });
  expectRefusal(await call(port, join(headers)), 403, 'foreign-page');
});

test('everybody may read, from wherever a link leads here', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await call(await start(), { method: 'GET', path: '/api/games', headers })).status).toBe(200);
});

test('under https no neighbour can put another cookie in the place of ours', async () => {
  const port = await start({ publicUrl });
  const [cookie = '', known] = (await call(port, join({}))).headers['set-cookie'] ?? [];
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^__Host-starboard=[\w-]{22}$/);
  expect(attributes).toContain('Secure');
  expect(attributes).toContain('Path=/');
  expect(cookie).not.toMatch(/Domain/i);
  expect(known).toMatch(/^starboard-known=1; .*Secure/);
  const me = async (sent: string) => call(port, { method: 'GET', path: '/api/players/me', headers: { cookie: sent } });
  expect((await me(pair)).status).toBe(200);
  expect((await me(pair.replace('__Host-', ''))).status).toBe(401);
});

test.each(['/api/games', '/api/players/me', '/api/matches/nowhere', '/healthz', '/metrics'])(
  'what %s answers is kept nowhere',
  async path => {
    expect((await call(await start(), { method: 'GET', path })).headers['cache-control']).toBe('no-store');
  },
);

test('nor is what is refused, wherever it was asked for', async () => {
  const port = await start();
  for (const path of ['/api/nowhere', '/nowhere', '/api/%ff'])
    expect((await call(port, { method: 'GET', path })).headers['cache-control'], path).toBe('no-store');
  expect(await talk(port, 'NOISE\r\n\r\n')).toMatch(/^cache-control: no-store\r$/m);
});
