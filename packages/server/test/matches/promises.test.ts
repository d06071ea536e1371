import { afterAll, beforeAll, describe, test } from 'vitest';
import { promises } from '../../../room/test/support/promises.ts';
import type { Store } from '../../src/store/index.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { type Place, places } from '../support/store/places.ts';

describe.each(places(freshDatabase))('on $name', ({ findPlace, serversShare }) => {
  let place: Place;
  let stores: [Store, Store];

  beforeAll(async () => {
    place = await findPlace();
    const store = await place.open();
    stores = [store, serversShare ? await place.open() : store];
  });
  afterAll(async () => {
    for (const store of new Set(stores)) await store.close();
    await place.clear();
  });

  test.each(promises.map(({ says, check }) => [says, check] as const))('%s', async (_, check) => {
    await check({
      stores,
      add: (record, seating) => stores[0].addMatch(record, seating),
      remove: id => stores[0].deleteMatch(id),
    });
  });
});
