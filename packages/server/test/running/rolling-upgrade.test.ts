import { type Game, one } from '@starboard/kernel';
import type { RunningServer } from '@starboard/server';
import { Client, Refused } from '@starboard/server/client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openStore } from '../../src/store/index.ts';
import { serveGames, siteForTest } from '../support/each-store.ts';
import { guest } from '../support/house.ts';
import { until } from '../support/until.ts';

/** Both say something in each round, for ever. */
function chorus(version: number): Game<{ rounds: number }, Record<string, never>> {
  return {
    id: 'chorus',
    version,
    setup: z.strictObject({}),
    seats: () => [{ id: 'ann' }, { id: 'bob' }],
    begin: () => ({ rounds: 0 }),
    *step(t) {
      yield* t.askEach(['ann', 'bob'], 'say', () => one(['la', 'lo']));
      t.state.rounds += 1;
    },
    outcome: () => undefined,
    view: ({ rounds }) => ({ rounds }),
    imagine: () => undefined,
  };
}

/** What an old server says of a match that has gone on, and one that goes down of any; a lost connection says nothing. */
const elsewhere = ['newer-rules', 'shutting-down'];
/** Somebody else was first, or one's own answer was taken though nobody said so. */
const overtaken = ['stale-decision', 'already-answered'];

/** The other is to answer, perhaps at another server. */
const pause = () => new Promise(resolve => setTimeout(resolve, 5));

test('three servers are renewed one after the other while people play through all of them: nothing is lost, and all play on', async () => {
  const site = await siteForTest('PostgreSQL');
  const serve = (version: number) => serveGames(site, [{ game: chorus(version), bots: [] }]);
  const servers: RunningServer[] = await Promise.all([serve(1), serve(1), serve(1)]);
  const refusals = new Set<string>();
  let isOver = false;

  /** Plays at whichever server takes it, a different one each time. */
  class Person {
    readonly acknowledged: number[] = [];
    unsure = 0;
    readonly #token: string;
    #next: number;

    constructor(token: string, next: number) {
      this.#token = token;
      this.#next = next;
    }

    at(server = servers[0]!): Client {
      return new Client(server.url, { token: this.#token });
    }

    async play(match: string): Promise<void> {
      while (!isOver) {
        const client = this.at(servers[this.#next++ % servers.length]);
        try {
          const { position } = await client.look(match);
          if (position.decision?.ask === undefined) {
            await pause();
            continue;
          }
          this.unsure += 1;
          const { at } = await client.answer(match, { decision: position.decision.id, answer: 'la' });
          this.unsure -= 1;
          this.acknowledged.push(at);
        } catch (thrown) {
          if (thrown instanceof Refused) {
            refusals.add(thrown.code);
            if (![...elsewhere, ...overtaken].includes(thrown.code)) throw thrown;
            await pause();
          }
        }
      }
    }
  }

  const tables = await Promise.all(
    Array.from({ length: 3 }, async (_, n) => {
      const [ann, bob] = [await guest(servers[0]!, 'Ann'), await guest(servers[0]!, 'Bob')];
      const { id, invitations } = await ann.begin({ game: 'chorus', setup: {}, seats: { bob: 'invite' } });
      await bob.claim(id, invitations['bob']!);
      return { id, people: [new Person(ann.token, n), new Person(bob.token, n + 1)] };
    }),
  );
  const people = tables.flatMap(table => table.people);
  const playing = Promise.all(tables.flatMap(({ id, people }) => people.map(each => each.play(id))));

  async function allGoOn(): Promise<void> {
    const before = people.map(({ acknowledged }) => acknowledged.length);
    const goOn = until('all have gone on', () => people.every((each, i) => each.acknowledged.length > before[i]! + 2));
    await Promise.race([goOn, playing]);
  }

  await allGoOn();
  for (const [place, old] of servers.entries()) {
    // The new one comes before the old one goes, and for a while both are asked.
    servers.push(await serve(2));
    await allGoOn();
    const renewed = servers.pop()!;
    servers[place] = renewed;
    await old.close();
    await allGoOn();
  }
  isOver = true;
  await playing;

  expect([...refusals]).toContain('newer-rules');
  const store = await openStore({ databaseUrl: site.storage.databaseUrl, dataFolder: site.storage.dataFolder! });
  for (const { id, people } of tables) {
    const entries = (await store.rows(id, 0)).map(({ entry }) => entry);
    expect(entries.filter(({ kind }) => kind === 'rules')).toEqual([
      expect.objectContaining({ kind: 'rules', version: 2 }),
    ]);
    const taken = people.flatMap(({ acknowledged }, seat) =>
      acknowledged.map(at => [entries[at - 1], ['ann', 'bob'][seat]] as const),
    );
    for (const [entry, seat] of taken) expect(entry).toMatchObject({ kind: 'answer', seat });
    expect(new Set(taken.map(([entry]) => entry)).size, 'none is acknowledged twice').toBe(taken.length);
    const answers = entries.filter(({ kind }) => kind === 'answer').length;
    const unsure = people.reduce((sum, each) => sum + each.unsure, 0);
    expect(answers, 'none is taken twice').toBeLessThanOrEqual(taken.length + unsure);
  }
  await store.close();
});
