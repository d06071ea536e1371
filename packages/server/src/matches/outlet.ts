import type { ServerResponse } from 'node:http';
import { lastChunk, packedHeader, type WireEvent } from './event.ts';

/** A connection that events are sent through. */
export interface Outlet {
  readonly isGone: boolean;
  /** False: so much is unread that the rest had better wait until it has drained. */
  send(event: WireEvent): boolean;
  onDrained(then: () => void): void;
  /** After all that was sent. */
  end(): void;
  destroy(): void;
}

/** The answer to a request for server-sent events, whose headers were sent. */
export function streamOutlet(response: ServerResponse, isPacked: boolean): Outlet {
  // Its pieces are put together once for everybody, and not by each response.
  response.chunkedEncoding = false;
  const way = isPacked ? 'packedChunk' : 'chunk';
  if (isPacked) response.write(packedHeader);
  return {
    get isGone() {
      return response.destroyed || response.writableEnded;
    },
    send: event => response.write(event[way]),
    onDrained: then => response.on('drain', then),
    end: () => response.end(lastChunk),
    destroy: () => response.destroy(),
  };
}
