import { test } from 'vitest';
import { MemoryStore } from './support/memory-store.ts';
import { promises } from './support/promises.ts';

test.each(promises.map(({ says, check }) => [says, check] as const))('in memory, %s', async (_, check) => {
  const store = new MemoryStore();
  await check({
    stores: [store, store],
    add: (record, seating) => store.add(record, seating),
    remove: id => store.remove(id),
  });
});
