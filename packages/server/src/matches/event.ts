import { constants, deflateRawSync } from 'node:zlib';

/** A piece of a stream that can be packed by itself: whoever comes later can read on from any of them. */
const packing = { level: 4, windowBits: 13, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH };

/** What is shorter is not worth the time that packing takes. */
const worthPacking = 256;

/** What a packed stream begins with (RFC 1952): packed by deflate, no name, no time, no system. */
export const packedHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An event as it is sent: as it is, or packed for those who understand that. It is packed once for all of them. */
export class WireEvent {
  readonly text: string;
  #packed: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get packed(): Buffer {
    this.#packed ??= this.text.length < worthPacking ? asItIs(this.text) : deflateRawSync(this.text, packing);
    return this.#packed;
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
