import type { Listener, News, Refusal } from '@starboard/room';
import { uptime } from '../clock.ts';
import type { Hash, PlayerId } from '../store/index.ts';
import { heartbeat, type WireEvent } from './event.ts';
import type { Outlet } from './outlet.ts';
import { togetherOnWire, wired } from './wire.ts';

/** Whoever has not read what was sent within this time is gone. */
const patienceMillis = 60_000;

interface Who {
  readonly player: PlayerId | undefined;
  /** By which of their devices. */
  readonly device: Hash | undefined;
  readonly pinned: string | undefined;
  /** Where the stream goes to. */
  readonly address: string;
}

/** Somebody who follows a match by a connection. Someone who reads slowly misses updates and then gets everything anew; nothing piles up. */
export class StreamListener implements Listener {
  readonly player: PlayerId | undefined;
  readonly device: Hash | undefined;
  /** The one seat that was asked for, if not all of the player's. */
  readonly pinned: string | undefined;
  readonly address: string;
  readonly #outlet: Outlet;
  readonly #catchUp: () => void;
  #blockedSince: number | undefined;
  #hasMissed = false;
  #hasEnded = false;

  constructor(outlet: Outlet, { player, device, pinned, address }: Who, catchUp: (listener: StreamListener) => void) {
    this.#outlet = outlet;
    this.player = player;
    this.device = device;
    this.pinned = pinned;
    this.address = address;
    this.#catchUp = () => catchUp(this);
    outlet.onDrained(() => this.#drained());
  }

  get isGone(): boolean {
    return this.#hasEnded || this.#outlet.isGone;
  }

  tell(news: News): void {
    this.#send(wired(news));
  }

  tellAnew(news: readonly News[]): void {
    this.#hasMissed = false;
    this.#send(togetherOnWire(news));
  }

  /** A sign of life for whatever lies between. Whoever has read nothing for too long is let go. */
  beat(now: number): void {
    if (this.#hasEnded) return;
    if (this.#blockedSince === undefined) this.#send(heartbeat);
    else if (now - this.#blockedSince > patienceMillis) this.#outlet.destroy();
  }

  /** Ends the stream; a browser comes back by itself, unless it is told why that is in vain. */
  end(why?: Refusal): void {
    if (why !== undefined) this.tell({ event: 'gone', data: { code: why.code, message: why.message } });
    this.#hasEnded = true;
    this.#outlet.end();
    // A reader who does not read would keep the connection open for ever.
    if (this.#blockedSince !== undefined) this.#outlet.destroy();
  }

  /** Unless so much is unread that it has to wait; then everything is sent anew later. */
  #send(event: WireEvent): void {
    if (this.#blockedSince !== undefined || this.#hasMissed) {
      this.#hasMissed = true;
    } else if (!this.#outlet.send(event)) {
      this.#blockedSince = uptime();
    }
  }

  #drained(): void {
    this.#blockedSince = undefined;
    if (this.#hasMissed) this.#catchUp();
  }
}
