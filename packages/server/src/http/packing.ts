import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './desk.ts';

/** A shorter answer is sent in one packet anyway. */
const leastBytes = 1_024;
/** What is packed anew for each answer is packed quickly: the better settings cost more time than they save. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 6 };
const packable = /^(?:text\/|application\/(?:json|javascript|manifest\+json|openmetrics-text)|image\/svg\+xml)/;

type Packing = 'br' | 'gzip';

const wholes = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const optionsOf = { br: brotliOptions, gzip: gzipOptions };

/** Answers of more than a kilobyte go out packed, to whoever can unpack them. Event streams pack themselves. */
export function packAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isPackable(reply)) return payload;
    const isFlowing = payload instanceof Readable;
    if (!isFlowing && lengthOf(payload) < leastBytes) return payload;
    if (isFlowing && Number(reply.getHeader('content-length') ?? leastBytes) < leastBytes) return payload;
    reply.header('vary', varied(reply));
    const packing = packingFor(request);
    if (packing === undefined) return payload;
    reply.header('content-encoding', packing);
    reply.removeHeader('content-length');
    if (isFlowing) return flowing(payload, packing);
    return wholes[packing](payload as string | Buffer, optionsOf[packing]);
  });
}

function isPackable(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  const isPart = reply.statusCode === 206 || reply.statusCode === 304;
  return packable.test(type) && !reply.hasHeader('content-encoding') && !isPart;
}

function lengthOf(payload: unknown): number {
  return typeof payload === 'string' || payload instanceof Buffer ? Buffer.byteLength(payload) : 0;
}

/** What the client likes best, and of what it likes as well what packs best; nothing if it would rather have it plain. */
function packingFor({ headers }: FastifyRequest): Packing | undefined {
  const likings = likingsIn(String(headers['accept-encoding'] ?? ''));
  const likingOf = (packing: Packing) => likings.get(packing) ?? likings.get('*') ?? 0;
  const best = likingOf('gzip') > likingOf('br') ? 'gzip' : 'br';
  return likingOf(best) > 0 && likingOf(best) >= (likings.get('identity') ?? 0) ? best : undefined;
}

/** RFC 9110, 12.5.3: every coding with its weight, which is 1 unless it is told. */
function likingsIn(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map(wish => {
        const [coding = '', ...more] = wish.split(';').map(part => part.trim());
        const weight = more.find(part => part.startsWith('q='))?.slice(2) ?? '1';
        return [coding, Number.parseFloat(weight) || 0];
      }),
  );
}

function varied(reply: FastifyReply): string {
  const before = String(reply.getHeader('vary') ?? '');
  return /accept-encoding/i.test(before) ? before : [before, 'accept-encoding'].filter(Boolean).join(', ');
}

function flowing(payload: Readable, packing: Packing): Readable {
  const packer = packing === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions);
  // Whichever end breaks, the other is let go of; whoever reads sees that it broke.
  return pipeline(payload, packer, () => undefined);
}
