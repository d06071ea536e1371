import { connect, type Socket } from 'node:net';
import { blank, type Sketch, type Told } from '@starboard/room';
import { onTestFinished } from 'vitest';
import { EventReader, type StreamEvent } from '../../src/client/events.ts';
import { afterEvent } from './event-stream.ts';

interface Options {
  readonly token?: string;
  /** Hears every event as it was sent. */
  readonly hear?: (event: StreamEvent) => void;
}

/** Somebody who follows a match on a bare connection, and may stop reading from it at any time. */
export class RawStream {
  /** What was told, but for its data, and how many lines the log had then. */
  readonly events: { readonly event: string; readonly entries: number; readonly lines: number }[] = [];
  readonly #socket: Socket;
  readonly #reader = new EventReader();
  readonly #hear: Options['hear'];
  #head = '';
  #sketch: Sketch = blank;

  constructor(port: number, match: string, { token = '', hear }: Options = {}) {
    this.#hear = hear;
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('error', () => undefined);
    this.#socket.on('data', bytes => this.#take(bytes));
    // By the old version nothing stands between the events.
    this.#socket.write(`GET /api/matches/${match}/stream HTTP/1.0\r\nauthorization: Bearer ${token}\r\n\r\n`);
    onTestFinished(() => void this.#socket.destroy());
  }

  /** What all that was told makes up. */
  get picture(): Sketch {
    return this.#sketch;
  }

  /** How many entries of the journal the last event knew of. */
  get entries(): number {
    return this.events.at(-1)?.entries ?? -1;
  }

  stopReading(): void {
    this.#socket.pause();
  }

  readOn(): void {
    this.#socket.resume();
  }

  #take(bytes: Buffer): void {
    const body = this.#afterHead(bytes);
    for (const heard of this.#reader.read(body)) {
      this.#hear?.(heard);
      const { event, id, data } = heard;
      this.#sketch = afterEvent(this.#sketch, { event, data: JSON.parse(data) } as Told);
      this.events.push({ event, entries: Number(id.split('.')[0]), lines: this.#sketch.log.length });
    }
  }

  #afterHead(bytes: Buffer): Buffer {
    if (this.#head.endsWith('\r\n\r\n')) return bytes;
    const all = this.#head + bytes.toString('latin1');
    const end = all.indexOf('\r\n\r\n') + 4;
    if (end < 4) {
      this.#head = all;
      return Buffer.alloc(0);
    }
    this.#head = all.slice(0, end);
    return Buffer.from(all.slice(end), 'latin1');
  }
}
