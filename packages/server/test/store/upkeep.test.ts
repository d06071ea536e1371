import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store, type StoreError } from '../../src/store/index.ts';
import { storeKinds } from '../support/house.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { addMatch, checkpoint, founding, message, range, row, seating } from '../support/store/scene.ts';
import { until } from '../support/until.ts';

const scored = (match: string) => ({
  key: `key of ${match}`,
  game: 'beacon',
  setupHash: 'hash',
  score: 5,
  told: { version: 1, setup: {}, outcome: { winners: [], reason: { key: 'over' } }, seats: { a: { player: 'ann' } } },
});

describe.each(storeKinds)('a store on %s', kind => {
  let folder: string;
  let store: Store;
  let told: StoreError[];
  let databaseUrl: string | undefined;
  /** Changes the database past the store. */
  let change: (statement: string) => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-upkeep-'));
    told = [];
    databaseUrl = kind === 'PostgreSQL' ? await freshDatabase() : undefined;
    store = await openStore({ dataFolder: folder, databaseUrl }, each => told.push(each));
    const url = databaseUrl;
    change = url === undefined ? changeFile : statement => changeServer(url, statement);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  async function changeFile(statement: string): Promise<void> {
    const db = new Database(join(folder, 'starboard.db'));
    db.exec(statement);
    db.close();
  }

  async function changeServer(url: string, statement: string): Promise<void> {
    const sql = postgres(url, { max: 1 });
    await sql.unsafe(statement);
    await sql.end();
  }

  test('gives all matches page by page, with how long they rest', async () => {
    for (const n of range(5)) await store.addMatch(founding(`m${n}`, { created: n }), seating('ann'));
    await store.append('m1', 0, row('x', 7_000));
    await store.append('m1', 1, row('y', 8_000));
    const seen: unknown[] = [];
    for (let after = ''; ; ) {
      const page = await store.matchesAfter(after, 2);
      seen.push(...page);
      expect(page.length).toBeLessThanOrEqual(2);
      if (page.length === 0) break;
      after = page.at(-1)!.id;
    }
    const rested = (n: number) => ({
      ...{ id: `m${n}`, game: 'beacon', created: n, updated: n, entries: 0 },
      ...{ seating: seating('ann'), standing: founding('m').standing },
    });
    expect(seen).toEqual([
      rested(0),
      { ...rested(1), updated: 8_000, entries: 2, standing: { waitingFor: ['after y'] } },
      ...range(3, 2).map(rested),
    ]);
  });

  test('removes a match with all that belongs to it, and nothing else', async () => {
    for (const id of ['gone', 'stays']) {
      await store.addMatch(founding(id), seating('ann', { seats: { a: { player: 'bob' } } }));
      await store.append(id, 0, { ...row('x'), scored: scored(id) });
      await store.addMessage(id, message('Hello'));
      await store.keepCheckpoint(id, 1, checkpoint(1));
    }
    expect(await store.deleteMatch('gone')).toBe(true);
    expect(await store.deleteMatch('never there')).toBe(false);
    expect(await store.match('gone')).toBeUndefined();
    expect(await store.rows('gone', 0)).toEqual([]);
    expect(await store.messages('gone', 0, 9)).toEqual([]);
    expect(await store.scoreWith('key of gone')).toBeUndefined();
    expect((await store.matchesOf('bob', 9)).map(({ id }) => id)).toEqual(['stays']);
    await expect(store.append('gone', 1, row('y'))).rejects.toMatchObject({ code: 'unknown-match' });
    expect(await store.rows('stays', 0)).toHaveLength(1);
    expect(await store.messages('stays', 0, 9)).toHaveLength(1);
    expect(await store.rankOf('stays')).toMatchObject({ count: 1 });
  });

  test('removes a match only with the entries that it was seen with, if that is asked for', async () => {
    await addMatch(store, 'm');
    await store.append('m', 0, row('x'));
    expect(await store.deleteMatch('m', 0)).toBe(false);
    expect(await store.deleteMatch('m', 2)).toBe(false);
    expect(await store.rows('m', 0)).toHaveLength(1);
    expect(await store.deleteMatch('m', 1)).toBe(true);
    await addMatch(store, 'empty');
    expect(await store.deleteMatch('empty', 0)).toBe(true);
    expect(await store.matchesAfter('', 9)).toEqual([]);
  });

  test('keeps who is blocked, each once, and since when and why', async () => {
    expect(await store.blocks()).toEqual([]);
    const block = { network: '203.0.113.0/24', since: 5, note: 'says "no"' };
    await store.block({ ...block, since: 9, note: '' });
    await store.block({ network: '2001:db8::/64', since: 7, note: '' });
    await store.block(block);
    expect(await store.blocks()).toEqual([block, { network: '2001:db8::/64', since: 7, note: '' }]);
    expect(await store.unblock(block.network)).toBe(true);
    expect(await store.unblock(block.network)).toBe(false);
    expect(await store.blocks()).toHaveLength(1);
  });

  test('takes what is added to other matches while one is removed', async () => {
    for (const id of range(20)) await addMatch(store, `m${id}`);
    const appends = range(20).map(id => store.append(`m${id}`, 0, row('x')));
    const removals = range(10).map(id => store.deleteMatch(`m${id}`));
    const outcomes = await Promise.allSettled(appends);
    await Promise.all(removals);
    expect(outcomes.slice(10).map(({ status }) => status)).toEqual(range(10).map(() => 'fulfilled'));
    for (const each of outcomes) if (each.status === 'rejected') expect(each.reason.code).toBe('unknown-match');
    expect((await store.matchesAfter('', 99)).length).toBe(10);
  });

  test('removes a player, who is nobody from then on, and leaves matches and words to the others', async () => {
    await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'laptop');
    await store.addToken('ann', 'phone');
    await store.addCarryCode('code', 'ann', 0, 9_000);
    await store.addPlayer({ id: 'bob', name: 'Bob', seen: 1 }, 'his');
    await store.addMatch(founding('m'), seating('ann', { seats: { a: { player: 'ann' }, b: { player: 'bob' } } }));
    await store.addMessage('m', message('I am Ann'));
    await store.addMessage('m', { ...message('said "player":"ann"'), player: 'bob', name: 'Bob' });
    await store.deletePlayer('ann');
    expect(await store.playerWith('laptop')).toBeUndefined();
    expect(await store.playerWith('phone')).toBeUndefined();
    expect(await store.takeCarryCode('code', 1)).toBeUndefined();
    expect(await store.players(['ann', 'bob'])).toMatchObject([{ name: 'Bob' }]);
    expect(await store.matchesOf('ann', 9)).toEqual([]);
    expect(await store.matchesOf('bob', 9)).toHaveLength(1);
    expect((await store.messages('m', 0, 9)).map(({ name, text }) => [name, text])).toEqual([
      ['', 'I am Ann'],
      ['Bob', 'said "player":"ann"'],
    ]);
    await expect(store.deletePlayer('ann')).rejects.toMatchObject({ code: 'unknown-player' });
  });

  test('removes a player from every table: seats are free, another is the host, and what was theirs alone goes', async () => {
    for (const id of ['ann', 'bob', 'cy']) await store.addPlayer({ id, name: id, seen: 1 }, `of ${id}`);
    const seats = {
      a: { player: 'ann' },
      b: { player: 'cy', from: ['bob', 'ann'] },
      c: { bot: 'steady', from: ['ann'] },
    };
    const undo = { keep: 0, entries: 0, agreed: ['a'] };
    await store.addMatch(founding('shared'), seating('ann', { seats, undo, putAway: ['ann', 'cy'], invite: 'key' }));
    await store.addMatch(founding('lent'), seating('ann', { seats: { a: { bot: 'steady', from: ['bob', 'ann'] } } }));
    await store.addMatch(founding('own'), seating('ann', { seats: { a: { player: 'ann' }, b: { bot: 'steady' } } }));
    await store.append('own', 0, { ...row('x'), scored: scored('own') });
    await store.addMatch(founding('his'), seating('bob', { seats: { a: { player: 'bob' } } }));
    expect([...(await store.deletePlayer('ann'))].sort()).toEqual(['lent', 'own', 'shared']);
    expect(await store.match('shared')).toMatchObject({ revision: 1 });
    expect((await store.match('shared'))!.seating).toEqual({
      host: 'cy',
      watchable: false,
      invite: 'key',
      putAway: ['cy'],
      seats: { a: {}, b: { player: 'cy', from: ['bob'] }, c: { bot: 'steady' } },
    });
    expect((await store.match('lent'))!.seating).toMatchObject({ host: 'bob', seats: { a: { from: ['bob'] } } });
    expect(await store.match('own')).toBeUndefined();
    expect(await store.scoreWith('key of own')).toBeUndefined();
    expect(await store.match('his')).toMatchObject({ revision: 0 });
    expect((await store.matchesOf('bob', 9)).map(({ id }) => id).sort()).toEqual(['his', 'lent', 'shared']);
    expect(await store.changeSeating('shared', 0, seating('ann'))).toBe(false);
  });

  test('has no device left over that was added while its player was removed', async () => {
    for (let i = 0; i < 10; i++) {
      await store.addPlayer({ id: `p${i}`, name: 'Ann', seen: 1 }, `first ${i}`);
      const [added, removed] = await Promise.allSettled([store.addToken(`p${i}`, `${i}`), store.deletePlayer(`p${i}`)]);
      expect(removed.status).toBe('fulfilled');
      if (added.status === 'rejected') expect(added.reason.code).toBe('unknown-player');
      expect(await store.playerWith(`${i}`)).toBeUndefined();
    }
  });

  test.runIf(kind === 'PostgreSQL')(
    'waits for a device that another server is adding, and removes it, too',
    async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'first');
      const sql = postgres(databaseUrl!, { max: 2 });
      let removing: Promise<unknown> = Promise.resolve();
      await sql.begin(async other => {
        await other`insert into tokens (hash, player) values ('late', 'ann')`;
        removing = store.deletePlayer('ann').catch(thrown => thrown);
        await until('it waits', async () => {
          const waiting = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return waiting.length > 0;
        });
      });
      expect(await removing).toEqual([]);
      expect(await store.playerWith('late')).toBeUndefined();
      await sql.end();
    },
  );

  test('lists the devices of a player and takes them away, with every code for another', async () => {
    await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'old');
    await store.addToken('ann', 'laptop', 1_000);
    await store.addToken('ann', 'phone', 2_000);
    await store.addPlayer({ id: 'bob', name: 'Bob', seen: 1 }, 'his', 3_000);
    await store.noteDevice('laptop', 5_000);
    await store.noteDevice('laptop', 4_000);
    expect(await store.devicesOf('ann')).toEqual([
      { token: 'phone', added: 2_000 },
      { token: 'laptop', added: 1_000, heard: 5_000 },
      { token: 'old' },
    ]);
    for (const player of ['ann', 'bob']) await store.addCarryCode(`code of ${player}`, player, 0, 9_000);
    await store.removeDevices('ann', { only: 'his' });
    await store.removeDevices('ann', { only: 'phone' });
    expect(await store.takeCarryCode('code of ann', 1)).toBeUndefined();
    expect((await store.devicesOf('ann')).map(({ token }) => token)).toEqual(['laptop', 'old']);
    await store.removeDevices('ann', { allBut: 'laptop' });
    expect((await store.devicesOf('ann')).map(({ token }) => token)).toEqual(['laptop']);
    expect(await store.devicesOf('bob')).toEqual([{ token: 'his', added: 3_000 }]);
    expect(await store.takeCarryCode('code of bob', 1)).toBe('bob');
  });

  test('understands what servers of an earlier version go on asking', async () => {
    await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'new', 1_000);
    await change(`insert into tokens (hash, player) values ('old', 'ann')`);
    await change('select id, name, seen from tokens join players on players.id = tokens.player');
    expect(await store.devicesOf('ann')).toEqual([{ token: 'new', added: 1_000 }, { token: 'old' }]);
  });

  test('gives what somebody has said, in every match, and nobody else’s words', async () => {
    for (const id of ['m', 'n']) await store.addMatch(founding(id), seating('ann'));
    await store.addMessage('n', message('two'));
    await store.addMessage('m', message('one'));
    await store.addMessage('m', { ...message('"player":"ann"'), player: 'bob', name: 'Bob' });
    expect((await store.messagesBy('ann')).map(({ match, text }) => [match, text])).toEqual([
      ['m', 'one'],
      ['n', 'two'],
    ]);
  });

  test('says how large it is and that nothing waits', async () => {
    const { waiting, bytes } = await store.figures();
    expect(waiting).toBe(0);
    expect(bytes['database']).toBeGreaterThan(4_096);
    expect(Object.keys(bytes)).toEqual(kind === 'SQLite' ? ['database', 'log'] : ['database']);
  });

  test.runIf(kind === 'PostgreSQL')('is copied by its own means alone', async () => {
    await expect(store.copyTo('x')).rejects.toMatchObject({ code: 'no-copy', message: /pg_dump/ });
  });

  describe('with a damaged row', () => {
    beforeEach(async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'a');
      for (const id of ['bad', 'good']) {
        await store.addMatch(founding(id), seating('ann'));
        await store.append(id, 0, { ...row('x'), scored: scored(id) });
        await store.addMessage(id, message('Hello'));
      }
    });

    const lists = async () => [
      (await store.matchesOf('ann', 9)).map(({ id }) => id),
      (await store.scores('beacon', undefined, 9)).map(({ match }) => match),
      (await store.messages('bad', 0, 9)).length,
      (await store.matchesAfter('', 9)).map(({ id }) => id),
    ];
    const both = ['bad', 'good'];

    test.each([
      ['gathering', `update matches set gathering = '{"host":"a' where id = 'bad'`, ['good'], both, 1],
      [
        'gathering of another shape',
        `update matches set gathering = '{"host":"a"}' where id = 'bad'`,
        ['good'],
        both,
        1,
      ],
      ['head', `update matches set head = 'null' where id = 'bad'`, ['good'], both, 1],
      ['checkpoint', `update matches set checkpoint = 'x' where id = 'bad'`, both, both, 1],
      ['standing', `update journal set standing = '{}' where match = 'bad'`, ['good'], both, 1],
      ['score', `update scores set told = '' where match = 'bad'`, both, ['good'], 1],
      ['message', `update messages set message = '[' where match = 'bad'`, both, both, 0],
    ])('its %s, lists leave it out and tell of it', async (_, damage, own, scores, messages) => {
      await change(damage);
      const [found, listed, words, all] = await lists();
      expect([(found as string[]).sort(), (listed as string[]).sort(), words]).toEqual([own, scores, messages]);
      // Whoever looks after it sees it all the same, and can remove it.
      expect(all).toEqual(both);
      const isListed = own.length + scores.length + messages < 5;
      expect(told.map(({ code, details }) => [code, details['match']])).toEqual(
        isListed ? [['damaged-row', 'bad']] : [],
      );
      await store.deleteMatch('bad');
      await store.deletePlayer('ann');
    });

    test('it alone fails, whatever is asked for with it', async () => {
      await change(`update matches set gathering = '{' where id = 'bad'`);
      await change(`update journal set entry = '{"kind":' where match = 'bad'`);
      const [bad, badRows, ...good] = await Promise.allSettled([
        store.match('bad'),
        store.rows('bad', 0),
        store.match('good'),
        store.rows('good', 0),
        store.append('good', 1, row('y')),
        store.append('bad', 1, row('y')),
      ]);
      const damaged = { status: 'rejected', reason: { code: 'damaged-row', details: { match: 'bad' } } };
      expect([bad, badRows]).toMatchObject([damaged, { ...damaged, reason: { details: { what: 'entry 0' } } }]);
      expect(good.map(({ status }) => status)).toEqual(good.map(() => 'fulfilled'));
    });

    test('an entry that is missing is told by those that follow', async () => {
      await store.append('bad', 1, row('y'));
      await change(`delete from journal where match = 'bad' and seq = 0`);
      await expect(store.rows('bad', 0)).rejects.toMatchObject({ details: { what: 'entry 0' } });
      expect(await store.rows('bad', 1)).toHaveLength(1);
    });

    test('a player whose name is damaged has none, and comes in', async () => {
      await change(`update players set name = '"An'`);
      expect(await store.playerWith('a')).toMatchObject({ id: 'ann', name: '' });
    });
  });
});
