import { Client } from '@starboard/server/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { steadyTime, uptime } from '../../src/clock.ts';
import { call } from '../support/calling.ts';
import { holdClock, minute, setClock } from '../support/clock.ts';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import { guest, openSite } from '../support/house.ts';
import { figure } from '../support/metrics.ts';
import { beginBeacon, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';

const hour = 60 * minute;
const day = 24 * hour;

test('the time of a server is that of the machine when it was started, and goes on as time does, however the clock is set', () => {
  const pass = holdClock();
  const [was, wasUp] = [steadyTime(), uptime()];
  expect(was).toBe(Date.now());
  pass(minute);
  setClock(-day);
  expect([steadyTime() - was, uptime() - wasUp]).toEqual([minute, minute]);
});

test('a clock that is set back locks nobody out', async () => {
  const site = await siteForTest('SQLite');
  const { port } = await site.start({ requestsPerMinute: 3 });
  const ask = () => call(port, { method: 'GET', path: '/api/games' });
  for (let asked = 0; asked < 3; asked++) await ask();
  setClock(-day);
  const { status, headers } = await ask();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a clock that is set back keeps no match in memory', async () => {
  const site = await siteForTest('SQLite');
  const server = await site.start({ idleMinutes: 0.03 });
  const ada = await guest(server, 'Ada');
  const { id } = await ada.begin({ game: 'beacon' });
  await ada.look(id);
  setClock(-day);
  await until('it has left memory', async () => (await figure(server, 'starboard_matches_in_memory')) === 0);
});

onEachStore('a clock that is set', block => {
  const visit = (name: string) => guest(block.server, name);

  async function scene() {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const id = await beginBeacon(ada, ben);
    const isAway = async () => (await ada.look(id)).table.seats[1]!.away;
    return { ada, id, isAway };
  }

  test('forward takes no seat from somebody who was here a moment ago', async () => {
    const { ada, id, isAway } = await scene();
    setClock(hour);
    expect(await isAway()).toBe(false);
    await expect(ada.handToBot(id, 'engineer')).rejects.toMatchObject({ code: 'still-here' });
  });

  test('back does not keep here who has left', async () => {
    const { ada, id, isAway } = await scene();
    const pass = holdClock();
    pass(6 * minute);
    setClock(-day);
    expect(await isAway()).toBe(true);
    await ada.handToBot(id, 'engineer');
  });

  test('back revives no code that has run out', async () => {
    const ada = await visit('Ada');
    const { code } = await ada.carryCode();
    const pass = holdClock();
    pass(16 * minute);
    setClock(-day);
    await expect(ada.carry(code)).rejects.toMatchObject({ code: 'bad-code' });
  });
});

describe.each([
  ['back by a day', -day],
  ['forward by an hour', hour],
])('a clock that is set %s while people play', (_, jump) => {
  test('takes no seat from somebody whose stream is open, and lets everybody play on', async () => {
    const site = await siteForTest('SQLite');
    const server = await site.start({ requestsPerMinute: 600 });
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const id = await beginBeacon(ada, ben);
    const stream = await EventStream.open(server.url, id, { token: ben.token });
    const { code } = await ada.carryCode();
    setClock(jump);
    await expect(ada.handToBot(id, 'engineer')).rejects.toMatchObject({ code: 'still-here' });
    await expect(ada.invite(id, 'engineer')).rejects.toMatchObject({ code: 'still-here' });
    await shieldBoth(id, ada, ben);
    expect(stream.hasEnded).toBe(false);
    // The code has still all of its time, and is good once.
    expect(await new Client(server.url).carry(code)).toMatchObject({ name: 'Ada' });
    await expect(new Client(server.url).carry(code)).rejects.toMatchObject({ code: 'bad-code' });
    stream.close();
  });
});

test('who was heard of in a time that is yet to come was heard of now, and may be away later', async () => {
  const site = await openSite('SQLite');
  onTestFinished(() => site.close());
  const pass = holdClock();
  pass(day); // It was wrong.
  const wrong = await site.start();
  const [ada, ben] = [await guest(wrong, 'Ada'), await guest(wrong, 'Ben')];
  const id = await beginBeacon(ada, ben);
  await wrong.close();
  pass(-day); // It was set right, and the server started anew.
  const right = await site.start();
  const host = new Client(right.url, { token: ada.token });
  const seat = async () => (await host.look(id)).table.seats[1]!;
  expect(await seat()).toMatchObject({ name: 'Ben', away: false });
  pass(6 * minute);
  expect(await seat()).toMatchObject({ name: 'Ben', away: true });
});
