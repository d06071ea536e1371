import { Client } from '@starboard/server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPair, type Pair, type Somebody, somebody } from '../support/pair.ts';
import { beginBeacon, plan } from '../support/playing.ts';
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

test('a match that is deleted at one server is gone at the other, and whoever follows it there is told', async () => {
  const id = await beginBeacon(ada.atA, bo.atB);
  const his = new Watcher(bo.atB, id);
  await his.sees('the table', ({ table }) => table.seats.length === 2);
  await ada.atA.deleteMatch(id);
  expect(await his.ends()).toMatchObject({ code: 'match-deleted' });
  await expect(bo.atB.look(id)).rejects.toMatchObject({ code: 'unknown-match' });
  expect(await bo.atB.matches()).toEqual([]);
});

test('who answers at one server while the match is deleted at the other is told that it is gone', async () => {
  for (let i = 0; i < 10; i++) {
    const id = await beginBeacon(ada.atA, bo.atB);
    const { position } = await bo.atB.look(id);
    const [answered] = await Promise.allSettled([
      bo.atB.answer(id, { decision: position.decision!.id, answer: 'work' }),
      ada.atA.deleteMatch(id),
      ada.atB.deleteMatch(id),
      bo.atB.say(id, 'x').catch(() => undefined),
    ]);
    if (answered.status === 'rejected') expect(answered.reason).toMatchObject({ code: 'unknown-match' });
    await until('it is gone', () =>
      bo.atB.look(id).then(
        () => false,
        ({ code }) => code === 'unknown-match',
      ),
    );
  }
  expect([...pair.a.complaints, ...pair.b.complaints]).toEqual([]);
});

test('a device that is signed out at one server is nobody’s at the other', async () => {
  const phone = await somebody(pair, 'Zoe');
  const { token } = await new Client(pair.a.url).carry((await phone.atA.carryCode()).code);
  const laptop = { atA: pair.a.client(token), atB: pair.b.client(token) };
  const id = await beginBeacon(phone.atA, bo.atB);
  // The other server has met it, and remembers.
  expect(await laptop.atB.me()).toEqual({ name: 'Zoe' });
  const there = new Watcher(laptop.atB, id);
  await there.sees('a seat', ({ position }) => position.seat === 'keeper');
  await phone.atA.signOutElsewhere();
  expect(await there.ends()).toMatchObject({ code: 'no-player' });
  await expect(laptop.atB.me()).rejects.toMatchObject({ code: 'no-player' });
  expect(await phone.atB.me()).toEqual({ name: 'Zoe' });
});

test('a person who is deleted at one server is nobody at the other, and their tables there know it', async () => {
  const cy = await somebody(pair, 'Cy');
  const id = await beginBeacon(cy.atB, bo.atB);
  const his = new Watcher(bo.atB, id);
  await his.sees('Cy is there', ({ table }) => table.seats[0]!.name === 'Cy');
  await cy.atA.deleteMe();
  await his.sees('the seat is free', ({ table }) => table.host && table.seats[0]!.held === 'nobody');
  await expect(cy.atB.me()).rejects.toMatchObject({ code: 'no-player' });
  await plan(bo.atB, id, 'work');
});

test('whoever plays on while a person is deleted loses nothing, and nobody waits for ever', async () => {
  for (let i = 0; i < 5; i++) {
    const cy = await somebody(pair, 'Cy');
    const ids = await Promise.all([0, 1, 2, 3].map(() => beginBeacon(cy.atA, bo.atB)));
    const work = ids.flatMap(id => [plan(bo.atB, id, 'work'), bo.atA.say(id, 'Go on')]);
    await Promise.all([...work, cy.atA.deleteMe()]);
    for (const id of ids) expect((await bo.atA.look(id)).table.host).toBe(true);
  }
  expect([...pair.a.complaints, ...pair.b.complaints]).toEqual([]);
});
