import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { guest, openSite } from '../support/house.ts';
import { beginBeacon, shieldBoth } from '../support/playing.ts';

test('what a match has left of invitations when it ends is forgotten, and opens nothing', async () => {
  const site = await openSite('SQLite');
  const server = await site.start();
  const [ann, ben, eve] = [await guest(server, 'Ann'), await guest(server, 'Ben'), await guest(server, 'Eve')];
  const id = await beginBeacon(ann, ben);
  const { key } = await ann.inviteToTable(id);
  expect(await eve.invitation(id, key)).toMatchObject({ kind: 'table' });
  for (let round = 1; round <= 12; round++) await shieldBoth(id, ann, ben);
  expect((await ann.look(id)).position.outcome).toBeDefined();
  for (const ask of [() => eve.invitation(id, key), () => eve.claim(id, key, 'keeper')])
    await expect(ask()).rejects.toMatchObject({ code: 'match-over' });
  await server.close();
  const store = await openStore({ dataFolder: site.storage.dataFolder! });
  expect((await store.match(id))?.seating).not.toHaveProperty('invite');
  await store.close();
  await site.close();
});
