import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type News, openStore, type Store } from '../../src/store/index.ts';
import { schemaVersion } from '../../src/store/schema.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { addMatch, answersOf, message, range, row, seating } from '../support/store/scene.ts';
import { layWire } from '../support/store/wire.ts';
import { patiently } from '../support/until.ts';

let url: string;
let opened: Store[];
/** Somebody else who is connected to the same database. */
let outside: postgres.Sql;

beforeEach(async () => {
  url = await freshDatabase();
  opened = [];
  outside = postgres(url, { max: 2 });
});
afterEach(async () => {
  await Promise.all(opened.map(store => store.close()));
  await outside.end();
});

async function open(databaseUrl = url): Promise<Store> {
  const store = await openStore({ databaseUrl, dataFolder: 'unused' });
  opened.push(store);
  return store;
}

describe('starting', () => {
  test('many servers can start at once on an empty database', async () => {
    const stores = await Promise.all(range(8).map(() => open()));
    await addMatch(stores[0]!, 'm');
    const added = await Promise.all(stores.map((store, seq) => store.append('m', seq, row(`${seq}`))));
    expect(added).toEqual(range(8).map(() => true));
    expect(await outside`select version from starboard`).toEqual([{ version: schemaVersion }]);
  });

  test('a database that a newer version has written is refused', async () => {
    await open();
    await outside`update starboard set version = 99`;
    await expect(open()).rejects.toMatchObject({ code: 'newer-database', message: /newer version.* 99/ });
  });

  test.each([
    ['where nothing listens', (given: URL) => Object.assign(given, { port: '1' }), /ECONNREFUSED/],
    ['whose password is wrong', (given: URL) => given, /password authentication failed/],
    ['without such a host', (given: URL) => Object.assign(given, { hostname: 'nowhere.invalid' }), /nowhere\.invalid/],
  ])('a server %s is refused in words, without the password', async (_, change, words) => {
    const address = change(Object.assign(new URL(url), { password: 'correct-horse' }));
    const refusal: unknown = await open(address.href).catch(error => error);
    expect(refusal).toMatchObject({ name: 'StoreError', code: 'database-unreachable', message: words });
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(refusal))).not.toContain('correct-horse');
  });

  test('a database that is not there is refused in words', async () => {
    const address = Object.assign(new URL(url), { pathname: '/elsewhere' });
    await expect(open(address.href)).rejects.toMatchObject({ code: 'database-unreachable', message: /does not exist/ });
  });

  test.each(['postgres://ann:correct-horse@:x/y', 'postgres://ann:/correct-horse@host/db'])(
    'an address that cannot be read is refused without being shown: %s',
    async address => {
      const refusal: unknown = await open(address).catch(error => error);
      expect(refusal).toMatchObject({ code: 'database-unreachable' });
      expect(JSON.stringify(Object.getOwnPropertyDescriptors(refusal))).not.toContain('correct-horse');
    },
  );
});

