import type { Settings } from '@starboard/server';
import { startServer, usualSettings } from '@starboard/server';
import { Client } from '@starboard/server/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, expectRefusal } from '../support/calling.ts';
import { holdClock, minute } from '../support/clock.ts';
import { EventStream } from '../support/event-stream.ts';
import { guest, openSite } from '../support/house.ts';
import { askedIn } from '../support/playing.ts';
import { offeredMire, offeredRelay } from '../support/relay.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

const program = new URL('../support/relay-thread.mjs', import.meta.url);

/** A server of the relay, which thinks in a thread unless it is told not to. */
async function open(settings: Partial<Settings> = {}, from: URL | undefined = program) {
  const site = await openSite('SQLite');
  onTestFinished(() => site.close());
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', requestsPerMinute: 0 } as const;
  const all = { ...usualSettings, ...quiet, ...site.storage, ...settings };
  const server = await startServer([offeredRelay, offeredMire], all, undefined, from);
  onTestFinished(() => server.close());
  const dropped = async (why: string) => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(new RegExp(`^starboard_thoughts_dropped_total\\{why="${why}"\\} (.*)$`, 'm').exec(text)?.[1] ?? 0);
  };
  return { server, ann: await guest(server, 'Ann'), stranger: new Client(server.url), dropped };
}

/** A relay in which Ann runs first and these bots after her; or bots alone. */
const withBots = (...bots: string[]) => ({ ann: 'me' as const, ...seatsOf(['bob', 'cat', 'dan'], bots) });
const botsAlone = (...bots: string[]) => seatsOf(['ann', 'bob', 'cat', 'dan'], bots);
const seatsOf = (seats: string[], bots: string[]) => Object.fromEntries(bots.map((bot, i) => [seats[i]!, { bot }]));

const relayOf = (legs: number, seats: object) => ({
  game: 'relay',
  setup: { legs, runners: Object.keys(seats).length },
  seats: seats as ReturnType<typeof withBots>,
});

/** For tests in which a minute may pass during a thought. */
const unbounded = { thinkingPerMatch: 0, thinkingPerPlayer: 0, thinkingPerAddress: 0 };

/** Lets a person run whenever it is their turn. */
async function run(client: Client, id: string): Promise<number> {
  const { position } = await until('it is their turn', async () => {
    const whole = await client.look(id);
    return whole.position.decision?.ask && whole;
  });
  return (await client.answer(id, { decision: askedIn(position), answer: 'slowly' })).at;
}

const entriesOf = async (client: Client, id: string) => (await client.look(id)).at;

