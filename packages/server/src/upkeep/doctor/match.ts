import {
  type Checkpoint,
  commitment,
  type Entry,
  type Game,
  type Journal,
  type JournalHead,
  type Match,
  parseByEntry,
  same,
  TableError,
  verifyByEntry,
} from '@starboard/kernel';
import { inSlices, Refusal, resumeStored } from '@starboard/room';
import type { Offer } from '../../offered.ts';
import { pace } from '../../pace.ts';
import type { Row, Seating, Standing } from '../../store/index.ts';
import type { Reading } from '../../store/reading.ts';
import {
  type MessageRecord,
  type RowRecord,
  readMessage,
  readScore,
  readSeating,
  readStanding,
  type ScoreRecord,
  seatedIn,
  type WholeRecord,
} from '../../store/records.ts';
import type { Problem, Problems } from './problem.ts';

export interface FullRecord extends WholeRecord {
  readonly game: string;
  readonly checkpoint_entries: number | null;
  readonly messages: number;
}

/** How far a match could be played again. */
export type Played = 'whole' | 'unasked' | 'otherRules' | 'notHere' | 'broken';

interface Round {
  readonly reading: Reading;
  readonly offer: Offer;
  readonly problems: Problems;
  readonly replays: boolean;
}

const columns =
  'id, game, head, seed, created, standing, gathering, revision, checkpoint, checkpoint_entries, messages';

/** Looks through one match with all that belongs to it. */
export class Examination {
  readonly #round: Round;
  readonly #id: string;
  entries = 0;
  messages = 0;
  scores = 0;

  constructor(id: string, round: Round) {
    this.#id = id;
    this.#round = round;
  }

