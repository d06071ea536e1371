import { type Entry, type Match, type Outcome, repeats, TableError } from '@starboard/kernel';
import { steadyTime, uptime } from '../clock.ts';
import { findGame, type Offered } from '../offered.ts';
import { Refusal } from '../refusal.ts';
import {
  type Founding,
  type Gathering,
  type Hash,
  isMissingMatch,
  type News,
  type PlayerId,
  type Row,
  type StoredMatch,
  unknownMatch,
} from '../store/index.ts';
import type { Payer } from '../thinking/index.ts';
import type { BotPlaces } from './bot-places.ts';
import { BotPlayer } from './bots.ts';
import { Crowd } from './crowd.ts';
import type { Heard } from './event-id.ts';
import {
  hasBots,
  peopleOf,
  requireWatchable,
  seatsOf,
  withoutInvitations,
  withoutStuck,
  withoutUndo,
} from './gathering.ts';
import type { House } from './house.ts';
import type { Listener } from './listener.ts';
import type { Eyes } from './position.ts';
import { scoredOf } from './scoring.ts';
import { type TableView, tableView } from './shown.ts';
import { standingOf, takeUpStored } from './take-up.ts';

const minute = 60_000;
/** The position is kept in a pause of play, or without one after so many entries. */
const pauseMillis = 2_000;
const mostUnkept = 64;
const mostMessages = 100;
/** Whoever looks without following the match counts as there for so long. */
const lookMillis = minute;

/** One match and everybody who follows it. It is in memory only while somebody plays it. */
export class Room {
  readonly house: House;
  readonly offered: Offered;
  readonly founding: Founding;
  readonly botPlaces: BotPlaces;
  readonly #crowd: Crowd;
  readonly #bots: BotPlayer;
  #gathering: Gathering;
  #revision: number;
  #match: Match | undefined;
  /** How many entries the kept position stands on. */
  #kept = 0;
  #keptAnswers = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  #usedAt = uptime();
  /** Who came last to see how the match stands, and when somebody last looked without following it. */
  #visitor: Omit<Payer, 'match'> = {};
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isGone = false;

  constructor({ checkpoint: _, gathering, revision, ...founding }: StoredMatch, house: House, botPlaces: BotPlaces) {
    this.house = house;
    this.botPlaces = botPlaces;
    this.founding = founding;
    this.offered = findGame(house.offer, founding.head.game);
    this.#gathering = gathering;
    this.#revision = revision;
    this.#crowd = new Crowd(this);
    this.#bots = new BotPlayer(this);
  }

  get id(): string {
    return this.founding.id;
  }

  get gathering(): Gathering {
    return this.#gathering;
  }

  /** Counts the changes of the table. The end of the match is one, for the seed is told then; and that no more is taken is one. */
  get revision(): number {
    return this.#revision + (this.#match?.outcome ? 1 : 0) + (this.#isFull ? 1 : 0);
  }

  /** The match was given up. */
  get ended(): Outcome | undefined {
    return this.#gathering.ended;
  }

  get isInMemory(): boolean {
    return this.#match !== undefined;
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
    this.#usedAt = uptime();
    return this.#enqueue(work);
  }

  /** The same with all that other servers have stored by now, heard of or not: what was answered there is seen here at once. */
  upToDate<T>(work: (match: Match) => Promise<T> | T): Promise<T> {
    return this.inTurn(async match => work(await this.catchUp(match)));
  }

  /** Lets somebody answer, and everybody see what comes of it step by step. In turn. */
  watching<T>(match: Match, act: () => T): T {
    return this.#crowd.watching(match, act);
  }

