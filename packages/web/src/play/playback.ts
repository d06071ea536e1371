import { type LogEntry, same } from '@starboard/kernel';
import type { Followed, Picture } from '@starboard/room';

type Speed = 'normal' | 'fast' | 'none';

/** How long one thing that happens is shown, in milliseconds. */
const beats: { readonly [S in Speed]: number } = { normal: 700, fast: 300, none: 0 };

/** So few things that happen by themselves are the plain consequence of an answer: they are shown at once. */
const fewAtOnce = 3;

/** The trail is for headings in the log, and nobody reads further back than this. */
const longestTrail = 400;

/** Lines of the log, and how things stood when they were said. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly view: unknown;
  /** It was told before this page followed the match. */
  readonly wasThere?: true;
}

export interface Showing {
  /** None before the first news. */
  readonly picture: Picture | undefined;
  readonly isConnected: boolean;
  /** What keeps news from coming. */
  readonly trouble: unknown;
  /** Whether the picture is how things stand; otherwise it is how they came about. */
  readonly isLive: boolean;
  readonly isPaused: boolean;
  /** What is just happening, while it is shown step by step. */
  readonly happening: LogEntry | undefined;
  /** Which of how many things is shown. */
  readonly at: number;
  readonly of: number;
  readonly trail: readonly Passage[];
}

const nothingYet: Showing = {
  picture: undefined,
  isConnected: false,
  trouble: undefined,
  isLive: true,
  isPaused: false,
  happening: undefined,
  at: 0,
  of: 0,
  trail: [],
};

/**
 * Shows a match as one can follow it: what happens by itself comes at once from the match, but is shown one thing after
 * the other, at the speed that is set. It can be paused, stepped and skipped.
 */
export class Playback {
  #showing = nothingYet;
  #speed: Speed;
  /** How things came about, until the picture comes that settles it. */
  #arriving: Picture[] = [];
  /** What is still to be shown; the last is how things stand. */
  #waiting: Picture[] = [];
  #newest: Picture | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(speed: Speed) {
    this.#speed = speed;
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };

  readonly current = (): Showing => this.#showing;

  set speed(speed: Speed) {
    this.#speed = speed;
    if (speed === 'none') this.skip();
  }

  take({ picture, isConnected, trouble, isSettled }: Followed): void {
    if (picture === undefined) {
      this.#show({ isConnected, trouble });
      return;
    }
    this.#showing = { ...this.#showing, trouble };
    const wasCut = this.#newest !== undefined && !goesOn(this.#newest.log, picture.log);
    this.#note(picture, wasCut);
    if (wasCut) {
      this.#arriving = [];
      this.#waiting = [];
    }
    if (!isSettled) {
      this.#arriving.push(picture);
      return;
    }
    this.#settle(picture, isConnected);
  }

  pause(): void {
    if (this.#showing.isLive) return;
    this.#stopClock();
    this.#show({ isPaused: true });
  }

  play(): void {
    if (this.#showing.isLive) return;
    this.#show({ isPaused: false });
    this.#startClock();
  }

  /** Shows the next thing and waits. */
  step(): void {
    if (this.#showing.isLive) return;
    this.#stopClock();
    this.#show({ isPaused: true });
    this.#next();
  }

  skip(): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.#jump(last);
  }

  close(): void {
    this.#stopClock();
    this.#listeners.clear();
  }

  #settle(picture: Picture, isConnected: boolean): void {
    const way = this.#arriving.filter((each, i) => {
      const before = this.#arriving[i - 1] ?? this.#showing.picture;
      return each.log.length > (before?.log.length ?? 0);
    });
    this.#arriving = [];
    const isFirst = this.#showing.picture === undefined;
    const isPlaying = !this.#showing.isLive && this.#waiting.length > 0;
    const isLong = way.length > fewAtOnce && this.#speed !== 'none' && !isFirst;
    if (isPlaying) this.#goOn(way, picture, isConnected);
    else if (isLong) this.#begin(way, picture, isConnected);
    else this.#jump(picture, isConnected);
  }

  #begin(way: readonly Picture[], settled: Picture, isConnected: boolean): void {
    this.#waiting = [...way, settled];
    this.#show({ isLive: false, isPaused: false, isConnected, at: 0, of: way.length });
    this.#next();
    this.#startClock();
  }

  /** News while older ones are still being shown. Who sits where and what was written is shown at once. */
  #goOn(way: readonly Picture[], settled: Picture, isConnected: boolean): void {
    const { picture, of } = this.#showing;
    const before = this.#waiting.pop();
    const isNew = before !== undefined && before.log.length < settled.log.length;
    const more = isNew && way.length === 0 ? [settled] : way;
    this.#waiting = [...this.#waiting, ...more, settled];
    const { table, chat } = settled;
    this.#show({ picture: picture && { ...picture, table, chat }, isConnected, of: of + more.length });
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const settled = this.#waiting.at(-1);
    if (settled === undefined) {
      this.#jump(next);
      return;
    }
    const { table, chat } = settled;
    const { at } = this.#showing;
    this.#show({ picture: { ...next, table, chat }, happening: next.log.at(-1), at: at + 1 });
  }

  #jump(picture: Picture, isConnected = this.#showing.isConnected): void {
    this.#stopClock();
    this.#waiting = [];
    this.#show({ picture, isConnected, isLive: true, isPaused: false, happening: undefined, at: 0, of: 0 });
  }

  #startClock(): void {
    this.#stopClock();
    if (this.#showing.isLive || this.#showing.isPaused) return;
    this.#timer = setTimeout(() => {
      this.#next();
      this.#startClock();
    }, beats[this.#speed]);
  }

  #stopClock(): void {
    clearTimeout(this.#timer);
  }

  #note(picture: Picture, wasCut: boolean): void {
    const { trail } = this.#showing;
    const isFirst = this.#newest === undefined;
    const from = wasCut || isFirst ? 0 : (this.#newest?.log.length ?? 0);
    const to = picture.log.length;
    this.#newest = picture;
    const kept = wasCut ? trail.filter(each => each.to <= to) : trail;
    const start = wasCut ? (kept.at(-1)?.to ?? 0) : from;
    const wasThere = isFirst || (kept.length === 0 && trail[0]?.wasThere === true);
    const passage: Passage = { from: start, to, view: picture.position.view, ...(wasThere && { wasThere }) };
    const longer = to > start ? [...kept, passage] : kept;
    this.#showing = { ...this.#showing, trail: longer.slice(-longestTrail) };
  }

  #show(changes: Partial<Showing>): void {
    this.#showing = { ...this.#showing, ...changes };
    for (const tell of this.#listeners) tell();
  }
}

/** Whether the later log is the earlier one and more: nothing was taken back. */
function goesOn(earlier: readonly LogEntry[], later: readonly LogEntry[]): boolean {
  if (later.length < earlier.length) return false;
  const last = earlier.at(-1);
  const there = later[earlier.length - 1];
  return last === there || same(last, there);
}
