import { Chance, type SeatId, seedFrom } from '@starboard/kernel';
import type { Position } from '@starboard/room';
import { Client, type Refused } from '@starboard/server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventStream } from '../support/event-stream.ts';
import { Ledger, reached } from '../support/ledger.ts';
import { openPair, type Pair, somebody } from '../support/pair.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

const patience = 120_000;
const beaconSeats = ['keeper', 'engineer'] as const;

let pair: Pair;
beforeAll(async () => {
  pair = await openPair();
}, patience);
afterAll(() => pair?.close());

const wholeMatches = [
  { game: 'beacon', setup: {}, seats: ['keeper', 'engineer'], bots: {} },
  {
    game: 'endure',
    setup: { survivors: 3 },
    seats: ['captain-a', 'marine-a'],
    bots: { 'medic-a': { bot: 'sensible' } },
  },
] as const;

test.each(wholeMatches)(
  'two people at different servers play a match of $game to its end, and each sees within a second what the other does',
  async ({ game, setup, seats, bots }) => {
    const [ada, bo] = [await somebody(pair, 'Ada'), await somebody(pair, 'Bo')];
    const { id, invitations } = await ada.atA.begin({ game, setup, seats: { [seats[1]]: 'invite', ...bots } });
    await bo.atB.claim(id, invitations[seats[1]]!);
    const ledger = new Ledger(id, seats);
    const chance = new Chance(seedFrom(game));
    const delays: number[] = [];

    /** Plays by what the stream tells, and sees when the other server tells of it. */
    async function play(client: Client, token: string, otherServer: { readonly url: string }): Promise<void> {
      const watcher = new Watcher(client, id);
      const other = await EventStream.open(otherServer.url, id, { token });
      for (let answered = -1; ; ) {
        const { position } = await watcher.sees('it is my turn, or over', ({ position }) => isDue(position, answered));
        if (position.outcome !== undefined) break;
        answered = position.decision!.id;
        const at = await ledger.answer(client, position, chance);
        const began = performance.now();
        await until('the other server tells of it', () => Number.parseInt(other.lastId, 10) >= at);
        delays.push(performance.now() - began);
        await watcher.agrees();
      }
      await watcher.agreesInAll();
    }

    await Promise.all([play(ada.atA, ada.token, pair.b), play(bo.atB, bo.token, pair.a)]);
    for (const { atA, atB } of [ada, bo]) expect(await atA.look(id)).toEqual(await atB.look(id));
    await ledger.prove(ada.atB);
    expect(median(delays)).toBeLessThan(1_000);
    expect([...pair.a.complaints, ...pair.b.complaints]).toEqual([]);
  },
  patience,
);

test(
  'one person who answers the same questions otherwise at both servers is heard by one of them each time',
  async () => {
    const ada = await somebody(pair, 'Ada');
    const { code } = await ada.atA.carryCode();
    const { token } = await new Client(pair.b.url).carry(code);
    const phone = pair.b.client(token);
    const takenUp = await takenUpByBoth();
    let [matches, duels] = [0, 0];
    for (; duels < 200; matches++) {
      const { id } = await ada.atA.begin({ game: 'beacon' });
      const ledger = new Ledger(id, beaconSeats);
      for (;;) {
        const { position } = await reached(ada.atA, id, ledger.entries);
        await reached(phone, id, ledger.entries);
        if (position.outcome !== undefined) break;
        const [first, second] = twoAnswers(position);
        const tries = await Promise.allSettled([ledger.send(ada.atA, first), ledger.send(phone, second)]);
        const refusals = tries.flatMap(each => (each.status === 'rejected' ? (each.reason as Refused) : []));
        expect(refusals.map(({ status }) => status)).toEqual([409]);
        expect(['stale-decision', 'already-answered', 'match-over']).toContain(refusals[0]!.code);
        duels += 1;
      }
      await ledger.prove(phone);
    }
    // Whoever comes second at the database takes the match up anew: that many did, and not only when they first saw it.
    expect((await takenUpByBoth()) - takenUp).toBeGreaterThan(2 * matches + duels / 4);
  },
  patience,
);

