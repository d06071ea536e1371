import {
  botAnswers,
  Chance,
  type Checkpoint,
  type Journal,
  type Match,
  type Odds,
  oddsBySample,
  repeats,
  resigned,
  type SeatId,
  TableError,
  type UndoPoint,
} from '@starboard/kernel';
import type { Rules } from '../games/games.ts';
import type { Given } from '../play/sitting.ts';
import { BotClock } from './bots.ts';
import { Considering } from './considering.ts';
import { peopleSeats } from './eyes.ts';
import type { News } from './news.ts';
import { DeviceProblem } from './problem.ts';
import { newSeed } from './secrets.ts';
import type { DeviceStore, StoredMatch } from './store.ts';
import { additionOf, type Loaded, load, takeUpStored } from './taking-up.ts';
import { Teller } from './teller.ts';

/** A part of the page that follows the match. */
export interface Listener {
  tell(news: News): void;
  lose(thrown: unknown): void;
}

/** The position is kept in a pause of play, or without one after so many entries. */
const pauseMillis = 1_000;
const mostUnkept = 32;
const samples = 200;
const mostUndoPoints = 50;
/** Between two answers of a person there may be many of bots. */
const mostLookedBack = 500;

interface Around {
  readonly rules: Rules;
  readonly store: DeviceStore;
  /** Tells the other windows that there is something new. */
  announce(): void;
}

