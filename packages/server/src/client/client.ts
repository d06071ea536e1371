import type { Journal, SeatId } from '@starboard/kernel';
import type { TableView } from '@starboard/room';
import { Following, type Patience, usualPatience } from './following.ts';
import { MatchSocket, type SocketMaker } from './match-socket.ts';
import { refusalFrom, unreadable } from './refused.ts';
import type * as t from './types.ts';

export interface ClientOptions {
  /** Who asks. A browser needs none: it has a cookie. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** Matches are followed, and answered in, through a WebSocket where there is one: this one, or else the usual. */
  readonly WebSocket?: SocketMaker | 'none';
}

export interface FollowOptions {
  /** Which of the own seats to look through; without it, the one that is asked. */
  readonly seat?: SeatId;
  readonly patience?: Patience;
}

/**
 * A server, as one person uses it: a method for each thing it can do. What the server refuses is thrown as `Refused`; that
 * it cannot be reached at all, as whatever `fetch` throws.
 */
export class Client {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: typeof fetch;
  readonly #token: string | undefined;
  readonly #sockets = new Map<string, MatchSocket>();
  #Maker: SocketMaker | undefined;

  /** A page names its own server by the empty address. */
  constructor(
    url: string,
    { token, fetch: send = (...args) => fetch(...args), WebSocket: Maker = globalThis.WebSocket }: ClientOptions = {},
  ) {
    this.#url = url.replace(/\/+$/, '');
    this.#token = token;
    this.#Maker = Maker === 'none' ? undefined : Maker;
    this.#headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    this.#fetch = send;
  }

  games(): Promise<t.OfferedGame[]> {
    return this.#ask('GET', '/games');
  }

  /** Where people at other machines reach the server. */
  address(): Promise<t.Address> {
    return this.#ask('GET', '/address');
  }

  /** Becomes a player. In a browser the cookie remembers it; elsewhere, make a client with the token that is told. */
  join(name?: string): Promise<t.Welcome> {
    return this.#ask('POST', '/players', { name });
  }

  me(): Promise<t.Me> {
    return this.#ask('GET', '/players/me');
  }

  rename(name: string): Promise<t.Me> {
    return this.#ask('PATCH', '/players/me', { name });
  }

  /** A code that makes another device the same player. */
  carryCode(): Promise<t.CarryCode> {
    return this.#ask('POST', '/players/me/carry', {});
  }

  /** Becomes the player who got this code. */
  carry(code: string): Promise<t.Welcome> {
    return this.#ask('POST', '/players/carry', { code });
  }

  devices(): Promise<t.OwnDevice[]> {
    return this.#ask('GET', '/players/me/devices');
  }

  /** This device, or another of the same player, is theirs no more. */
  signOut(device: string): Promise<void> {
    return this.#ask('DELETE', `/players/me/devices/${encodeURIComponent(device)}`);
  }

  signOutElsewhere(): Promise<void> {
    return this.#ask('DELETE', '/players/me/devices');
  }

  /** All that the server keeps about this player. */
  ownData(): Promise<t.OwnData> {
    return this.#ask('GET', '/players/me/data');
  }

  /** This player is no more, on any device. */
  deleteMe(): Promise<void> {
    return this.#ask('DELETE', '/players/me');
  }

  matches(): Promise<t.ListedMatch[]> {
    return this.#ask('GET', '/players/me/matches');
  }

  /** Takes a match out of the list of one's own, or puts it back there. */
  putAway(match: string, away: boolean): Promise<void> {
    return this.#ask('PUT', `/players/me${matchPath(match)}`, { away });
  }

  /** Deletes a match for everybody; that is up to its host. */
  deleteMatch(match: string): Promise<void> {
    return this.#ask('DELETE', matchPath(match));
  }

  begin(match: t.NewMatch): Promise<t.Founded> {
    return this.#ask('POST', '/matches', match);
  }

  look(match: string, seat?: SeatId): Promise<t.Whole> {
    return this.#ask('GET', `${matchPath(match)}${lookingThrough(seat)}`);
  }

