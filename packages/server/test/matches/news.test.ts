import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance, randomAnswer, seedFrom } from '@starboard/kernel';
import { answer, type Room, undo } from '@starboard/room';
import { usualSettings } from '@starboard/server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { found } from '../../src/matches/founding.ts';
import { Rooms } from '../../src/matches/rooms.ts';
import { inviteTo } from '../../src/matches/seats.ts';
import type { Services } from '../../src/matches/services.ts';
import { createMetrics } from '../../src/metrics.ts';
import { offerOf } from '../../src/offered.ts';
import { People } from '../../src/people.ts';
import { type News, openStore, type Store } from '../../src/store/index.ts';
import { games } from '../support/games.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-news-'));
  store = await openStore({ dataFolder: folder });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** One of several servers on a store. It hears of the others what it is told here. */
async function openServer() {
  let hear: (news: News) => void = () => {};
  const own: Partial<Store> = {
    async listen(heard) {
      hear = heard;
    },
  };
  const shared = new Proxy(store, {
    get(all, name: keyof Store) {
      const found = own[name] ?? all[name];
      return typeof found === 'function' ? found.bind(all) : found;
    },
  });
  const services = {
    store: shared,
    people: new People(shared),
    offer: offerOf(games),
    settings: usualSettings,
    log: { error: (...told: unknown[]) => expect(told).toEqual([]) },
    metrics: createMetrics(),
  } as unknown as Services;
  const rooms = new Rooms(services);
  await rooms.open();
  onTestFinished(() => rooms.close());
  return { services, rooms, tell: (news: News) => hear(news) };
}

/** A match of one person with both seats, in the memory of two servers. */
async function twoServers() {
  const [a, b] = [await openServer(), await openServer()];
  const { player } = await a.services.people.welcome('Ann');
  const { id } = await found(a.services, player, { game: 'beacon', setup: undefined, seats: {}, watchable: true });
  const [roomA, roomB] = [await a.rooms.room(id), await b.rooms.room(id)];
  for (const room of [roomA, roomB]) await entriesOf(room);
  const plan = (room: Room, seat: string, decision: number) =>
    answer(room, player.id, { decision, answer: 'work', seat });
  return { b, id, player, roomA, roomB, plan };
}

/** Whatever was heard before comes first. */
function entriesOf(room: Room): Promise<number> {
  return room.inTurn(match => match.entries);
}

test('what another server has stored is there once one hears of it, and not before', async () => {
  const { b, id, roomA, roomB, plan } = await twoServers();
  await plan(roomA, 'keeper', 0);
  expect(await entriesOf(roomB)).toBe(0);
  b.tell({ kind: 'gathering', match: id });
  b.tell({ kind: 'message', match: id });
  expect(await entriesOf(roomB)).toBe(0);
  b.tell({ kind: 'entry', match: id });
  expect(await entriesOf(roomB)).toBe(1);
  await plan(roomA, 'engineer', 0);
  b.tell({ kind: 'entry', match: id });
  const [hers, his] = await Promise.all([roomA, roomB].map(room => room.inTurn(match => match.state)));
  expect(his).toEqual(hers);
});

test('what another server has taken back is taken back here', async () => {
  const { b, id, player, roomA, roomB, plan } = await twoServers();
  await plan(roomA, 'keeper', 0);
  b.tell({ kind: 'entry', match: id });
  expect(await entriesOf(roomB)).toBe(1);
  await undo(roomA, player.id, 0);
  b.tell({ kind: 'entry', match: id });
  expect(await roomB.inTurn(({ entries, answers }) => [entries, answers])).toEqual([2, 0]);
});

test('who sits where is known once one hears of it, and not before', async () => {
  const { b, id, player, roomA, roomB } = await twoServers();
  await inviteTo(roomA, player, 'engineer');
  b.tell({ kind: 'entry', match: id });
  await entriesOf(roomB);
  expect(roomB.seating.seats['engineer']).toEqual({ player: player.id });
  b.tell({ kind: 'gathering', match: id });
  await entriesOf(roomB);
  expect(roomB.seating).toEqual(roomA.seating);
  expect(roomB.revision).toBe(roomA.revision);
});

test('whoever has missed some news looks for all there is, in every match; of others nothing is known', async () => {
  const { b, player, roomA, roomB, plan } = await twoServers();
  await plan(roomA, 'keeper', 0);
  await inviteTo(roomA, player, 'engineer');
  b.tell({ kind: 'entry', match: 'another' });
  expect(await entriesOf(roomB)).toBe(0);
  b.tell({ kind: 'missed' });
  expect(await entriesOf(roomB)).toBe(1);
  expect(roomB.seating).toEqual(roomA.seating);
});

test('an answer to a question that another server has asked is taken, heard of or not', async () => {
  const { player, roomA, roomB, plan } = await twoServers();
  await plan(roomA, 'keeper', 0);
  const decision = await plan(roomA, 'engineer', 0);
  const next = await roomA.inTurn(match => {
    const seat = match.waitingFor[0]!;
    return { seat, decision, answer: randomAnswer(match.askOf(seat)!, new Chance(seedFrom('next'))) };
  });
  expect(await answer(roomB, player.id, next)).toBe(decision + 1);
});

test('an answer that comes second counts if its question still waits', async () => {
  const { roomA, roomB, plan } = await twoServers();
  await plan(roomA, 'keeper', 0);
  expect(await plan(roomB, 'engineer', 0)).toBe(2);
  await expect(plan(roomA, 'engineer', 0)).rejects.toMatchObject({ code: 'stale-decision' });
  expect(await entriesOf(roomB)).toBe(2);
});