describe('appends', () => {
  test('of one turn are few transactions', async () => {
    const store = await open();
    await addMatch(store, 'm');
    const [{ part }] = await outside<[{ part: number }]>`select part from matches`;
    await Promise.all(range(300).map(seq => store.append('m', seq, row(`${seq}`))));
    // A row knows the transaction that wrote it: the server's own counter also counts what goes on beside.
    const [written] =
      await outside`select count(*)::int as entries, count(distinct xmin::text)::int as transactions from ${outside(`entries_${part}`)}`;
    expect(written?.['entries']).toBe(300);
    expect(written?.['transactions']).toBeLessThan(10);
  });

  test('whose connection dies on the way are all refused, and none is stored', async () => {
    const store = await open();
    await addMatch(store, 'm');
    const outcomes = await outside.begin(async blocker => {
      await blocker`lock table entries`;
      const appends = Promise.allSettled(range(3).map(seq => store.append('m', seq, row(`${seq}`))));
      await vi.waitFor(async () => {
        const ended = await outside`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(ended).toHaveLength(1);
      }, patiently);
      return await appends;
    });
    expect(outcomes.map(each => each.status === 'rejected' && each.reason.code)).toEqual(
      range(3).map(() => 'database-unreachable'),
    );
    expect(await answersOf(store, 'm')).toEqual([]);
    expect(await store.append('m', 0, row('again'))).toBe(true);
  });

  test('whose reply is lost are refused, though they are stored and announced, once', async () => {
    const wire = await layWire(url);
    const [store, other] = [await open(wire.url), await open()];
    const heard: News[] = [];
    await other.listen(news => heard.push(news));
    await addMatch(store, 'm');
    await store.append('m', 0, row('first'));

    wire.loseReplies();
    const lost = expect(store.append('m', 1, row('second'))).rejects.toMatchObject({ code: 'database-unreachable' });
    await vi.waitFor(async () => expect(await answersOf(other, 'm')).toEqual(['first', 'second']), patiently);
    wire.cut();
    await lost;

    expect(await store.append('m', 1, row('second again'))).toBe(false);
    await store.addMessage('m', message('the last to be heard of'));
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('message'), patiently);
    expect(await answersOf(store, 'm')).toEqual(['first', 'second']);
    expect(heard.filter(({ kind }) => kind === 'entry')).toHaveLength(2);
    await store.close();
    await wire.remove();
  });
});

describe('news', () => {
  let [store, other]: Store[] = [];
  let heard: News[];
  let heardByOther: News[];

  beforeEach(async () => {
    [store, other] = [await open(), await open()];
    [heard, heardByOther] = [[], []];
    await store.listen(news => heard.push(news));
    await other.listen(news => heardByOther.push(news));
    await addMatch(store, 'm');
    await addMatch(store, 'n');
  });

  test('of entries, seatings and messages reach the other server, and not one’s own', async () => {
    await store!.append('m', 0, row('x'));
    await store!.changeSeating('n', 0, seating('ann'));
    await store!.addMessage('m', message('hello'));
    const told = [
      { kind: 'entry', match: 'm' },
      { kind: 'gathering', match: 'n' },
      { kind: 'message', match: 'm' },
    ];
    await vi.waitFor(() => expect(heardByOther).toEqual(told), patiently);

    await other!.addMessage('n', message('that was all'));
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'message', match: 'n' }]), patiently);
    expect(heardByOther).toEqual(told);
  });

  test('come of what was stored alone', async () => {
    await store!.append('m', 0, row('x'));
    expect(await store!.append('m', 0, row('late'))).toBe(false);
    expect(await store!.changeSeating('m', 7, seating('ann'))).toBe(false);
    await expect(store!.append('nowhere', 0, row('x'))).rejects.toThrow();
    await expect(store!.addMessage('nowhere', message('x'))).rejects.toThrow();
    await store!.addMessage('n', message('that was all'));
    const told = [
      { kind: 'entry', match: 'm' },
      { kind: 'message', match: 'n' },
    ];
    await vi.waitFor(() => expect(heardByOther).toEqual(told), patiently);
  });

  test('come of every match of a large batch, however long its id', async () => {
    const ids = range(300).map(each => `${each} ${'long'.repeat(50)}`);
    await Promise.all(ids.map(id => addMatch(store!, id)));
    await Promise.all(ids.map(id => store!.append(id, 0, row('x'))));
    const told = () => heardByOther.map(news => news.kind === 'entry' && news.match);
    await vi.waitFor(() => expect(told().sort()).toEqual(ids.toSorted()), patiently);
  });

  test('may have been missed while the connection was lost: that is said, and then they come again', async () => {
    const ended = await outside`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    expect(ended).toHaveLength(2);
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'missed' }]), patiently);
    await vi.waitFor(() => expect(heardByOther).toEqual([{ kind: 'missed' }]), patiently);

    await store!.append('m', 0, row('x'));
    await vi.waitFor(() => expect(heardByOther.at(-1)).toEqual({ kind: 'entry', match: 'm' }), patiently);
    expect(heard).toEqual([{ kind: 'missed' }]);
  });
});

test('a lost connection is made again, and what was asked meanwhile fails in words', async () => {
  const wire = await layWire(url);
  const store = await open(wire.url);
  await addMatch(store, 'm');
  wire.loseReplies();
  const question = expect(store.match('m')).rejects.toMatchObject({ code: 'database-unreachable' });
  await new Promise(resolve => setTimeout(resolve, 50));
  wire.cut();
  await question;
  expect(await store.match('m')).toMatchObject({ id: 'm' });
  await wire.remove();
  await expect(store.probe()).rejects.toMatchObject({ code: 'database-unreachable' });
});