describe('bots', () => {
  test.each([
    ['in a thread', program],
    ['in slices, without a program', undefined],
  ])('answer %s until the match is over', async (_, from) => {
    const { ann } = await open({}, from);
    const { id } = await ann.begin(relayOf(9, withBots('quick', 'random')));
    for (let i = 0; i < 3; i++) await run(ann, id);
    const whole = await until('it is over', async () => {
      const now = await ann.look(id);
      return now.position.outcome && now;
    });
    expect(whole.at).toBe(9);
  });

  test('that think for long keep nobody waiting: neither people nor the rest of the server', async () => {
    const { server, ann } = await open();
    const { id } = await ann.begin(relayOf(100, withBots('dreamer')));
    const { id: other } = await ann.begin(relayOf(1_000, { ann: 'me', bob: 'me' }));
    await run(ann, id);
    let served = 0;
    for (; (await entriesOf(ann, id)) < 2; served++) {
      await fetch(`${server.url}/healthz`);
      await run(ann, other);
    }
    // Whoever is kept waiting is served once, when the thought is over.
    expect(served).toBeGreaterThan(1);
  });

  test('that never come to an end are cut off, and answer anything', async () => {
    const { ann, dropped } = await open({ longestThought: 0.05 });
    const { id } = await ann.begin(relayOf(4, withBots('lost')));
    for (const entries of [1, 3]) expect(await run(ann, id)).toBe(entries);
    await until('the bot has answered again', async () => (await entriesOf(ann, id)) === 4);
    expect(await dropped('too-long')).toBe(2);
  });

  test('drop what they think about when the match has gone on without them', async () => {
    const { ann, dropped } = await open();
    const { id } = await ann.begin(relayOf(10, withBots('dreamer')));
    await run(ann, id);
    expect((await ann.undo(id, 0)).done).toBe(true);
    await until('the thought is dropped', async () => (await dropped('stale')) === 1);
    expect(await ann.look(id)).toMatchObject({ at: 2, position: { view: { run: 0 } } });
  });

  test('pause while nobody is there, and go on when somebody looks or follows', async () => {
    const goOn = holdClock();
    const { server, ann, stranger, dropped } = await open(unbounded);
    const { id } = await ann.begin(relayOf(100_000, botsAlone('quick', 'quick')));
    const pauseAfter = async (act: () => void) => {
      const before = await dropped('stale');
      act();
      await until('they pause', async () => (await dropped('stale')) > before);
    };
    await until('they pause at once', async () => (await dropped('stale')) === 1);
    const stream = await EventStream.open(server.url, id);
    await stream.has(6);
    await pauseAfter(() => stream.close());
    // Whoever looks counts as there for a minute.
    const { at } = await stranger.look(id);
    await until('they have gone on', async () => (await entriesOf(stranger, id)) > at + 3);
    await pauseAfter(() => goOn(minute + 1));
    expect((await ann.look(id)).table).not.toHaveProperty('stuck');
  });

  test('play on for whoever has a seat and was here a moment ago, and not for whoever is gone', async () => {
    const goOn = holdClock();
    const { ann, dropped } = await open({ ...unbounded, awayMinutes: 2 });
    await ann.begin(relayOf(100_000, { ann: { bot: 'quick' }, bob: { bot: 'quick' }, cat: 'me' }));
    // Ann sits where she is asked third.
    await until('it is her turn', async () => (await ann.matches()).some(({ yourTurn }) => yourTurn));
    expect(await dropped('stale')).toBe(0);
    goOn(3 * minute);
    const other = await ann.begin(relayOf(100, botsAlone('quick', 'quick')));
    await until('the others pause', async () => (await dropped('stale')) === 1);
    expect(await entriesOf(ann, other.id)).toBe(0);
  });

  test('that get nowhere stop and say so, until a person has done something', async () => {
    const { ann, stranger } = await open({ mostBotAnswers: 20 });
    const { id } = await ann.begin(relayOf(100_000, botsAlone('quick', 'quick')));
    const watcher = new Watcher(stranger, id);
    await watcher.sees('they are stuck', ({ table }) => table.stuck === true);
    expect(await entriesOf(ann, id)).toBe(20);
    await ann.take(id, 'ann');
    await watcher.sees('they are not', ({ table }) => table.stuck === undefined);
    await run(ann, id);
    await until('a bot has gone on', async () => (await entriesOf(ann, id)) === 22);
    await ann.handToBot(id, 'ann', 'quick');
    await watcher.sees('they are stuck again', ({ table }) => table.stuck === true);
    expect(await entriesOf(ann, id)).toBe(41);
  });

  test('play in so many matches at once; those that pause do not count', async () => {
    const { server, ann, dropped } = await open({ mostBotMatches: 1 });
    const wish = relayOf(100, withBots('quick'));
    await ann.begin(relayOf(100, botsAlone('quick', 'quick')));
    await until('they pause', async () => (await dropped('stale')) === 1);
    const { id } = await ann.begin(wish);
    const again = () =>
      call(server.port, { method: 'POST', path: '/api/matches', token: ann.token, body: JSON.stringify(wish) });
    const refused = await again();
    expectRefusal(refused, 503, 'too-many-bots');
    expect(refused.headers['retry-after']).toBe('60');
    const people = await ann.begin(relayOf(2, { ann: 'me', bob: 'me' }));
    await expect(ann.handToBot(people.id, 'bob')).rejects.toMatchObject({ code: 'too-many-bots' });
    await ann.handToBot(id, 'bob', 'random');
    await ann.resign(id);
    expect((await again()).status).toBe(201);
  });

  test('wait in matches beyond that, however these came to be, until one of the others is over', async () => {
    const { ann, stranger, dropped } = await open({ ...unbounded, mostBotMatches: 2 });
    const wish = relayOf(100_000, botsAlone('quick', 'quick'));
    const begun = await Promise.all([1, 2, 3, 4].map(() => ann.begin(wish)));
    await until('all pause', async () => (await dropped('stale')) >= 4);
    const counted = () => Promise.all(begun.map(({ id }) => entriesOf(stranger, id)));
    await until('two go on', async () => (await counted()).filter(at => at > 20).length === 2);
    const counts = await counted();
    expect(counts.filter(at => at === 0)).toHaveLength(2);
    const { id } = begun[counts.findIndex(at => at > 0)]!;
    await ann.take(id, 'ann');
    await ann.resign(id);
    await until('another does', async () => (await counted()).filter(at => at > 0).length === 3);
  });

  test('wait once they have thought enough for a while, and go on afterwards', async () => {
    const { ann, stranger, dropped } = await open({ thinkingPerMatch: 0.005 });
    const { id } = await ann.begin(relayOf(100_000, botsAlone('quick', 'quick')));
    new Watcher(stranger, id);
    await until('the budget is spent', async () => (await dropped('budget')) > 0);
    const at = await entriesOf(ann, id);
    const goOn = holdClock();
    expect(await entriesOf(ann, id)).toBe(at);
    goOn(minute);
    await until('they go on', async () => (await entriesOf(ann, id)) > at);
  });
});

