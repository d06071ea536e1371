import { beacon } from '@starboard/beacon';
import { endure } from '@starboard/endure';
import {
  type AnyAsk,
  acceptAnswer,
  type Chance,
  type Entry,
  type Game,
  type Journal,
  randomAnswer,
  type SeatId,
  same,
  verify,
} from '@starboard/kernel';
import type { Position } from '@starboard/room';
import { type Answering, type Client, Refused, type Whole } from '@starboard/server/client';
import { expect } from 'vitest';
import { until } from './until.ts';

const games = { beacon, endure } as unknown as { readonly [id: string]: Game };

type AnswerEntry = Extract<Entry, { kind: 'answer' }>;

interface Sent extends Answering {
  readonly seat: SeatId;
}

/** What people have answered in a match and what of it was acknowledged: the journal must agree. */
export class Ledger {
  readonly match: string;
  readonly #people: readonly SeatId[];
  readonly #acknowledged = new Map<number, Sent>();
  readonly #unsure = new Set<Sent>();

  /** The seats that people hold: what bots answer is nobody's concern. */
  constructor(match: string, people: readonly SeatId[]) {
    this.match = match;
    this.#people = people;
  }

  /** How many entries the journal must have at least. */
  get entries(): number {
    return Math.max(0, ...this.#acknowledged.keys());
  }

  /** How many answers were sent of which nobody knows what became of them. */
  get unsure(): number {
    return this.#unsure.size;
  }

  /** Answers by chance if this seat is asked, or any of the person's; says how the match stood. */
  async play(client: Client, chance: Chance, seat?: SeatId): Promise<'asked' | 'waiting' | 'over'> {
    const { position } = await reached(client, this.match, this.entries, seat);
    if (position.outcome !== undefined) return 'over';
    if (position.decision?.ask === undefined) return 'waiting';
    await this.answer(client, position, chance);
    return 'asked';
  }

  /** Answers by chance until the match is over, or somebody else has enough of it. */
  async playOut(client: Client, chance: Chance, seat?: SeatId, hasEnough = () => false): Promise<void> {
    while (!hasEnough()) {
      const standing = await this.play(client, chance, seat);
      if (standing === 'over') return;
      if (standing === 'waiting') await new Promise(resolve => setTimeout(resolve, 8));
    }
  }

  /** Answers by chance what is asked here; hands back how many entries there are then. */
  answer(client: Client, { decision, seat }: Position, chance: Chance): Promise<number> {
    const ask = decision!.ask as unknown as AnyAsk;
    const answer = acceptAnswer(ask, randomAnswer(ask, chance)) as Sent['answer'];
    return this.send(client, { decision: decision!.id, answer, seat });
  }

  async send(client: Client, sent: Sent): Promise<number> {
    const isFirst = !this.#unsure.has(sent);
    this.#unsure.add(sent);
    try {
      const { at } = await client.answer(this.match, sent);
      expect(this.#acknowledged.get(at), `entry ${at} was acknowledged twice`).toBeUndefined();
      this.#acknowledged.set(at, sent);
      this.#unsure.delete(sent);
      return at;
    } catch (thrown) {
      // What is refused was not stored; but it may have been when it was sent before.
      if (isFirst && isFinal(thrown)) this.#unsure.delete(sent);
      throw thrown;
    }
  }

  /** Sends again whatever is unsure of what these seats have answered: it is taken, or it was taken before. */
  async sendAgain(client: Client, seats = this.#people): Promise<void> {
    for (const sent of [...this.#unsure].filter(({ seat }) => seats.includes(seat))) {
      try {
        await this.send(client, sent);
      } catch (thrown) {
        if (!isFinal(thrown)) throw thrown;
        expect(['stale-decision', 'already-answered', 'match-over']).toContain(thrown.code);
      }
    }
  }

  /** The match is over: its journal is sound, and it holds what people say. */
  async prove(client: Client): Promise<void> {
    const journal = await client.replay(this.match);
    verify(games[journal.game]!, journal);
    this.#compare(journal);
  }

  /** Every acknowledged answer is in its place, and nothing else of these people but what they sent, each at most once. */
  #compare({ entries }: Journal): void {
    for (const [at, { seat, answer }] of this.#acknowledged) {
      expect(entries[at - 1], `entry ${at} of ${this.match}`).toMatchObject({ kind: 'answer', seat, answer });
    }
    const left = new Set(this.#unsure);
    const unexplained = entries.filter((entry, at) => {
      if (entry.kind !== 'answer' || !this.#people.includes(entry.seat) || this.#acknowledged.has(at + 1)) return false;
      const sent = [...left].find(each => isRecordOf(each, entries, at));
      return sent === undefined || !left.delete(sent);
    });
    expect(unexplained).toEqual([]);
  }
}

/** Waits until a server knows so many entries of a match: another one may have taken them. Says how it stands then. */
export function reached(client: Client, match: string, entries: number, seat?: SeatId): Promise<Whole> {
  return until(`the server knows of entry ${entries}`, async () => {
    const whole = await client.look(match, seat);
    return whole.at >= entries ? whole : undefined;
  });
}

/** Whether this entry is what was sent: only others may have answered the same question before it. */
function isRecordOf({ decision, seat, answer }: Sent, entries: readonly Entry[], at: number): boolean {
  const entry = entries[at] as AnswerEntry;
  const isOthers = (each: Entry) => each.kind === 'answer' && each.decision === entry.decision && each.seat !== seat;
  return (
    decision <= at && seat === entry.seat && same(answer, entry.answer) && entries.slice(decision, at).every(isOthers)
  );
}

function isFinal(thrown: unknown): thrown is Refused {
  return thrown instanceof Refused && !thrown.mayPass;
}
