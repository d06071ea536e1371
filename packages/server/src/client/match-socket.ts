import type { Failure } from '@starboard/room';
import { Refused } from './refused.ts';
import type { Answering, Taken } from './types.ts';

/** What there is to use of a WebSocket, a browser's or any other. */
export interface Spoken {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export type SocketMaker = new (url: string, protocols: string[]) => Spoken;

const isOpen = 1;
const encoder = new TextEncoder();

interface Pending {
  resolve(taken: Taken): void;
  reject(thrown: unknown): void;
}

/** A match through a WebSocket: news come in, answers go out. What it tells is what the stream of the match would. */
export class MatchSocket {
  readonly events: ReadableStream<Uint8Array>;
  readonly #spoken: Spoken;
  readonly #pending = new Map<number, Pending>();
  #sent = 0;
  #hasTold = false;

  private constructor(spoken: Spoken) {
    this.#spoken = spoken;
    this.events = new ReadableStream({
      start: controller => {
        spoken.onmessage = ({ data }: { readonly data: string }) => {
          this.#hasTold = true;
          if (!this.#isReply(data)) controller.enqueue(encoder.encode(data));
        };
        spoken.onclose = () => {
          for (const { reject } of this.#pending.values()) reject(new TypeError('The connection was lost.'));
          this.#pending.clear();
          controller.close();
        };
      },
      cancel: () => spoken.close(),
    });
  }

  /** Nothing, if no socket comes about: the same can be had by requests, and they say why if it cannot. */
  static open(Maker: SocketMaker, url: URL, token: string | undefined, signal: AbortSignal) {
    url.protocol = url.protocol.replace('http', 'ws');
    return new Promise<MatchSocket | undefined>(resolve => {
      let spoken: Spoken;
      try {
        spoken = new Maker(url.href, ['starboard', ...(token === undefined ? [] : [`bearer.${token}`])]);
      } catch {
        return resolve(undefined); // The page's policy forbids it, or there is no such address.
      }
      spoken.onopen = () => resolve(new MatchSocket(spoken));
      spoken.onclose = () => resolve(undefined);
      spoken.onerror = () => undefined; // `close` follows.
      signal.addEventListener('abort', () => spoken.close());
      if (signal.aborted) spoken.close();
    });
  }

  get isOpen(): boolean {
    return this.#spoken.readyState === isOpen;
  }

  /** It came about, and then nothing came through. */
  get wasMute(): boolean {
    return !this.isOpen && !this.#hasTold;
  }

  answer(answering: Answering): Promise<Taken> {
    const number = this.#sent++;
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      this.#spoken.send(JSON.stringify({ number, ...answering }));
    });
  }

  #isReply(text: string): boolean {
    const [, event, data] = /^event: (taken|refused)\ndata: (.*)\n\n$/.exec(text) ?? [];
    if (data === undefined) return false;
    const { number, at, status, ...failure } = JSON.parse(data) as Taken & Failure & { number: number; status: number };
    const pending = this.#pending.get(number);
    this.#pending.delete(number);
    if (event === 'taken') pending?.resolve({ at });
    else pending?.reject(new Refused(status, failure, Number(failure.details?.['retryAfter'] ?? 0) * 1_000));
    return true;
  }
}