  async examine(): Promise<Played> {
    const { reading } = this.#round;
    const [row] = await reading.ask<FullRecord>(`select ${columns} from matches where id = $1`, this.#id);
    if (row === undefined) return 'unasked'; // It was deleted just now.
    const rows = await reading.ask<RowRecord>(
      'select seq, entry, standing, at from journal where match = $1 order by seq',
      this.#id,
    );
    this.entries = (rows.at(-1)?.seq ?? -1) + 1;
    const standing = this.#try('row', 'standing', () => readStanding(row.standing));
    const seating = this.#try('row', 'gathering', () => readSeating(row.gathering));
    const checkpoint = this.#checkpointOf(row);
    const standings = rows.map(({ seq, standing }) => this.#try('standing', seq, () => readStanding(standing)));
    await this.#examineMessages(row);
    await this.#examineScore(row, standings.at(-1) ?? standing);
    if (seating) await this.#examineSeating(seating);
    const journal = await this.#journalOf(row, rows);
    if (journal === undefined) return 'broken';
    if (!this.#hasItsSeed(row, journal)) return 'broken';
    const offered = this.#round.offer.get(journal.game);
    if (offered === undefined) return 'notHere';
    if (seating) this.#examineSeats(seating, journal, offered.game);
    if (!standing || !seating) return 'broken';
    const stored = { ...row, head: journal, standing, seating };
    const { checkpoint: _, ...founding } = stored;
    const match = this.#takenUp(offered.game, () =>
      resumeStored(offered.game, { ...founding, ...(checkpoint && { checkpoint }) }, entriesOf(journal, standing)),
    );
    if (typeof match === 'string') return match;
    return this.#round.replays ? this.#playAgain(offered.game, journal, row.seed, match) : 'unasked';
  }

  #add(kind: Problem['kind'], what?: Problem['what'], found?: string): void {
    this.#round.problems.add({
      kind,
      match: this.#id,
      ...(what !== undefined && { what }),
      ...(found !== undefined && { found }),
    });
  }

  #try<T>(kind: Problem['kind'], what: Problem['what'], work: () => T): T | undefined {
    return this.#round.problems.try({ kind, match: this.#id, ...(what !== undefined && { what }) }, work);
  }

  /** Every entry in its place, and every seal. What comes after the first that is wrong says nothing. */
  async #journalOf(row: FullRecord, rows: readonly RowRecord[]): Promise<Journal | undefined> {
    const head = this.#try('row', 'head', () => JSON.parse(row.head) as JournalHead);
    if (head === undefined) return undefined;
    let at = -1;
    const entries = function* (): Generator<unknown> {
      for (const { seq, entry } of rows) {
        at += 1;
        if (seq !== at) throw new RangeError('missing');
        yield JSON.parse(entry);
      }
    };
    try {
      const journal = await inSlices(parseByEntry({ ...head, entries: [] }, entries()), pace);
      if (journal.game === row.game) return journal;
      this.#add('game', row.game, journal.game);
    } catch (thrown) {
      if (thrown instanceof RangeError) this.#add('missing', at);
      else if (at < 0) this.#add('row', 'head');
      else this.#add(thrown instanceof TableError && !thrown.details['problems'] ? 'seal' : 'entry', at);
    }
    return undefined;
  }

  #hasItsSeed({ seed }: FullRecord, journal: Journal): boolean {
    const isIts = /^[0-9a-f]{64}$/.test(seed) && commitment(seed) === journal.commitment;
    if (!isIts) this.#add('seed');
    return isIts;
  }

  #checkpointOf({ checkpoint, checkpoint_entries: kept }: FullRecord): Checkpoint | undefined {
    if (checkpoint === null) return undefined;
    const read = this.#try('checkpoint', 'unreadable', () => {
      const found = JSON.parse(checkpoint) as Checkpoint;
      if (![found.entries, found.answers, found.step].every(Number.isSafeInteger)) throw new TypeError(checkpoint);
      return found;
    });
    if (read === undefined) return undefined;
    if (read.entries <= this.entries && (kept ?? 0) <= this.entries) return read;
    this.#add('checkpoint', 'ahead', String(Math.max(read.entries, kept ?? 0)));
    return undefined;
  }

  async #examineSeating(seating: Seating): Promise<void> {
    const { reading } = this.#round;
    const named = seatedIn(seating);
    const places = named.map((_, at) => `$${at + 1}`);
    const found = await reading.ask<{ id: string }>(`select id from players where id in (${places.join()})`, ...named);
    const known = new Set(found.map(({ id }) => id));
    for (const player of named) if (!known.has(player)) this.#add('player', player);
    const seated = await reading.ask<{ player: string }>('select player from seated where match = $1', this.#id);
    const listed = new Set(seated.map(({ player }) => player));
    if (listed.size !== named.length || named.some(player => !listed.has(player))) this.#add('list');
  }

  #examineSeats({ seats }: Seating, { setup }: Journal, game: Game): void {
    const own = this.#try('row', 'setup', () => game.seats(setup).map(({ id }) => id)) ?? Object.keys(seats);
    for (const seat of Object.keys(seats)) if (!own.includes(seat)) this.#add('seat', seat);
    for (const seat of own) if (!Object.hasOwn(seats, seat)) this.#add('seat', seat);
  }

  async #examineMessages({ messages }: FullRecord): Promise<void> {
    const found = await this.#round.reading.ask<MessageRecord>(
      'select match, number, message from messages where match = $1 order by number',
      this.#id,
    );
    this.messages = found.length;
    for (const each of found) this.#try('message', each.number, () => readMessage(each));
    const gap = found.findIndex(({ number }, at) => number !== at + 1);
    if (gap >= 0) this.#add('message', gap + 1);
    else if (found.length !== messages) this.#add('message', found.length + 1);
  }

  async #examineScore({ game }: FullRecord, standing: Standing | undefined): Promise<void> {
    const { reading } = this.#round;
    if (!reading.tables.includes('scores')) return;
    const found = await reading.ask<ScoreRecord>(
      'select match, key, game, setup, score, at, told from scores where match = $1',
      this.#id,
    );
    this.scores = found.length;
    for (const each of found) {
      const read = this.#try('score', undefined, () => readScore(each));
      if (read && (read.game !== game || read.score !== standing?.outcome?.score)) this.#add('score');
    }
  }

  /** As a server would, if somebody came. */
  #takenUp(game: Game, takeUp: () => Match): Match | Played {
    try {
      return takeUp();
    } catch (thrown) {
      if (isOfOtherRules(thrown)) return 'otherRules';
      this.#add('stuck', game.id, thrown instanceof Error ? thrown.message : String(thrown));
      return 'broken';
    }
  }

  async #playAgain(game: Game, journal: Journal, seed: string, match: Match): Promise<Played> {
    try {
      const again = await inSlices(verifyByEntry(game, journal, seed), pace);
      if (same(again.state, match.state)) return 'whole';
      this.#add('checkpoint', 'other');
    } catch (thrown) {
      if (isOfOtherRules(thrown)) return 'otherRules';
      const at = thrown instanceof TableError ? thrown.details['entry'] : undefined;
      this.#add('replay', typeof at === 'number' ? at : undefined, thrown instanceof Error ? thrown.message : '');
    }
    return 'broken';
  }
}

function entriesOf({ entries }: Journal, standing: Standing): Row[] {
  return entries.map((entry: Entry) => ({ entry, standing, at: 0 }));
}

function isOfOtherRules(thrown: unknown): boolean {
  if (thrown instanceof Refusal) return thrown.code === 'newer-rules';
  return thrown instanceof TableError && thrown.code === 'other-version';
}
