import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Row, type Store, type StoreError } from '../../src/store/index.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { makeEarlier, serverBeforePartitions } from '../support/store/earlier.ts';
import { overhearPlans, type Plan } from '../support/store/plans.ts';
import { addMatch, answersOf, checkpoint, founding, message, range, row, seating } from '../support/store/scene.ts';
import { until } from '../support/until.ts';

let url: string;
let opened: Store[];
let told: StoreError[];
/** Somebody else who is connected to the same database. */
let outside: postgres.Sql;

beforeEach(async () => {
  url = await freshDatabase();
  [opened, told] = [[], []];
  outside = postgres(url, { max: 2, onnotice: () => {} });
});
afterEach(async () => {
  await Promise.all(opened.map(store => store.close()));
  await outside.end();
});

async function open(journalPartitions = 0, databaseUrl = url): Promise<Store> {
  const store = await openStore({ databaseUrl, dataFolder: 'unused', journalPartitions }, each => told.push(each));
  opened.push(store);
  return store;
}

const over: Row['standing'] = { waitingFor: [], outcome: { winners: [], reason: { key: 'over' } } };
const lastRow = (answer: string, at: number): Row => ({ ...row(answer, at), standing: over });
const longAgo = Date.UTC(2024, 5, 1);
const recently = Date.UTC(2026, 1, 1);

/** In which table each entry lies. */
async function tablesOf(match: string): Promise<string[]> {
  const found = await outside<{ name: string }[]>`
    select tableoid::regclass::text as name from entries where match = ${match} order by seq`;
  return found.map(({ name }) => name);
}

async function partOf(match: string): Promise<number> {
  const [found] = await outside<{ part: number }[]>`select part from matches where id = ${match}`;
  return found!.part;
}

async function fill(store: Store, ids: readonly string[], entries = 3): Promise<void> {
  await Promise.all(ids.map(id => addMatch(store, id)));
  await Promise.all(ids.flatMap(id => range(entries).map(seq => store.append(id, seq, row(`${seq}`)))));
}

