import type { MatchId } from '../store/index.ts';

/** Who waits for a thought: a person is told odds before a bot may go on. */
export interface Waiting {
  readonly match: MatchId;
  readonly by: 'person' | 'bot';
}

/** What waits, match by match: each match has its turn, however much it wants. */
export class Queue<T extends Waiting> {
  readonly #lines = { person: new Map<MatchId, T[]>(), bot: new Map<MatchId, T[]>() };
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How much a match has waiting. */
  sizeFor({ match, by }: Waiting): number {
    return this.#lines[by].get(match)?.length ?? 0;
  }

  add(waiting: T): void {
    const line = this.#lines[waiting.by].get(waiting.match);
    if (line === undefined) this.#lines[waiting.by].set(waiting.match, [waiting]);
    else line.push(waiting);
    this.#size += 1;
  }

  take(): T | undefined {
    const lines = this.#lines.person.size > 0 ? this.#lines.person : this.#lines.bot;
    const [first] = lines;
    if (first === undefined) return undefined;
    const [match, line] = first;
    const next = line.shift()!;
    // A map tells the newest last: what is left of the line goes behind all others.
    lines.delete(match);
    if (line.length > 0) lines.set(match, line);
    this.#size -= 1;
    return next;
  }
}
