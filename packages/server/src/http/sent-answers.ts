import { isTooDeep } from '@starboard/kernel';
import { answer } from '@starboard/room';
import type { RawData } from 'ws';
import { wireEvent } from '../matches/event.ts';
import type { SocketOutlet } from '../matches/outlet.ts';
import { ServerRefusal } from '../refusal.ts';
import type { Desk } from './desk.ts';
import { refusedFor } from './failures.ts';
import type { Follower } from './followers.ts';
import type { AskAgain } from './limits.ts';
import { sentAnswer } from './schemas.ts';

const route = '/api/matches/:id/socket';

/** Takes what a client sends through its socket: answers, with the checks and the limits that they have by themselves. */
export class SentAnswers {
  readonly #desk: Desk;
  readonly #follower: Follower;
  readonly #askAgain: AskAgain;
  readonly #outlet: SocketOutlet;

  constructor(desk: Desk, follower: Follower, askAgain: AskAgain, outlet: SocketOutlet) {
    this.#desk = desk;
    this.#follower = follower;
    this.#askAgain = askAgain;
    this.#outlet = outlet;
  }

  async take(message: RawData, isBinary: boolean): Promise<void> {
    const { metrics } = this.#desk.services;
    const began = performance.now();
    this.#outlet.begin();
    let status = 200;
    let number: number | undefined;
    try {
      await this.#askAgain(this.#follower.address);
      const sent = read(message, isBinary);
      number = sent.number;
      this.#tell('taken', { number, at: await this.#answer(sent) });
    } catch (thrown) {
      const about = { match: this.#follower.id, route };
      const refused = refusedFor(thrown, this.#desk.services.log, about);
      status = refused.status;
      metrics.refusals.inc({ code: refused.code });
      this.#tell('refused', { ...(number !== undefined && { number }), ...refused });
    } finally {
      this.#outlet.done();
      metrics.requests.observe({ method: 'MESSAGE', route, status }, (performance.now() - began) / 1_000);
    }
  }

  async #answer({ number: _, ...given }: ReturnType<typeof read>): Promise<number> {
    const { services, rooms } = this.#desk;
    const { device } = this.#follower;
    const player = device === undefined ? undefined : await services.people.withDevice(device);
    if (player === undefined) throw new ServerRefusal('no-player', 'Say who you are first: POST /api/players.');
    return answer(await rooms.room(this.#follower.id), player.id, given);
  }

  #tell(event: string, data: object): void {
    this.#outlet.reply(wireEvent(event, undefined, data));
  }
}

function read(message: RawData, isBinary: boolean) {
  const sent = isBinary ? undefined : maybeJson(String(message));
  if (isTooDeep(sent)) throw new ServerRefusal('bad-request', 'This is nested too deep.');
  const { success, data, error } = sentAnswer.safeParse(sent);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`);
  throw new ServerRefusal('bad-request', 'This message is not of the form it should have.', { problems });
}

function maybeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