/** One match while it is played: one thing after the other, and nothing is told before it is stored. */
export class Room {
  readonly #store: DeviceStore;
  readonly #rules: Rules;
  readonly #announce: () => void;
  readonly #listeners = new Set<Listener>();
  readonly #considering = new Considering();
  readonly #teller: Teller;
  readonly #botChance = new Chance(newSeed());
  readonly #bots = new BotClock(() => this.#inTurn(() => this.#letBotAnswer()));
  #stored: StoredMatch;
  #match: Match;
  #turn: Promise<unknown> = Promise.resolve();
  /** The position that was kept last, and how many entries there were then. */
  #checkpoint: Checkpoint | undefined;
  #keptAt = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  private constructor(stored: StoredMatch, { match, checkpoint }: Loaded, { rules, store, announce }: Around) {
    this.#stored = stored;
    this.#match = match;
    this.#checkpoint = checkpoint;
    this.#keptAt = checkpoint?.entries ?? 0;
    this.#rules = rules;
    this.#store = store;
    this.#announce = announce;
    this.#teller = new Teller(stored, match);
  }

  static async open(stored: StoredMatch, around: Around): Promise<Room> {
    return new Room(stored, await load(around.rules.game, stored, around.store), around);
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  follow(listener: Listener): Promise<void> {
    return this.#inTurn(() => {
      this.#listeners.add(listener);
      listener.tell({ whole: this.#teller.picture });
      void this.#bots.soon();
    });
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Once this is kept, the answer is stored. Otherwise the match is as it was. */
  answer(given: Given): Promise<void> {
    return this.#inTurn(async () => {
      this.#requireRunning();
      const match = this.#match;
      const seat = this.#seatToAnswer(given);
      this.#teller.watching(match, () => match.answer(seat, given.answer, given.decision));
      await this.#commit();
    });
  }

  odds(given: Given): Promise<Odds> {
    this.#requireRunning();
    const match = this.#match;
    const seat = this.#seatToAnswer(given);
    if (given.decision !== match.decisionId) {
      throw new TableError('stale-decision', 'That question has been answered or taken back.');
    }
    const chance = new Chance(newSeed());
    const [bot] = this.#rules.bots;
    const options = { chance, samples, ...(bot && { bot }) };
    // The match itself may go on meanwhile.
    return this.#considering.odds(oddsBySample(match.fork(chance, seat), seat, given.answer, options));
  }

  /** The steps back to what a person was asked: bots would only answer again. */
  undoPoints(): Promise<readonly UndoPoint[]> {
    return this.#inTurn(() => {
      if (this.#isOver) return [];
      const match = this.#match;
      const people = peopleSeats(match, this.#stored.seats);
      const points = match.undoPoints(this.#allSeats(), mostLookedBack);
      return points.filter(({ seat }) => people.includes(seat)).slice(0, mostUndoPoints);
    });
  }

  /** All sit around one screen, so they agree. */
  undo(keep: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#requireRunning();
      this.#match.undo(keep, this.#allSeats());
      await this.#commit();
    });
  }

  /** Everybody at this screen gives up. Once this is kept, the match is over. */
  resign(): Promise<void> {
    return this.#inTurn(async () => {
      this.#requireRunning();
      const { id, seats } = this.#stored;
      const people = peopleSeats(this.#match, seats);
      if (people.length === 0) throw new TableError('wrong-seat', 'Nobody at this screen plays.');
      const ended = resigned(this.#match.seats, people);
      if (!(await this.#store.end(id, this.#match.entries, ended, Date.now()))) await this.#giveWay();
      this.#stored = { ...this.#stored, ended };
      this.#bots.stop();
      this.#considering.stop();
      this.#announce();
      this.#tell();
    });
  }

  /** With its seed, so that it can be played on elsewhere, or seen to happen again. */
  journal(): Promise<Journal> {
    return this.#inTurn(() => {
      const { seed, ended } = this.#stored;
      return { ...this.#match.journal(), seed, ...(ended && { ended }) };
    });
  }

  /** Another match was begun after this one. */
  setNext(next: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.keepNext(this.#stored.id, next);
      this.#stored = { ...this.#stored, next };
      this.#tell();
    });
  }

  /** Another window has stored something, or thrown the match away. */
  hear(): Promise<void> {
    return this.#inTurn(async () => {
      const { id } = this.#stored;
      const [stored, entries] = await Promise.all([
        this.#store.match(id),
        this.#store.entries(id, this.#match.entries),
      ]);
      if (stored === undefined) return this.#lose(gone());
      this.#stored = stored;
      for (const entry of entries) {
        if (!this.#teller.watching(this.#match, () => repeats(this.#match, entry))) {
          return this.#reload().catch(thrown => this.#lose(thrown));
        }
        this.#considering.stop();
        this.#tell();
      }
      this.#tell();
      this.#bots.later();
    });
  }

  /** Nobody looks any more: keeps the position, and rests. */
  async close(): Promise<void> {
    this.#bots.stop();
    this.#considering.stop();
    await this.#inTurn(() => this.#keep()).catch(() => undefined);
  }

  #inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  get #isOver(): boolean {
    return this.#match.outcome !== undefined || this.#stored.ended !== undefined;
  }

  #requireRunning(): void {
    if (this.#isOver) throw new TableError('match-over', 'The match is over.');
  }

  #allSeats(): readonly SeatId[] {
    return this.#match.seats.map(({ id }) => id);
  }

  /** The seat that is named, or else the one that is looked through, if it is asked. */
  #seatToAnswer({ seat }: Given): SeatId {
    const people = peopleSeats(this.#match, this.#stored.seats);
    if (seat !== undefined) {
      if (!people.includes(seat)) throw new TableError('wrong-seat', `Nobody at this screen plays ${seat}.`, { seat });
      return seat;
    }
    const asked = people.filter(each => this.#match.askOf(each) !== undefined);
    return asked.find(each => each === this.#teller.seat) ?? asked[0] ?? people[0] ?? '';
  }

  /** Stores the last entry, then tells of it. */
  async #commit(): Promise<void> {
    const match = this.#match;
    const seq = match.entries - 1;
    let isStored: boolean;
    try {
      isStored = await this.#store.append(this.#stored.id, seq, additionOf(match, seq, Date.now()));
    } catch (thrown) {
      this.#takeBackLast();
      throw thrown;
    }
    if (!isStored) {
      this.#takeBackLast();
      await this.#giveWay();
    }
    this.#considering.stop();
    this.#announce();
    this.#tell();
    this.#keepSoon();
    void this.#bots.soon();
  }

  /** Another window was first: what it has stored counts. */
  async #giveWay(): Promise<never> {
    await this.#reload();
    this.#requireRunning();
    throw new TableError('stale-decision', 'The match has gone on in another window.');
  }

  /** What could not be stored has not happened. What is in memory is enough to go back, should the store be broken. */
  #takeBackLast(): void {
    this.#teller.forget();
    const entries = this.#match.entriesFrom(0).slice(0, -1);
    this.#match = takeUpStored(this.#rules.game, this.#stored, entries, this.#checkpoint);
  }

  async #reload(): Promise<void> {
    this.#teller.forget();
    this.#considering.stop();
    const stored = await this.#store.match(this.#stored.id);
    if (stored === undefined) return this.#lose(gone());
    this.#stored = stored;
    const { match, checkpoint } = await load(this.#rules.game, stored, this.#store);
    this.#match = match;
    this.#checkpoint = checkpoint;
    this.#tell();
    this.#bots.later();
  }

  #tell(): void {
    const news = this.#teller.advance(this.#stored, this.#match);
    if (news === undefined) return;
    for (const listener of this.#listeners) listener.tell(news);
  }

  #lose(thrown: unknown): void {
    for (const listener of this.#listeners) listener.lose(thrown);
    this.#listeners.clear();
  }

  #keepSoon(): void {
    clearTimeout(this.#pause);
    const { entries, answers } = this.#match;
    const isOutdated = this.#checkpoint !== undefined && answers < this.#checkpoint.answers;
    const isOld = entries - this.#keptAt >= mostUnkept;
    const keep = () => void this.#inTurn(() => this.#keep()).catch(() => undefined);
    if (isOutdated || isOld) keep();
    else this.#pause = setTimeout(keep, pauseMillis);
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#pause);
    const { entries } = this.#match;
    if (this.#keptAt === entries) return;
    this.#checkpoint = this.#match.checkpoint();
    this.#keptAt = entries;
    await this.#store.keepCheckpoint(this.#stored.id, this.#checkpoint);
  }

  #botAsked(): SeatId | undefined {
    if (this.#isOver) return undefined;
    return this.#match.waitingFor.find(seat => 'bot' in (this.#stored.seats[seat] ?? {}));
  }

  async #letBotAnswer(): Promise<void> {
    const seat = this.#botAsked();
    if (seat === undefined || !this.isFollowed) return;
    const match = this.#match;
    this.#teller.watching(match, () => botAnswers(match, seat, this.#botOf(seat), this.#botChance));
    await this.#commit();
  }

  #botOf(seat: SeatId) {
    const holder = this.#stored.seats[seat];
    const { bots } = this.#rules;
    const bot = bots.find(({ name }) => holder !== undefined && 'bot' in holder && holder.bot === name) ?? bots[0];
    if (bot === undefined) throw new DeviceProblem('unknown-bot', 'Nobody plays this game by itself.');
    return bot;
  }
}

function gone(): DeviceProblem {
  return new DeviceProblem('unknown-match', 'The match is gone.');
}
