import { describe, expect, test, vi } from 'vitest';
import { Batches } from '../../src/store/batches.ts';
import { Calls } from '../../src/store/calls.ts';
import { newerDatabase, reasonOf, StoreError, unknownMatch, unknownPlayer } from '../../src/store/errors.ts';
import { isLost, placeOf, unreachable, within } from '../../src/store/postgres-start.ts';
import { listOf } from '../../src/store/postgres-terms.ts';
import { readMatch, readPlayer, readRank, readRows, readScore, seatedIn, valuesOf } from '../../src/store/records.ts';
import { changesSince, type Dialect, schemaVersion } from '../../src/store/schema.ts';

describe('errors of the store', () => {
  test('say what is wrong in words for whoever runs the server', () => {
    const said = [
      unknownMatch('m1'),
      unknownPlayer('p1'),
      newerDatabase(3, 2),
      unreachable('there:5432/db', new Error('no route')),
    ].map(({ name, code, message }) => [name, code, message]);
    expect(said).toEqual([
      ['StoreError', 'unknown-match', 'There is no match m1.'],
      ['StoreError', 'unknown-player', 'There is no player p1.'],
      [
        'StoreError',
        'newer-database',
        'The database was written by a newer version of Starboard: its format is 3, this version knows 2.',
      ],
      ['StoreError', 'database-unreachable', 'The database there:5432/db cannot be used: no route'],
    ]);
  });

  test('a reason is its message, or else its code, or else whatever it is', () => {
    expect(reasonOf(new Error('no route'))).toBe('no route');
    expect(reasonOf(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
    expect(reasonOf('hm')).toBe('hm');
  });
});

describe('a connection', () => {
  test.each(['ECONNRESET', 'EPIPE', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', '08006', '53300', '57P01', '57P03'])(
    '%s says that it is lost',
    code => {
      expect(isLost({ code })).toBe(true);
    },
  );

  test.each(['23505', '42P01', '57014', 'ERR_INVALID_ARG', 'xECONNRESET', '', undefined])('%s does not', code => {
    expect(isLost(code === undefined ? {} : { code })).toBe(false);
  });

  test.each([
    ['postgres://user:password@host:5432/db', 'host:5432/db'],
    ['postgres://host/db', 'host/db'],
    ['postgres://user:p@ss://word@host/db?password=x', 'host/db'],
    ['postgres://host/db?sslmode=require&password=x', 'host/db'],
  ])('%s is shown as %s', (url, place) => {
    expect(placeOf(url)).toBe(place);
  });

  test('what takes too long is given up, and what does not is not', async () => {
    vi.useFakeTimers();
    try {
      const never = within(3, new Promise(() => {}));
      const refused = expect(never).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
      await vi.advanceTimersByTimeAsync(2_999);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      await refused;
      expect(await within(3, Promise.resolve('done'))).toBe('done');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('a list is written as PostgreSQL reads it', () => {
  expect(listOf([])).toBe('{}');
  expect(listOf(['a', 1, 'b "c" \\d'])).toBe('{"a","1","b \\"c\\" \\\\d"}');
});

describe('what is stored', () => {
  test('is read as it was written', () => {
    expect(readPlayer({ id: 'p', name: '"Ada"', seen: 3 })).toEqual({ id: 'p', name: 'Ada', seen: 3 });
    expect(readRows('m', 4, [{ seq: 4, entry: '{"kind":"rules"}', standing: '{"waitingFor":[]}', at: 5 }])).toEqual([
      { entry: { kind: 'rules' }, standing: { waitingFor: [] }, at: 5 },
    ]);
    const score = { match: 'm', key: 'k', game: 'g', setup: 'h', score: 2, at: 7, told: '{"seats":{}}' };
    const read = { match: 'm', key: 'k', game: 'g', setupHash: 'h', score: 2, at: 7, told: { seats: {} } };
    expect(readScore(score)).toEqual(read);
    expect(readRank({ ...score, better: 2, count: 9 })).toEqual({ scored: read, rank: 3, count: 9 });
    expect(valuesOf(read as never, 7)).toEqual(['k', 'g', 'h', 2, 7, '{"seats":{}}']);
  });

  test('one person who had handed a seat over is a list of one', () => {
    const seating = {
      host: 'ann',
      watchable: true,
      seats: { n: { bot: 'x', from: 'bob' }, e: { player: 'cy' }, s: { from: ['a', 'b'] } },
    };
    const texts = { head: '{"game":"g"}', standing: '{"waitingFor":[]}' };
    const record = { id: 'm', ...texts, seed: 's', created: 1, revision: 4, checkpoint: null };
    const match = readMatch({ ...record, gathering: JSON.stringify(seating) });
    expect(match.seating.seats).toEqual({
      n: { bot: 'x', from: ['bob'] },
      e: { player: 'cy' },
      s: { from: ['a', 'b'] },
    });
    expect(match).not.toHaveProperty('checkpoint');
    expect(readMatch({ ...record, gathering: JSON.stringify(seating), checkpoint: '{"step":1}' })).toMatchObject({
      checkpoint: { step: 1 },
      revision: 4,
      seed: 's',
    });
  });

  test('a match stands in the lists of its host, of who sits there and of who had sat there, once each', () => {
    const seats = {
      n: { player: 'bob', from: ['ann', 'dan'] },
      e: { player: 'bob' },
      s: { bot: 'x' },
      w: { from: ['eve'] },
    };
    expect(seatedIn({ host: 'ann', seats, watchable: true })).toEqual(['ann', 'bob', 'dan', 'eve']);
  });

  test('tables of an earlier version get what they lack, those of this one nothing', () => {
    const made = (version: number, dialect: Dialect = 'sqlite') =>
      [...changesSince(version, dialect).matchAll(/create table (\w+)/g)].map(([, name]) => name);
    const first = ['players', 'tokens', 'carry_codes', 'matches', 'seated', 'journal', 'messages'];
    expect(made(0)).toEqual([...first, 'scores', 'blocks']);
    expect(made(1)).toEqual(['scores', 'blocks']);
    expect(made(1, 'postgres')).toEqual(['scores', 'entries', 'blocks']);
    expect(changesSince(schemaVersion, 'postgres')).toBe('');
  });
});

describe('calls', () => {
  test('are let in until the end, which waits for the last of them, however it ends', async () => {
    const calls = new Calls();
    let finish = () => {};
    const last = calls.make(() => new Promise<void>((_, reject) => (finish = () => reject(new Error('failed')))));
    const failed = expect(last).rejects.toThrow('failed');
    let isOver = false;
    const ending = calls.end().then(() => {
      isOver = true;
    });
    await expect(calls.make(async () => 1)).rejects.toMatchObject({ code: 'closed' });
    expect(isOver).toBe(false);
    finish();
    await Promise.all([failed, ending]);
    expect(isOver).toBe(true);
    await expect(calls.make(async () => 1)).rejects.toBeInstanceOf(StoreError);
  });

  test('give back what they come to', async () => {
    expect(await new Calls().make(async () => 'done')).toBe('done');
  });
});

describe('batches', () => {
  const settled = <T>(value: T): PromiseSettledResult<T> => ({ status: 'fulfilled', value });

  test('what is asked for at once is done together, as many as fit', async () => {
    const ran: number[][] = [];
    const batches = new Batches<number, number>({
      most: 2,
      atOnce: 5,
      run(items) {
        ran.push([...items]);
        return items.map(item => settled(item * 10));
      },
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(item => batches.add(item)))).toEqual([10, 20, 30, 40, 50]);
    expect(ran).toEqual([[1, 2], [3, 4], [5]]);
    expect(await batches.add(6)).toBe(60);
  });

  test('no more of them than allowed are under way; what comes meanwhile waits together', async () => {
    const ran: number[][] = [];
    const finish: (() => void)[] = [];
    const batches = new Batches<number, number>({
      most: 10,
      atOnce: 1,
      async run(items) {
        ran.push([...items]);
        await new Promise<void>(resolve => finish.push(resolve));
        return items.map(settled);
      },
    });
    const first = batches.add(1);
    await vi.waitFor(() => expect(ran).toEqual([[1]]));
    const rest = Promise.all([batches.add(2), batches.add(3)]);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(ran).toEqual([[1]]);
    finish.shift()!();
    expect(await first).toBe(1);
    await vi.waitFor(() => expect(ran).toEqual([[1], [2, 3]]));
    finish.shift()!();
    expect(await rest).toEqual([2, 3]);
  });

  test('each item fails by itself, or all with their batch, and others go on', async () => {
    let isBroken = true;
    const batches = new Batches<number, number>({
      most: 10,
      atOnce: 1,
      run(items) {
        if (isBroken) throw new Error('broken');
        return items.map(item => (item < 0 ? { status: 'rejected', reason: new Error('no') } : settled(item)));
      },
    });
    const both = await Promise.allSettled([batches.add(1), batches.add(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await Promise.allSettled([batches.add(1), batches.add(-1)])).toEqual([
      settled(1),
      { status: 'rejected', reason: new Error('no') },
    ]);
  });
});
