import type { Picture } from '@starboard/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventStream, pictureAfter } from '../support/event-stream.ts';
import { reached } from '../support/ledger.ts';
import { openPair, type Pair, type Somebody, somebody } from '../support/pair.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

const patience = 60_000;

let pair: Pair;
let ada: Somebody;
let bo: Somebody;
beforeAll(async () => {
  pair = await openPair();
  [ada, bo] = [await somebody(pair, 'Ada'), await somebody(pair, 'Bo')];
}, patience);
afterAll(() => pair?.close());

/** Who sits at a table, in the order of the seats. */
function namesAt({ table }: Picture): (string | undefined)[] {
  return table.seats.map(({ name }) => name);
}

test('what one asks to take back at one server, the other agrees to at the other', async () => {
  const match = await beginBeacon(ada.atA, bo.atB);
  const [hers, his] = [new Watcher(ada.atA, match), new Watcher(bo.atB, match)];
  await plan(ada.atA, match, 'work');
  await reached(bo.atB, match, 1);
  const at = await plan(bo.atB, match, 'shield');
  await reached(ada.atA, match, at);

  expect(await ada.atA.undo(match, 0)).toEqual({ done: false, at, waitingFor: ['engineer'] });
  await his.sees('she wants it back', ({ table }) => table.undo?.waitingFor.includes('engineer') ?? false);
  expect(await bo.atB.replyToUndo(match, true)).toMatchObject({ done: true, at: at + 1 });
  const { position } = await hers.sees(
    'it is taken back',
    ({ table, position }) => !table.undo && position.decision?.id === at + 1,
  );
  expect(position.decision).toMatchObject({ name: 'plan', waitingFor: ['keeper', 'engineer'] });
  await Promise.all([hers.agreesInAll(), his.agreesInAll()]);
});

test('who sits where, what is said and who watches is the same at both', async () => {
  const { id, invitations } = await ada.atA.begin({ game: 'beacon', seats: { engineer: 'invite' } });
  const atB = new Watcher(ada.atB, id);
  await atB.sees('the table is there', ({ table }) => table.seats[1]?.held === 'nobody');

  await bo.atA.claim(id, invitations['engineer']!);
  await atB.sees('he sits there', picture => namesAt(picture)[1] === 'Bo');
  await bo.atA.say(id, 'Hello from A');
  await ada.atB.say(id, 'Hello from B');
  await atB.sees('both were heard', ({ chat }) => chat.length === 2);

  const atA = new Watcher(bo.atA, id);
  await bo.atB.handToBot(id, 'engineer');
  await atA.sees('a bot sits there', picture => namesAt(picture)[1] === 'steady');
  await atA.sees('the seat is his no more', ({ position }) => position.seat === 'spectator');
  const { key } = await ada.atB.invite(id, 'engineer');
  await expect(bo.atA.claim(id, invitations['engineer']!)).rejects.toMatchObject({ code: 'bad-key' });
  expect(await bo.atA.claim(id, key)).toEqual({ seat: 'engineer' });
  await atA.sees('the seat is his again', ({ position }) => position.seat === 'engineer');
  await atB.sees('he sits there again', picture => namesAt(picture)[1] === 'Bo');
  await Promise.all([atA.agreesInAll(), atB.agreesInAll()]);
  expect(await ada.atA.look(id)).toEqual(await ada.atB.look(id));
});

test('whoever takes another name at one server has it at the other when they come there', async () => {
  const cy = await somebody(pair, 'Cy');
  await cy.atA.rename('Cyrano');
  expect(await cy.atB.me()).toEqual({ name: 'Cyrano' });
  const { id } = await cy.atA.begin({ game: 'beacon' });
  expect((await ada.atB.look(id)).table.seats[0]).toMatchObject({ name: 'Cyrano' });
});

test('a rematch that both want at the same moment is one match', async () => {
  for (let i = 0; i < 10; i++) {
    const match = await beginBeacon(ada.atA, bo.atB);
    await Promise.all([reached(ada.atA, match, 0), reached(bo.atB, match, 0)]);
    await bo.atB.resign(match);
    await ada.atA.resign(match);
    const atB = new Watcher(ada.atB, match);
    await atB.sees('it is over', ({ table }) => table.ended !== undefined);
    const before = await ada.atA.matches();
    const [hers, his] = await Promise.all([ada.atA.rematch(match), ada.atB.rematch(match)]);
    expect(hers.id).toBe(his.id);
    const after = await ada.atA.matches();
    expect(after.filter(({ id }) => !before.some(each => each.id === id))).toMatchObject([{ id: hers.id }]);
    await atB.sees('the next match', ({ table }) => table.next === hers.id);
  }
});

