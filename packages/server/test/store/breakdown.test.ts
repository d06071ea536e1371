import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../testing/postgres.ts';
import { openStore, type Store, StoreError } from '../../src/store/index.ts';
import { breakDown } from '../support/store/breaking-down.ts';
import { founding, message, range, row, seating } from '../support/store/scene.ts';
import { until } from '../support/until.ts';

const patience = 60_000;

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres({ fsync: false });
}, patience);
afterAll(() => database?.stop());

test(
  'a store whose database breaks down answers everything all the same: it is done, or it fails in words',
  async () => {
    const databaseUrl = await database.freshDatabase();
    const store = await openStore({ databaseUrl, dataFolder: '' });
    const written = range(12).map(() => 0);
    let isOver = false;
    const writing = Promise.all(
      written.map(async (_, writer) => {
        for (; !isOver; written[writer]! += 1) await writeMatch(store, `${writer}-${written[writer]}`);
      }),
    );
    for (let breakdown = 0; breakdown < 3; breakdown++) {
      await Promise.race([allGoOn(written), writing]);
      await breakDown(databaseUrl);
    }
    await Promise.race([allGoOn(written), writing]);
    isOver = true;
    await writing;
    await store.close();
  },
  patience,
);

/** Writes a match, as far as the store lets it: what is promised must be there at once. */
async function writeMatch(store: Store, match: string): Promise<void> {
  try {
    await store.addMatch(founding(match), seating('host'));
    expect(await store.match(match)).toMatchObject({ id: match });
    for (const seq of range(5)) {
      expect(await store.append(match, seq, row(`${seq}`))).toBe(true);
      expect(await store.rows(match, 0)).toHaveLength(seq + 1);
    }
    expect(await store.addMessage(match, message('Hello'))).toMatchObject({ number: 1 });
  } catch (thrown) {
    if (!(thrown instanceof StoreError)) throw thrown;
  }
}

async function allGoOn(written: readonly number[]): Promise<void> {
  const before = [...written];
  await until('all have gone on', () => written.every((each, writer) => each > before[writer]! + 2));
}

test(
  'what is asked at the very moment when a resting connection breaks is done, or fails in words',
  async () => {
    const line = await openLine(await database.freshDatabase());
    const store = await openStore({ databaseUrl: line.url, dataFolder: '' });
    await store.probe();
    let asked: Promise<unknown> | undefined;
    const player = { id: 'p', name: 'Ada', seen: 1 };
    atNextError(() => {
      asked = store.addPlayer(player, 'hash').catch(thrown => thrown);
    });
    line.breakAll();
    await until('the connection has broken', () => asked !== undefined);
    // Before the store would give it up by itself.
    const answered = Promise.race([asked!, new Promise(resolve => setTimeout(resolve, 15_000, 'no answer'))]);
    // So many that every connection is needed, the broken one too.
    for (let i = 0; i < 3; i++) await Promise.allSettled(range(8).map(() => store.probe()));
    const answer = await answered;
    expect(answer).not.toBe('no answer');
    if (answer === undefined) expect(await store.playerWith('hash')).toEqual(player);
    else expect(answer).toBeInstanceOf(StoreError);
    await store.close();
  },
  patience,
);

/** Does this as soon as a connection of this process has failed, before it is closed. */
function atNextError(work: () => void): void {
  const emit = Socket.prototype.emit as (event: string, ...args: unknown[]) => boolean;
  const spy = vi.spyOn(Socket.prototype, 'emit').mockImplementation(function (this: Socket, event: string, ...args) {
    const isHeard = emit.call(this, event, ...args);
    if (event === 'error') {
      spy.mockRestore();
      work();
    }
    return isHeard;
  });
  onTestFinished(() => spy.mockRestore());
}

/** A way to the database that can be broken as a network is: not closed, but reset. */
async function openLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const databasePort = Number(url.port);
  const ends = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(databasePort, url.hostname);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far);
    far.pipe(near);
    ends.add(near);
  });
  server.listen(0, url.hostname);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    breakAll() {
      for (const end of ends) end.resetAndDestroy();
      ends.clear();
    },
  };
}