describe('64 partitions', () => {
  test('take matches in equal parts, each with all of its entries', async () => {
    const store = await open(64);
    const ids = range(400).map(n => `m${n}`);
    await fill(store, ids);
    await store.addMatch(founding('whole'), seating('ann'), [row('0'), row('1')]);
    const used = await outside<{ part: number; count: number }[]>`
      select part, count(*)::integer as count from matches group by part`;
    expect(Math.min(...used.map(({ part }) => part))).toBeGreaterThan(0);
    expect(used.length).toBeGreaterThan(50);
    for (const id of [...ids, 'whole']) {
      const tables = await tablesOf(id);
      expect(new Set(tables)).toEqual(new Set([`entries_${await partOf(id)}`]));
      expect(await answersOf(store, id)).toEqual(tables.map((_, seq) => `${seq}`));
    }
  });

  test('let an entry lie nowhere but where its match does, whoever adds it', async () => {
    await fill(await open(64), ['m']);
    const elsewhere = (await partOf('m')) === 1 ? 2 : 1;
    const astray = outside`
      insert into entries (part, match, seq, entry, standing, at) values (${elsewhere}, 'm', 3, '{}', '{}', 1)`;
    await expect(astray).rejects.toMatchObject({ code: '23503' });
    await expect(outside`update matches set part = ${elsewhere} where id = 'm'`).rejects.toMatchObject({
      code: '23503',
    });
  });

  test('are looked into one by one: whatever concerns a match touches its partition alone, lists one for each match', async () => {
    await fill(await open(64), ['m', 'n', 'o']);
    await outside`analyze`;
    const { wire, plans } = await overhearPlans(url);
    const store = await open(0, wire.url);
    const placed = { key: 'k', game: 'beacon', setupHash: 'h', score: 1 };
    const scored = { ...placed, told: { version: 1, setup: {}, outcome: over.outcome!, seats: {} } };
    const all: { readonly [name in keyof Store]?: () => Promise<unknown> } = {
      addPlayer: () => store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'token'),
      addToken: () => store.addToken('ann', 'another'),
      playerWith: () => store.playerWith('token'),
      players: () => store.players(['ann']),
      changePlayer: () => store.changePlayer('ann', { seen: 2 }),
      addCarryCode: () => store.addCarryCode('code', 'ann', 0, 9),
      takeCarryCode: () => store.takeCarryCode('code', 1),
      addMatch: () => store.addMatch(founding('p'), seating('host'), [row('0'), row('1')]),
      devicesOf: () => store.devicesOf('ann'),
      noteDevice: () => store.noteDevice('token', 2),
      removeDevices: () => store.removeDevices('ann', { allBut: 'token' }),
      match: () => store.match('m'),
      revisionOf: () => store.revisionOf('m'),
      matchesOf: () => store.matchesOf('host', 9),
      changeSeating: () => store.changeSeating('m', 0, seating('host', { watchable: true })),
      append: () =>
        Promise.all([
          store.append('m', 3, { ...lastRow('3', longAgo), scored }),
          store.append('m', 3, row('late')),
          store.append('n', 3, row('3')),
        ]),
      rows: () => store.rows('m', 2),
      replay: () => store.replay('m'),
      keepCheckpoint: () => store.keepCheckpoint('m', 4, checkpoint(4)),
      scores: () => store.scores('beacon', undefined, 9),
      scoredSetups: () => store.scoredSetups('beacon', 9),
      scoreWith: () => store.scoreWith('k'),
      rankOf: () => store.rankOf('m'),
      addMessage: () => store.addMessage('m', message('Hello')),
      messages: () => store.messages('m', 0, 9),
      messagesBy: () => store.messagesBy('ann'),
      matchesAfter: () => store.matchesAfter('', 9),
      chill: () => store.chill('m', recently),
      block: () => store.block({ network: '192.0.2.0/24', since: 1, note: '' }),
      unblock: () => store.unblock('192.0.2.0/24'),
      blocks: () => store.blocks(),
      deleteMatch: () => store.deleteMatch('n', 4),
      deletePlayer: () => store.deletePlayer('ann'),
      probe: () => store.probe(),
      figures: () => store.figures(),
    };
    const others = ['listen', 'copyTo', 'close'];
    expect([...Object.keys(all), ...others].sort()).toEqual(operationsOf(store));

    const lists = new Set(['matchesOf', 'matchesAfter']);
    const journals = new Set<string>();
    for (const [name, ask] of Object.entries(all)) {
      plans.length = 0;
      // Often enough for the database to have made up its mind how to go about it.
      const times = name === 'rows' || lists.has(name) ? 8 : 1;
      for (let asked = 0; asked < times; asked++) await ask();
      await until(`${name} is told`, () => plans.length > 0);
      for (const { text, tables } of plans) {
        const partitions = tables.filter(each => /^(entries_|journal)/.test(each.name));
        const touched = partitions.filter(each => each.times > 0);
        if (partitions.length > 0 || tables.some(each => each.name === 'entries')) journals.add(name);
        if (lists.has(name)) {
          const looks = touched.reduce((sum, each) => sum + each.times, 0);
          expect(looks, `${name}: ${text}`).toBeLessThanOrEqual(4);
        } else expect(new Set(touched.map(each => each.name)).size, `${name}: ${text}`).toBeLessThanOrEqual(1);
        if (name === 'rows') expect(partitions.length, text).toBeLessThanOrEqual(1);
        for (const table of ['messages', 'matches', 'seated']) expectNamed(table, { text, tables }, name);
      }
    }
    expect([...journals].sort()).toEqual(
      ['addMatch', 'append', 'chill', 'deleteMatch', 'matchesAfter', 'matchesOf', 'replay', 'rows'].sort(),
    );
    expect(await store.rows('m', 0)).toHaveLength(4);
    await wire.remove();
  });

  /** Only a player who is removed is looked for in all that was said. */
  function expectNamed(table: string, { text, tables }: Plan, name: string): void {
    if (name === 'deletePlayer' || !tables.some(each => each.name === table)) return;
    expect(text, name).toMatch(table === 'seated' ? /match|player/ : /\b(match|id)\b/);
  }

  function operationsOf(store: Store): string[] {
    const own = Object.getOwnPropertyNames(Object.getPrototypeOf(store));
    return own.filter(name => name !== 'constructor').sort();
  }
});

