import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer, usualSettings } from '@starboard/server';
import { Client } from '@starboard/server/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { changeFile as change } from '../../server/test/support/store/change-file.ts';
import { allGames, shelves } from '../src/games.ts';
import { inside } from './support/run.ts';

const games = await allGames(shelves);
const folder = mkdtempSync(join(tmpdir(), 'starboard-upkeep-'));
const data = join(folder, 'data');
const at = ['--data', data];
let server: RunningServer;
let ada: Client;
let match: string;

beforeAll(async () => {
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', requestsPerMinute: 0 } as const;
  server = await startServer(games, { ...usualSettings, ...quiet, dataFolder: data });
  const { token } = await new Client(server.url).join('Ada');
  ada = new Client(server.url, { token });
  match = (await ada.begin({ game: 'beacon' })).id;
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

async function freshBackup(name: string): Promise<string> {
  const file = join(folder, name);
  onTestFinished(() => rmSync(file, { force: true }));
  expect(await inside(['backup', file, ...at])).toMatchObject({ code: 0, err: '' });
  return file;
}

describe('backup', () => {
  test('copies everything while the server goes on, and says what it holds', async () => {
    const file = join(folder, 'told');
    onTestFinished(() => rmSync(file, { force: true }));
    expect(await inside(['backup', file, ...at])).toEqual({
      code: 0,
      err: '',
      out: `Everything is in ${file}.\nIt holds 1 match with 0 entries, and 1 player.\n`,
    });
    const size = statSync(file).size;
    const again = await inside(['backup', file, ...at, '--language', 'fr']);
    expect({ code: again.code, out: again.out }).toEqual({ code: 1, out: '' });
    expect(again.err.replaceAll(/\s/g, ' ')).toContain(
      `Le fichier « ${file} » existe déjà et reste tel quel. Choisissez`,
    );
    expect(statSync(file).size).toBe(size);
  });

  test.each([
    [['--data', join(folder, 'nothing')], 'There is nothing at '],
    [['--data', join(folder, 'text')], 'is not a database.'],
  ])('of %j is refused', async (place, sentence) => {
    const text = join(folder, 'text');
    rmSync(text, { recursive: true, force: true });
    onTestFinished(() => rmSync(text, { recursive: true, force: true }));
    mkdirSync(text, { recursive: true });
    writeFileSync(join(text, 'starboard.db'), 'Dear diary, '.repeat(99));
    const { code, out, err } = await inside(['backup', join(folder, 'b'), ...place]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.replaceAll('\n', ' ')).toContain(sentence);
    expect(readdirSync(folder)).not.toContain('b');
  });

  test('a file that cannot be made is told with why', async () => {
    const { code, err } = await inside(['backup', join(folder, 'no', 'b'), ...at]);
    expect(code).toBe(1);
    expect(err.replaceAll('\n', ' ')).toMatch(/cannot be made: there is no such file or folder\.\s*$/);
  });

  test.each([
    ['backup', 'pg_dump --format=custom --file=x "$DATABASE_URL"'],
    ['restore', 'pg_restore --dbname="$DATABASE_URL" x'],
  ])('%s says how PostgreSQL does it, and never the password', async (command, how) => {
    for (const language of ['en', 'fr']) {
      const env = { DATABASE_URL: 'postgres://ada:hunter2@db.example/table' };
      const { code, out, err } = await inside([command, 'x', '--language', language], { env });
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`  ${how}\n`);
      expect(err).not.toContain('hunter2');
    }
  });
});

describe('restore', () => {
  test('brings a backup into a folder, and replaces nothing without being told to', async () => {
    const file = await freshBackup('b');
    const own = join(folder, 'own');
    const first = await inside(['restore', file, '--data', own]);
    expect(first).toEqual({
      code: 0,
      err: '',
      out: `The backup is in ${own}. Start the server as always.\nIt holds 1 match with 0 entries, and 1 player.\n`,
    });
    const again = await inside(['restore', file, '--data', own]);
    expect({ code: again.code, out: again.out }).toEqual({ code: 1, out: '' });
    expect(again.err.replaceAll('\n', ' ')).toContain(`There is something in ${own} already, and it stays as it is.`);
    const replaced = await inside(['restore', file, '--replace', '--data', own]);
    expect(replaced.code).toBe(0);
    expect(replaced.out).toMatch(/^What was there before is in .*before-/m);
  });

  test('is refused under a server', async () => {
    const { code, err } = await inside(['restore', await freshBackup('b'), '--replace', ...at]);
    expect(code).toBe(1);
    expect(err).toMatch(/^Nothing was done: its folder is in use\.\n/);
    expect((await ada.look(match)).at).toBe(0);
  });

  test('of a damaged backup lists what is wrong, in both languages, and restores it only if that is accepted', async () => {
    const file = await freshBackup('b');
    change(file, `update matches set seed = 'x'`);
    const own = join(folder, 'damaged');
    const english = await inside(['restore', file, '--data', own]);
    expect({ code: english.code, out: english.out }).toEqual({
      code: 1,
      out: `match ${match}: its seed is not the one that was promised\n`,
    });
    expect(english.err).toContain('The backup is damaged, and nothing was replaced.');
    const french = await inside(['restore', file, '--data', own, '--language', 'fr']);
    expect(french.out).toContain('sa graine n’est pas celle qui avait été promise');
    expect((await inside(['restore', file, '--data', own, '--accept-damage'])).code).toBe(0);
  });
});

describe('doctor', () => {
  test('says that nothing is wrong, and how much there was', async () => {
    const { code, out, err } = await inside(['doctor', '--replay', ...at]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'Looked through: 1 match, 0 entries, 1 player, 0 messages, 0 scores.\n' +
        'Played again with every roll checked: 1 match.\nNothing is wrong.\n',
    );
  });

  test('lists what is wrong with a backup, and ends with 1', async () => {
    const file = await freshBackup('b');
    change(file, `update matches set head = '{', game = 'x'; insert into blocks values ('all', 0, '""')`);
    const { code, out, err } = await inside(['doctor', file]);
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 2)).toEqual([
      `match ${match}: its beginning cannot be read`,
      'something is blocked that is no network: all',
    ]);
    expect(err).toBe('2 things are wrong.\n');
    const json = await inside(['doctor', file, '--json', '--language', 'fr']);
    expect(json).toMatchObject({ code: 1, err: '2 choses ne vont pas.\n' });
    expect(JSON.parse(json.out)).toMatchObject({
      well: false,
      more: 0,
      problems: [{ kind: 'row', match }, { kind: 'block' }],
    });
  });
});

