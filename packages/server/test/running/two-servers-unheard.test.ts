import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openSite, type Site, visitor } from '../support/house.ts';
import type { Somebody } from '../support/pair.ts';
import { beginBeacon, plan } from '../support/playing.ts';
import { freshDatabase } from '../support/shared-postgres.ts';

// Two servers on a database that carries no news: what is asked at one is right all the same once the other has stored it.

type AtBoth = Pick<Somebody, 'atA' | 'atB'>;

let site: Site;
let ada: AtBoth;
let bo: AtBoth;
beforeAll(async () => {
  const database = await freshDatabase();
  await silence(database);
  site = await openSite('PostgreSQL', database);
  const [a, b] = [await site.start(), await site.start()];
  async function somebody(name: string): Promise<AtBoth> {
    const atA = await guest(a, name);
    return { atA, atB: visitor(b, { token: atA.token }) };
  }
  [ada, bo] = [await somebody('Ada'), await somebody('Bo')];
});
afterAll(() => site?.close());

/** What servers announce in this database, nobody hears. */
async function silence(database: string): Promise<void> {
  const sql = postgres(database, { max: 1 });
  await sql.unsafe(`
    create function public.pg_notify(text, text) returns void language sql as '';
    alter database "${new URL(database).pathname.slice(1)}" set search_path = public, pg_catalog`);
  await sql.end();
}

/** A match of the two that both servers have in memory. */
async function begin(): Promise<string> {
  const match = await beginBeacon(ada.atA, bo.atA);
  await bo.atB.look(match);
  return match;
}

test('a key is good at one server as soon as the other has handed it out, and an older one is not', async () => {
  const { id, invitations } = await ada.atA.begin({ game: 'beacon', seats: { engineer: 'invite' } });
  await ada.atB.look(id);
  const { key } = await ada.atA.invite(id, 'engineer');
  await expect(bo.atB.claim(id, invitations['engineer']!)).rejects.toMatchObject({ code: 'bad-key' });
  expect(await bo.atB.invitation(id, key)).toMatchObject({ offered: ['engineer'] });
  expect(await bo.atB.claim(id, key)).toEqual({ seat: 'engineer' });

  await bo.atB.standUp(id, 'engineer');
  const { key: ofTable } = await ada.atB.inviteToTable(id);
  expect(await bo.atA.claim(id, ofTable, 'engineer')).toEqual({ seat: 'engineer' });
});

test('whoever sits down at one server can speak, hand the seat over and take it back at the other', async () => {
  const { id, invitations } = await ada.atA.begin({ game: 'beacon', seats: { engineer: 'invite' } });
  await ada.atB.look(id);
  await bo.atA.claim(id, invitations['engineer']!);
  expect(await bo.atB.say(id, 'Here I am')).toEqual({ number: 1 });
  await bo.atA.handToBot(id, 'engineer');
  expect((await bo.atB.take(id, 'engineer')).seats[1]).toMatchObject({ name: 'Bo' });
  await bo.atA.standUp(id, 'engineer');
  await expect(bo.atB.standUp(id, 'engineer')).rejects.toMatchObject({ code: 'not-yours' });
});

test('what one asks to take back at one server, the other agrees to at the other at once', async () => {
  const match = await begin();
  await plan(ada.atA, match, 'work');
  const at = await plan(bo.atA, match, 'shield');
  expect(await ada.atA.undo(match, 0)).toEqual({ done: false, at, waitingFor: ['engineer'] });
  expect(await bo.atB.replyToUndo(match, true)).toMatchObject({ done: true, at: at + 1 });
  const before = await plan(ada.atA, match, 'work');
  expect(await ada.atB.undo(match, 0)).toMatchObject({ done: true, at: before + 1 });
});

test('a match that is given up at one server is over at the other', async () => {
  const match = await begin();
  await bo.atA.resign(match);
  await ada.atA.resign(match);
  const { id } = await ada.atB.rematch(match);
  expect((await ada.atA.rematch(match)).id).toBe(id);
});
