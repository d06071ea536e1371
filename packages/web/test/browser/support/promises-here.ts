import { promises } from '../../../../room/test/support/promises.ts';
import { IdbStore } from '../../../src/device/idb-store.ts';
import { holdersOf } from '../../../src/device/store.ts';

/** In a browser: tries one of the promises of every room, on its own database. Says what went wrong. */
export async function tryHere(says: string): Promise<string | undefined> {
  const stores = [new IdbStore(), new IdbStore()] as const;
  try {
    await promises
      .find(each => each.says === says)!
      .check({
        stores,
        add: (record, { seats }) => stores[0].add({ ...record, seats: holdersOf(seats), updated: record.created }, []),
        remove: id => stores[0].remove(id),
      });
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
}
