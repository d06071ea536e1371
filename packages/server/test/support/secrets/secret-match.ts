import type { Game, SeatId } from '@starboard/kernel';
import { Client } from '@starboard/server/client';
import { expect } from 'vitest';
import type { OwnServer } from '../own-games.ts';
import { randomly } from '../playing.ts';
import { until } from '../until.ts';
import { Watcher } from '../watching.ts';
import { allWords, hiddenWords, knownTo, type Words, wordSeats } from './hidden-words.ts';
import { Ear } from './overheard.ts';
import { Truth } from './truth.ts';

/** Somebody, and everything that ever reached them. */
export class Person {
  readonly ear = new Ear();
  readonly seats: readonly SeatId[];
  client: Client;
  token = '';
  readonly #url: string;
  readonly #known = new Set<string>();

  constructor(url: string, ...seats: SeatId[]) {
    this.#url = url;
    this.seats = seats;
    this.client = new Client(url, { fetch: this.ear.fetch });
  }

  async join(name: string): Promise<this> {
    return this.become((await this.client.join(name)).token);
  }

  become(token: string): this {
    this.token = token;
    this.client = new Client(this.#url, { token, fetch: this.ear.fetch });
    return this;
  }

  /** Whatever was known once is known for ever. */
  learns(words: readonly string[]): void {
    for (const word of words) this.#known.add(word);
  }

  /** The words that reached this person and should not have. */
  leaked(words: readonly string[]): string[] {
    const { heard } = this.ear;
    return words.filter(word => !this.#known.has(word) && heard.includes(word));
  }
}

/** A match of hidden words: Ann has two seats, Bob one, a bot one; Eve watches, and so does somebody without a name. */
export class SecretMatch {
  readonly id: string;
  readonly ann: Person;
  readonly bob: Person;
  readonly everybody: readonly Person[];
  readonly truth: Truth<Words>;
  readonly words: readonly string[];
  /** The words that each seat was told when they were dealt. */
  readonly dealt: readonly string[];
  readonly #watchers: readonly Watcher[];
  readonly #answer = randomly('a guest');

  constructor(folder: string, id: string, [ann, bob, ...others]: readonly [Person, Person, ...Person[]]) {
    this.id = id;
    this.ann = ann;
    this.bob = bob;
    this.everybody = [ann, bob, ...others];
    this.truth = new Truth<Words>(hiddenWords as unknown as Game<Words, never>, folder, id);
    const { state } = this.truth.match;
    this.words = allWords(state);
    this.dealt = wordSeats.map(seat => state.players[seat]!.hand[0]!);
    const pinned = new Watcher(ann.client, id, { seat: 'c' });
    this.#watchers = [...this.everybody.map(({ client }) => new Watcher(client, id)), pinned];
    this.#learn();
  }

  static async begin({ server: { url }, folder }: OwnServer): Promise<SecretMatch> {
    const ann = await new Person(url, 'a', 'c').join('Ann');
    const bob = await new Person(url, 'b').join('Bob');
    const eve = await new Person(url).join('Eve');
    const seats = { b: 'invite', d: { bot: 'random' } } as const;
    const { id, invitations } = await ann.client.begin({ game: 'words', seats });
    await bob.client.claim(id, invitations['b']!);
    return new SecretMatch(folder, id, [ann, bob, eve, new Person(url)]);
  }

  get isOver(): boolean {
    return this.truth.match.outcome !== undefined;
  }

  /** When all is told that is to be told now, nobody has heard what they may not know. */
  async check(): Promise<void> {
    await until('no bot is asked', () => {
      this.truth.catchUp(() => this.#learn());
      return !this.truth.match.waitingFor.includes('d');
    });
    for (const each of this.#watchers) await each.agrees();
    for (const each of this.everybody) {
      expect(each.leaked(this.words)).toEqual([]);
      expect(each.ear.hasHeard(this.truth.seed)).toBe(this.isOver);
    }
  }

  /** Each of the people answers for each of their seats that is asked, and asks around before. */
  async answerAll(): Promise<void> {
    for (const each of [this.ann, this.bob]) {
      for (const seat of each.seats) {
        if (this.isOver) return;
        await this.#askForOdds(each.client, seat);
        await this.#askAround();
        await this.#answer(each.client, this.id, seat);
        await this.check();
      }
    }
  }

  #learn(): void {
    for (const each of this.everybody) each.learns(knownTo(this.truth.match.state, each.seats));
  }

  async #askForOdds(client: Client, seat: SeatId): Promise<void> {
    const { decision } = (await client.look(this.id, seat)).position;
    const [option] = decision?.ask?.options ?? [];
    if (decision && option) await client.odds(this.id, { decision: decision.id, answer: option.key, seat });
  }

  /** Everything that could tell more than it should, whether it is answered or refused. */
  async #askAround(): Promise<void> {
    const { id } = this;
    const foreign = { decision: this.truth.match.decisionId, answer: 'w', seat: 'd' };
    const asked = this.everybody.flatMap(({ client }) => [
      client.undoPoints(id),
      client.matches(),
      client.replay(id),
      client.answer(id, foreign),
      client.odds(id, foreign),
      client.answer(id, { decision: foreign.decision, answer: 'w' }),
      client.look(id, 'd'),
    ]);
    await Promise.allSettled(asked);
  }
}
