import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { App } from '../../src/http/desk.ts';
import { packAnswers } from '../../src/http/packing.ts';

/** What is sent to somebody who takes this, where the server answers so. */
async function sent(answer: (reply: FastifyReply) => unknown, accepted: string | undefined = 'gzip') {
  const app = Fastify() as unknown as App;
  packAnswers(app);
  app.get('/', async (_, reply) => answer(reply));
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const response = await app.inject({ method: 'GET', url: '/', headers });
  await app.close();
  return response;
}

const text = (length: number) => (reply: FastifyReply) => reply.type('text/plain').send('x'.repeat(length));
const packingOf = async (...given: Parameters<typeof sent>) => (await sent(...given)).headers['content-encoding'];

describe('what is packed', () => {
  test('answers from a kilobyte on', async () => {
    expect(await packingOf(text(1_023))).toBeUndefined();
    expect(await packingOf(text(1_024))).toBe('gzip');
    expect(await packingOf(reply => reply.type('text/plain').send(Buffer.alloc(1_023)))).toBeUndefined();
    expect(await packingOf(reply => reply.type('text/plain').send(Buffer.alloc(1_024)))).toBe('gzip');
    // In bytes, not in characters.
    expect(await packingOf(reply => reply.type('text/plain').send('é'.repeat(512)))).toBe('gzip');
  });

  test('files that are read from disk, unless they are known to be shorter', async () => {
    const flowing = (length?: number) => (reply: FastifyReply) => {
      reply.type('text/css');
      if (length !== undefined) reply.header('content-length', length);
      return reply.send(Readable.from(['x'.repeat(length ?? 10)]));
    };
    expect(await packingOf(flowing())).toBe('gzip');
    expect(await packingOf(flowing(1_024))).toBe('gzip');
    expect(await packingOf(flowing(1_023))).toBeUndefined();
  });

  test.each([
    ['text/html; charset=utf-8', 'gzip'],
    ['application/json', 'gzip'],
    ['application/javascript', 'gzip'],
    ['application/manifest+json', 'gzip'],
    ['application/openmetrics-text', 'gzip'],
    ['image/svg+xml', 'gzip'],
    ['image/png', undefined],
    ['font/woff2', undefined],
    ['application/octet-stream', undefined],
    ['x-text/html', undefined],
  ])('%s: %s', async (type, packing) => {
    expect(await packingOf(reply => reply.header('content-type', type).send(Buffer.alloc(2_000)))).toBe(packing);
  });

  test.each([
    [200, 'gzip'],
    [404, 'gzip'],
    [206, undefined],
    [304, undefined],
  ])('with status %s: %s', async (status, packing) => {
    expect(await packingOf(reply => text(2_000)(reply.code(status)))).toBe(packing);
  });

  test('nothing twice', async () => {
    const { headers, body } = await sent(reply => text(2_000)(reply.header('content-encoding', 'br')));
    expect(headers['content-encoding']).toBe('br');
    expect(body).toBe('x'.repeat(2_000));
  });
});

describe('a packed answer', () => {
  test('is the same when it is unpacked, whole or flowing, and says no length that is not its own', async () => {
    const words = 'Well, well. '.repeat(500);
    const flowing = (reply: FastifyReply) =>
      reply
        .type('text/plain')
        .header('content-length', words.length)
        .send(Readable.from([words]));
    for (const answer of [(reply: FastifyReply) => reply.type('text/plain').send(words), flowing]) {
      const gzipped = await sent(answer, 'gzip');
      expect(gunzipSync(gzipped.rawPayload).toString()).toBe(words);
      const best = await sent(answer, 'br');
      expect(best.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(best.rawPayload).toString()).toBe(words);
      for (const { headers, rawPayload } of [gzipped, best]) {
        expect(rawPayload.length).toBeLessThan(words.length / 5);
        expect([undefined, String(rawPayload.length)]).toContain(headers['content-length']);
      }
    }
  });
});

describe('caches are told that it depends on who asks', () => {
  const varying = (before: string | undefined) => (reply: FastifyReply) =>
    text(2_000)(before === undefined ? reply : reply.header('vary', before));

  test.each([
    [undefined, 'accept-encoding'],
    ['origin', 'origin, accept-encoding'],
    ['Accept-Encoding, origin', 'Accept-Encoding, origin'],
  ])('besides %s', async (before, vary) => {
    for (const accepted of ['gzip', 'identity']) {
      expect((await sent(varying(before), accepted)).headers['vary']).toBe(vary);
    }
  });

  test('not where it never is', async () => {
    expect((await sent(text(10))).headers['vary']).toBeUndefined();
  });
});

test('whoever says nothing gets it plain', async () => {
  const { headers } = await sent(text(2_000), '');
  expect(headers['content-encoding']).toBeUndefined();
});