describe('odds', () => {
  test('are refused for a while to whoever has had enough of them', async () => {
    const { server, ann } = await open({ thinkingPerPlayer: 0.000_001 });
    const { id } = await ann.begin(relayOf(9, { ann: 'me', bob: 'me' }));
    const body = JSON.stringify({ decision: 0, answer: 'fast' });
    const ask = (token: string) => call(server.port, { method: 'POST', path: `/api/matches/${id}/odds`, token, body });
    const first = await ask(ann.token);
    expect(JSON.parse(first.text)).toEqual({ samples: 200, odds: { run: { mean: 1, chances: [[1, 1]] } } });
    const refused = await ask(ann.token);
    expectRefusal(refused, 429, 'too-much-thinking');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('that take too long are given up', async () => {
    const { ann, dropped } = await open({ longestThought: 0.05 });
    const { id } = await ann.begin({ ...relayOf(9, { ann: 'me', bob: 'me' }), game: 'mire' });
    const odds = ann.odds(id, { decision: 0, answer: 'fast', seat: 'ann' });
    await expect(odds).rejects.toMatchObject({ status: 503, code: 'thought-cut-off' });
    expect(await dropped('too-long')).toBe(1);
  });
});

describe('a match', () => {
  test('takes so many entries and no more, also by taking back; it is kept and can be watched', async () => {
    const { ann, stranger } = await open({ mostEntries: 4 });
    const { id } = await ann.begin(relayOf(100, { ann: 'me', bob: 'me' }));
    const watcher = new Watcher(stranger, id);
    await run(ann, id);
    await run(ann, id);
    await ann.undo(id, 1);
    expect((await ann.look(id)).table).not.toHaveProperty('full');
    await run(ann, id);
    await watcher.sees('it is full', ({ table }) => table.full === true);
    const { position, table } = await ann.look(id);
    expect(table.full).toBe(true);
    const decision = askedIn(position);
    const refusal = { status: 409, code: 'match-full' };
    await expect(ann.answer(id, { decision, answer: 'fast' })).rejects.toMatchObject(refusal);
    await expect(ann.undo(id, 0)).rejects.toMatchObject(refusal);
    expect(await entriesOf(stranger, id)).toBe(4);
    await ann.resign(id);
    expect((await stranger.replay(id)).entries).toHaveLength(4);
  });

  test('of bots ends there, too', async () => {
    const { ann, stranger } = await open({ mostEntries: 12 });
    const { id } = await ann.begin(relayOf(100, botsAlone('quick', 'quick')));
    const watcher = new Watcher(stranger, id);
    await watcher.sees('it is full', ({ table }) => table.full === true);
    expect(await entriesOf(ann, id)).toBe(12);
  });
});
