import { type Entry, type Match, type Outcome, repeats, type SeatId, TableError } from '@starboard/kernel';
import type { Around } from './around.ts';
import { BotPlayer } from './bots.ts';
import { Crowd } from './crowd.ts';
import type { Listener, Visitor } from './listener.ts';
import type { Heard } from './news.ts';
import type { Offered } from './offered.ts';
import type { Eyes } from './position.ts';
import type { MatchRecord, Row, Seating, StoredMatch } from './record.ts';
import { isMissingMatch, Refusal, RoomRefusal, unknownMatch } from './refusal.ts';
import { resumeStored, standingOf } from './resume.ts';
import {
  hasBots,
  peopleOf,
  requireWatchable,
  type Somebody,
  seatsOf,
  withoutInvitations,
  withoutStuck,
  withoutUndo,
} from './seating.ts';
import { type TableView, tableView } from './table-view.ts';
import type { Payer } from './thinker.ts';

/** The position is kept in a pause of play, or without one after so many entries. */
const pauseMillis = 2_000;
const mostUnkept = 64;
const mostMessages = 100;
/** Whoever looks without following the match counts as there for so long. */
const lookMillis = 60_000;

/** What others may have changed; `missed` says that it may be anything. */
export type Change = 'entry' | 'seating' | 'message' | 'missed';

/** One match and everybody who follows it. It is in memory only while somebody plays it. */
export class Room {
  readonly around: Around;
  readonly offered: Offered;
  readonly record: MatchRecord;
  readonly #crowd: Crowd;
  readonly #bots: BotPlayer;
  #seating: Seating;
  #revision: number;
  #match: Match | undefined;
  /** How many entries the kept position stands on. */
  #kept = 0;
  #keptAnswers = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  #usedAt: number;
  /** Who came last to see how the match stands, and when somebody last looked without following it. */
  #visitor: Visitor = {};
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isGone = false;

  constructor({ checkpoint: _, seating, revision, ...record }: StoredMatch, offered: Offered, around: Around) {
    this.around = around;
    this.offered = offered;
    this.record = record;
    this.#seating = seating;
    this.#revision = revision;
    this.#usedAt = around.clock.uptime();
    this.#crowd = new Crowd(this);
    this.#bots = new BotPlayer(this);
  }

  get id(): string {
    return this.record.id;
  }

  get seating(): Seating {
    return this.#seating;
  }

  /** Counts the changes of the table. The end of the match is one, for the seed is told then; and that no more is taken is one. */
  get revision(): number {
    return this.#revision + (this.#match?.outcome ? 1 : 0) + (this.#isFull ? 1 : 0);
  }

  /** The match was given up. */
  get ended(): Outcome | undefined {
    return this.#seating.ended;
  }

  get isInMemory(): boolean {
    return this.#match !== undefined;
  }

