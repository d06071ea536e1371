import { isEmptyPatch, type LogEntry, type Match, type Outcome, type Patch, type Plain } from '@starboard/kernel';
import type { Listener } from './listener.ts';
import type { Moment } from './moment.ts';
import { type Eyes, logFor, type Position } from './position.ts';

/** What was said, and how the position changed with it. */
interface Step {
  readonly said?: readonly LogEntry[];
  readonly patch?: Patch;
}

/**
 * What changed: cut the log to its first `cut` lines; then, for each of the steps that led here and for the last, add what
 * was said and patch the position. What is absent is unchanged.
 */
export interface Update extends Step {
  readonly cut?: number;
  readonly steps?: readonly Step[];
}

/** Most are told the very same, though they do not look through the same eyes. */
export function isSameUpdate(one: Update, other: Update): boolean {
  const [steps, others] = [one.steps ?? [], other.steps ?? []];
  return (
    one.cut === other.cut &&
    isSameStep(one, other) &&
    steps.length === others.length &&
    steps.every((step, i) => isSameStep(step, others[i]!))
  );
}

function isSameStep(one: Step, other: Step): boolean {
  return one.patch === other.patch && one.said === other.said;
}

/** How things looked when something had just been said. */
interface Glimpse {
  readonly moment: Moment;
  readonly view: Plain;
  readonly said: readonly LogEntry[];
  /** How long the whole log was. */
  readonly logged: number;
}

/** An update that somebody missed, and how many entries it leads to. */
export interface Missed {
  readonly entries: number;
  readonly update: Update;
}

/** How many updates are kept for those who come back after a short loss. */
const mostRecent = 32;

/** All who see a match through the same eyes: what changed is worked out once for them. */
export class Audience {
  readonly eyes: Eyes;
  readonly ended: Outcome | undefined;
  readonly listeners = new Set<Listener>();
  #position: Position;
  /** How much of the whole log was seen, and how many of its lines these eyes may read. */
  #logSeen: number;
  #lines: number;
  #entries: number;
  /** How many entries there were when somebody last listened. */
  #heardAt: number;
  /** The last updates, one for each entry, the newest last. */
  #recent: Update[] = [];
  /** What was seen on the way to an entry that is not yet told. */
  #glimpses: Glimpse[] = [];
  #glimpsed = 0;

  constructor(eyes: Eyes, moment: Moment) {
    const { match, ended } = moment;
    this.eyes = eyes;
    this.ended = ended;
    this.#position = moment.positionFor(eyes);
    this.#logSeen = match.log.length;
    this.#lines = logFor(match, eyes).length;
    this.#entries = match.entries;
    this.#heardAt = match.entries;
  }

  /** Whoever listened has been gone for so long that there is nothing to resume. */
  get isForgotten(): boolean {
    return this.#entries - this.#heardAt > mostRecent;
  }

  get position(): Position {
    return this.#position;
  }

  /** Something was said on the way to the next entry. What these eyes may not read leaves no trace. */
  glimpse(moment: Moment): void {
    const { match } = moment;
    const said = moment.logFor(this.eyes, Math.max(this.#logSeen, this.#glimpsed));
    this.#glimpsed = match.log.length;
    if (said.length === 0) return;
    this.#glimpses.push({ moment, view: moment.viewFor(this.#position.seat), said, logged: match.log.length });
  }

  /** Nothing came of what was seen. */
  forget(): void {
    this.#glimpses = [];
    this.#glimpsed = 0;
  }

  /** Takes in the last entry of the journal. */
  advance(moment: Moment): Update {
    const { match } = moment;
    const cut = this.#maybeCut(match);
    const steps = this.#steps();
    const said = moment.logFor(this.eyes, this.#logSeen);
    this.#logSeen = match.log.length;
    this.#lines += said.length;
    const next = moment.positionFor(this.eyes);
    const patch = moment.patch(this.#position, next);
    this.#position = next;
    this.#entries = match.entries;
    if (this.listeners.size > 0) this.#heardAt = match.entries;
    const update = {
      ...(cut !== undefined && { cut }),
      ...(steps.length > 0 && { steps }),
      ...(said.length > 0 && { said }),
      ...(!isEmptyPatch(patch) && { patch }),
    };
    this.#recent.push(update);
    if (this.#recent.length > mostRecent) this.#recent.shift();
    return update;
  }

  /** The updates since the journal had so many entries, each with the number it leads to; none if they are not at hand. */
  since(entries: number): readonly Missed[] | undefined {
    const missed = this.#entries - entries;
    if (missed < 0 || missed > this.#recent.length) return undefined;
    return this.#recent.slice(this.#recent.length - missed).map((update, i) => ({ entries: entries + i + 1, update }));
  }

  /** All that was seen but for the last: what was said then is told with the position that it led to. */
  #steps(): Step[] {
    const glimpses = this.#glimpses.slice(0, -1);
    this.forget();
    return glimpses.map(({ moment, view, said, logged }) => {
      const next = { ...this.#position, view };
      const patch = moment.patch(this.#position, next);
      this.#position = next;
      this.#logSeen = logged;
      this.#lines += said.length;
      return { said, ...(!isEmptyPatch(patch) && { patch }) };
    });
  }

  /** An undo takes back what was said, too. */
  #maybeCut(match: Match): number | undefined {
    if (match.log.length >= this.#logSeen) return undefined;
    this.#logSeen = match.log.length;
    this.#lines = logFor(match, this.eyes).length;
    return this.#lines;
  }
}
