import type { Match, Outcome } from '@starboard/kernel';
import { Audience, isSameUpdate, type Missed } from './audience.ts';
import type { Listener } from './listener.ts';
import { Moment } from './moment.ts';
import type { Heard, News, Told, Update } from './news.ts';
import { type Eyes, logFor, sharedEyes } from './position.ts';
import type { Message, Seating } from './record.ts';
import type { Refusal } from './refusal.ts';
import { everybody, type Somebody } from './seating.ts';
import { messageView, type TableView } from './table-view.ts';

/** What a crowd must know of the match that it follows. */
interface Followed {
  readonly seating: Seating;
  readonly ended: Outcome | undefined;
  readonly revision: number;
  /** Refuses whoever may not see the match. */
  eyesOf(player: Somebody, pinned: string | undefined): Eyes;
  tableFor(player: Somebody, match: Match): Promise<TableView>;
}

/** Everybody who follows a match. */
export class Crowd {
  readonly #followed: Followed;
  /** With those who see the same; nobody does while the match is not in memory. */
  readonly #listeners = new Map<Listener, Audience | undefined>();
  readonly #audiences = new Map<string, Audience>();
  #moment: Moment | undefined;
  /** What everybody has heard of. */
  #entries = 0;
  #messages = 0;
  #revision = 0;

