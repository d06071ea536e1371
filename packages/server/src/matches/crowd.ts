import type { Match, Outcome } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { Hash, Message, PlayerId } from '../store/index.ts';
import { Audience, isSameUpdate, type Missed, type Update } from './audience.ts';
import { together, type WireEvent, wireEvent } from './event.ts';
import { eventId, type Heard } from './event-id.ts';
import type { Listener } from './listener.ts';
import { Moment } from './moment.ts';
import { type Eyes, logFor } from './position.ts';
import { shownMessage, type TableView } from './shown.ts';

/** What a crowd must know of the match that it follows. */
interface Followed {
  readonly ended: Outcome | undefined;
  readonly revision: number;
  /** Refuses whoever may not see the match. */
  eyesOf(player: PlayerId | undefined, pinned: string | undefined): Eyes;
  tableFor(player: PlayerId | undefined, match: Match): Promise<TableView>;
}

/** Everybody who follows a match by an event stream. */
export class Crowd {
  readonly #followed: Followed;
  readonly #listeners = new Set<Listener>();
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
    // What another server has just stored is news to the others, too.
    this.tellMessages(messages.filter(({ number }) => number > this.#messages));
    const audience = this.#seat(listener, match);
    const table = await this.#followed.tableFor(listener.player, match);
    // While the names were looked up, the connection may have been lost.
    if (listener.isGone) return this.leave(listener);
    const unheard = messages.filter(({ number }) => number > (heard?.messages ?? 0));
    const hasTable = heard?.revision === this.#revision;
    const missed = hasTable ? audience.since(heard.entries) : undefined;
    const events =
      heard && missed
        ? [...this.#updates(missed, heard), ...this.#messagesFor(listener, unheard)]
        : [
            ...(hasTable ? [] : [wireEvent('table', undefined, table)]),
            ...unheard.map(message => wireEvent('chat', undefined, shownMessage(message, listener.player))),
            this.#state(audience, match),
          ];
    if (events.length > 0) listener.sendAnew(together(events));
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    const { audience } = listener;
    listener.audience = undefined;
    if (audience === undefined) return;
    // They may be back in a moment, so their audience stays for a while.
    audience.listeners.delete(listener);
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

  /** Tells of the last entry; hands back how many characters the updates had. */
  tellEntry(match: Match): number[] {
    this.#entries = match.entries;
    for (const [key, { isForgotten }] of this.#audiences) if (isForgotten) this.#audiences.delete(key);
    this.#moment = new Moment(match, this.#followed.ended);
    const moment = this.#moment;
    const told: { readonly update: Update; readonly event: WireEvent }[] = [];
    return [...this.#audiences.values()].map(audience => {
      const update = audience.advance(moment);
      const known = told.find(each => isSameUpdate(each.update, update));
      const event = known?.event ?? this.#event('update', update);
      if (known === undefined) told.push({ update, event });
      for (const listener of audience.listeners) listener.send(event);
      return event.text.length;
    });
  }

  tellMessages(messages: readonly Message[]): void {
    for (const message of messages) {
      this.#messages = message.number;
      for (const listener of this.#listeners) {
        for (const event of this.#messagesFor(listener, [message])) listener.send(event);
      }
    }
  }

  /** The table has changed: somebody may see through other eyes now, or no longer at all. */
  async tellTable(match: Match): Promise<void> {
    this.#revision = this.#followed.revision;
    for (const listener of [...this.#listeners]) await this.#tellTable(listener, match);
  }

  /** The match was taken up again. If it or its table went on meanwhile, everybody gets it anew. */
  async wake(match: Match): Promise<void> {
    const hasMoved = this.#entries !== match.entries || this.#revision !== this.#followed.revision;
    this.#entries = match.entries;
    if (hasMoved) await this.tellTable(match);
    else for (const listener of [...this.#listeners]) this.#seat(listener, match);
  }

  /** The match leaves memory; everybody stays. */
  sleep(): void {
    this.#moment = undefined;
    this.#audiences.clear();
    for (const listener of this.#listeners) listener.audience = undefined;
  }

  beat(now: number, stillHere: (player: PlayerId) => void): void {
    for (const listener of this.#listeners) {
      listener.beat(now);
      if (listener.player !== undefined) stillHere(listener.player);
    }
  }

  endAll(why?: Refusal): void {
    for (const listener of this.#listeners) this.#end(listener, why);
  }

  /** Ends the streams of devices that are nobody's any more: those of this person, or anybody's. */
  async dismiss(player: PlayerId | undefined, isKnown: (device: Hash) => Promise<boolean>): Promise<void> {
    for (const listener of [...this.#listeners]) {
      const { device } = listener;
      if (device === undefined || (player !== undefined && listener.player !== player)) continue;
      if (!(await isKnown(device))) this.#end(listener, new Refusal('no-player', 'This device was signed out.'));
    }
  }

  #end(listener: Listener, why?: Refusal): void {
    listener.end(why);
    this.leave(listener);
  }

  async #tellTable(listener: Listener, match: Match): Promise<void> {
    const { audience } = listener;
    try {
      const table = await this.#followed.tableFor(listener.player, match);
      if (!this.#listeners.has(listener)) return;
      const now = this.#seat(listener, match);
      if (now === audience) listener.send(this.#event('table', table));
      else listener.send(together([wireEvent('table', undefined, table), this.#state(now, match)]));
    } catch {
      this.#end(listener); // May no longer see it.
    }
  }

  /** Puts somebody among those who see the same. */
  #seat(listener: Listener, match: Match): Audience {
    const eyes = this.#followed.eyesOf(listener.player, listener.pinned);
    const { ended } = this.#followed;
    const key = keyOf(eyes);
    let audience = this.#audiences.get(key);
    if (audience === undefined || audience.ended !== ended) {
      audience = new Audience(eyes, this.#momentOf(match));
      this.#audiences.set(key, audience);
    }
    if (listener.audience !== audience) this.leave(listener);
    this.#listeners.add(listener);
    audience.listeners.add(listener);
    listener.audience = audience;
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

  #state({ position, eyes }: Audience, match: Match): WireEvent {
    return this.#event('state', { position, log: logFor(match, eyes) });
  }

  #updates(missed: readonly Missed[], { messages }: Heard): WireEvent[] {
    return missed.map(({ entries, update }) => this.#event('update', update, { entries, messages }));
  }

  #messagesFor({ player }: Listener, messages: readonly Message[]): WireEvent[] {
    return messages.map(message => this.#event('chat', shownMessage(message, player), { messages: message.number }));
  }

  /** An event after which one has heard everything, or less if it says so. */
  #event(name: string, data: unknown, heard: Partial<Heard> = {}): WireEvent {
    const all = { entries: this.#entries, messages: this.#messages, revision: this.#revision };
    return wireEvent(name, eventId({ ...all, ...heard }), data);
  }
}

function keyOf(eyes: Eyes): string {
  return eyes.join();
}
