import { diff, isEmptyPatch, type LogEntry, type Match, type Plain, same } from '@starboard/kernel';
import type { Picture, Position, TableView } from '@starboard/room';
import { type Look, logFor, lookAt, positionFor } from './eyes.ts';
import type { News, Step } from './news.ts';
import { shownTable } from './shown-table.ts';
import type { StoredMatch } from './store.ts';

/** How things looked when something had just been said. */
interface Glimpse {
  readonly view: Plain;
  readonly said: readonly LogEntry[];
}

/** Knows what a page has been told of a match, and works out what is new. */
export class Teller {
  #look: Look;
  #position: Position;
  #log: readonly LogEntry[];
  #table: TableView;
  #glimpses: Glimpse[] = [];

  constructor(stored: StoredMatch, match: Match) {
    this.#look = lookAt(match, stored);
    this.#position = positionFor(match, this.#look.seat, stored.ended);
    this.#log = logFor(match, this.#look.eyes);
    this.#table = shownTable(stored, match);
  }

  get picture(): Picture {
    return { table: this.#table, position: this.#position, log: this.#log, chat: [] };
  }

  get seat(): string {
    return this.#look.seat;
  }

  /** Lets something happen, and keeps how it looks on the way. */
  watching<T>(match: Match, act: () => T): T {
    const { seat, eyes } = this.#look;
    let seen = match.log.length;
    this.forget();
    const glimpse = () => {
      const said = logFor(match, eyes, seen);
      seen = match.log.length;
      if (said.length > 0) this.#glimpses.push({ view: match.view(seat) as Plain, said });
    };
    // A view that fails in the middle of a rule does not fail the answer: it is told in one piece.
    return match.watching(act, glimpse, () => this.forget());
  }

  /** Nothing came of what was seen. */
  forget(): void {
    this.#glimpses = [];
  }

  /** What has changed since the last time; none if nothing has. */
  advance(stored: StoredMatch, match: Match): News | undefined {
    const look = lookAt(match, stored, this.#look.seat);
    // The last thing said is told with the position that it led to, unless somebody else looks at that.
    const isSameLook = same(look.eyes, this.#look.eyes);
    const steps = this.#stepsOf(isSameLook ? this.#glimpses.slice(0, -1) : this.#glimpses);
    this.forget();
    this.#look = look;
    const last = this.#step(positionFor(match, look.seat, stored.ended), logFor(match, look.eyes));
    const table = this.#maybeTable(shownTable(stored, match));
    const update = { ...(steps.length > 0 && { steps }), ...last, ...(table && { table }) };
    return Object.keys(update).length > 0 ? { update } : undefined;
  }

  #stepsOf(glimpses: readonly Glimpse[]): readonly Step[] {
    return glimpses.map(({ view, said }) => this.#step({ ...this.#position, view }, [...this.#log, ...said]));
  }

  #step(position: Position, log: readonly LogEntry[]): Step {
    const changes = diff(this.#position, position);
    const kept = sharedLines(this.#log, log);
    const step = {
      ...(kept < this.#log.length && { cut: kept }),
      ...(kept < log.length && { said: log.slice(kept) }),
      ...(!isEmptyPatch(changes) && { patch: changes }),
    };
    this.#position = position;
    this.#log = log;
    return step;
  }

  #maybeTable(table: TableView): TableView | undefined {
    if (same(table, this.#table)) return undefined;
    this.#table = table;
    return table;
  }
}

/** How many lines two logs have in common, from the first on. A line that was said again is the same line. */
function sharedLines(before: readonly LogEntry[], after: readonly LogEntry[]): number {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && (before[at] === after[at] || same(before[at], after[at]))) at += 1;
  return at;
}
