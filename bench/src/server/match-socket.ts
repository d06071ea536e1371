import { randomBytes } from 'node:crypto';
import { constants, inflateRawSync } from 'node:zlib';
import { authorization, blankLine, fieldsOf, joined, open, type StreamEvent, statusOf } from './wire.ts';

const empty = Buffer.alloc(0);
const packedEnd = Buffer.from([0, 0, 0xff, 0xff]);
const [isPacked, opcode, text] = [0x40, 0x0f, 0x1];

interface Pending {
  resolve(taken: unknown): void;
  reject(error: Error): void;
}

/** A match through a WebSocket: news come in, answers go out. It takes packed messages, as browsers do. */
export class MatchSocket {
  readonly #socket: ReturnType<typeof open>;
  readonly #hear: (event: StreamEvent) => void;
  readonly #failed: (error: Error) => void;
  readonly #pending = new Map<number, Pending>();
  #number = 0;
  #isOpen = false;
  #rest: Buffer = empty;

  constructor(
    port: number,
    path: string,
    token: string | undefined,
    hear: (event: StreamEvent) => void,
    failed: (error: Error) => void,
  ) {
    this.#hear = hear;
    this.#failed = failed;
    this.#socket = open(port, failed);
    this.#socket.on('data', data => this.#take(data));
    const asked = `upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n`;
    const packing = 'sec-websocket-extensions: permessage-deflate\r\n';
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${asked}${packing}${authorization(token)}\r\n`);
  }

  /** Sends an answer; done when it is acknowledged. */
  answer(given: object): Promise<unknown> {
    const number = this.#number++;
    this.#socket.write(masked(JSON.stringify({ number, ...given })));
    return new Promise((resolve, reject) => this.#pending.set(number, { resolve, reject }));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.#rest = joined(this.#rest, data);
    if (!this.#isOpen) this.#maybeReadHead();
    if (this.#isOpen) while (this.#maybeReadFrame());
  }

  #maybeReadHead(): void {
    const end = this.#rest.indexOf(blankLine);
    if (end < 0) return;
    const status = statusOf(this.#rest.toString('latin1', 0, end));
    if (status !== 101) {
      this.#failed(new Error(`The server refused a socket: ${status}`));
      return;
    }
    this.#rest = this.#rest.subarray(end + blankLine.length);
    this.#isOpen = true;
  }

  #maybeReadFrame(): boolean {
    const rest = this.#rest;
    if (rest.length < 2) return false;
    const short = rest[1]!;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < start) return false;
    const length = start === 2 ? short : start === 4 ? rest.readUInt16BE(2) : rest.readUInt32BE(6);
    const end = start + length;
    if (rest.length < end) return false;
    const first = rest[0]!;
    const message = rest.subarray(start, end);
    this.#rest = rest.subarray(end);
    if ((first & opcode) === text) this.#read((first & isPacked) === 0 ? message : unpacked(message), end);
    return true;
  }

  #read(message: Buffer, bytes: number): void {
    const events = message.toString('utf8').split('\n\n').slice(0, -1);
    for (const [i, event] of events.entries()) {
      const { event: kind, id, data } = fieldsOf(event);
      if (kind === 'taken' || kind === 'refused') this.#settle(kind, data!);
      else if (kind !== undefined && id !== undefined && data !== undefined) {
        this.#hear({ kind, id, data, bytes: i === 0 ? bytes : 0 });
      }
    }
  }

  #settle(kind: string, data: string): void {
    const { number } = JSON.parse(data) as { readonly number: number };
    const pending = this.#pending.get(number);
    this.#pending.delete(number);
    if (kind === 'taken') pending?.resolve(undefined);
    else (pending?.reject ?? this.#failed)(new Error(`The server refused: ${data}`));
  }
}

function unpacked(message: Buffer): Buffer {
  return inflateRawSync(Buffer.concat([message, packedEnd]), { finishFlush: constants.Z_SYNC_FLUSH });
}

/** What a client sends is masked: RFC 6455, 5.3. */
function masked(message: string): Buffer {
  const length = Buffer.byteLength(message);
  const start = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x81;
  if (length < 126) frame[1] = 0x80 | length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(length, 2);
  }
  const mask = (Math.random() * 0x1_0000_0000) >>> 0;
  frame.writeUInt32BE(mask, start - 4);
  frame.write(message, start);
  for (let i = 0; i < length; i++) frame[start + i]! ^= frame[start - 4 + (i & 3)]!;
  return frame;
}