  get isFollowed(): boolean {
    return this.#crowd.size > 0;
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  /** Nobody follows it, nothing is in memory, nothing under way: the room can be forgotten. */
  get isEmpty(): boolean {
    return this.#match === undefined && this.#crowd.size === 0 && this.#underWay === 0;
  }

  /** The match was deleted. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** One thing after the other, on the match as it stands then. */
  inTurn<T>(work: (match: Match) => Promise<T> | T): Promise<T> {
    this.#usedAt = this.around.clock.uptime();
    return this.#enqueue(work);
  }

  /** The same with all that others have stored by now, heard of or not: what was answered elsewhere is seen here at once. */
  upToDate<T>(work: (match: Match) => Promise<T> | T): Promise<T> {
    return this.inTurn(async match => work(await this.catchUp(match)));
  }

  /** Lets somebody answer, and everybody see what comes of it step by step. In turn. */
  watching<T>(match: Match, act: () => T): T {
    return this.#crowd.watching(match, act);
  }

  /** Whether somebody is there to see what happens: by a stream, by a look, or about in a seat of their own. */
  async isAttended(): Promise<boolean> {
    if (this.#crowd.size > 0 || this.around.clock.uptime() - this.#lookedAt < lookMillis) return true;
    const faces = await this.around.people.named(peopleOf(this.#seating));
    return [...faces.values()].some(({ seen }) => seen >= this.#awaySince);
  }

  /** Whose time it is that is spent on thinking: bots play for whoever came last. */
  get payer(): Payer {
    return { match: this.id, ...this.#visitor };
  }

  /** Whether bots play here. While nobody is there to see it, or they have got nowhere, they do not. */
  get hasBotsAtPlay(): boolean {
    const isRunning = this.#match !== undefined && !this.#match.outcome && !this.ended && !this.#seating.stuck;
    return isRunning && hasBots(this.#seating) && !this.#bots.isPaused;
  }

  /** Somebody looks how the match stands: bots that had paused go on. In turn. */
  look(match: Match, visitor: Visitor): void {
    this.#lookedAt = this.around.clock.uptime();
    this.#welcome(match, visitor);
  }

  /**
   * Stores the last entry, and then tells everybody. False: somebody else was first, and nothing of this was kept. In turn.
   */
  async commit(match: Match, by: 'person' | 'bot'): Promise<boolean> {
    if (!(await this.#append(match, match.entries - 1))) {
      this.#sleep();
      return false;
    }
    await this.#tellEntry(match);
    await this.change(match, seating => {
      const settled = withoutUndo(match.outcome === undefined ? seating : withoutInvitations(seating));
      return by === 'bot' ? settled : withoutStuck(settled);
    });
    this.#bots.hasAnswered(by);
    // What stands on answers that were taken back is no position to go on from.
    const isOutdated = match.answers < this.#keptAnswers;
    if (isOutdated || match.entries - this.#kept >= mostUnkept) await this.#keep(match);
    this.#bots.wake(match);
    return true;
  }

  /** The match again, after a commit in vain. In turn. */
  again(): Promise<Match> {
    return this.#inMemory();
  }

  /** The match, and who sits there, with all that others have stored, heard of or not. In turn. */
  async catchUp(match: Match): Promise<Match> {
    await this.#follow(match);
    const current = await this.#inMemory();
    if ((await this.around.store.revisionOf(this.id)) !== this.#revision) await this.#reloadSeating(current);
    return this.#inMemory();
  }

  /** Changes who sits where or what was agreed upon; once more if somebody else was first. In turn. */
  async change(match: Match, how: (seating: Seating) => Seating): Promise<void> {
    for (;;) {
      const changed = how(this.#seating);
      if (changed === this.#seating) return;
      if (await this.around.store.changeSeating(this.id, this.#revision, changed)) {
        return this.#takeSeating(changed, this.#revision + 1, match);
      }
      await this.#reloadSeating(match);
    }
  }

  /** Seats change hands as long as the match runs: whoever sat there at its end has played it. In turn. */
  reseat(match: Match, how: (seating: Seating) => Seating): Promise<void> {
    return this.change(match, seating => {
      this.requireRunning(match);
      return withoutStuck(how(seating));
    });
  }

  eyesOf(who: Somebody, pinned: string | undefined): Eyes {
    requireWatchable(this.#seating, who);
    const seats = seatsOf(this.#seating, who);
    if (pinned === undefined) return seats;
    if (!seats.includes(pinned)) throw new RoomRefusal('not-yours', `"${pinned}" is not your seat.`);
    return [pinned];
  }

  /** Whether this question still waits for this seat, as far as is known here. */
  isAsked(seat: SeatId, decision: number): boolean {
    const match = this.ended === undefined ? this.#match : undefined;
    return match?.decisionId === decision && match.askOf(seat) !== undefined;
  }

  requireRunning(match: Match): void {
    if (match.outcome ?? this.ended) throw new TableError('match-over', 'The match is over.');
  }

  /** What is taken back is an entry, too, so that no match goes on for ever. */
  requireSpace(match: Match): void {
    if (match.entries < this.around.limits.mostEntries) return;
    throw new RoomRefusal('match-full', `This match has ${match.entries} entries, and takes no more.`);
  }

  async tableFor(who: Somebody, match: Match): Promise<TableView> {
    const faces = await this.around.people.named(peopleOf(this.#seating));
    const { mostEntries } = this.around.limits;
    return tableView(this.record, this.#seating, match, who, faces, this.#awaySince, mostEntries);
  }

  /** Somebody follows the match from now on, or again, or could not keep up and gets everything anew. */
  listen(listener: Listener, heard?: Heard): Promise<void> {
    return this.inTurn(async match => {
      const messages = await this.around.store.messages(this.id, 0, mostMessages);
      await this.#crowd.join(listener, match, messages, heard);
      this.#welcome(match, listener);
    });
  }

  leave(listener: Listener): void {
    this.#crowd.leave(listener);
  }

  /** Tells what was added to the chat. In turn. */
  async tellMessages(): Promise<void> {
    if (this.#crowd.size === 0) return;
    this.#crowd.tellMessages(await this.around.store.messages(this.id, this.#crowd.messages, mostMessages));
  }

  /** Ends what one of them is told. */
  dismiss(listener: Listener, why: Refusal): void {
    this.#crowd.dismiss(listener, why);
  }

  /** The match was deleted, here or elsewhere: everybody who follows it is told, bots stop, and nothing goes on. */
  vanish(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#bots.stop();
    this.#crowd.endAll(new RoomRefusal('match-deleted', 'The match was deleted.'));
    this.#sleep();
  }

  /** Somebody else has stored something. A match that nobody follows here sleeps on; one that is being resumed does not. */
  async hear(kind: Change): Promise<void> {
    if (this.isEmpty) return;
    await this.#enqueue(async match => {
      if (kind === 'seating' || kind === 'missed') await this.#reloadSeating(match);
      if (kind === 'message' || kind === 'missed') await this.tellMessages();
      if (kind === 'entry' || kind === 'missed') await this.#follow(match);
    });
  }

  /** Keeps the position in a pause, and leaves memory after so long without use. */
  async rest(now: number, idleMillis: number): Promise<void> {
    const match = this.#match;
    const quiet = now - this.#usedAt;
    if (match === undefined || this.#isBusy || quiet < Math.min(pauseMillis, idleMillis)) return;
    if (this.#kept < match.entries) await this.#enqueue(current => this.#keep(current));
    if (quiet >= idleMillis && !this.#isBusy) this.#sleep();
  }

  /** It closes: nobody is told anything any more, the position is kept. */
  async close(): Promise<void> {
    this.#bots.stop();
    while (this.#underWay > 0) await this.#turn;
    this.#crowd.endAll();
    if (this.#match !== undefined && this.#kept < this.#match.entries) await this.#keep(this.#match);
    this.#sleep();
  }

  #welcome(match: Match, { player, address }: Visitor): void {
    this.#visitor = { player, address };
    this.#bots.wake(match);
  }

  get #awaySince(): number {
    return this.around.clock.steadyNow() - this.around.limits.awayMillis;
  }

  get #isFull(): boolean {
    return this.#match !== undefined && this.#match.entries >= this.around.limits.mostEntries;
  }

  get #isBusy(): boolean {
    return this.#underWay > 0 || this.#bots.isAwake;
  }

  #enqueue<T>(work: (match: Match) => Promise<T> | T): Promise<T> {
    this.#underWay += 1;
    const mine = this.#turn.then(async () => {
      try {
        return await work(await this.#inMemory());
      } catch (thrown) {
        if (isMissingMatch(thrown, this.id)) this.vanish();
        throw thrown;
      } finally {
        this.#underWay -= 1;
      }
    });
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** The match; if it slept, it is resumed from what is stored. */
  async #inMemory(): Promise<Match> {
    for (;;) {
      if (this.#match !== undefined) return this.#match;
      const { store } = this.around;
      const [stored, rows] = await Promise.all([store.match(this.id), store.rows(this.id, 0)]);
      if (stored === undefined) throw unknownMatch(this.id);
      const match = this.#resume(stored, rows);
      // The rules have a new version, and the journal says so from here on; unless somebody else was quicker to say it.
      if (match.entries > rows.length && !(await this.#append(match, rows.length))) continue;
      this.#match = match;
      this.#kept = stored.checkpoint?.entries ?? 0;
      this.#keptAnswers = stored.checkpoint?.answers ?? 0;
      this.#seating = stored.seating;
      this.#revision = stored.revision;
      this.around.notes.tookUp();
      await this.#crowd.wake(match);
      this.#bots.wake(match);
    }
  }

  /** Whoever follows a match that is no longer for us comes back elsewhere. */
  #resume(stored: StoredMatch, rows: readonly Pick<Row, 'entry'>[]): Match {
    try {
      return resumeStored(this.offered.game, stored, rows);
    } catch (thrown) {
      if (thrown instanceof Refusal) this.#crowd.endAll();
      throw thrown;
    }
  }

  #sleep(): void {
    if (this.#match !== undefined) this.around.notes.leftMemory();
    this.#match = undefined;
    this.#crowd.sleep();
  }

  async #append(match: Match, seq: number): Promise<boolean> {
    const [entry] = match.entriesFrom(seq) as [Entry];
    const scored = this.around.scoredOf(match, this.record, this.#seating);
    const row = { entry, standing: standingOf(match), at: this.around.clock.now(), ...(scored && { scored }) };
    try {
      return await this.around.store.append(this.id, seq, row);
    } catch (cause) {
      // Nobody knows whether it was stored: what is found there next is what counts.
      this.#sleep();
      if (isMissingMatch(cause, this.id)) throw cause;
      const seat = entry.kind === 'answer' ? entry.seat : undefined;
      this.around.notes.failed('an entry could not be stored', { err: cause, match: this.id, ...(seat && { seat }) });
      if (cause instanceof Refusal) throw cause;
      throw new RoomRefusal('store-failed', 'It could not be stored. Look again how the match stands.');
    }
  }

  async #keep(match: Match): Promise<void> {
    const { entries } = match;
    const checkpoint = match.checkpoint();
    await this.around.store.keepCheckpoint(this.id, entries, checkpoint);
    this.#kept = entries;
    this.#keptAnswers = checkpoint.answers;
  }

  async #tellEntry(match: Match): Promise<void> {
    for (const news of this.#crowd.tellEntry(match)) this.around.notes.told(news);
    // Now that it is over, the seed is told; and whoever could go on is told that they cannot.
    if (match.outcome !== undefined || this.#isFull) await this.#crowd.tellTable(match);
  }

  /** Takes over, entry by entry, what others have added to the journal. */
  async #follow(match: Match): Promise<void> {
    const added = await this.around.store.rows(this.id, match.entries);
    for (const { entry } of added) {
      if (!this.watching(match, () => repeats(match, entry))) {
        this.#sleep();
        await this.#inMemory();
        return;
      }
      await this.#tellEntry(match);
    }
    if (added.length > 0) this.#bots.wakeLater(match);
  }

  async #reloadSeating(match: Match): Promise<void> {
    const stored = await this.around.store.match(this.id);
    if (stored === undefined) return this.vanish();
    if (stored.revision === this.#revision) return;
    await this.#takeSeating(stored.seating, stored.revision, match);
  }

  async #takeSeating(seating: Seating, revision: number, match: Match): Promise<void> {
    this.#seating = seating;
    this.#revision = revision;
    await this.#crowd.tellTable(match);
    this.#bots.wake(match);
  }
}