describe('a database that grows', () => {
  test('spreads new matches over the new partitions too, while a server that was there before goes on', async () => {
    const before = await open(2);
    const old = range(40).map(n => `old${n}`);
    await fill(before, old);
    const places = await Promise.all(old.map(partOf));
    const after = await Promise.all(range(3).map(() => open(8)));
    await fill(
      before,
      range(60).map(n => `a${n}`),
    );
    await fill(
      after[0]!,
      range(60).map(n => `b${n}`),
    );
    for (const letter of ['a', 'b']) {
      const used = await outside`select distinct part from matches where id like ${`${letter}%`}`;
      expect(used.length).toBeGreaterThan(5);
    }
    expect(await Promise.all(old.map(partOf))).toEqual(places);
    for (const id of old) {
      expect(await after[1]!.append(id, 3, row('3'))).toBe(true);
      expect(await answersOf(before, id)).toEqual(['0', '1', '2', '3']);
    }
    await open(4);
    expect(await outside`select parts from starboard`).toEqual([{ parts: 8 }]);
  });

  test('holds up nobody for long, and loses nothing of what is added meanwhile', async () => {
    const store = await open(2);
    const ids = range(6).map(n => `m${n}`);
    await fill(store, ids, 0);
    let isOver = false;
    const played = ids.map(async id => {
      let seq = 0;
      for (; !isOver; seq++) expect(await store.append(id, seq, row(`${seq}`))).toBe(true);
      return seq;
    });
    const begun = (async () => {
      let count = 0;
      for (; !isOver; count++) await store.addMatch(founding(`new${count}`), seating('ann'), [row('0')]);
      return count;
    })();
    for (const parts of [4, 8, 16, 32]) await Promise.all([open(parts), open(parts)]);
    isOver = true;
    const counts = await Promise.all(played);
    for (const [at, id] of ids.entries()) expect(await answersOf(store, id)).toHaveLength(counts[at]!);
    expect(await outside`select count(*)::integer as count from matches where id like 'new%'`).toEqual([
      { count: await begun },
    ]);
  });
});

describe('a database from before there were partitions', () => {
  test('goes on as it is, though several servers start at once; those of the version before work on', async () => {
    await makeEarlier(outside, 2);
    const old = serverBeforePartitions(outside);
    await old.add('m');
    for (const seq of range(3)) expect(await old.append('m', seq)).toBe(true);
    const [store] = await Promise.all(range(4).map(() => open()));
    expect(await store!.rows('m', 0)).toHaveLength(3);
    const raced = await Promise.all(
      range(20, 3).map(seq => Promise.all([old.append('m', seq), store!.append('m', seq, row('x'))])),
    );
    for (const takers of raced) expect(takers.filter(Boolean)).toHaveLength(1);
    expect((await old.rows('m')).map(each => each['seq'])).toEqual(range(23));
    expect(await store!.rows('m', 0)).toHaveLength(23);
    // What is begun is found by both, wherever it is begun.
    await old.add('theirs');
    expect(await store!.append('theirs', 0, row('x'))).toBe(true);
    await fill(store!, ['ours']);
    expect(await old.append('ours', 3)).toBe(true);
    expect(await answersOf(store!, 'ours', 3)).toHaveLength(1);
    expect(await tablesOf('ours')).toEqual(range(4).map(() => 'journal'));
  });

  test('may grow afterwards: then a server of the version before sees all, and is refused what it would add', async () => {
    await makeEarlier(outside, 2);
    const old = serverBeforePartitions(outside);
    await old.add('m');
    await old.append('m', 0);
    await old.rows('m');
    const store = await open(4);
    await fill(store, ['new']);
    expect(await partOf('m')).toBe(0);
    expect(await store.append('m', 1, row('1'))).toBe(true);
    expect(await old.rows('m')).toHaveLength(2);
    expect(await old.rows('new')).toHaveLength(3);
    for (const [id, seq] of [
      ['m', 2],
      ['new', 0],
      ['new', 3],
    ] as const) {
      await expect(old.append(id, seq)).rejects.toMatchObject({ message: /ON CONFLICT/ });
    }
    await old.remove('m');
    expect(await store.rows('m', 0)).toEqual([]);
    await old.add('theirs');
    expect(await store.append('theirs', 0, row('x'))).toBe(true);
  });

  test('that is changed by somebody else just now is waited for, and that is said', async () => {
    await makeEarlier(outside, 2);
    const opening = await outside.begin(async sql => {
      await sql`select pg_advisory_xact_lock(7827227)`;
      const opening = open();
      await until('it says what it waits for', () => told.length > 0);
      return { opening };
    });
    expect(told.map(({ code, message }) => [code, message])).toEqual([
      ['changing-database', expect.stringMatching(/ are being brought .* minutes/)],
    ]);
    expect(told[0]!.message).not.toContain(new URL(url).password);
    expect(await (await opening.opening).match('m')).toBeUndefined();
  });
});