  /** Whether somebody is there to see what happens: by a stream, by a look, or about in a seat of their own. */
  async isAttended(): Promise<boolean> {
    if (this.#crowd.size > 0 || uptime() - this.#lookedAt < lookMillis) return true;
    const faces = await this.house.people.named(peopleOf(this.#gathering));
    return [...faces.values()].some(({ seen }) => seen >= this.#awaySince);
  }

  /** Whose time it is that is spent on thinking: bots play for whoever came last. */
  get payer(): Payer {
    return { match: this.id, ...this.#visitor };
  }

  /** Whether bots play here. While nobody is there to see it, or they have got nowhere, they do not. */
  get hasBotsAtPlay(): boolean {
    const isRunning = this.#match !== undefined && !this.#match.outcome && !this.ended && !this.#gathering.stuck;
    return isRunning && hasBots(this.#gathering) && !this.#bots.isPaused;
  }

  /** Somebody looks how the match stands: bots that had paused go on. In turn. */
  look(match: Match, visitor: Omit<Payer, 'match'>): void {
    this.#lookedAt = uptime();
    this.#welcome(match, visitor);
  }

  /**
   * Stores the last entry, and then tells everybody. False: another server was first, and nothing of this was kept. In turn.
   */
  async commit(match: Match, by: 'person' | 'bot'): Promise<boolean> {
    if (!(await this.#append(match, match.entries - 1))) {
      this.#sleep();
      return false;
    }
    await this.#tellEntry(match);
    await this.change(match, gathering => {
      const settled = withoutUndo(match.outcome === undefined ? gathering : withoutInvitations(gathering));
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

  /** The match, and who sits there, with all that other servers have stored, heard of or not. In turn. */
  async catchUp(match: Match): Promise<Match> {
    await this.#follow(match);
    const current = await this.#inMemory();
    if ((await this.house.store.revisionOf(this.id)) !== this.#revision) await this.#reloadGathering(current);
    return this.#inMemory();
  }

  /** Changes who sits where or what was agreed upon; once more if another server was first. In turn. */
  async change(match: Match, how: (gathering: Gathering) => Gathering): Promise<void> {
    for (;;) {
      const changed = how(this.#gathering);
      if (changed === this.#gathering) return;
      if (await this.house.store.changeGathering(this.id, this.#revision, changed)) {
        return this.#takeGathering(changed, this.#revision + 1, match);
      }
      await this.#reloadGathering(match);
    }
  }

  eyesOf(player: PlayerId | undefined, pinned: string | undefined): Eyes {
    requireWatchable(this.#gathering, player);
    const seats = seatsOf(this.#gathering, player);
    if (pinned === undefined) return seats;
    if (!seats.includes(pinned)) throw new Refusal('not-yours', `"${pinned}" is not your seat.`);
    return [pinned];
  }

  requireRunning(match: Match): void {
    if (match.outcome ?? this.ended) throw new TableError('match-over', 'The match is over.');
  }

  /** What is taken back is an entry, too, so that no match goes on for ever. */
  requireSpace(match: Match): void {
    if (match.entries < this.house.settings.mostEntries) return;
    throw new Refusal('match-full', `This match has ${match.entries} entries, and takes no more.`);
  }

  async tableFor(player: PlayerId | undefined, match: Match): Promise<TableView> {
    const faces = await this.house.people.named(peopleOf(this.#gathering));
    const { mostEntries } = this.house.settings;
    return tableView(this.founding, this.#gathering, match, player, faces, this.#awaySince, mostEntries);
  }

  /** Somebody follows the match from now on, or again, or could not keep up and gets everything anew. */
  listen(listener: Listener, heard?: Heard): Promise<void> {
    return this.inTurn(async match => {
      const messages = await this.house.store.messages(this.id, 0, mostMessages);
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
    this.#crowd.tellMessages(await this.house.store.messages(this.id, this.#crowd.messages, mostMessages));
  }

  /** Ends the streams of devices that are this person's no more; if nobody is named, those of anybody. */
  async dismiss(player?: PlayerId): Promise<void> {
    const isKnown = async (device: Hash) => (await this.house.people.withDevice(device)) !== undefined;
    await this.#crowd.dismiss(player, isKnown);
  }

  /** The match was deleted, here or elsewhere: everybody who follows it is told, bots stop, and nothing goes on. */
  vanish(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#bots.stop();
    this.#crowd.endAll(new Refusal('match-deleted', 'The match was deleted.'));
    this.#sleep();
  }

  /** Another server has stored something. A match that nobody follows here sleeps on; one that is being taken up does not. */
  async hear(kind: Exclude<News['kind'], 'player'>): Promise<void> {
    if (this.isEmpty) return;
    await this.#enqueue(async match => {
      if (kind === 'gathering' || kind === 'missed') await this.#reloadGathering(match);
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

  /** The server goes down: all streams end, the position is kept. */
  async close(): Promise<void> {
    this.#bots.stop();
    while (this.#underWay > 0) await this.#turn;
    this.#crowd.endAll();
    if (this.#match !== undefined && this.#kept < this.#match.entries) await this.#keep(this.#match);
    this.#sleep();
  }

  beat(now: number): void {
    this.#crowd.beat(now, player => this.house.people.stillHere(player));
  }

  #welcome(match: Match, { player, address }: Omit<Payer, 'match'>): void {
    this.#visitor = { player, address };
    this.#bots.wake(match);
  }

  get #awaySince(): number {
    return steadyTime() - this.house.settings.awayMinutes * minute;
  }

  get #isFull(): boolean {
    return this.#match !== undefined && this.#match.entries >= this.house.settings.mostEntries;
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

  /** The match; if it slept, it is taken up from what is stored. */
  async #inMemory(): Promise<Match> {
    for (;;) {
      if (this.#match !== undefined) return this.#match;
      const { store } = this.house;
      const [stored, rows] = await Promise.all([store.match(this.id), store.rows(this.id, 0)]);
      if (stored === undefined) throw unknownMatch(this.id);
      const match = this.#takeUp(stored, rows);
      // The rules have a new version, and the journal says so from here on; unless another server was quicker to say it.
      if (match.entries > rows.length && !(await this.#append(match, rows.length))) continue;
      this.#match = match;
      this.house.metrics.inMemory.inc();
      this.#kept = stored.checkpoint?.entries ?? 0;
      this.#keptAnswers = stored.checkpoint?.answers ?? 0;
      this.#gathering = stored.gathering;
      this.#revision = stored.revision;
      this.house.metrics.taken.inc();
      await this.#crowd.wake(match);
      this.#bots.wake(match);
    }
  }

  /** Whoever follows a match that is no longer for this server comes back elsewhere. */
  #takeUp(stored: StoredMatch, rows: readonly Row[]): Match {
    try {
      return takeUpStored(this.offered.game, stored, rows);
    } catch (thrown) {
      if (thrown instanceof Refusal) this.#crowd.endAll();
      throw thrown;
    }
  }

  #sleep(): void {
    if (this.#match !== undefined) this.house.metrics.inMemory.dec();
    this.#match = undefined;
    this.#crowd.sleep();
  }

  async #append(match: Match, seq: number): Promise<boolean> {
    const [entry] = match.entriesFrom(seq) as [Entry];
    const scored = scoredOf(match, this.founding, this.#gathering);
    const row = { entry, standing: standingOf(match), at: Date.now(), ...(scored && { scored }) };
    try {
      return await this.house.store.append(this.id, seq, row);
    } catch (cause) {
      // Nobody knows whether it was stored: what is found there next is what counts.
      this.#sleep();
      if (isMissingMatch(cause, this.id)) throw cause;
      const seat = entry.kind === 'answer' ? entry.seat : undefined;
      this.house.log.error({ err: cause, match: this.id, seat }, 'an entry could not be stored');
      throw new Refusal('store-failed', 'It could not be stored. Look again how the match stands.');
    }
  }

  async #keep(match: Match): Promise<void> {
    const { entries } = match;
    const checkpoint = match.checkpoint();
    await this.house.store.keepCheckpoint(this.id, entries, checkpoint);
    this.#kept = entries;
    this.#keptAnswers = checkpoint.answers;
  }

  async #tellEntry(match: Match): Promise<void> {
    for (const length of this.#crowd.tellEntry(match)) this.house.metrics.updateBytes.observe(length);
    // Now that it is over, the seed is told; and whoever could go on is told that they cannot.
    if (match.outcome !== undefined || this.#isFull) await this.#crowd.tellTable(match);
  }

  /** Takes over, entry by entry, what other servers have added to the journal. */
  async #follow(match: Match): Promise<void> {
    const added = await this.house.store.rows(this.id, match.entries);
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

  async #reloadGathering(match: Match): Promise<void> {
    const stored = await this.house.store.match(this.id);
    if (stored === undefined) return this.vanish();
    if (stored.revision === this.#revision) return;
    await this.#takeGathering(stored.gathering, stored.revision, match);
  }

  async #takeGathering(gathering: Gathering, revision: number, match: Match): Promise<void> {
    this.#gathering = gathering;
    this.#revision = revision;
    await this.#crowd.tellTable(match);
    this.#bots.wake(match);
  }
}
