import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { chunkOf, lastChunk, packedHeader, type WireEvent } from './event.ts';

/** A connection that events are sent through. */
export interface Outlet {
  readonly isGone: boolean;
  /** False: so much is unread that the rest had better wait until it has drained. */
  send(event: WireEvent): boolean;
  onDrained(then: () => void): void;
  onGone(then: () => void): void;
  /** After all that was sent. */
  end(): void;
  destroy(): void;
}

/** The answer to a request for server-sent events, whose headers were sent. */
export function streamOutlet(response: ServerResponse, isPacked: boolean): Outlet {
  // By HTTP/1.0 there are no chunks. Elsewhere they are put together once for everybody, and not by each response.
  const { chunkedEncoding: isChunked } = response;
  response.chunkedEncoding = false;
  const way = isChunked ? (isPacked ? 'packedChunk' : 'chunk') : isPacked ? 'packed' : 'text';
  if (isPacked) response.write(isChunked ? chunkOf(packedHeader) : packedHeader);
  return {
    get isGone() {
      return response.destroyed || response.writableEnded;
    },
    send: event => response.write(event[way]),
    onDrained: then => response.on('drain', then),
    onGone: then => response.on('close', then),
    end: () => response.end(isChunked ? lastChunk : ''),
    destroy: () => response.destroy(),
  };
}

/** Whoever does not close a socket that we have closed is cut off after so long. */
const lastWordsMillis = 2_000;
const goingAway = 1001;
/** Whoever sends more before the first of them are stored is not read from until they are. */
const mostUnderWay = 16;

/** A WebSocket, and the connection below it: what everybody is sent is put together once, and not by each socket. */
export class SocketOutlet implements Outlet {
  readonly #spoken: WebSocket;
  readonly #socket: Socket;
  readonly #way: 'frame' | 'packedFrame';
  /** How many answers are under way, for what becomes of which the socket stays open; and whether it then ends. */
  #underWay = 0;
  #isEnding = false;

  constructor(spoken: WebSocket, socket: Socket) {
    this.#spoken = spoken;
    this.#socket = socket;
    this.#way = spoken.extensions.includes('permessage-deflate') ? 'packedFrame' : 'frame';
  }

  get isGone(): boolean {
    return this.#spoken.readyState !== this.#spoken.OPEN;
  }

  send(event: WireEvent): boolean {
    return this.isGone || this.#write(event);
  }

  /** What is for this client alone: it is never left out, and there is no more of it than the client has asked for. */
  reply(event: WireEvent): void {
    if (!this.isGone) this.#write(event);
  }

  onDrained(then: () => void): void {
    this.#socket.on('drain', then);
  }

  onGone(then: () => void): void {
    this.#socket.on('close', then);
  }

  /** Its client has sent something. */
  begin(): void {
    this.#underWay += 1;
    if (this.#underWay === mostUnderWay) this.#spoken.pause();
  }

  /** And was told what became of it. */
  done(): void {
    if (this.#underWay === mostUnderWay) this.#spoken.resume();
    this.#underWay -= 1;
    if (this.#isEnding) this.end();
  }

  end(): void {
    this.#isEnding = true;
    if (this.#underWay > 0) return;
    this.#spoken.close(goingAway);
    setTimeout(() => this.destroy(), lastWordsMillis).unref();
  }

  destroy(): void {
    this.#spoken.terminate();
  }

  /** What is said at one moment goes out at once: an answer is taken, and this is what came of it. */
  #write(event: WireEvent): boolean {
    const socket = this.#socket;
    if (socket.writableCorked === 0) {
      socket.cork();
      process.nextTick(uncork, socket);
    }
    return socket.write(event[this.#way]);
  }
}

function uncork(socket: Socket): void {
  socket.uncork();
}
