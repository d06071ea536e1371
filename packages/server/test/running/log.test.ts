import { PassThrough } from 'node:stream';
import { RoomRefusal } from '@starboard/room';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addManners, createApp } from '../../src/http/app.ts';
import { addressTeller, logOptions } from '../../src/log.ts';
import { createMetrics } from '../../src/metrics.ts';
import { usualSettings } from '../../src/settings.ts';
import { failed, StoreError } from '../../src/store/index.ts';
import { holdClock, minute } from '../support/clock.ts';

function openLog() {
  const heard = new PassThrough();
  const { log } = Fastify({ logger: logOptions({ logLevel: 'info' }, heard) });
  const lines = () =>
    String(heard.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line));
  return { log, lines };
}

describe('the log', () => {
  test('tells once a minute that the database does not work, and how often it did not', () => {
    const pass = holdClock();
    const { log, lines } = openLog();
    const troubles = [
      failed(new Error('full')),
      new RoomRefusal('store-failed', 'No.'),
      new StoreError('closed', 'Closed.'),
    ];
    for (const err of troubles) log.error({ err }, 'a request failed');
    expect(lines()).toMatchObject([{ err: { message: 'The database does not work: full' }, msg: 'a request failed' }]);
    pass(minute - 1);
    log.child({ reqId: 'r' }).error({ err: troubles[0] }, 'a request failed');
    expect(lines()).toEqual([]);
    pass(1);
    log.error({ err: troubles[0], match: 'm' }, 'an entry could not be stored');
    expect(lines()).toMatchObject([{ match: 'm', unsaid: 3, msg: 'an entry could not be stored' }]);
    pass(minute);
    log.error({ err: troubles[0] }, 'again');
    expect(lines()[0]).not.toHaveProperty('unsaid');
  });

  test('tells of each damaged row once, and of all else each time', () => {
    const { log, lines } = openLog();
    const damaged = (match: string) => new StoreError('damaged-row', `Match ${match} is damaged.`);
    for (const err of [damaged('a'), damaged('b'), damaged('a'), new Error('x'), new Error('x')])
      log.error({ err }, 'y');
    log.info('z');
    expect(lines().map(({ err, msg }) => err?.message ?? msg)).toEqual([
      'Match a is damaged.',
      'Match b is damaged.',
      'x',
      'x',
      'z',
    ]);
  });
});

describe('an address', () => {
  test('is told as it is, as something else that is always the same, or not at all', () => {
    expect(addressTeller({ logAddresses: 'plain' })('203.0.113.7')).toBe('203.0.113.7');
    expect(addressTeller({ logAddresses: 'none' })('203.0.113.7')).toBeUndefined();
    const [here, there] = [addressTeller({ logAddresses: 'hash' }), addressTeller({ logAddresses: 'hash' })];
    expect(here('203.0.113.7')).toMatch(/^[\w-]{12}$/);
    expect(here('203.0.113.7')).toBe(here('203.0.113.7'));
    expect(here('203.0.113.8')).not.toBe(here('203.0.113.7'));
    expect(there('203.0.113.7')).not.toBe(here('203.0.113.7'));
  });
});

describe('a line about a request', () => {
  async function linesOf(request: { url: string; method: 'GET' | 'POST'; payload?: object }) {
    const settings = { ...usualSettings, logLevel: 'error', logAddresses: 'plain' } as const;
    const heard = new PassThrough();
    const app = createApp(settings, heard);
    await addManners(app, { settings, metrics: createMetrics(), gate: { isClosedTo: () => false } } as never);
    const fail = () => Promise.reject(new Error('broken'));
    app.get('/matches/:id/seats/:seat', fail);
    app.post('/matches/:id', fail);
    await app.inject({ ...request, remoteAddress: '203.0.113.7' });
    await app.close();
    return String(heard.read())
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
  }

  test('says which it was, who asked, and for which seat, be it in the address, asked for, or in what was sent', async () => {
    const asked = { reqId: expect.any(String), address: '203.0.113.7', err: { message: 'broken' } };
    const seat = { ...asked, seat: 'keeper' };
    expect(await linesOf({ method: 'GET', url: '/matches/m/seats/keeper' })).toMatchObject([seat]);
    expect(await linesOf({ method: 'POST', url: '/matches/m?seat=keeper' })).toMatchObject([seat]);
    expect(await linesOf({ method: 'POST', url: '/matches/m', payload: { seat: 'keeper' } })).toMatchObject([seat]);
    const [line] = await linesOf({ method: 'POST', url: '/matches/m', payload: { seat: 5 } });
    expect(line).toMatchObject(asked);
    expect(line).not.toHaveProperty('seat');
  });
});
