import type { Failure, News } from '@starboard/room';
import type { Desk, FromWorker, ToWorker } from './desk.ts';
import { RelayedRefusal } from './problem.ts';

interface Call {
  resolve(value: unknown): void;
  reject(thrown: unknown): void;
}

interface Following {
  onNews(news: readonly News[]): void;
  onLost(thrown: unknown): void;
}

/** A worker, as far as we speak with it. */
export interface Partner {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** The page's side of the worker, which is started with the first word. What it refuses is thrown here, with the same code. */
export class WorkerClient {
  readonly #start: () => Partner;
  readonly #calls = new Map<number, Call>();
  readonly #followings = new Map<number, Following>();
  #partner: Partner | undefined;
  #number = 0;

  constructor(start: () => Partner) {
    this.#start = start;
  }

  ask<Name extends keyof Desk>(name: Name, ...args: Parameters<Desk[Name]>): ReturnType<Desk[Name]> {
    const number = this.#nextNumber();
    const asked = new Promise<unknown>((resolve, reject) => {
      this.#calls.set(number, { resolve, reject });
      this.#send({ kind: 'ask', number, name, args });
    });
    return asked as ReturnType<Desk[Name]>;
  }

  follow(id: string, following: Following): () => void {
    const number = this.#nextNumber();
    this.#followings.set(number, following);
    this.#send({ kind: 'follow', number, id });
    return () => {
      if (this.#followings.delete(number)) this.#send({ kind: 'leave', number });
    };
  }

  #nextNumber(): number {
    this.#number += 1;
    return this.#number;
  }

  #send(message: ToWorker): void {
    this.#partner ??= this.#open();
    this.#partner.postMessage(message);
  }

  #open(): Partner {
    const partner = this.#start();
    partner.onmessage = ({ data }) => this.#hear(data);
    partner.onerror = ({ message }) => this.#break(partner, message);
    return partner;
  }

  #hear(message: FromWorker): void {
    const { number } = message;
    switch (message.kind) {
      case 'done':
        this.#end(number)?.resolve(message.value);
        break;
      case 'failed':
        this.#end(number)?.reject(new RelayedRefusal(message.failure));
        break;
      case 'news':
        this.#followings.get(number)?.onNews(message.news);
        break;
      case 'lost':
        this.#lose(number, message.failure);
        break;
    }
  }

  #end(number: number): Call | undefined {
    const call = this.#calls.get(number);
    this.#calls.delete(number);
    return call;
  }

  #lose(number: number, failure: Failure): void {
    const following = this.#followings.get(number);
    this.#followings.delete(number);
    following?.onLost(new RelayedRefusal(failure));
  }

  /** The worker is broken. All that was stored is still there: the next word starts another. */
  #break(partner: Partner, why = ''): void {
    partner.terminate();
    if (this.#partner === partner) this.#partner = undefined;
    const failure = { code: 'no-worker', message: `The rules could not be started. ${why}` };
    for (const number of [...this.#calls.keys()]) this.#end(number)?.reject(new RelayedRefusal(failure));
    for (const number of [...this.#followings.keys()]) this.#lose(number, failure);
  }
}
