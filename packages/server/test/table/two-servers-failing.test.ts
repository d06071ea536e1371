import { Chance, seedFrom } from '@starboard/kernel';
import type { Picture } from '@starboard/room';
import { type Client, Refused } from '@starboard/server/client';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../testing/postgres.ts';
import { Corner } from '../support/corner.ts';
import { doom, untilGone } from '../support/doom.ts';
import { Ledger, reached } from '../support/ledger.ts';
import { openPair, type Pair, type Somebody, somebody } from '../support/pair.ts';
import { beginBeacon, plan } from '../support/playing.ts';
import { breakDown } from '../support/store/breaking-down.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

const patience = 120_000;

/** Their own, since it breaks down. */
let server: TestPostgres;
let pair: Pair;
let ada: Somebody;
let bo: Somebody;
let database: postgres.Sql;
beforeAll(async () => {
  server = await startPostgres({ fsync: false });
  pair = await openPair(await server.freshDatabase());
  database = postgres(pair.databaseUrl, { max: 1, onnotice: () => {} });
  [ada, bo] = [await somebody(pair, 'Ada'), await somebody(pair, 'Bo')];
}, patience);
afterAll(async () => {
  await database?.end();
  await pair?.close();
  await server?.stop();
});

/** A match that the two play, each at a server of their own; what of it was acknowledged is kept in a ledger. */
async function beginTogether(hers: Client, his: Client, game: 'beacon' | 'endure'): Promise<Ledger> {
  const [setup, seats, bots] =
    game === 'beacon'
      ? [{}, ['keeper', 'engineer'], {}]
      : [{ survivors: 3 }, ['captain-a', 'marine-a'], { 'medic-a': { bot: 'sensible' } }];
  const { id, invitations } = await hers.begin({ game, setup, seats: { [seats[1]!]: 'invite', ...bots } });
  await his.claim(id, invitations[seats[1]!]!);
  return new Ledger(id, seats);
}

test(
  'people of a server that is killed in a burst of answers go on at the other, and nothing is lost or taken twice',
  async () => {
    const chance = new Chance(seedFrom('half of them'));
    for (let killed = 0; killed < 2; killed++) {
      const doomed = await pair.launch();
      const there = doomed.client(ada.token, doom(doomed, chance, 25));
      const games = ['beacon', 'beacon', 'beacon', 'endure', 'endure'] as const;
      const ledgers = await Promise.all(games.map(game => beginTogether(ada.atB, bo.atB, game)));

      async function playHers(ledger: Ledger): Promise<void> {
        await untilGone(doomed, ledger.playOut(there, chance));
        await ledger.sendAgain(ada.atB, ['keeper', 'captain-a']);
        await ledger.playOut(ada.atB, chance);
      }

      await Promise.all(ledgers.flatMap(ledger => [playHers(ledger), ledger.playOut(bo.atB, chance)]));
      expect(doomed.isGone).toBe(true);
      for (const ledger of ledgers) await ledger.prove(bo.atA);
    }
  },
  patience,
);

test(
  'bots that a killed server had to answer for go on at the other by themselves',
  async () => {
    const doomed = await pair.launch();
    const there = doomed.client(ada.token);
    const wish = { game: 'beacon', seats: { engineer: { bot: 'steady' } } };
    const matches = await Promise.all(Array.from({ length: 12 }, () => there.begin(wish)));
    const watchers = matches.map(({ id }) => new Watcher(ada.atB, id));
    await Promise.all(watchers.map(each => each.sees('it is her turn', picture => isHerTurn(picture, 0))));
    const answers = matches.map(({ id }) => there.answer(id, { decision: 0, answer: 'shield' }));
    await Promise.any(answers);
    await doomed.kill();
    const taken = await Promise.allSettled(answers);
    const stored = watchers.filter((_, i) => taken[i]!.status === 'fulfilled');
    await Promise.all(stored.map(each => each.sees('it is her turn again', picture => isHerTurn(picture, 2))));
  },
  patience,
);

test(
  'news come again after the connection that brings them was lost',
  async () => {
    const match = await beginBeacon(ada.atA, bo.atB);
    const [hers, his] = [new Watcher(ada.atA, match), new Watcher(bo.atB, match)];
    for (let round = 1; round <= 5; round++) {
      const ended = await database`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`;
      expect(ended.length).toBeGreaterThanOrEqual(2);
      const at = await plan(ada.atA, match, 'shield');
      await ada.atA.say(match, `Round ${round}`);
      await his.sees(
        'she has planned, and said so',
        ({ chat, position }) => chat.length === round && position.decision?.waitingFor.join() === 'engineer',
      );
      await reached(bo.atB, match, at);
      const end = await plan(bo.atB, match, 'shield');
      await hers.sees('the next round', ({ position }) => position.decision?.id === end);
      await Promise.all([hers.agreesInAll(), his.agreesInAll()]);
    }
  },
  patience,
);

test(
  'a database that breaks down and starts again is missed for a moment, and nothing is lost',
  async () => {
    const chance = new Chance(seedFrom('breakdowns'));
    const corners = Array.from({ length: 6 }, () => new Corner({ game: 'beacon' }, ['keeper', 'engineer'], chance));
    const refusals = new Set<string>();
    let isPlaying = true;

    /** Plays on, whatever the server says while the database is away: people do not wait for it. */
    async function playOn(corner: Corner, client: Client, witness: Client): Promise<void> {
      while (isPlaying || corner.isUnderWay) {
        try {
          await corner.playMatch(client, witness);
        } catch (thrown) {
          if (!(thrown instanceof Refused)) throw thrown;
          refusals.add(`${thrown.status} ${thrown.code}`);
        }
      }
    }

    /** Until all have played a match to its end from now on. */
    async function goOn(): Promise<void> {
      const finished = corners.map(corner => corner.finished);
      await until('all have gone on', () => corners.every((corner, i) => corner.finished > finished[i]!));
    }

    const [half, rest] = [corners.slice(0, 3), corners.slice(3)];
    const playing = Promise.all([
      ...half.map(corner => playOn(corner, ada.atA, ada.atB)),
      ...rest.map(corner => playOn(corner, ada.atB, ada.atA)),
    ]);
    for (let breakdown = 0; breakdown < 3; breakdown++) {
      await Promise.race([goOn(), playing]);
      await breakDown(pair.databaseUrl);
    }
    await Promise.race([goOn(), playing]);
    isPlaying = false;
    await playing;
    expect([...refusals]).toEqual(['503 store-failed']);
  },
  patience,
);

/** Whether the keeper alone is asked, in a question of this number or a later one. */
function isHerTurn({ position: { decision, outcome } }: Picture, least: number): boolean {
  return outcome !== undefined || (decision!.id >= least && decision!.waitingFor.join() === 'keeper');
}