describe('prune', () => {
  test('says what would go, and deletes only what is old', async () => {
    const dry = await inside(['prune', '--older-than', '1d', '--dry-run', ...at]);
    expect(dry).toEqual({ code: 0, err: '', out: 'No match would be deleted. 1 would stay.\n' });
    expect((await inside(['prune', '--older-than', '1d', ...at])).out).toBe('No match was deleted. 1 stays.\n');
  });

  test('deletes what was left long ago, and says so, while the server goes on', async () => {
    const old = (await ada.begin({ game: 'beacon' })).id;
    await ada.resign(old);
    change(
      join(data, 'starboard.db'),
      `update matches set created = 0 where id = '${old}'; update journal set at = 0 where match = '${old}'`,
    );
    const { code, out } = await inside(['prune', '--older-than', '2w', ...at]);
    expect(code).toBe(0);
    expect(out).toBe(
      `${old}  beacon, last touched 1970-01-01 00:00 UTC\n1 match was deleted. 1 stays.\n` +
        'The file keeps its size: what became free is used again. A backup is as small as it can be.\n',
    );
    await expect.poll(() => ada.look(old).catch(({ code }) => code)).toBe('unknown-match');
  });

  test.each([
    [['prune'], 'Say which matches are meant: --older-than, --cold-older-than, or both.'],
    [['prune', '--cold-older-than', '3m'], '“3m” does not fit.'],
    [['prune', '--older-than', '180'], '--older-than takes a span of at least a day'],
    [['prune', '--older-than', '0d'], '“0d” does not fit.'],
    [['prune', '--older-than', '180d', 'now'], 'That is more than “prune” can take: options are all it knows.'],
    [['prune', '--older-than', '180d', '--data', ''], 'Nothing was done, for these settings do not fit:'],
  ])('%j is refused', async (args, sentence) => {
    const { code, out, err } = await inside(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replaceAll('\n', ' ')).toContain(sentence);
  });
});

