import {
  type Answer,
  commitment,
  type Game,
  type Journal,
  type LogEntry,
  Match,
  type Outcome,
  type Plain,
  type SeatId,
  TableError,
  type Viewer,
} from '@starboard/kernel';
import { Glimpses, Moment } from '@starboard/room';

/** One moment of a match that was played: what was said, and how the table stood. */
export interface Beat {
  /** How many entries of the journal led here, the one that is just happening among them. */
  readonly entries: number;
  readonly lines: readonly LogEntry[];
  readonly view: Plain;
  /** Answers were taken back here. */
  readonly undone?: Undone;
}

export interface Undone {
  readonly by: readonly SeatId[];
  /** How many lines of the log still stand. */
  readonly kept: number;
}

/** How a film ends: with the match, which may have been given up, or where it can go no further. */
export interface Ending {
  readonly outcome?: Outcome;
  readonly stop?: Flaw;
}

/** What is wrong with a journal. */
export interface Flaw {
  readonly code: string;
  readonly message: string;
  /** The number of the entry that does not fit, from 0. */
  readonly entry?: number;
}

/** The seats of the match, and its beats as these eyes saw them, entry by entry; the opening comes first. */
interface Film {
  readonly seats: readonly SeatId[];
  readonly reel: Generator<readonly Beat[], Ending>;
}

/** Plays a journal again to be watched. Throws what makes that impossible from the start. */
export function film(game: Game, journal: Journal, eyes: Viewer): Film {
  const match = beginAgain(game, journal);
  return { seats: match.seats.map(({ id }) => id), reel: shoot(match, journal, eyes) };
}

function beginAgain(game: Game, journal: Journal): Match {
  const { seed, setup, start } = journal;
  if (journal.game !== game.id) throw new TableError('other-game', `This is a match of "${journal.game}".`);
  if (seed === undefined) throw new TableError('match-not-over', 'The seed is not revealed before the match is over.');
  if (commitment(seed) !== journal.commitment) throw new TableError('wrong-seed', 'This is not the promised seed.');
  const other = versionsOf(journal).find(version => version !== game.version);
  if (other !== undefined) throw new TableError('other-version', `It follows version ${other} of the rules.`);
  // Without a position kept nearby, each undo would run the match again from its beginning.
  const options = { seed, ...(journal.entries.some(({ kind }) => kind === 'undo') && { checkpointEvery: 1 }) };
  return start === undefined ? Match.begin(game, setup, options) : Match.from(game, setup, start, options);
}

function versionsOf({ version, entries }: Journal): number[] {
  return [version, ...entries.flatMap(entry => (entry.kind === 'rules' ? entry.version : []))];
}

function* shoot(match: Match, { entries, ended }: Journal, viewer: Viewer): Generator<readonly Beat[], Ending> {
  const look = (): Plain => match.view(viewer) as Plain;
  yield [{ entries: 0, lines: match.logFor(viewer), view: look() }];
  for (const [at, entry] of entries.entries()) {
    try {
      if (entry.kind === 'answer') yield shootAnswer(match, entry.seat, entry.answer, at + 1, viewer);
      if (entry.kind === 'undo') {
        match.undo(entry.keep, entry.by);
        const undone = { by: entry.by, kept: match.logFor(viewer).length };
        yield [{ entries: at + 1, lines: [], view: look(), undone }];
      }
    } catch (thrown) {
      return { stop: { ...flawOf(thrown), entry: at } };
    }
  }
  const outcome = match.outcome ?? ended;
  return outcome ? { outcome } : {};
}

/** A beat for each line that these eyes may read. The last one shows how things came to rest. */
function shootAnswer(match: Match, seat: SeatId, answer: Answer, entries: number, viewer: Viewer): readonly Beat[] {
  const first = match.log.length;
  const glimpses = new Glimpses();
  // What cannot be seen on the way is shown in one piece.
  match.watching(
    () => match.answer(seat, answer),
    () => glimpses.catch(new Moment(match, undefined), [viewer], viewer, first),
    () => glimpses.forget(),
  );
  const way = glimpses.take();
  const lines = match.logFor(viewer, way.at(-1)?.logged ?? first);
  return [
    ...way.map(({ said, view }) => ({ entries, lines: said, view })),
    { entries, lines, view: match.view(viewer) as Plain },
  ];
}

export function flawOf(thrown: unknown): Flaw {
  const { message } = thrown instanceof Error ? thrown : { message: String(thrown) };
  if (!(thrown instanceof TableError)) return { code: 'broken-rule', message };
  const { entry } = thrown.details;
  return { code: thrown.code, message, ...(typeof entry === 'number' && { entry }) };
}