test('a third server that joins knows everything, and plays along', async () => {
  const match = await beginBeacon(ada.atA, bo.atB);
  await shieldBoth(match, ada.atA, bo.atB);
  await ada.atA.say(match, 'Who is there?');
  const c = await pair.launch();
  const [adaAtC, boAtC] = [c.client(ada.token), c.client(bo.token)];
  expect(await adaAtC.look(match)).toEqual(await ada.atA.look(match));
  const watcher = new Watcher(bo.atB, match);
  const at = await plan(boAtC, match, 'work');
  await reached(ada.atA, match, at);
  const end = await plan(ada.atA, match, 'work');
  await Promise.all([reached(boAtC, match, end), reached(bo.atB, match, end)]);
  await watcher.agreesInAll();
  await c.kill();
});

test('a match that has left the memory of one server goes on at the other, and back', async () => {
  const sleepy = await pair.launch({ idleMinutes: 0.001 });
  const boThere = sleepy.client(bo.token);
  const match = await beginBeacon(ada.atA, boThere);
  const watcher = new Watcher(boThere, match);
  for (let round = 1; round <= 3; round++) {
    await until('it sleeps there', async () => (await sleepy.count('matches_in_memory')) === 0);
    const at = await plan(ada.atA, match, 'shield');
    await watcher.sees('she has planned', ({ position }) => position.decision?.waitingFor.join() === 'engineer');
    await until('it sleeps again', async () => (await sleepy.count('matches_in_memory')) === 0);
    await reached(ada.atA, match, at);
    const end = await plan(boThere, match, 'shield');
    await reached(ada.atA, match, end);
  }
  await watcher.agreesInAll();
  await sleepy.kill();
});

test('who follows a match that sleeps is told when seats change hands elsewhere', async () => {
  const sleepy = await pair.launch({ idleMinutes: 0.001 });
  const { id, invitations } = await ada.atA.begin({ game: 'beacon', seats: { engineer: 'invite' } });
  const asHost = new Watcher(sleepy.client(ada.token), id);
  await asHost.sees('the table is there', ({ table }) => table.seats[1]?.held === 'nobody');
  await until('it sleeps', async () => (await sleepy.count('matches_in_memory')) === 0);
  await bo.atA.claim(id, invitations['engineer']!);
  await asHost.sees('he sits there', picture => namesAt(picture)[1] === 'Bo');
  await sleepy.kill();
});

test('who follows a match that sleeps loses a seat that is given up elsewhere, and nobody else is disturbed', async () => {
  const sleepy = await pair.launch({ idleMinutes: 0.001 });
  const match = await beginBeacon(ada.atA, bo.atA, { watchable: false });
  const [hers, his] = [new Watcher(sleepy.client(ada.token), match), new Watcher(sleepy.client(bo.token), match)];
  await Promise.all([hers, his].map(each => each.sees('the table is there', ({ table }) => table.seats.length === 2)));
  await until('it sleeps', async () => (await sleepy.count('matches_in_memory')) === 0);
  await bo.atA.standUp(match, 'engineer');
  await hers.sees('nobody sits there', ({ table }) => table.seats[1]?.held === 'nobody');
  expect(await his.ends()).toMatchObject({ code: 'not-watchable' });
  await ada.atA.handToBot(match, 'engineer');
  await plan(ada.atA, match, 'shield');
  await hers.sees('the next round', ({ position }) => (position.decision?.id ?? 0) >= 2);
  expect(sleepy.complaints).toEqual([]);
  await sleepy.kill();
});

test('nobody misses a word because somebody else comes at that moment', async () => {
  const match = await beginBeacon(ada.atA, bo.atB);
  const watcher = new Watcher(bo.atB, match);
  for (let i = 1; i <= 40; i++) {
    const [, stream] = await Promise.all([
      ada.atA.say(match, `Word ${i}`),
      EventStream.open(pair.b.url, match, { token: ada.token }),
    ]);
    await watcher.sees(`word ${i} was heard`, ({ chat }) => chat.length === i);
    stream.close();
  }
  await watcher.agreesInAll();
});

test('whoever comes back to another server is told what they have missed, and nothing twice', async () => {
  const match = await beginBeacon(ada.atA, bo.atB);
  await ada.atA.say(match, 'One');
  await ada.atA.say(match, 'Two');
  const stream = await EventStream.open(pair.a.url, match, { token: ada.token });
  await stream.reaches(0);
  stream.close();
  await shieldBoth(match, ada.atA, bo.atB);
  const again = await EventStream.open(pair.b.url, match, { token: ada.token, after: stream.lastId });
  await again.reaches(2);
  await bo.atB.say(match, 'Three');
  await until('the third was heard', () => again.events.some(({ data }) => data.includes('Three')));

  const heard = again.events.filter(({ event }) => event === 'chat').map(({ data }) => JSON.parse(data).text);
  expect(heard).toEqual(['Three']);
  const { at: _, ...whole } = await ada.atB.look(match);
  expect(pictureAfter(again.events, pictureAfter(stream.events))).toEqual(whole);
});
