import { endure, sensibleBot } from '@starboard/endure';
import { botAnswers, Chance, type Journal, Match, seedFrom } from '@starboard/kernel';
import type { RunningServer } from '@starboard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, expectRefusal, type Reply } from '../support/calling.ts';
import { guest, openSite, type Site } from '../support/house.ts';
import { megabytesInUse } from '../support/memory.ts';
import { shortestOfStretches } from '../support/stretch.ts';

let site: Site;
let server: RunningServer;
let token: string;
/** Two hundred answers of a crew of six, all of them taken back again one by one. */
let takenBack: string;

beforeAll(async () => {
  site = await openSite('SQLite');
  server = await site.start();
  token = (await guest(server, 'Ann')).token;
  takenBack = JSON.stringify(allTakenBack());
});
afterAll(() => site?.close());

function allTakenBack(): Journal {
  const seed = seedFrom('taken back');
  const match = Match.begin(endure, { mission: 'CG00', survivors: 6 }, { seed, checkpointEvery: 1 });
  const chance = new Chance(seedFrom('a player'));
  while (match.answers < 200) botAnswers(match, match.waitingFor[0]!, sensibleBot, chance);
  const seats = match.seats.map(({ id }) => id);
  while (match.answers > 0) match.undo(match.answers - 1, seats);
  return { ...match.journal(), seed };
}

function bring(body: string): Promise<Reply> {
  return call(server.port, { method: 'POST', path: '/api/replays', token, body });
}

test('a match of which all was taken back step by step is proved, and keeps nobody waiting', async () => {
  const waited = await shortestOfStretches(async () => expect((await bring(takenBack)).status).toBe(201), 50);
  expect(waited).toBeLessThan(50);
});

test('no more than two are proved at the same time, and then others may come', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => bring(takenBack)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429]);
  expectRefusal(replies.find(({ status }) => status === 429)!, 429, 'too-many-imports');
  expect((await bring(takenBack)).status).toBe(201);
  for (let i = 0; i < 3; i++) expectRefusal(await bring('{}'), 422, 'bad-journal');
  expect((await bring(takenBack)).status).toBe(201);
});

test('the memory that it took comes back', async () => {
  const wrong = takenBack.replace(/"keep":0,/, '"keep":7,');
  expect(wrong).not.toBe(takenBack);
  const large = `{"entries":[${Array(4_000)
    .fill(`{"x":"${'x'.repeat(900)}"}`)
    .join()}]}`;
  const all = async () => {
    expectRefusal(await bring(wrong), 422, 'journal-mismatch');
    expectRefusal(await bring(large), 422, 'bad-journal');
  };
  await all();
  const before = await megabytesInUse();
  for (let i = 0; i < 5; i++) await all();
  expect((await megabytesInUse()) - before).toBeLessThan(10);
});
