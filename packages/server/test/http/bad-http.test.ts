import { type AddressInfo, connect } from 'node:net';
import { usualSettings } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { call, expectRefusal, talk } from '../support/calling.ts';
import { attempt, type Sitting, sitDown } from '../support/sitting.ts';
import { until } from '../support/until.ts';

let sitting: Sitting;
let before: unknown;
beforeAll(async () => {
  sitting = await sitDown();
  before = await sitting.ann.look(sitting.match);
});
afterAll(() => sitting?.site.close());

async function isWell(): Promise<void> {
  expect((await call(sitting.server.port, { method: 'GET', path: '/healthz' })).status).toBe(200);
  expect(await sitting.ann.look(sitting.match)).toEqual(before);
}

/** What was said on a bare connection, as far as it is one answer. */
function readReply(heard: string) {
  const [head = '', body = ''] = heard.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), text: body };
}

const head = 'host: localhost\r\ncontent-type: application/json\r\n';

describe('what is no request', () => {
  test.each<[what: string, bytes: string]>([
    ['noise', 'NOISE\r\n\r\n'],
    ['bytes at random', '\x00\xff\x13\x37\r\n\r\n'],
    ['a greeting by TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['another version', `GET /healthz HTTP/9.9\r\n${head}\r\n`],
    ['a method of nobody', `TAKE /healthz HTTP/1.1\r\n${head}\r\n`],
    ['an address with a space', `GET /heal thz HTTP/1.1\r\n${head}\r\n`],
    ['a header without a colon', `GET /healthz HTTP/1.1\r\n${head}nothing\r\n\r\n`],
    ['a header with a zero byte', `GET /healthz HTTP/1.1\r\n${head}x: a\x00b\r\n\r\n`],
    ['a length that is none', `POST /api/players HTTP/1.1\r\n${head}content-length: -1\r\n\r\n`],
    ['two lengths', `POST /api/players HTTP/1.1\r\n${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}x`],
    [
      'a length and pieces: one of them hides a second request',
      `POST /api/players HTTP/1.1\r\n${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz`,
    ],
  ])('%s is refused, and the connection ends', async (_, bytes) => {
    expectRefusal(readReply(await talk(sitting.server.port, bytes)), 400, 'bad-request');
    await isWell();
  });

  test('pieces without a length end the connection', async () => {
    const start = `POST /api/players HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n`;
    expect(await talk(sitting.server.port, `${start}zz\r\n{}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    await isWell();
  });

  test('headers beyond all measure are refused', async () => {
    const bytes = `GET /healthz HTTP/1.1\r\n${head}x: ${'y'.repeat(40_000)}\r\n\r\n`;
    expectRefusal(readReply(await talk(sitting.server.port, bytes)), 431, 'headers-too-large');
    await isWell();
  });

  test('a body larger than allowed is refused before it is read', async () => {
    const bytes = `POST /api/players HTTP/1.1\r\n${head}content-length: 999999999\r\n\r\n{`;
    expectRefusal(readReply(await talk(sitting.server.port, bytes)), 413, 'too-large');
    await isWell();
  });

  test('a body that grows beyond what is allowed is not read to its end', async () => {
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const bytes = `POST /api/players HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n${piece.repeat(5)}`;
    // The last piece never comes.
    expectRefusal(readReply(await talk(sitting.server.port, bytes)), 413, 'too-large');
    await isWell();
  });

  test('a request that breaks off leaves nothing behind', async () => {
    const { port } = sitting.server;
    for (const bytes of ['', 'GET', `POST /api/players HTTP/1.1\r\n${head}content-length: 20\r\n\r\n{"name":`]) {
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>(resolve => socket.write(bytes || ' ', () => resolve()));
      socket.destroy();
    }
    await isWell();
  });
});

describe('a request that never ends', () => {
  test('is cut off after half a minute', () => {
    const { server } = createApp({ ...usualSettings, logLevel: 'silent' });
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBe(30_000);
    expect(server).toHaveProperty('connectionsCheckingInterval', 5_000);
  });

  test.each([
    ['its headers', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'],
    ['its body', `POST /healthz HTTP/1.1\r\n${head}content-length: 20\r\n\r\n{`],
  ])('is told so, whether %s or the rest is missing', async (_, bytes) => {
    const app = createApp({ ...usualSettings, logLevel: 'silent' });
    onTestFinished(() => app.close());
    // The same limits, a hundred times as strict: nobody wants to wait for half a minute.
    Object.assign(app.server, { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 });
    app.post('/healthz', () => 'never');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expectRefusal(readReply(await talk(port, bytes)), 408, 'too-slow');
  });
});

describe('an odd way to follow a match', () => {
  test.each([
    'x',
    '',
    '1.2',
    '-1.0.0',
    '1.2.3.4',
    '1.2.x',
    '9'.repeat(39),
    '0.0.0, 0.0.0',
    '999999999.999999999.999999999',
  ])('who has heard "%s" last gets everything anew', async last => {
    const path = `/api/matches/${sitting.match}/stream`;
    for (const bytes of [
      `GET ${path} HTTP/1.1\r\n${head}last-event-id: ${last}\r\n\r\n`,
      `GET ${path}?last-event-id=${encodeURIComponent(last)} HTTP/1.1\r\n${head}\r\n`,
    ]) {
      const heard = await talk(sitting.server.port, bytes, text => /event: (state|update)\n.*\n\n/s.test(text));
      expect(heard).toMatch(/^HTTP\/1.1 200 /);
      expect(heard.match(/event: \w+/g)).toEqual(['event: table', 'event: state']);
    }
    await isWell();
  });

  test('who has heard something like the last event gets everything anew, too', async () => {
    const follow = (last: string) =>
      talk(
        sitting.server.port,
        `GET /api/matches/${sitting.match}/stream HTTP/1.1\r\n${head}last-event-id: ${last}\r\n\r\n`,
        text => text.includes('event: state'),
      );
    const [, id] = /id: (\d+\.\d+\.\d+)\n/.exec(await follow('')) ?? [];
    for (const last of [`${id}.0`, `${id}x`, `x${id}`, `-${id}`, `${id}, ${id}`, `0${id}000000000`]) {
      expect((await follow(last)).match(/event: \w+/g)).toEqual(['event: table', 'event: state']);
    }
  });

  test('who wants to know of it only that it is there is not made to wait for its end', async () => {
    const { status, text } = await attempt(sitting, { method: 'HEAD', path: '/api/matches/{match}/stream' });
    expect({ status, text }).toEqual({ status: 404, text: '' });
    await until('no stream is open', async () => {
      const metrics = await call(sitting.server.port, { method: 'GET', path: '/metrics' });
      return metrics.text.includes('starboard_streams_open 0');
    });
  });
});