describe('admin', () => {
  test('lists matches and ends them', async () => {
    const other = (await ada.begin({ game: 'beacon' })).id;
    const listed = await inside(['admin', 'matches', '--running', ...at]);
    expect(
      listed.out
        .split('\n')
        .filter(Boolean)
        .map(line => line.split(' ')[0])
        .sort(),
    ).toEqual([match, other].sort());
    const ended = await inside(['admin', 'end', other, 'nowhere', other, ...at]);
    expect(ended).toEqual({
      code: 1,
      out: `Ended: ${other}\nIt was over already: ${other}\n`,
      err: 'There is no match “nowhere”.\n',
    });
    await expect.poll(async () => (await ada.look(other)).position.outcome?.reason.key).toBe('ended.unfinished');
    const json = await inside(['admin', 'matches', '--json', ...at]);
    const states = json.out
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line));
    expect(states.find(({ id }) => id === other)).toMatchObject({ game: 'beacon', state: 'over' });
    expect((await inside(['admin', 'matches', '--running', ...at])).out).not.toContain(other);
  });

  test('blocks networks, lists them, and lifts them', async () => {
    const note = ['--note', 'too \u001b[31mloud'];
    expect(await inside(['admin', 'block', '203.0.113.9', '2001:db8::7', ...note, ...at])).toEqual({
      code: 0,
      err: '',
      out: 'Blocked: 203.0.113.9/32\nBlocked: 2001:db8::/64\n',
    });
    const { out } = await inside(['admin', 'block', ...at]);
    expect(out).toMatch(/^203\.0\.113\.9\/32 {2}since \d{4}-\d\d-\d\d \d\d:\d\d UTC \(too \ufffd\[31mloud\)$/m);
    expect((await inside(['admin', 'unblock', '203.0.113.9', '203.0.113.8', '2001:db8::', ...at])).out).toBe(
      'Served again: 203.0.113.9/32\nIt was not blocked: 203.0.113.8/32\nServed again: 2001:db8::/64\n',
    );
    expect((await inside(['admin', 'block', ...at])).out).toBe('Nothing is blocked.\n');
  });

  test.each([
    [['admin', 'block', '203.0.113.9', '127.0.0.0/8'], '“127.0.0.0/8” holds this machine itself'],
    [['admin', 'block', '::1'], '“::1” holds this machine itself'],
    [['admin', 'block', '0.0.0.0/0'], 'holds this machine itself'],
    [['admin', 'block', 'all'], '“all” is neither an address nor a network'],
    [['admin', 'unblock'], 'Name a network: starboard admin unblock NETWORK.'],
    [['admin', 'end'], 'Name a match: starboard admin end MATCH.'],
    [['admin', 'sail'], 'There is no command “sail”.'],
  ])('%j is refused, and nothing is blocked', async (args, sentence) => {
    const { code, out, err } = await inside([...args, ...(args[1] === 'sail' ? [] : at)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replaceAll('\n', ' ')).toContain(sentence);
    expect((await inside(['admin', 'block', ...at])).out).toBe('Nothing is blocked.\n');
  });

  test('of a folder without a database is refused, and makes none', async () => {
    const none = join(folder, 'none');
    const { code, err } = await inside(['admin', 'matches', '--data', none]);
    expect(code).toBe(1);
    expect(err).toContain('There is nothing at ');
    expect(readdirSync(folder)).not.toContain('none');
  });

  test('of an older database is refused, and leaves it as it is', async () => {
    const old = join(folder, 'old');
    await inside(['restore', await freshBackup('b'), '--data', old]);
    change(join(old, 'starboard.db'), 'drop table blocks; pragma user_version = 2');
    for (const args of [
      ['admin', 'matches'],
      ['prune', '--older-than', '1d'],
    ]) {
      const { code, err } = await inside([...args, '--data', old]);
      expect(code).toBe(1);
      expect(err).toContain('The database is of an older version.');
    }
    expect((await inside(['doctor', '--data', old])).code).toBe(0);
    expect((await inside(['backup', join(folder, 'old-b'), '--data', old])).code).toBe(0);
  });
});

test.each([
  ['backup'],
  ['restore'],
  ['doctor'],
  ['prune'],
  ['admin'],
  ['admin', 'matches'],
  ['admin', 'end'],
  ['admin', 'block'],
  ['admin', 'unblock'],
])('help for %s %s in both languages', async (...command) => {
  const [en, fr] = await Promise.all(
    ['en', 'fr'].map(language => inside([...command, '--help', '--language', language])),
  );
  for (const { code, out } of [en!, fr!]) {
    expect(code).toBe(0);
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/cli\.|⟨/);
  }
  expect(fr!.out).not.toBe(en!.out);
  if (command.length > 1 || command[0] !== 'admin') expect(en!.out).toContain('--data <value>');
});
