import { beacon, steadyBot } from '@starboard/beacon';
import { Client } from '@starboard/server/client';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { serveGames, siteForTest } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import type { games } from '../support/games.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';

const newRules = [{ game: { ...beacon, version: 2 }, bots: [steadyBot] }] as unknown as typeof games;

test('a server with older rules refuses a match that goes on by newer ones, ends its streams, and writes nothing', async () => {
  const site = await siteForTest('PostgreSQL');
  const older = await site.start();
  const newer = await serveGames(site, newRules);
  const [ada, ben] = [await guest(older, 'Ada'), await guest(older, 'Ben')];
  const id = await beginBeacon(ada, ben);
  await shieldBoth(id, ada, ben);
  const stream = await EventStream.open(older.url, id, { token: ada.token });

  const atNewer = new Client(newer.url, { token: ada.token });
  await atNewer.look(id);
  await until('the older server ends the stream', () => stream.hasEnded);
  for (let round = 0; round < 3; round++) {
    await expect(ada.look(id)).rejects.toMatchObject({ status: 503, code: 'newer-rules' });
    await expect(plan(ben, id, 'shield')).rejects.toMatchObject({ status: 503, code: 'newer-rules' });
    await atNewer.look(id);
  }
  await shieldBoth(id, atNewer, new Client(newer.url, { token: ben.token }));

  const store = await openStore({ databaseUrl: site.storage.databaseUrl, dataFolder: site.storage.dataFolder! });
  const kinds = (await store.rows(id, 0)).map(({ entry }) => entry.kind);
  await store.close();
  expect(kinds).toEqual(['answer', 'answer', 'rules', 'answer', 'answer']);
});
