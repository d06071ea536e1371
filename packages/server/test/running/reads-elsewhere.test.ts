import { Client } from '@starboard/server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventStream } from '../support/event-stream.ts';
import { guest, openSite, type Site } from '../support/house.ts';
import { randomly } from '../support/playing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite('PostgreSQL');
});
afterAll(() => site?.close());

test('what was answered at one server is seen at once by whoever looks at another', async () => {
  const [here, there] = [await site.start(), await site.start()];
  const ann = await guest(here, 'Ann');
  const elsewhere = new Client(there.url, { token: ann.token });
  const answer = randomly('elsewhere');
  for (let rounds = 0; rounds < 150; ) {
    const { id } = await ann.begin({ game: 'beacon' });
    await elsewhere.look(id);
    for (; (await answer(ann, id, 'keeper')) || (await answer(ann, id, 'engineer')); rounds++) {
      const [seen, points] = await Promise.all([elsewhere.look(id), elsewhere.undoPoints(id)]);
      const { at, log, position } = await ann.look(id);
      // Once a match is over nothing is taken back.
      const lastPoint = position.outcome ? undefined : at - 1;
      expect({ at: seen.at, log: seen.log, point: points[0]?.keep }).toEqual({ at, log, point: lastPoint });
    }
    expect((await elsewhere.replay(id)).entries).toHaveLength((await ann.look(id)).at);
  }
});

test('so is who sits there: whoever took a seat at one server looks, follows and answers at another', async () => {
  const [here, there] = [await site.start(), await site.start()];
  const [ann, ben] = [await guest(here, 'Ann'), await guest(here, 'Ben')];
  const [annThere, benThere] = [ann, ben].map(({ token }) => new Client(there.url, { token })) as [Client, Client];
  for (let i = 0; i < 40; i++) {
    const begun = await ann.begin({ game: 'beacon', watchable: false, seats: { engineer: 'invite' } });
    const { id } = begun;
    await annThere.look(id);
    await ben.claim(id, begun.invitations['engineer']!);
    if (i % 3 === 0) expect((await benThere.look(id)).table.seats[1]).toMatchObject({ name: 'Ben', yours: true });
    else if (i % 3 === 1) expect((await benThere.answer(id, { decision: 0, answer: 'work' })).at).toBe(1);
    else (await EventStream.open(there.url, id, { token: ben.token })).close();
  }
});
