import { createRequire } from 'node:module';
import type { Socket } from 'socket.io-client';
import { randomPaces } from '../race.ts';
import type { Asked, Crowd } from './crowd.ts';

// As boardgame.io itself loads it: an import would bring the build for debugging.
const { io } = createRequire(import.meta.url)('socket.io-client') as typeof import('socket.io-client');

interface TheirState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

const nextPace = randomPaces();

/** A client of boardgame.io: says what its own client says, and does not work out its moves in advance as that one does. */
export class TheirClient implements Asked {
  readonly #socket: Socket;
  readonly #crowd: Crowd;
  readonly #match: string;
  readonly #player: string;
  #stateId = 0;
  #due: number | undefined;

  private constructor(socket: Socket, crowd: Crowd, match: string, player: string) {
    this.#socket = socket;
    this.#crowd = crowd;
    this.#match = match;
    this.#player = player;
  }

  /** Sits down at a match, which the first one to sit down makes. */
  static join(port: number, crowd: Crowd, match: string, player: string, players: number): Promise<TheirClient> {
    const socket = io(`http://127.0.0.1:${port}/race`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    const client = new TheirClient(socket, crowd, match, player);
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('connect', () => {
        client.#countBytes();
        socket.emit('sync', match, player, undefined, players);
      });
      socket.on('sync', (_match: string, { state }: { state: TheirState }) => {
        resolve(client);
        client.#hear(state);
      });
      socket.on('update', (_match: string, state: TheirState) => client.#hear(state));
      socket.on('disconnect', reason => {
        if (reason !== 'io client disconnect') crowd.failed(new Error(`Disconnected: ${reason}`));
      });
    });
  }

  answer(due: number): void {
    this.#due = due;
    const payload = { type: 'pace', args: [nextPace()], playerID: this.#player };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.#stateId, this.#match, this.#player);
  }

  leave(): void {
    this.#socket.disconnect();
  }

  #hear({ _stateID, ctx }: TheirState): void {
    this.#stateId = _stateID;
    if (this.#due !== undefined) this.#crowd.seen(performance.now() - this.#due);
    this.#due = undefined;
    if (ctx.currentPlayer === this.#player) this.#crowd.asked(this);
  }

  #countBytes(): void {
    this.#socket.io.engine.on('packet', ({ data }) => {
      if (typeof data === 'string' && isUpdate(data)) this.#crowd.received(frameBytes(data));
    });
  }
}

function isUpdate(packet: string): boolean {
  return packet.startsWith('2/race,["update"');
}

/** A frame of a WebSocket from a server: a header by the length, the type of the packet, the packet. */
function frameBytes(packet: string): number {
  const payload = 1 + Buffer.byteLength(packet);
  return payload + (payload < 126 ? 2 : payload < 65_536 ? 4 : 10);
}
