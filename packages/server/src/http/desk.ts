import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';
import { hashOf } from '../keys.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Services } from '../matches/services.ts';
import { ServerRefusal } from '../refusal.ts';
import { isEncrypted, type Settings } from '../settings.ts';
import type { Hash, Player } from '../store/index.ts';

/** Requests have the types of their schemas. What is answered is checked when it is sent. */
interface RequestsBySchema extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  RequestsBySchema
>;

/** Under https no other host of the same domain can put a cookie in its place. */
export function cookieNameOf(settings: Settings): string {
  return isEncrypted(settings) ? '__Host-starboard' : 'starboard';
}

/** Tells the page, which cannot see the other, that there is a player: asking in vain would be noted as an error. */
const knownCookieName = 'starboard-known';
const cookieDays = 400;

/** Where requests are received: who asks, and about which match. */
export class Desk {
  readonly services: Services;
  readonly rooms: Rooms;

  constructor(services: Services, rooms: Rooms) {
    this.services = services;
    this.rooms = rooms;
  }

  /** Who asks, by the cookie or, for programs, by a header. */
  async playerOf(request: FastifyRequest): Promise<Player | undefined> {
    const device = this.deviceOf(request);
    return device === undefined ? undefined : this.services.people.withDevice(device);
  }

  /**
   * What the cookie or the header stands for, be it somebody's or nobody's. A browser lets no page send a header with a
   * WebSocket: a program in one puts its token among the protocols.
   */
  deviceOf({ headers, cookies }: FastifyRequest): Hash | undefined {
    const [, bearer] = /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '') ?? [];
    const [, offered] = /\bbearer\.([\w-]{1,128})(?=$|[\s,])/.exec(headers['sec-websocket-protocol'] ?? '') ?? [];
    const token = bearer ?? offered ?? cookies[cookieNameOf(this.services.settings)];
    return token === undefined ? undefined : hashOf(token);
  }

  async requirePlayer(request: FastifyRequest): Promise<Player> {
    const player = await this.playerOf(request);
    if (player === undefined) throw new ServerRefusal('no-player', 'Say who you are first: POST /api/players.');
    return player;
  }

  giveCookie(reply: FastifyReply, token: string): void {
    this.#setCookies(reply, token, cookieDays * 24 * 60 * 60);
  }

  /** The browser forgets that there was a player. */
  takeCookie(reply: FastifyReply): void {
    this.#setCookies(reply, '', 0);
  }

  #setCookies(reply: FastifyReply, token: string, maxAge: number): void {
    const { settings } = this.services;
    const lasting = { sameSite: 'lax', path: '/', maxAge, secure: isEncrypted(settings) } as const;
    reply.setCookie(cookieNameOf(settings), token, { ...lasting, httpOnly: true });
    reply.setCookie(knownCookieName, token === '' ? '' : '1', lasting);
  }
}