describe('a match that is over', () => {
  async function rested(store: Store, id: string, at = longAgo): Promise<string> {
    await fill(store, [id], 2);
    await store.append(id, 2, lastRow('2', at));
    return id;
  }

  test('is brought to the partition of its year when it has rested, once, and is read as before', async () => {
    const [store, other] = [await open(2), await open()];
    const id = await rested(store, 'm');
    await store.addMessage(id, message('Hello'));
    const listed = async (from: Store) => (await from.matchesAfter('', 9)).map(({ isCold: _, ...rest }) => rest);
    const before = [await store.match(id), await store.rows(id, 0), await listed(store)];
    expect(await store.chill(id, longAgo)).toBe(false);
    expect(await store.chill(id, longAgo + 1)).toBe(true);
    expect(await store.chill(id, longAgo + 1)).toBe(false);
    expect(await tablesOf(id)).toEqual(range(3).map(() => 'entries_cold_2024'));
    expect([await other.match(id), await other.rows(id, 0), await listed(other)]).toEqual(before);
    expect(await other.replay(id)).toEqual({ match: before[0], rows: before[1] });
    expect(await other.messages(id, 0, 9)).toHaveLength(1);
    expect(await other.append(id, 3, row('3'))).toBe(true);
    expect(await other.append(id, 2, row('2'))).toBe(false);
    await other.deleteMatch(id);
    expect(await store.rows(id, 0)).toEqual([]);
    expect(await tablesOf(id)).toEqual([]);
  });

  test('is left where it is if it runs, if nobody has answered in it, or if there is none', async () => {
    const store = await open(2);
    await fill(store, ['runs'], 2);
    await fill(store, ['empty'], 0);
    for (const id of ['runs', 'empty', 'nowhere']) expect(await store.chill(id, recently)).toBe(false);
    await store.changeSeating('runs', 0, seating('host', { ended: over.outcome! }));
    expect(await store.chill('runs', recently)).toBe(true);
    expect(await tablesOf('runs')).toEqual(['entries_cold_1970', 'entries_cold_1970']);
  });

  test('loses nothing that is added while it is moved, by whichever server', async () => {
    const [store, other] = [await open(2), await open()];
    const ids = range(12).map(n => `m${n}`);
    for (const id of ids) await rested(store, id, Date.UTC(2020 + (Number(id.slice(1)) % 3)));
    const moved = ids.map((id, n) => (n % 2 ? store : other).chill(id, recently));
    const added = ids.flatMap(id => range(4, 3).map(seq => other.append(id, seq, row(`${seq}`))));
    expect(await Promise.all(added)).toEqual(added.map(() => true));
    await Promise.all(moved);
    for (const id of ids) {
      expect(await answersOf(store, id)).toEqual(range(7).map(String));
      expect(new Set(await tablesOf(id)).size).toBe(1);
    }
  });

  test('of before there were partitions is moved, too', async () => {
    await makeEarlier(outside, 2);
    const store = await open();
    await rested(store, 'm');
    expect(await store.chill('m', recently)).toBe(true);
    expect(await tablesOf('m')).toEqual(range(3).map(() => 'entries_cold_2024'));
    expect(await serverBeforePartitions(outside).rows('m')).toHaveLength(3);
  });
});
