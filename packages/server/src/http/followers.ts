import type { Room } from '@starboard/room';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../addresses.ts';
import { readEventId } from '../matches/event-id.ts';
import { StreamListener } from '../matches/listener.ts';
import type { Outlet } from '../matches/outlet.ts';
import type { Hash, Player } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { Streams } from './streams.ts';

interface Following {
  readonly id: string;
  readonly seat: string | undefined;
  readonly lastEventId: string | undefined;
}

/** Somebody who may follow a match, and has a place to do it. */
export interface Follower extends Following {
  readonly room: Room;
  readonly player: Player | undefined;
  /** By which of their devices. */
  readonly device: Hash | undefined;
  readonly address: string;
  readonly giveUp: () => void;
}

/** Everybody who follows a match from here, in whatever way. */
export class Followers {
  readonly #desk: Desk;
  readonly #streams: Streams;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#streams = new Streams(desk.services.settings);
  }

  /** Refuses whoever may not see the match, and whoever follows too many. Nothing, if they have gone already. */
  async admit(request: FastifyRequest, following: Following): Promise<Follower | undefined> {
    const player = await this.#desk.playerOf(request);
    const room = await this.#desk.rooms.room(following.id);
    await room.upToDate(() => room.eyesOf(player?.id, following.seat));
    // Whoever has gone already would keep a place for ever.
    if (request.raw.socket.destroyed) return undefined;
    const giveUp = this.#streams.take(networkOf(request.ip));
    this.#count();
    const device = player && this.#desk.deviceOf(request);
    return { ...following, room, player, device, address: request.ip, giveUp };
  }

  /** From now on; hands back how to stop. */
  async follow({ room, player, device, seat, address, lastEventId, giveUp }: Follower, outlet: Outlet): Promise<void> {
    const { services, rooms } = this.#desk;
    const { gate, log } = services;
    const lost = (thrown: unknown) => {
      log.error({ err: thrown, match: room.id }, 'a stream broke');
      outlet.destroy();
    };
    const who = { player: player?.id, device, pinned: seat, address };
    const listener = new StreamListener(outlet, who, lagging => void room.listen(lagging).catch(lost));
    const leaveGate = gate.watch(address, () => outlet.destroy());
    outlet.onGone(() => {
      leaveGate();
      rooms.leave(listener);
      giveUp();
      this.#count();
    });
    await rooms.follow(room, listener, readEventId(lastEventId)).catch(lost);
  }

  #count(): void {
    this.#desk.services.metrics.streams.set(this.#streams.open);
  }
}
