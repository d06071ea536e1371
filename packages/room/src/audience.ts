import { isEmptyPatch, type Match, type Outcome } from '@starboard/kernel';
import { Glimpses } from './glimpses.ts';
import type { Listener } from './listener.ts';
import type { Moment } from './moment.ts';
import type { Step, Update } from './news.ts';
import { type Eyes, logFor, mayRead, type Position } from './position.ts';

/** Most are told the very same, though they do not look through the same eyes. */
export function isSameUpdate(one: Update, other: Update): boolean {
  const [steps, others] = [one.steps ?? [], other.steps ?? []];
  return (
    isSameStep(one, other) && steps.length === others.length && steps.every((step, i) => isSameStep(step, others[i]!))
  );
}

function isSameStep(one: Step, other: Step): boolean {
  return one.patch === other.patch && one.said === other.said && one.cut === other.cut;
}

/** An update that somebody missed, and how many entries it leads to. */
export interface Missed {
  readonly entries: number;
  readonly update: Update;
}

/** How many updates are kept for those who come back after a short loss. */
const mostRecent = 32;

/** All who see a match through the same eyes: what changed is worked out once for them. At one screen others may look later. */
export class Audience {
  readonly ended: Outcome | undefined;
  readonly listeners = new Set<Listener>();
  readonly #eyesNow: () => Eyes;
  #eyes: Eyes;
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
  readonly #glimpses = new Glimpses();

  constructor(eyesNow: () => Eyes, moment: Moment) {
    const { match, ended } = moment;
    this.#eyesNow = eyesNow;
    this.#eyes = eyesNow();
    this.ended = ended;
    this.#position = moment.positionFor(this.#eyes);
    this.#logSeen = match.log.length;
    this.#lines = logFor(match, this.#eyes).length;
    this.#entries = match.entries;
    this.#heardAt = match.entries;
  }

  /** Whoever listened has been gone for so long that there is nothing to resume. */
  get isForgotten(): boolean {
    return this.#entries - this.#heardAt > mostRecent;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  get position(): Position {
    return this.#position;
  }

  /** Something was said on the way to the next entry. */
  glimpse(moment: Moment): void {
    this.#glimpses.catch(moment, this.#eyes, this.#position.seat, this.#logSeen);
  }

  /** Nothing came of what was seen. */
  forget(): void {
    this.#glimpses.forget();
  }

  /** Takes in the last entry of the journal. */
  advance(moment: Moment): Update {
    const { match } = moment;
    const undone = this.#maybeCut(match);
    const eyes = this.#eyesNow();
    const isSameLook = eyes === this.#eyes || eyes.join() === this.#eyes.join();
    const steps = this.#steps(isSameLook ? 1 : 0);
    const cut = isSameLook ? undone : this.#turnTo(eyes, match);
    const said = moment.logFor(this.#eyes, this.#logSeen);
    this.#logSeen = match.log.length;
    this.#lines += said.length;
    const next = moment.positionFor(this.#eyes);
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

  /**
   * All that was seen on the way, but for the last thing: that is told with the position that it led to, unless somebody else
   * looks at that.
   */
  #steps(left: number): Step[] {
    return this.#glimpses.take(left).map(({ moment, view, said, logged }) => {
      const next = { ...this.#position, view };
      const patch = moment.patch(this.#position, next);
      this.#position = next;
      this.#logSeen = logged;
      this.#lines += said.length;
      return { said, ...(!isEmptyPatch(patch) && { patch }) };
    });
  }

  /** Somebody else looks from now on: the log is told anew from where the two may not read the same. */
  #turnTo(eyes: Eyes, { log }: Match): number {
    const before = this.#eyes;
    const other = log.findIndex((entry, at) => at >= this.#logSeen || mayRead(entry, before) !== mayRead(entry, eyes));
    const same = other < 0 ? log : log.slice(0, other);
    this.#eyes = eyes;
    this.#logSeen = same.length;
    this.#lines = same.filter(entry => mayRead(entry, eyes)).length;
    return this.#lines;
  }

  /** An undo takes back what was said, too. */
  #maybeCut(match: Match): number | undefined {
    if (match.log.length >= this.#logSeen) return undefined;
    this.#logSeen = match.log.length;
    this.#lines = logFor(match, this.#eyes).length;
    return this.#lines;
  }
}
