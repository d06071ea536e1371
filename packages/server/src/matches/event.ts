import { constants, deflateRawSync } from 'node:zlib';
import { framed } from './frames.ts';

/** A piece of a stream that can be packed by itself: whoever comes later can read on from any of them. */
const packing = { level: 4, windowBits: 13, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH };

/** What such a piece ends with; a message of a WebSocket leaves it away (RFC 7692, 7.2.1). */
const syncMark = [0, 0, 0xff, 0xff];

/** What is shorter is not worth the time that packing takes. */
const worthPacking = 256;

/** An event as it is sent, in one of several ways. It is put together once for all who are sent it that way. */
export class WireEvent {
  readonly text: string;
  #deflatedText: Buffer | undefined;
  #packed: Buffer | undefined;
  #chunk: Buffer | undefined;
  #packedChunk: Buffer | undefined;
  #frame: Buffer | undefined;
  #packedFrame: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Packed, or as it is but in the form of what is packed. */
  get packed(): Buffer {
    this.#packed ??= this.#isWorthPacking ? this.#deflated : asItIs(this.text);
    return this.#packed;
  }

  /** As a chunk of an HTTP response. */
  get chunk(): Buffer {
    this.#chunk ??= chunkOf(Buffer.from(this.text));
    return this.#chunk;
  }

  get packedChunk(): Buffer {
    this.#packedChunk ??= chunkOf(this.packed);
    return this.#packedChunk;
  }

  /** As a message of a WebSocket. */
  get frame(): Buffer {
    this.#frame ??= framed(Buffer.from(this.text));
    return this.#frame;
  }

  get packedFrame(): Buffer {
    if (!this.#isWorthPacking) return this.frame;
    this.#packedFrame ??= framed(this.#deflated.subarray(0, -syncMark.length), true);
    return this.#packedFrame;
  }

  get #isWorthPacking(): boolean {
    return this.text.length >= worthPacking;
  }

  get #deflated(): Buffer {
    this.#deflatedText ??= deflateRawSync(this.text, packing);
    return this.#deflatedText;
  }
}

/** A piece that is not packed, as RFC 1951 has it: its length, the length's opposite, and the text. */
function asItIs(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const piece = Buffer.allocUnsafe(5 + length);
  piece.writeUInt8(0, 0);
  piece.writeUInt16LE(length, 1);
  piece.writeUInt16LE(length ^ 0xffff, 3);
  piece.write(text, 5);
  return piece;
}

/** RFC 9112, 7.1. */
export function chunkOf(piece: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, lineEnd]);
}

const lineEnd = Buffer.from('\r\n');
export const lastChunk = '0\r\n\r\n';

/** What a packed stream begins with (RFC 1952): packed by deflate, no name, no time, no system. */
export const packedHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Nothing new, but the connection is alive. */
export const heartbeat = new WireEvent(': \n\n');

/** Without an id it is a part of something: whoever loses the rest has not heard it yet. */
export function wireEvent(event: string, id: string | undefined, data: unknown): WireEvent {
  const named = id === undefined ? '' : `id: ${id}\n`;
  return new WireEvent(`event: ${event}\n${named}data: ${JSON.stringify(data)}\n\n`);
}

/** Several events that are sent as one. */
export function together(events: readonly WireEvent[]): WireEvent {
  return new WireEvent(events.map(({ text }) => text).join(''));
}
