import { createHmac, randomBytes } from 'node:crypto';
import { Refusal } from '@starboard/room';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { uptime } from './clock.ts';
import type { Settings } from './settings.ts';
import { isTrouble, StoreError } from './store/index.ts';

const minute = 60_000;

type LogMethod = (...line: unknown[]) => void;

/** JSON lines on stderr. What would be said of each request alike is said once. */
export function logOptions({ logLevel }: Pick<Settings, 'logLevel'>, stream: NodeJS.WritableStream) {
  const repeats = new Repeats();
  return {
    level: logLevel,
    stream,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    hooks: {
      logMethod(this: unknown, line: unknown[], write: LogMethod) {
        const error = (line[0] as { err?: unknown } | undefined)?.err;
        const unsaid = repeats.unsaidBefore(error);
        if (unsaid === undefined) return;
        const [first, ...rest] = line;
        write.apply(this, unsaid === 0 ? line : [{ ...(first as object), unsaid }, ...rest]);
      },
    },
  };
}

/** A database that does not work is told once a minute, a damaged row once. */
class Repeats {
  readonly #damages = new LRUCache<string, true>({ max: 1_000 });
  #saidAt = Number.NEGATIVE_INFINITY;
  #unsaid = 0;

  /** How many of this kind were not said since the last one; nothing, if this one is not to be said either. */
  unsaidBefore(error: unknown): number | undefined {
    if (error instanceof StoreError && error.code === 'damaged-row') {
      if (this.#damages.has(error.message)) return undefined;
      this.#damages.set(error.message, true);
      return 0;
    }
    if (!isTrouble(error) && !(error instanceof Refusal && error.code === 'store-failed')) return 0;
    const now = uptime();
    if (now - this.#saidAt < minute) {
      this.#unsaid += 1;
      return undefined;
    }
    const unsaid = this.#unsaid;
    this.#saidAt = now;
    this.#unsaid = 0;
    return unsaid;
  }
}

/** How an address stands in the log: as it is, as something that tells it from others until the server is started anew, or not at all. */
export function addressTeller({
  logAddresses,
}: Pick<Settings, 'logAddresses'>): (address: string) => string | undefined {
  if (logAddresses === 'none') return () => undefined;
  if (logAddresses === 'plain') return address => address;
  const salt = randomBytes(32);
  const told = new LRUCache<string, string>({ max: 1_000 });
  return address => {
    const known = told.get(address) ?? createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
    told.set(address, known);
    return known;
  };
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/**
 * How a request has its lines in the log: each says which request it was, who asked, and for which seat. That is put together
 * when there is a line: most requests have none.
 */
export function requestLogs(
  log: FastifyBaseLogger,
  settings: Pick<Settings, 'logAddresses'>,
): (request: FastifyRequest) => FastifyBaseLogger {
  const told = addressTeller(settings);
  const about = (request: FastifyRequest) => {
    const [address, seat] = [told(request.ip), seatOf(request)];
    return { reqId: request.id, ...(address !== undefined && { address }), ...(seat !== undefined && { seat }) };
  };
  const isTold = (level: string) =>
    (log as unknown as { isLevelEnabled(level: string): boolean }).isLevelEnabled(level);
  const late = Object.create(log) as FastifyBaseLogger;
  for (const level of levels) {
    late[level] = function (this: { readonly request: FastifyRequest }, ...line: unknown[]) {
      if (isTold(level)) (log.child(about(this.request))[level] as LogMethod)(...line);
    };
  }
  return request => Object.assign(Object.create(late), { request });
}

/** The seat that a request names, if it names one. */
function seatOf({ params, query, body }: FastifyRequest): string | undefined {
  for (const part of [params, query, body]) {
    const { seat } = (part ?? {}) as { seat?: unknown };
    if (typeof seat === 'string') return seat;
  }
  return undefined;
}