  constructor(followed: Followed) {
    this.#followed = followed;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** The number of the last message that everybody has heard. */
  get messages(): number {
    return this.#messages;
  }

  /**
   * Somebody comes, or comes back and has heard something already: they get the rest, of the last messages too. It is sent
   * as one, so that a slow reader has all of it or none.
   */
  async join(listener: Listener, match: Match, messages: readonly Message[], heard?: Heard): Promise<void> {
    // What somebody else has just stored is news to the others, too.
    this.tellMessages(messages.filter(({ number }) => number > this.#messages));
    const audience = this.#seat(listener, match);
    const table = await this.#followed.tableFor(listener.player, match);
    // While the names were looked up, the connection may have been lost.
    if (listener.isGone) return this.leave(listener);
    const unheard = messages.filter(({ number }) => number > (heard?.messages ?? 0));
    const hasTable = heard?.revision === this.#revision;
    const missed = hasTable ? audience.since(heard.entries) : undefined;
    const news: readonly News[] =
      heard && missed
        ? [...this.#updates(missed, heard), ...unheard.map(message => this.#chat(listener, message))]
        : [
            ...(hasTable ? [] : [{ event: 'table', data: table } as const]),
            ...unheard.map(message => ({ event: 'chat', data: messageView(message, listener.player) }) as const),
            this.#state(audience, match),
          ];
    if (news.length > 0) listener.tellAnew(news);
  }

  leave(listener: Listener): void {
    // They may be back in a moment, so their audience stays for a while.
    this.#listeners.get(listener)?.listeners.delete(listener);
    this.#listeners.delete(listener);
  }

  /** Lets something happen, and keeps for those who listen how it looks on the way. */
  watching<T>(match: Match, act: () => T): T {
    const watchers = [...this.#audiences.values()].filter(({ listeners }) => listeners.size > 0);
    if (watchers.length === 0) return act();
    const look = () => {
      const moment = new Moment(match, this.#followed.ended);
      for (const audience of watchers) audience.glimpse(moment);
    };
    // A view that fails in the middle of a rule does not fail the answer: it is told in one piece.
    const forget = () => {
      for (const audience of watchers) audience.forget();
    };
    return match.watching(act, look, forget);
  }

  /** Tells of the last entry; hands back what each audience is told, be anybody there or not. */
  tellEntry(match: Match): News[] {
    this.#entries = match.entries;
    for (const [key, { isForgotten }] of this.#audiences) if (isForgotten) this.#audiences.delete(key);
    this.#moment = new Moment(match, this.#followed.ended);
    const moment = this.#moment;
    const told: { readonly update: Update; readonly news: News }[] = [];
    return [...this.#audiences.values()].map(audience => {
      const update = audience.advance(moment);
      const known = told.find(each => isSameUpdate(each.update, update));
      const news = known?.news ?? this.#news({ event: 'update', data: update });
      if (known === undefined) told.push({ update, news });
      for (const listener of audience.listeners) listener.tell(news);
      return news;
    });
  }

  tellMessages(messages: readonly Message[]): void {
    for (const message of messages) {
      this.#messages = message.number;
      for (const listener of this.#listeners.keys()) listener.tell(this.#chat(listener, message));
    }
  }

  /** The table has changed: somebody may see through other eyes now, or no longer at all. */
  async tellTable(match: Match): Promise<void> {
    this.#revision = this.#followed.revision;
    for (const listener of [...this.#listeners.keys()]) await this.#tellTable(listener, match);
  }

  /** The match was taken up again. If it or its table went on meanwhile, everybody gets it anew. */
  async wake(match: Match): Promise<void> {
    const hasMoved = this.#entries !== match.entries || this.#revision !== this.#followed.revision;
    this.#entries = match.entries;
    if (hasMoved) await this.tellTable(match);
    else for (const listener of [...this.#listeners.keys()]) this.#seat(listener, match);
  }

  /** The match leaves memory; everybody stays. */
  sleep(): void {
    this.#moment = undefined;
    this.#audiences.clear();
    for (const listener of this.#listeners.keys()) this.#listeners.set(listener, undefined);
  }

  endAll(why?: Refusal): void {
    for (const listener of this.#listeners.keys()) this.#end(listener, why);
  }

  dismiss(listener: Listener, why: Refusal): void {
    if (this.#listeners.has(listener)) this.#end(listener, why);
  }

  #end(listener: Listener, why?: Refusal): void {
    listener.end(why);
    this.leave(listener);
  }

  async #tellTable(listener: Listener, match: Match): Promise<void> {
    const audience = this.#listeners.get(listener);
    try {
      const table = await this.#followed.tableFor(listener.player, match);
      if (!this.#listeners.has(listener)) return;
      const now = this.#seat(listener, match);
      if (now === audience) listener.tell(this.#news({ event: 'table', data: table }));
      else listener.tellAnew([{ event: 'table', data: table }, this.#state(now, match)]);
    } catch {
      this.#end(listener); // May no longer see it.
    }
  }

  /** Puts somebody among those who see the same. */
  #seat(listener: Listener, match: Match): Audience {
    const eyes = this.#followed.eyesOf(listener.player, listener.pinned);
    const { ended } = this.#followed;
    const isShared = listener.player === everybody;
    const key = isShared ? 'everybody' : eyes.join();
    let audience = this.#audiences.get(key);
    if (audience === undefined || audience.ended !== ended) {
      const eyesNow = isShared ? () => sharedEyes(match, this.#followed.seating) : () => eyes;
      audience = new Audience(eyesNow, this.#momentOf(match));
      this.#audiences.set(key, audience);
    }
    if (this.#listeners.get(listener) !== audience) this.leave(listener);
    this.#listeners.set(listener, audience);
    audience.listeners.add(listener);
    return audience;
  }

  /** This moment, which lasts as long as nothing happens. */
  #momentOf(match: Match): Moment {
    const { ended } = this.#followed;
    const isNow =
      this.#moment?.match === match && this.#moment.entries === match.entries && this.#moment.ended === ended;
    if (!isNow) this.#moment = new Moment(match, ended);
    return this.#moment!;
  }

  #state({ position, eyes }: Audience, match: Match): News {
    return this.#news({ event: 'state', data: { position, log: logFor(match, eyes) } });
  }

  #updates(missed: readonly Missed[], { messages }: Heard): News[] {
    return missed.map(({ entries, update }) => this.#news({ event: 'update', data: update }, { entries, messages }));
  }

  #chat({ player }: Listener, message: Message): News {
    return this.#news({ event: 'chat', data: messageView(message, player) }, { messages: message.number });
  }

  /** News after which one has heard everything, or less if that is said. */
  #news(told: Told, heard: Partial<Heard> = {}): News {
    const all = { entries: this.#entries, messages: this.#messages, revision: this.#revision };
    return { ...told, heard: { ...all, ...heard } };
  }
}
