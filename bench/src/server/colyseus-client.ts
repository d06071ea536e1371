import { type Plain, same } from '@starboard/kernel';
import { Client, type Room } from 'colyseus.js';
import { randomPaces } from '../race.ts';
import type { RaceOptions, SentRace } from './colyseus-room.ts';
import type { Company } from './contestant.ts';
import type { Asked, Crowd } from './crowd.ts';

/** What begins a change of the state on the wire. */
const patchSign = 15;

const nextPace = randomPaces();

/** Somebody in a room of Colyseus, by its own client, which keeps the state up to date. */
class ColyseusClient implements Asked {
  readonly #room: Room<SentRace>;
  readonly #crowd: Crowd;
  readonly #place: number;
  readonly #runners: number;
  #due: number | undefined;
  #hasLeft = false;
  #turn = -1;

  constructor(room: Room<SentRace>, crowd: Crowd, place: number, runners: number) {
    this.#room = room;
    this.#crowd = crowd;
    this.#place = place;
    this.#runners = runners;
    this.#countBytes();
    room.onStateChange(state => this.#hear(state));
    room.onError((code, message) => crowd.failed(new Error(`Colyseus: ${code} ${message}`)));
    room.onLeave(code => {
      if (!this.#hasLeft) crowd.failed(new Error(`Disconnected: ${code}`));
    });
    if (room.state?.turn !== undefined) this.#hear(room.state);
  }

  get state(): Plain {
    return JSON.parse(JSON.stringify(this.#room.state));
  }

  answer(due: number): void {
    this.#due = due;
    this.#room.send('pace', nextPace());
  }

  leave(): void {
    this.#hasLeft = true;
    void this.#room.leave();
  }

  #hear({ turn }: SentRace): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    if (this.#due !== undefined) this.#crowd.seen(performance.now() - this.#due);
    this.#due = undefined;
    if (turn % this.#runners === this.#place) this.#crowd.asked(this);
  }

  /** Its client hands the socket its own listener once and for all, so that bytes are counted by another one. */
  #countBytes(): void {
    const { ws } = this.#room.connection.transport as unknown as { readonly ws: WebSocket };
    ws.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
      if (new Uint8Array(data)[0] !== patchSign) return;
      this.#crowd.received(data.byteLength + (data.byteLength < 126 ? 2 : 4));
    });
  }
}

/** Opens a room and fills it. */
export async function gatherInRoom(port: number, crowd: Crowd, options: RaceOptions): Promise<Company> {
  const host = new Client(`ws://127.0.0.1:${port}`);
  const first = await host.create<SentRace>('race', options);
  const rooms = [first];
  // One after the other: the order in which they come is that of the turns.
  while (rooms.length < options.runners) rooms.push(await host.joinById<SentRace>(first.roomId, options));
  const clients = rooms.map((room, place) => new ColyseusClient(room, crowd, place, options.runners));
  return {
    async check() {
      const [one, ...others] = clients.map(({ state }) => state);
      if (!others.every(state => same(state, one))) throw new Error('The clients of a room see different states.');
    },
    leave() {
      for (const client of clients) client.leave();
    },
  };
}