test(
  'two people who answer a secret question at the same moment at different servers are both heard',
  async () => {
    const [ada, bo] = [await somebody(pair, 'Ada'), await somebody(pair, 'Bo')];
    const chance = new Chance(seedFrom('secrets'));
    for (let rounds = 0; rounds < 100; ) {
      const { id, invitations } = await ada.atA.begin({ game: 'beacon', seats: { engineer: 'invite' } });
      await bo.atB.claim(id, invitations['engineer']!);
      const ledger = new Ledger(id, beaconSeats);
      for (;;) {
        const [hers, his] = await Promise.all([ada.atA, bo.atB].map(each => reached(each, id, ledger.entries)));
        if (hers!.position.outcome !== undefined) break;
        const isAsked = ({ decision }: Position) => decision?.ask !== undefined;
        await Promise.all([
          isAsked(hers!.position) && ledger.answer(ada.atA, hers!.position, chance),
          isAsked(his!.position) && ledger.answer(bo.atB, his!.position, chance),
        ]);
        rounds += 1;
      }
      await ledger.prove(bo.atB);
    }
  },
  patience,
);

test(
  'a question of which one server has told may be answered at the other at once',
  async () => {
    const ada = await somebody(pair, 'Ada');
    for (let matches = 0; matches < 20; matches++) {
      const { id } = await ada.atA.begin({ game: 'beacon' });
      await ada.atB.look(id);
      // When both shield, nobody is asked anything else, and the next question has the number of the last entry.
      for (const [decision, client] of [ada.atA, ada.atB, ada.atA, ada.atB].entries()) {
        for (const seat of beaconSeats) await client.answer(id, { decision: 2 * decision, answer: 'shield', seat });
      }
    }
  },
  patience,
);

test(
  'a bot answers at once at whichever server its turn comes',
  async () => {
    const ada = await somebody(pair, 'Ada');
    const delays: number[] = [];
    while (delays.length < 12) {
      const { id } = await ada.atA.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
      const sides = [ada.atA, ada.atB].map(client => ({ client, watcher: new Watcher(client, id) }));
      for (let [round, last] = [0, -1]; ; round++) {
        const { client, watcher } = sides[round % 2]!;
        const began = performance.now();
        const { position } = await watcher.sees(
          'the bot has answered, or it is over',
          ({ position }) => isDue(position, last) && !position.decision?.waitingFor.includes('engineer'),
        );
        delays.push(performance.now() - began);
        if (position.outcome !== undefined) break;
        last = position.decision!.id;
        await client.answer(id, { decision: last, answer: 'shield' });
      }
    }
    expect(delays.filter(each => each > 1_000).length).toBeLessThanOrEqual(1);
  },
  patience,
);

test(
  'whoever looks at a match at the moment when somebody answers elsewhere is told of the answer',
  async () => {
    const ada = await somebody(pair, 'Ada');
    const chance = new Chance(seedFrom('moments'));
    async function lookMeanwhile(): Promise<void> {
      const { id } = await ada.atA.begin({ game: 'beacon' });
      await ada.atA.look(id);
      const pause = chance.below(8);
      const looking = new Promise(resolve => setTimeout(resolve, pause)).then(() => ada.atB.look(id));
      const { at } = await ada.atA.answer(id, { decision: 0, answer: 'work', seat: 'keeper' });
      await looking;
      await reached(ada.atB, id, at);
    }
    for (let i = 0; i < 25; i++) await Promise.all(Array.from({ length: 8 }, lookMeanwhile));
  },
  patience,
);

/** Whether somebody is asked something new, or the match is over. */
function isDue({ decision, outcome }: Position, answered: number): boolean {
  return outcome !== undefined || (decision?.ask !== undefined && decision.id !== answered);
}

/** Two different answers to what is asked. */
function twoAnswers({ seat, decision }: Position) {
  const { id, ask } = decision!;
  const [first, second] = ask!.options.map(({ key }) => key);
  const answers = ask!.shape === 'one' ? [first!, second!] : [[], [first!]];
  return answers.map(answer => ({ decision: id, answer, seat: seat as SeatId })) as [Sent, Sent];
}

type Sent = Parameters<Ledger['send']>[1];

async function takenUpByBoth(): Promise<number> {
  const counts = await Promise.all([pair.a, pair.b].map(server => server.count('matches_taken_up_total')));
  return counts[0]! + counts[1]!;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}
