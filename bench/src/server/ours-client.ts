import {
  type AnyAsk,
  Chance,
  type Patch,
  patch,
  randomAnswer,
  type ShownDecision,
  same,
  seedFrom,
} from '@starboard/kernel';
import { type Asked, type Crowd, pause } from './crowd.ts';
import { MatchSocket } from './match-socket.ts';
import { Connection, type StreamEvent } from './wire.ts';

interface Step {
  readonly patch?: Patch;
}

interface Position {
  readonly seat?: string;
  readonly decision?: ShownDecision;
  readonly outcome?: object;
}

/** Ten seconds: then what has not come is lost. */
const mostLooks = 100;

const chance = new Chance(seedFrom('load'));

/** A client of our server: follows its match through a socket, keeps its position up to date, and takes any option. */
export class OurClient implements Asked {
  readonly #port: number;
  readonly #crowd: Crowd;
  readonly #connection: Connection;
  #socket: MatchSocket | undefined;
  #match = '';
  #position: Position = {};
  /** How many entries its journal has, as far as this client knows. */
  #entries = 0;
  #lastAsked: number | undefined;
  #sent: { readonly due: number; readonly entries: number } | undefined;
  #over: (() => void) | undefined;

  private constructor(port: number, crowd: Crowd) {
    this.#port = port;
    this.#crowd = crowd;
    this.#connection = new Connection(port);
  }

  /** Somebody new at the server. */
  static async arrive(port: number, crowd: Crowd): Promise<OurClient> {
    const client = new OurClient(port, crowd);
    const { token } = (await client.#connection.post('/api/players', { name: 'Runner' })) as { token: string };
    client.#connection.token = token;
    return client;
  }

  async found(match: object): Promise<{ id: string; invitations: { [seat: string]: string } }> {
    return (await this.#connection.post('/api/matches', match)) as Awaited<ReturnType<OurClient['found']>>;
  }

  async claim(match: string, key: string): Promise<void> {
    await this.#connection.post(`/api/matches/${match}/claim`, { key });
  }

  /** Follows a match from now on, and tells once that it is over; done once the client knows how the match stands. */
  follow(match: string, over: () => void): Promise<void> {
    this.#socket?.close();
    this.#match = match;
    this.#entries = 0;
    this.#lastAsked = undefined;
    this.#over = over;
    return new Promise((resolve, reject) => {
      const failed = (error: Error) => {
        this.#crowd.failed(error);
        reject(error);
      };
      const hear = (event: StreamEvent) => {
        this.#hear(event);
        if (event.kind === 'state') resolve();
      };
      const { token } = this.#connection;
      this.#socket = new MatchSocket(this.#port, `/api/matches/${match}/socket`, token, hear, failed);
    });
  }

  answer(due: number): void {
    const { id, ask } = this.#position.decision!;
    this.#sent = { due, entries: this.#entries };
    // What a client is shown of an ask is all that picking at random needs.
    const body = { decision: id, answer: randomAnswer(ask as unknown as AnyAsk, chance) };
    this.#socket!.answer(body).then(
      () => this.#crowd.acknowledged(performance.now() - due),
      error => this.#crowd.failed(error),
    );
  }

  /** Complains if what was patched together from the stream does not come to be what the server shows: news from another may be on the way. */
  async check(): Promise<void> {
    const whole = (await this.#connection.get(`/api/matches/${this.#match}`)) as { readonly position: Position };
    for (let looks = 0; looks < mostLooks; looks++) {
      if (same(whole.position, this.#position)) return;
      await pause(100);
    }
    throw new Error(`Seen: ${JSON.stringify(this.#position)}, but there is: ${JSON.stringify(whole.position)}`);
  }

  leave(): void {
    this.#socket?.close();
    this.#connection.close();
  }

  #hear({ kind, id, data, bytes }: StreamEvent): void {
    if (kind === 'update') {
      this.#crowd.received(bytes);
      const { steps = [], ...last } = JSON.parse(data) as Step & { readonly steps?: readonly Step[] };
      for (const { patch: changes } of [...steps, last]) {
        if (changes) this.#position = patch(this.#position, changes);
      }
    } else if (kind === 'state') {
      this.#position = (JSON.parse(data) as { readonly position: Position }).position;
    } else return;
    this.#entries = Number.parseInt(id, 10);
    this.#maybeSeen();
    this.#maybeAsked();
    this.#maybeOver();
  }

  #maybeSeen(): void {
    if (this.#sent === undefined || this.#entries <= this.#sent.entries) return;
    this.#crowd.seen(performance.now() - this.#sent.due);
    this.#sent = undefined;
  }

  #maybeAsked(): void {
    const { decision, seat } = this.#position;
    if (decision?.ask === undefined || decision.id === this.#lastAsked) return;
    // Where any of several may answer, the others would come too late.
    if (decision.mode === 'any' && decision.waitingFor[0] !== seat) return;
    this.#lastAsked = decision.id;
    this.#crowd.asked(this);
  }

  #maybeOver(): void {
    if (this.#position.outcome === undefined) return;
    this.#over?.();
    this.#over = undefined;
  }
}
