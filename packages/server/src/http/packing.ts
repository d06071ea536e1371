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

/** The best that the client names and does not refuse. */
function packingFor({ headers }: FastifyRequest): Packing | undefined {
  const wishes = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map(wish => wish.trim());
  return (['br', 'gzip'] as const).find(packing =>
    wishes.some(wish => wish.split(';')[0]!.trim() === packing && !/;\s*q=0(?:\.0*)?$/.test(wish)),
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
