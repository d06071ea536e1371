import { endure } from '@starboard/endure';
import { Chance, type Journal, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { Client, Refused } from '@starboard/server/client';
import { expect } from 'vitest';
import type { ServerProcess } from './process.ts';

const journal = playedElsewhere();

/** People who do everything but play, and remember what of it was acknowledged. */
export class Studio {
  readonly kept = {
    people: [] as { name: string; token: string }[],
    matches: [] as { id: string; token: string }[],
    claims: [] as { id: string; token: string }[],
    words: [] as { id: string; token: string; number: number; text: string }[],
    replays: [] as { id: string; token: string }[],
  };
  readonly #name: string;
  #people = 0;
  #words = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Works until something goes wrong. */
  async work(server: ServerProcess, send: typeof fetch): Promise<never> {
    for (;;) {
      const host = await this.#welcome(server, send);
      const { id, invitations } = await host.client.begin({ game: 'beacon', seats: { engineer: 'invite' } });
      this.kept.matches.push({ id, token: host.token });
      const other = await this.#welcome(server, send);
      await other.client.claim(id, invitations['engineer']!);
      this.kept.claims.push({ id, token: other.token });
      for (const { client, token } of [host, other, host]) {
        const text = `word ${++this.#words}`;
        const { number } = await client.say(id, text);
        this.kept.words.push({ id, token, number, text });
      }
      const replay = await host.client.bringReplay(journal).catch(maybeBusy);
      if (replay !== undefined) this.kept.replays.push({ id: replay.id, token: host.token });
    }
  }

  /** Everything that was acknowledged is there. */
  async check(server: ServerProcess): Promise<void> {
    const { people, matches, claims, words, replays } = this.kept;
    for (const { name, token } of people) expect(await server.client(token).me()).toEqual({ name });
    for (const { id, token } of matches) expect((await server.client(token).look(id)).table.host).toBe(true);
    for (const { id, token } of claims) {
      const { table, chat } = await server.client(token).look(id);
      expect(table.seats).toMatchObject([{ yours: false }, { yours: true, held: 'person' }]);
      expect(chat.map(({ number }) => number)).toEqual(chat.map((_, i) => i + 1));
      expect(new Set(chat.map(({ text }) => text)).size, 'nothing is said twice').toBe(chat.length);
    }
    for (const { id, token, number, text } of words) {
      expect((await server.client(token).look(id)).chat[number - 1]).toMatchObject({ text, yours: true });
    }
    for (const { id, token } of replays) expect(await server.client(token).replay(id)).toEqual(journal);
    await this.#checkUnacknowledged(server);
  }

  /** A replay that was under way is there whole or not at all. */
  async #checkUnacknowledged(server: ServerProcess): Promise<void> {
    for (const { token } of this.kept.people) {
      const client = server.client(token);
      const brought = (await client.matches()).filter(({ game }) => game === journal.game);
      for (const { id } of brought) expect(await client.replay(id)).toEqual(journal);
    }
  }

  async #welcome(server: ServerProcess, send: typeof fetch): Promise<{ client: Client; token: string }> {
    const name = `${this.#name}, guest ${++this.#people}`;
    const { token } = await new Client(server.url, { fetch: send }).join(name);
    this.kept.people.push({ name, token });
    return { client: server.client(token, send), token };
  }
}

function playedElsewhere(): Journal {
  const match = Match.begin(endure, {}, { seed: seedFrom('elsewhere') });
  playOut(match, randomBot, new Chance(seedFrom('somebody')), 5_000);
  return match.journal();
}

/** Only a few replays are proved at once. */
function maybeBusy(thrown: unknown): undefined {
  if (!(thrown instanceof Refused) || thrown.code !== 'too-many-imports') throw thrown;
}
