import type { Checkpoint } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemKind } from '../../src/upkeep/index.ts';
import { examine } from '../../src/upkeep/index.ts';
import { games } from '../support/games.ts';
import { guest, openSite, type Site, storeKinds } from '../support/house.ts';
import { beginBeacon, randomly } from '../support/playing.ts';
import { copyOf } from '../support/store/damaged.ts';
import { until } from '../support/until.ts';

describe.each(storeKinds)('the doctor, on %s', kind => {
  let site: Site;
  /** A match that is over, with a listed score and a chat; and one that is under way. */
  let done: string;
  let open: string;

  beforeAll(async () => {
    site = await openSite(kind);
    const server = await site.start();
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    done = (await ada.begin({ game: 'beacon', watchable: true })).id;
    await ada.say(done, 'Hello');
    const answer = randomly('doctor');
    await until('the match is over', async () => {
      for (const seat of ['keeper', 'engineer']) await answer(ada, done, seat);
      return (await ada.look(done)).position.outcome !== undefined;
    });
    open = await beginBeacon(ada, ben);
    await server.close();
  }, 120_000);
  afterAll(() => site?.close(), 60_000);

  async function found(change: string | undefined, replays = false) {
    const copy = await copyOf(kind, site);
    if (change !== undefined) await copy.change(change);
    return examine(await copy.read(), games, { replays });
  }

  test('finds nothing in what is well, and counts all of it', async () => {
    const { problems, more, looked, played } = await found(undefined, true);
    expect({ problems, more }).toEqual({ problems: [], more: 0 });
    expect(looked).toMatchObject({ matches: 2, players: 2, messages: 1, scores: 1 });
    expect(looked.entries).toBeGreaterThan(5);
    expect(played).toEqual({ whole: 2, unasked: 0, otherRules: 0, notHere: 0, broken: 0 });
  });

  const nobody = `'{"host":"nobody","seats":{"keeper":{},"engineer":{}},"watchable":true}'`;

  test.each<[what: string, change: () => string, kinds: readonly ProblemKind[]]>([
    ['a head that does not parse', () => `update matches set head = '{' where id = '${done}'`, ['row']],
    ['a head of another shape', () => `update matches set head = '{"game":"beacon"}' where id = '${done}'`, ['row']],
    [
      'a set-up that was changed',
      () => `update matches set head = replace(head, '"season":', '"saison":') where id = '${done}'`,
      ['seal'],
    ],
    ['another game', () => `update matches set game = 'chess' where id = '${open}'`, ['game']],
    ['a gathering that does not parse', () => `update matches set gathering = '[' where id = '${done}'`, ['row']],
    ['a standing that does not parse', () => `update matches set standing = '{}' where id = '${done}'`, ['row']],
    ['another seed', () => `update matches set seed = '${'0'.repeat(64)}' where id = '${done}'`, ['seed']],
    ['no seed', () => `update matches set seed = 'x' where id = '${done}'`, ['seed']],
    [
      'an entry that does not parse',
      () => `update journal set entry = '{"kind":' where match = '${done}' and seq = 2`,
      ['entry'],
    ],
    [
      'an entry of another shape',
      () => `update journal set entry = '{"kind":"joke"}' where match = '${done}' and seq = 2`,
      ['entry'],
    ],
    [
      'an answer that was changed',
      () => `update journal set entry = replace(entry, '"step":', '"step":1') where match = '${done}' and seq = 1`,
      ['seal'],
    ],
    ['a first entry that is missing', () => `delete from journal where match = '${done}' and seq = 0`, ['missing']],
    ['an entry that is missing', () => `delete from journal where match = '${done}' and seq = 2`, ['missing']],
    [
      'a tail that is missing',
      () => `delete from journal where match = '${done}' and seq > 2`,
      ['score', 'checkpoint'],
    ],
    [
      'how it stood after an entry',
      () => `update journal set standing = 'x' where match = '${done}' and seq = 2`,
      ['standing'],
    ],
    [
      'a checkpoint that does not parse',
      () => `update matches set checkpoint = 'x' where id = '${done}'`,
      ['checkpoint'],
    ],
    [
      'a checkpoint of another shape',
      () => `update matches set checkpoint = '{}' where id = '${done}'`,
      ['checkpoint'],
    ],
    ['a checkpoint of later', () => `update matches set checkpoint_entries = 999 where id = '${done}'`, ['checkpoint']],
    [
      'a host who does not exist',
      () => `update matches set gathering = ${nobody} where id = '${open}'`,
      ['player', 'list'],
    ],
    ['a player who is gone', () => `delete from players where name = '"Ben"'`, ['player', 'token']],
    [
      'a seat that the game does not have',
      () => `update matches set gathering = replace(gathering, '"keeper":', '"cook":') where id = '${open}'`,
      ['seat', 'seat'],
    ],
    ['a list that lacks a match', () => `delete from seated where match = '${open}'`, ['list']],
    ['a message that does not parse', () => `update messages set message = '{'`, ['message']],
    ['a message that is missing', () => 'delete from messages', ['message']],
    ['a score that does not parse', () => `update scores set told = ''`, ['score']],
    ['a score that was changed', () => 'update scores set score = score + 1', ['score']],
    ['a score without a match', () => `update scores set match = 'gone'`, ['stray']],
    [
      'a journal without a match',
      () => `update journal set match = 'gone' where match = '${open}' or match = '${done}'`,
      ['score', 'checkpoint', 'stray'],
    ],
    ['tokens of nobody', () => `update tokens set player = 'gone'`, ['token']],
    ['a name that does not parse', () => `update players set name = '"A' where name = '"Ada"'`, ['name']],
    [
      'a block that is no network',
      () => `insert into blocks (network, since, note) values ('everybody', 0, '""')`,
      ['block'],
    ],
    ['tables that are not there', () => 'drop table scores', ['tables']],
  ])('finds %s', async (_, change, kinds) => {
    const { problems } = await found(change());
    expect(problems.map(each => each.kind).sort()).toEqual([...kinds].sort());
  });

  test('finds a position that was changed only when the match is played again', async () => {
    const copy = await copyOf(kind, site);
    const [row] = await (await copy.read()).ask<{ checkpoint: string }>(
      `select checkpoint from matches where id = $1`,
      open,
    );
    const checkpoint = JSON.parse(row!.checkpoint) as Checkpoint<{ hull: number }>;
    const changed = { ...checkpoint, state: { ...checkpoint.state, hull: checkpoint.state.hull - 1 } };
    await copy.change(`update matches set checkpoint = '${JSON.stringify(changed)}' where id = '${open}'`);
    expect((await examine(await copy.read(), games, { replays: false })).problems).toEqual([]);
    const { problems } = await examine(await copy.read(), games, { replays: true });
    expect(problems).toEqual([{ kind: 'checkpoint', match: open, what: 'other' }]);
  });

  test('says that matches by older rules, and of games that are not here, cannot be played again; that is no fault', async () => {
    const copy = await copyOf(kind, site);
    const newer = games.map(offered => ({ ...offered, game: { ...offered.game, version: offered.game.version + 1 } }));
    const older = await examine(await copy.read(), newer, { replays: true });
    expect({ problems: older.problems, others: older.played.otherRules }).toEqual({ problems: [], others: 2 });
    const none = await examine(await copy.read(), [], { replays: true });
    expect({ problems: none.problems, others: none.played.notHere }).toEqual({ problems: [], others: 2 });
  });

  test('could not change anything, even if it wanted to', async () => {
    const reading = await (await copyOf(kind, site)).read();
    const change = () => reading.ask(`delete from messages`);
    await expect(change()).rejects.toThrow(/read-?only/i);
    await expect(reading.atOneMoment(change)).rejects.toThrow(/read-?only/i);
    expect(await reading.ask('select number from messages')).toHaveLength(1);
  });

  test('goes over many matches page by page', async () => {
    const copy = await copyOf(kind, site);
    const columns = 'game, head, seed, created, standing, gathering, revision, messages';
    const ids = Array.from({ length: 250 }, (_, n) => `copy-${n}`);
    for (const id of ids)
      await copy.change(`insert into matches (id, ${columns}) select '${id}', ${columns} from matches where id = '${open}';
        insert into seated (player, match) select player, '${id}' from seated where match = '${open}'`);
    await copy.change(`update journal set match = 'copy-0x' where match = '${done}'`);
    const { problems, looked } = await examine(await copy.read(), games, { replays: false });
    expect(looked.matches).toBe(252);
    expect(problems.filter(each => each.kind === 'stray')).toEqual([
      { kind: 'stray', match: 'copy-0x', what: 'journal' },
    ]);
    expect(problems.filter(({ match }) => ids.includes(match!))).toEqual([]);
  });
});
