import { connect, type Socket } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';

// A client that did all of HTTP would keep a core busy by itself; this one does what our server needs.

const empty = Buffer.alloc(0);
export const blankLine = '\r\n\r\n';

export function open(port: number, failed: (error: Error) => void): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', failed);
  socket.on('end', () => failed(new Error('The server closed the connection.')));
  return socket;
}

export function joined(rest: Buffer, data: Buffer): Buffer {
  return rest.length === 0 ? data : Buffer.concat([rest, data]);
}

export function statusOf(head: string): number {
  return Number(head.slice(9, 12));
}

export function authorization(token: string | undefined): string {
  return token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
}

interface Pending {
  resolve(body: unknown): void;
  reject(error: Error): void;
}

/** A connection that stays open until it has been quiet for long; a request need not wait for the reply to the one before. */
export class Connection {
  token: string | undefined;
  readonly #port: number;
  readonly #pending: Pending[] = [];
  #socket: Socket | undefined;
  #rest: Buffer = empty;

  constructor(port: number) {
    this.#port = port;
  }

  get(path: string): Promise<unknown> {
    return this.#request(`GET ${path}`, '\r\n');
  }

  post(path: string, body: object): Promise<unknown> {
    const json = JSON.stringify(body);
    const length = Buffer.byteLength(json);
    return this.#request(
      `POST ${path}`,
      `content-type: application/json\r\ncontent-length: ${length}${blankLine}${json}`,
    );
  }

  close(): void {
    this.#socket?.destroy();
  }

  /** What the server replies, unless it refuses. */
  #request(line: string, rest: string): Promise<unknown> {
    if (this.#socket === undefined || this.#socket.destroyed) this.#open();
    this.#socket!.write(`${line} HTTP/1.1\r\nhost: localhost\r\n${authorization(this.token)}${rest}`);
    return new Promise((resolve, reject) => this.#pending.push({ resolve, reject }));
  }

  #take(data: Buffer): void {
    this.#rest = joined(this.#rest, data);
    while (this.#maybeReadReply());
  }

  #maybeReadReply(): boolean {
    const headEnd = this.#rest.indexOf(blankLine);
    if (headEnd < 0) return false;
    const head = this.#rest.toString('latin1', 0, headEnd);
    const start = headEnd + blankLine.length;
    const end = start + Number(/\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#rest.length < end) return false;
    const body = this.#rest.toString('utf8', start, end);
    this.#rest = this.#rest.subarray(end);
    const pending = this.#pending.shift()!;
    if (statusOf(head) < 300) pending.resolve(JSON.parse(body));
    else pending.reject(new Error(`The server refused: ${statusOf(head)} ${body}`));
    return true;
  }

  #open(): void {
    this.#socket = open(this.#port, error => this.#fail(error));
    this.#socket.on('data', data => this.#take(data));
  }

  #fail(error: Error): void {
    this.#socket!.destroy();
    this.#rest = empty;
    for (const { reject } of this.#pending.splice(0)) reject(error);
  }
}

export interface StreamEvent {
  readonly kind: string;
  readonly id: string;
  readonly data: string;
  /** On the wire, with all framing. */
  readonly bytes: number;
}

/** An open stream of server-sent events. */
export class EventStream {
  readonly #socket: Socket;
  readonly #hear: (event: StreamEvent) => void;
  readonly #failed: (error: Error) => void;
  #isOpen = false;
  #hasHeader = false;
  #rest: Buffer = empty;
  #content: Buffer = empty;
  #bytes = 0;

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
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n${authorization(token)}\r\n`,
    );
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.#rest = joined(this.#rest, data);
    if (!this.#isOpen) this.#maybeReadHead();
    if (this.#isOpen) while (this.#maybeReadChunk()) this.#readEvents();
  }

  #maybeReadHead(): void {
    const end = this.#rest.indexOf(blankLine);
    if (end < 0) return;
    const status = statusOf(this.#rest.toString('latin1', 0, end));
    if (status !== 200) {
      this.#failed(new Error(`The server refused a stream: ${status}`));
      return;
    }
    this.#rest = this.#rest.subarray(end + blankLine.length);
    this.#isOpen = true;
  }

  #maybeReadChunk(): boolean {
    const lineEnd = this.#rest.indexOf('\r\n');
    if (lineEnd < 0) return false;
    const start = lineEnd + 2;
    const end = start + Number.parseInt(this.#rest.toString('latin1', 0, lineEnd), 16);
    if (this.#rest.length < end + 2) return false;
    this.#content = joined(this.#content, this.#unpacked(this.#rest.subarray(start, end)));
    this.#rest = this.#rest.subarray(end + 2);
    this.#bytes += end + 2;
    return true;
  }

  /** Every chunk of our server is packed by itself; the first one is the header of the packing. */
  #unpacked(chunk: Buffer): Buffer {
    const isHeader = !this.#hasHeader;
    this.#hasHeader = true;
    return isHeader ? empty : inflateRawSync(chunk, { finishFlush: constants.Z_SYNC_FLUSH });
  }

  #readEvents(): void {
    for (let end = this.#content.indexOf('\n\n'); end >= 0; end = this.#content.indexOf('\n\n')) {
      const text = this.#content.toString('utf8', 0, end);
      this.#content = this.#content.subarray(end + 2);
      const bytes = this.#bytes;
      this.#bytes = 0;
      const { event: kind, id, data } = fieldsOf(text);
      // A comment keeps the connection alive and says nothing.
      if (kind !== undefined && id !== undefined && data !== undefined) this.#hear({ kind, id, data, bytes });
    }
  }
}

/** Our server gives every field one line. */
export function fieldsOf(event: string): { [name: string]: string } {
  const fields: { [name: string]: string } = {};
  for (const line of event.split('\n')) {
    const colon = line.indexOf(': ');
    fields[line.slice(0, colon)] = line.slice(colon + 2);
  }
  return fields;
}