  follow(match: string, { seat, patience = usualPatience }: FollowOptions = {}): Following {
    return new Following((lastEventId, signal) => this.#news(match, seat, lastEventId, signal), patience);
  }

  /** Once this is kept, the answer is stored and will not be lost. */
  answer(match: string, answering: t.Answering): Promise<t.Taken> {
    const socket = this.#sockets.get(match);
    if (socket?.isOpen) return socket.answer(answering);
    return this.#ask('POST', `${matchPath(match)}/answers`, answering);
  }

  undoPoints(match: string): Promise<t.UndoPoints> {
    return this.#ask('GET', `${matchPath(match)}/undo`);
  }

  undo(match: string, keep: number): Promise<t.UndoState> {
    return this.#ask('POST', `${matchPath(match)}/undo`, { keep });
  }

  replyToUndo(match: string, agree: boolean): Promise<t.UndoState> {
    return this.#ask('POST', `${matchPath(match)}/undo/reply`, { agree });
  }

  /** What an answer would lead to, without giving it. */
  odds(match: string, answering: t.Answering, signal?: AbortSignal): Promise<t.Odds> {
    return this.#ask('POST', `${matchPath(match)}/odds`, answering, signal);
  }

  say(match: string, text: string): Promise<t.Said> {
    return this.#ask('POST', `${matchPath(match)}/chat`, { text });
  }

  /** What this invitation is to. */
  invitation(match: string, key: string): Promise<t.ShownInvitation> {
    return this.#ask('POST', `${matchPath(match)}/invitation/look`, { key });
  }

  /** Takes the seat that this invitation is for; if it is to the table, the one that is named. */
  claim(match: string, key: string, seat?: SeatId): Promise<t.Claimed> {
    return this.#ask('POST', `${matchPath(match)}/claim`, { key, seat });
  }

  /** Sits down at a seat that one handed over, or that is one's to give away. */
  take(match: string, seat: SeatId): Promise<TableView> {
    return this.#ask('PUT', `${seatPath(match, seat)}/player`, {});
  }

  /** A key with which arrivals choose among the seats that nobody holds. */
  inviteToTable(match: string): Promise<t.Invitation> {
    return this.#ask('POST', `${matchPath(match)}/invitation`, {});
  }

  invite(match: string, seat: SeatId): Promise<t.Invitation> {
    return this.#ask('POST', `${seatPath(match, seat)}/invitation`, {});
  }

  handToBot(match: string, seat: SeatId, bot?: string): Promise<TableView> {
    return this.#ask('PUT', `${seatPath(match, seat)}/bot`, { bot });
  }

  standUp(match: string, seat: SeatId): Promise<void> {
    return this.#ask('DELETE', seatPath(match, seat));
  }

  resign(match: string, seats?: SeatId[]): Promise<TableView> {
    return this.#ask('POST', `${matchPath(match)}/resign`, { seats });
  }

  rematch(match: string): Promise<t.Founded> {
    return this.#ask('POST', `${matchPath(match)}/rematch`, {});
  }

  /** The journal of a match that is over. */
  replay(match: string): Promise<Journal> {
    return this.#ask('GET', `${matchPath(match)}/replay`);
  }

  /** The best scores of a game, the best first. */
  scores(game: string, asked: { setup?: string | undefined; most?: number } = {}): Promise<t.RankedScore[]> {
    const wishes = Object.entries({ game, ...asked }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return this.#ask('GET', `/scores?${new URLSearchParams(wishes)}`);
  }

  /** The set-ups of a game with which somebody has scored. */
  scoredSetups(game: string): Promise<t.ScoredSetup[]> {
    return this.#ask('GET', `/scores/setups?${new URLSearchParams({ game })}`);
  }

  score(id: string): Promise<t.Score> {
    return this.#ask('GET', `/scores/${encodeURIComponent(id)}`);
  }

  /** The journal of the match that scored this. */
  scoreReplay(id: string): Promise<Journal> {
    return this.#ask('GET', `/scores/${encodeURIComponent(id)}/replay`);
  }

  /** Where a match stands among those with the same set-up, if its score is listed. */
  async rank(match: string): Promise<t.Rank | undefined> {
    const { listed } = await this.#ask<{ listed?: t.Rank }>('GET', `${matchPath(match)}/rank`);
    return listed;
  }

  /** Makes a journal a match that can be looked at. */
  bringReplay(journal: Journal): Promise<Pick<t.Founded, 'id'>> {
    return this.#ask('POST', '/replays', journal);
  }

  async #ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await this.#send(path, { method, headers, ...content, ...(signal && { signal }) });
    return response.status === 204 ? (undefined as T) : readJson(response);
  }

  /** Through a socket. If that cannot be had and a stream can, something on the way knows no sockets: no more are tried. */
  async #news(match: string, seat: SeatId | undefined, lastEventId: string, signal: AbortSignal) {
    const socket = await this.#maybeSocket(match, seat, lastEventId, signal);
    if (socket !== undefined) return socket.events;
    const stream = await this.#stream(`${matchPath(match)}/stream${lookingThrough(seat)}`, lastEventId, signal);
    this.#Maker = undefined;
    return stream;
  }

  async #maybeSocket(match: string, seat: SeatId | undefined, lastEventId: string, signal: AbortSignal) {
    if (this.#sockets.get(match)?.wasMute) this.#Maker = undefined;
    if (this.#Maker === undefined) return undefined;
    const url = new URL(`${this.#url}/api${matchPath(match)}/socket`, globalThis.location?.href);
    if (seat !== undefined) url.searchParams.set('seat', seat);
    if (lastEventId !== '') url.searchParams.set('last-event-id', lastEventId);
    const socket = await MatchSocket.open(this.#Maker, url, this.#token, signal);
    if (socket !== undefined) this.#sockets.set(match, socket);
    return socket;
  }

  async #stream(path: string, lastEventId: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const resuming: Record<string, string> = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
    const response = await this.#send(path, { headers: { accept: 'text/event-stream', ...resuming }, signal });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || response.body === null) throw unreadable(response);
    return response.body;
  }

  async #send(path: string, { headers, ...request }: RequestInit & { headers: Record<string, string> }) {
    const response = await this.#fetch(`${this.#url}/api${path}`, {
      credentials: 'same-origin',
      headers: { ...this.#headers, ...headers },
      ...request,
    });
    if (!response.ok) throw await refusalFrom(response);
    return response;
  }
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(response);
  }
}

function matchPath(match: string): string {
  return `/matches/${encodeURIComponent(match)}`;
}

function seatPath(match: string, seat: SeatId): string {
  return `${matchPath(match)}/seats/${encodeURIComponent(seat)}`;
}

function lookingThrough(seat: SeatId | undefined): string {
  return seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`;
}
