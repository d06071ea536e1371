import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer, Settings } from '@starboard/server';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { People } from '../../src/people.ts';
import { type Call, call, expectRefusal, type Reply } from '../support/calling.ts';
import { holdClock, minute } from '../support/clock.ts';
import { guest, openSite } from '../support/house.ts';
import { megabytesInUse } from '../support/memory.ts';
import { until } from '../support/until.ts';

async function start(settings: Partial<Settings>): Promise<RunningServer> {
  const site = await openSite('SQLite');
  onTestFinished(() => site.close());
  return site.start(settings);
}

/** How a server answers so many of the same requests, one after the other. */
async function statusesOf(count: number, ask: () => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await ask()).status);
  return statuses;
}

const games: Call = { method: 'GET', path: '/api/games' };
const from = (addresses: string, asked = games): Call => ({ ...asked, headers: { 'x-forwarded-for': addresses } });

describe('requests', () => {
  test('more than so many in a minute are refused, in the form of every refusal, until the minute is over', async () => {
    const goOn = holdClock();
    const { port } = await start({ requestsPerMinute: 5 });
    expect(await statusesOf(7, () => call(port, games))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const reply = await call(port, games);
    expectRefusal(reply, 429, 'too-many-requests');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    goOn(minute + 1);
    expect(await statusesOf(6, () => call(port, games))).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('what is refused or not there counts as well', async () => {
    const { port } = await start({ requestsPerMinute: 3 });
    const nowhere = { method: 'GET', path: '/api/matches/nowhere' };
    expect(await statusesOf(5, () => call(port, nowhere))).toEqual([404, 404, 404, 429, 429]);
  });

  test('what is dear may be asked for a tenth as often', async () => {
    const { port } = await start({ requestsPerMinute: 20 });
    const { token } = JSON.parse(
      (await call(port, { method: 'POST', path: '/api/players', body: '{"name":"Ann"}' })).text,
    );
    const costly: [status: number, asked: Call][] = [
      [201, { method: 'POST', path: '/api/matches', body: '{"game":"beacon"}' }],
      [201, { method: 'POST', path: '/api/players/me/carry' }],
      [403, { method: 'POST', path: '/api/players/carry', body: '{"code":"x"}' }],
      [404, { method: 'POST', path: '/api/matches/nowhere/odds', body: '{"decision":0,"answer":"x"}' }],
      [404, { method: 'POST', path: '/api/matches/nowhere/claim', body: '{"key":"x"}' }],
      [404, { method: 'POST', path: '/api/matches/nowhere/rematch' }],
    ];
    for (const [status, asked] of costly) {
      expect(await statusesOf(3, () => call(port, { ...asked, token })), asked.path).toEqual([status, status, 429]);
    }
    expectRefusal(await call(port, { ...costly[0]![1], token }), 429, 'too-many-requests');
    // The rest goes on.
    expect((await call(port, games)).status).toBe(200);
  });

  test('matches that were played elsewhere have a limit of their own, with or without another', async () => {
    for (const requestsPerMinute of [0, 600]) {
      const server = await start({ requestsPerMinute, importsPerMinute: 2 });
      const { token } = await guest(server, 'Ann');
      const bring = () => call(server.port, { method: 'POST', path: '/api/replays', token, body: '{}' });
      expect(await statusesOf(4, bring)).toEqual([422, 422, 429, 429]);
      expectRefusal(await bring(), 429, 'too-many-requests');
      expect((await call(server.port, games)).status).toBe(200);
    }
  });

  test('whether the server is well may be asked at any time', async () => {
    const { port } = await start({ requestsPerMinute: 2 });
    for (const path of ['/healthz', '/readyz']) {
      const well = () => call(port, { method: 'GET', path });
      expect(await statusesOf(5, well)).toEqual([200, 200, 200, 200, 200]);
    }
  });

  test('are counted in room that is taken once somebody asks', async () => {
    await start({ requestsPerMinute: 600 });
    const before = await megabytesInUse();
    for (let i = 0; i < 4; i++) await start({ requestsPerMinute: 600 });
    const taken = ((await megabytesInUse()) - before) / 4;
    expect(taken).toBeLessThan(4);
  });

  test('0 is no limit', async () => {
    const { port } = await start({ requestsPerMinute: 0 });
    const statuses = await statusesOf(50, () => call(port, games));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  describe('for the page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-files-'));
    mkdirSync(join(folder, 'assets'));
    for (const file of ['index.html', 'icon.svg', 'assets/main-1.js']) writeFileSync(join(folder, file), file);
    afterAll(() => rmSync(folder, { recursive: true }));

    async function startPage(settings: Partial<Settings>): Promise<RunningServer> {
      const site = await openSite('SQLite');
      onTestFinished(() => site.close());
      return site.start(settings, folder);
    }

    const html = { accept: 'text/html' };
    const asked: readonly Call[] = [
      { method: 'GET', path: '/', headers: html },
      { method: 'GET', path: '/match/abc', headers: html },
      { method: 'GET', path: '/icon.svg' },
      { method: 'GET', path: '/assets/main-1.js' },
      { method: 'HEAD', path: '/assets/main-1.js' },
    ];
    const filesOf = (port: number) => {
      let made = 0;
      return () => call(port, asked[made++ % asked.length]!);
    };

    test('its files have a limit of their own: many windows at once are no reason to refuse anything', async () => {
      const { port } = await startPage({ requestsPerMinute: 5 });
      expect(new Set(await statusesOf(100, filesOf(port)))).toEqual(new Set([200]));
      expect(await statusesOf(6, () => call(port, games))).toEqual([200, 200, 200, 200, 200, 429]);
      expect(new Set(await statusesOf(100, filesOf(port)))).toEqual(new Set([200]));
    });

    test('fifty times as many of them are enough, all together, and what is not there counts as well', async () => {
      const goOn = holdClock();
      const { port } = await startPage({ requestsPerMinute: 1 });
      expect(new Set(await statusesOf(40, filesOf(port)))).toEqual(new Set([200]));
      const nowhere: Call = { method: 'GET', path: '/assets/gone-1.js' };
      expect(new Set(await statusesOf(10, () => call(port, nowhere)))).toEqual(new Set([404]));
      for (const each of [...asked.filter(({ method }) => method === 'GET'), nowhere]) {
        const refused = await call(port, each);
        expectRefusal(refused, 429, 'too-many-requests');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((await call(port, games)).status).toBe(200);
      goOn(minute + 1);
      expect(new Set(await statusesOf(10, filesOf(port)))).toEqual(new Set([200]));
    });

    test('0 is no limit for them either', async () => {
      const { port } = await startPage({ requestsPerMinute: 0 });
      expect(new Set(await statusesOf(100, filesOf(port)))).toEqual(new Set([200]));
    });
  });

  test('behind a proxy each address has its own count', async () => {
    const { port } = await start({ requestsPerMinute: 2, trustProxy: true });
    expect(await statusesOf(3, () => call(port, from('10.0.0.1')))).toEqual([200, 200, 429]);
    expect(await statusesOf(3, () => call(port, from('10.0.0.2')))).toEqual([200, 200, 429]);
  });

  test('of a network of IPv6 all addresses count together', async () => {
    const { port } = await start({ requestsPerMinute: 2, trustProxy: true });
    let made = 0;
    expect(await statusesOf(3, () => call(port, from(`2001:db8:1:2::${++made}`)))).toEqual([200, 200, 429]);
    expect((await call(port, from('2001:db8:1:3::1'))).status).toBe(200);
  });

  test('behind a proxy nobody has another address by saying so: what the proxy itself has added counts', async () => {
    const { port } = await start({ requestsPerMinute: 2, trustProxy: true });
    let made = 0;
    expect(await statusesOf(3, () => call(port, from(`10.9.9.${made++}, 10.0.0.1`)))).toEqual([200, 200, 429]);
  });

  test('without a proxy nobody has another address by saying so', async () => {
    const { port } = await start({ requestsPerMinute: 2 });
    let made = 0;
    expect(await statusesOf(3, () => call(port, from(`10.0.0.${made++}`)))).toEqual([200, 200, 429]);
  });
});

/** A stream, as far as its beginning: it is kept open until it is closed. */
async function openStream(
  port: number,
  match: string,
  address = '10.0.0.1',
): Promise<{ socket: Socket; head: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /api/matches/${match}/stream HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return { socket, head: bytes.toString() };
}

const isOpen = ({ head }: { head: string }) => head.startsWith('HTTP/1.1 200 ');
const isRefused = ({ head }: { head: string }) =>
  head.startsWith('HTTP/1.1 429 ') && head.includes('"code":"too-many-streams"');

async function openStreams(port: number): Promise<number> {
  const { text } = await call(port, { method: 'GET', path: '/metrics' });
  return Number(/^starboard_streams_open (\d+)$/m.exec(text)?.[1]);
}

describe('streams', () => {
  async function startMatch(settings: Partial<Settings>) {
    const server = await start({ trustProxy: true, ...settings });
    const ann = await guest(server, 'Ann');
    const { id } = await ann.begin({ game: 'beacon' });
    return { port: server.port, id, ann };
  }

  test('one address has no more than so many, others are not concerned, and a place is free again when one closes', async () => {
    const { port, id } = await startMatch({ streamsPerAddress: 3 });
    const streams = await Promise.all([1, 2, 3].map(() => openStream(port, id)));
    expect(streams.every(isOpen)).toBe(true);
    expect(isRefused(await openStream(port, id))).toBe(true);
    expect(isOpen(await openStream(port, id, '10.0.0.2'))).toBe(true);

    const neighbours = await Promise.all([1, 2, 3, 4].map(host => openStream(port, id, `2001:db8:1:2::${host}`)));
    expect(neighbours.filter(isOpen)).toHaveLength(3);
    for (const { socket } of neighbours) socket.destroy();
    await until('they have gone', async () => (await openStreams(port)) === 4);

    streams[0]!.socket.destroy();
    await until('the place is free', async () => (await openStreams(port)) === 3);
    expect(isOpen(await openStream(port, id))).toBe(true);
    expect(isRefused(await openStream(port, id))).toBe(true);
  });

  test('all addresses together have no more than so many', async () => {
    const { port, id } = await startMatch({ streamsPerAddress: 3, mostStreams: 4 });
    const streams = [];
    for (let i = 0; i < 4; i++) streams.push(await openStream(port, id, `10.0.0.${i}`));
    expect(streams.every(isOpen)).toBe(true);
    expect(isRefused(await openStream(port, id, '10.0.0.9'))).toBe(true);
    for (const { socket } of streams) socket.destroy();
    await until('the places are free', async () => (await openStreams(port)) === 0);
    expect(isOpen(await openStream(port, id, '10.0.0.9'))).toBe(true);
  });

  test('what is refused takes no place', async () => {
    const { port, id } = await startMatch({ streamsPerAddress: 1 });
    for (const wrong of ['nowhere', `${id}x`]) expect(isOpen(await openStream(port, wrong))).toBe(false);
    const other = await call(port, { method: 'GET', path: `/api/matches/${id}/stream?seat=keeper` });
    expectRefusal(other, 403, 'not-yours');
    expect(isOpen(await openStream(port, id))).toBe(true);
  });

  test('who leaves while it is looked up who they are gives the place back', async () => {
    const { port, id } = await startMatch({ streamsPerAddress: 2 });
    let lookUp = () => {};
    const lookedUp = new Promise<void>(resolve => {
      lookUp = resolve;
    });
    const looking = vi.spyOn(People.prototype, 'withDevice').mockImplementation(async () => {
      await lookedUp;
      return undefined;
    });
    onTestFinished(() => looking.mockRestore());
    const hasty = Array.from({ length: 5 }, () => {
      const socket = connect(port, '127.0.0.1');
      const headers = 'host: localhost\r\nx-forwarded-for: 10.0.0.1\r\nauthorization: Bearer x';
      socket.write(`GET /api/matches/${id}/stream HTTP/1.1\r\n${headers}\r\n\r\n`);
      return socket;
    });
    await until('all are looked up', () => looking.mock.calls.length === hasty.length);
    for (const socket of hasty) socket.resetAndDestroy();
    // The server notices it before it answers what comes later.
    for (let i = 0; i < 3; i++) await call(port, { method: 'GET', path: '/healthz' });
    lookUp();
    await call(port, { method: 'GET', path: '/healthz' });
    expect(await openStreams(port)).toBe(0);
    expect(isOpen(await openStream(port, id))).toBe(true);
    expect(isOpen(await openStream(port, id))).toBe(true);
  });

  test('thousands of attempts from one address leave the server as it was', async () => {
    const { port, id, ann } = await startMatch({ streamsPerAddress: 8 });
    const attempt = async () => {
      const stream = await openStream(port, id);
      stream.socket.destroy();
      return stream;
    };
    const batch = async () => (await Promise.all(Array.from({ length: 100 }, attempt))).filter(isRefused).length;
    const kept = await Promise.all(Array.from({ length: 8 }, () => openStream(port, id)));
    expect(kept.every(isOpen)).toBe(true);
    expect(await batch()).toBe(100);
    const before = await megabytesInUse();
    for (let i = 0; i < 30; i++) expect(await batch()).toBe(100);
    expect((await megabytesInUse()) - before).toBeLessThan(20);
    expect(await openStreams(port)).toBe(8);
    expect((await ann.look(id)).at).toBe(0);
  });
});
