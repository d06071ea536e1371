import { Client } from '@starboard/server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openSite, type Site } from './support/house.ts';
import { randomly } from './support/playing.ts';

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
      const { at, log } = await ann.look(id);
      expect({ at: seen.at, log: seen.log, points: points[0]?.keep }).toEqual({ at, log, points: at - 1 });
    }
    expect((await elsewhere.replay(id)).entries).toHaveLength((await ann.look(id)).at);
  }
});
