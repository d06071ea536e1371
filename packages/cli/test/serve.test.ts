import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { createFormatter, type Language } from '@starboard/kernel/text';
import { type Settings, StoreError, settingsList, usualSettings } from '@starboard/server';
import { Client, type Followed } from '@starboard/server/client';
import { Command } from 'commander';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { programArgs } from '../../../testing/programs.ts';
import { Failure } from '../src/errors.ts';
import { allGames, shelves } from '../src/games.ts';
import { addServerSettings, type Outside, serve } from '../src/serve.ts';
import { words } from '../src/text/index.ts';
import { cloneScripts } from './support/clone.ts';
import { inside } from './support/run.ts';

const root = join(import.meta.dirname, '../../..');
const main = new URL('../src/main.ts', import.meta.url);
const games = await allGames(shelves);
const folder = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** For what takes a moment, and on a busy machine longer. */
const patiently = { timeout: 60_000, interval: 10 };

interface Scene {
  readonly env?: NodeJS.ProcessEnv;
  readonly language?: Language;
  /** Whether stderr is a terminal. */
  readonly isSeen?: boolean;
  readonly addresses?: readonly string[];
  readonly start?: Outside['start'];
}

/** Serves with a server that only pretends, in a process that only pretends. */
function pretend(args: readonly string[], scene: Scene = {}) {
  const { env = {}, language = 'en', isSeen = false, addresses = ['192.168.1.20'] } = scene;
  const close = vi.fn(async () => undefined);
  const begin: Outside['start'] = async (_, { port }) => ({ url: '', port: port || 4_321, close });
  const start = vi.fn(scene.start ?? begin);
  const signals = new EventEmitter();
  const exit = vi.fn();
  const stdout = new PassThrough({ encoding: 'utf8' });
  const stderr = Object.assign(new PassThrough(), { isTTY: isSeen });
  const command = new Command();
  const given = addServerSettings(command, createFormatter(words, language));
  command.parse(args, { from: 'user' });
  const ended = serve(
    games,
    { given, language },
    { stdin: new PassThrough(), stdout, stderr, env },
    { start, addresses: () => addresses, process: Object.assign(signals, { exit }) },
  );
  return { ended, start, close, exit, signals, shown: () => String(stdout.read() ?? '') };
}

/** The settings that the server is started with. */
async function startedWith(args: readonly string[], scene?: Scene): Promise<Settings> {
  const { ended, start, signals } = pretend(args, scene);
  signals.emit('SIGTERM');
  await ended;
  expect(start).toHaveBeenCalledWith(games, expect.anything());
  return start.mock.calls[0]![1];
}

/** What is shown once the table is open. */
async function openingOf(args: readonly string[], scene?: Scene): Promise<string[]> {
  const { ended, signals, shown } = pretend(args, scene);
  const opening = await vi.waitFor(() => {
    const lines = shown().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    return lines;
  }, patiently);
  signals.emit('SIGTERM');
  await ended;
  return opening.slice(0, -1);
}

describe('settings', () => {
  test('nothing given is what is usual', async () => {
    expect(await startedWith([])).toEqual(usualSettings);
    expect(usualSettings).toMatchObject({ port: 8080, host: '0.0.0.0', dataFolder: './data', databaseUrl: undefined });
  });

  test('every setting has a flag and a variable, and the flag wins', async () => {
    const values: { readonly [name in keyof Settings]: readonly [string, string, ...unknown[]] } = {
      port: ['1', '2'],
      host: ['a', 'b'],
      dataFolder: ['/a', '/b'],
      databaseUrl: ['postgres://a', 'postgresql://b'],
      replicaUrl: ['postgres://c', 'postgres://d'],
      journalPartitions: ['16', '64'],
      acceptLoss: ['true', 'false'],
      publicUrl: ['https://a.example', 'http://b.example'],
      trustProxy: ['true', 'false'],
      metricsToken: ['a', 'b'],
      logLevel: ['silent', 'trace'],
      logAddresses: ['none', 'plain'],
      idleMinutes: ['0.5', '2'],
      awayMinutes: ['0.25', '3'],
      requestsPerMinute: ['0', '4'],
      importsPerMinute: ['0', '9'],
      streamsPerAddress: ['1', '5'],
      mostStreams: ['1', '6'],
      thinkingThreads: ['0', '3'],
      longestThought: ['0.5', '20'],
      thinkingPerMatch: ['0', '10'],
      thinkingPerPlayer: ['0', '11'],
      thinkingPerAddress: ['0', '12'],
      mostBotMatches: ['0', '13'],
      mostBotAnswers: ['1', '14'],
      mostEntries: ['1', '15'],
      bodyKilobytes: ['1', '7'],
      replayKilobytes: ['1', '8'],
      pruneOlderThan: ['180d', '26w'],
      coldOlderThan: ['60d', '8w'],
    };
    const env = Object.fromEntries(settingsList.map(({ name, variable }) => [variable, values[name][1]]));
    const flags = settingsList.flatMap(({ name, flag }) => [flag, values[name][0]]);
    const asText = (settings: Settings) => Object.entries(settings).map(([name, value]) => [name, String(value)]);
    const all = settingsList.map(({ name }) => name);
    expect(asText(await startedWith([], { env }))).toEqual(all.map(name => [name, values[name][1]]));
    expect(asText(await startedWith(flags, { env }))).toEqual(all.map(name => [name, values[name][0]]));
  });

  test('values are read as what they are', async () => {
    const args = [
      '--port',
      '0',
      '--idle-minutes',
      '0.5',
      '--public-url',
      'HTTPS://Table.Example.org/',
      '--trust-proxy',
    ];
    expect(await startedWith(args)).toEqual({
      ...usualSettings,
      port: 0,
      idleMinutes: 0.5,
      publicUrl: 'https://table.example.org',
      trustProxy: true,
    });
    expect((await startedWith(['--trust-proxy', 'no'], { env: { TRUST_PROXY: '1' } })).trustProxy).toBe(false);
  });

  test('an empty variable is not given', async () => {
    expect(await startedWith([], { env: { PORT: '', DATABASE_URL: '' } })).toEqual(usualSettings);
  });

  test.each<[what: string, args: string[], scene: Scene, level: string]>([
    ['a terminal gets warnings', [], { isSeen: true }, 'warn'],
    ['unless more is wanted', ['--log-level', 'info'], { isSeen: true }, 'info'],
    ['by flag or variable', [], { isSeen: true, env: { LOG_LEVEL: 'debug' } }, 'debug'],
    ['a file gets everything usual', [], {}, 'info'],
  ])('the log: %s', async (_, args, scene, level) => {
    expect((await startedWith(args, scene)).logLevel).toBe(level);
  });

  test('all that is wrong is told at once, but no secret', async () => {
    const env = { DATABASE_URL: 'mysql://root:hunter2@host/db', LOG_LEVEL: 'loud', AWAY_MINUTES: '0' };
    const args = ['serve', '--port', '65536', '--host', ' ', '--public-url', 'https://a.example/x', '--trust-proxy=so'];
    const { code, out, err } = await inside(args, { env });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.split('\n')).toEqual([
      'The server cannot start with these settings:',
      '  --port takes a whole number from 0 to 65,535; “65536” does not fit.',
      '  --host takes some text; “ ” does not fit.',
      '  DATABASE_URL takes an address such as postgres://user:password@host:5432/database.',
      '  --public-url takes a web address without a path, such as https://table.example.org; “https://a.example/x” does not fit.',
      '  --trust-proxy takes true or false; “so” does not fit.',
      '  LOG_LEVEL takes one of fatal, error, warn, info, debug, trace, silent; “loud” does not fit.',
      '  AWAY_MINUTES takes a number from 0.001 to 10,000; “0” does not fit.',
      'starboard serve --help lists what there is.',
      '',
    ]);
  });

  test.each([
    ['--port', ['', '-1', '1.5', '1e3', '0x10', ' 1', '65536', 'http']],
    ['--streams-per-address', ['0', '1000001']],
    ['--idle-minutes', ['0', '.5', '1.', '10001', 'NaN', 'Infinity']],
    ['--public-url', ['table.example.org', 'ftp://a', 'https://u@a', 'https://a/b', 'https://a?b', 'https://a#b', '']],
    ['--database', ['postgres://', 'postgres:a', 'mysql://a']],
    ['--data', ['', ' ']],
  ])('%s takes none of %j', async (flag, values) => {
    for (const value of values) {
      await expect(pretend([`${flag}=${value}`]).ended, value).rejects.toMatchObject({ name: 'UsageError' });
    }
  });
});

describe('help', () => {
  test.each<[Language, RegExp]>([
    ['en', /\(PORT; 8080 if not given\)/],
    ['fr', /\(PORT, 8080 par défaut\)/],
  ])('lists every setting with its variable and what is usual, in %s', async (language, port) => {
    const { code, out } = await inside(['serve', '--help', '--language', language]);
    expect(code).toBe(0);
    const told = out.replace(/\s+/g, ' ');
    for (const { flag, variable, usual } of settingsList) {
      expect(told).toMatch(
        new RegExp(`${flag} [<[][^()]*\\(${variable}${usual === undefined ? '\\)' : `\\S* ${usual} `}`),
      );
    }
    expect(told).toMatch(port);
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });

  test('what is more than options is too much', async () => {
    const { code, err } = await inside(['serve', 'beacon']);
    expect(code).toBe(2);
    expect(err).toContain('That is more than “serve” can take: options are all it knows.');
  });
});

describe('once it is open', () => {
  test('it says where it is, where everything is kept, and how to stop it', async () => {
    expect(await openingOf(['--port', '0', '--data', 'some/folder'])).toEqual([
      'The table is open at',
      '  http://localhost:4321',
      '  http://192.168.1.20:4321',
      `Everything is kept in ${resolve('some/folder')}.`,
      'Ctrl+C stops it.',
    ]);
  });

  test.each([
    ['0.0.0.0', ['http://localhost:80', 'http://10.0.0.2:80']],
    ['::', ['http://localhost:80', 'http://10.0.0.2:80']],
    ['127.0.0.1', ['http://localhost:80']],
    ['localhost', ['http://localhost:80']],
    ['10.0.0.2', ['http://10.0.0.2:80']],
    ['fd00::2', ['http://[fd00::2]:80']],
  ])('at %s it is reached by %j', async (host, urls) => {
    const args = ['--port', '80', '--host', host];
    const scene = { addresses: ['10.0.0.2'] };
    const urlsIn = (lines: string[]) => lines.filter(line => line.startsWith('  ')).map(line => line.trim());
    expect(urlsIn(await openingOf(args, scene))).toEqual(urls);
    const outside = ['--public-url', 'https://table.example.org'];
    expect(urlsIn(await openingOf([...args, ...outside], scene))).toEqual(['https://table.example.org', ...urls]);
  });

  test.each([
    ['postgres://ada:hunter2@db.example:5433/table', ' at db.example:5433/table'],
    ['postgresql://db.example/table?user=ada&password=hunter2', ' at db.example/table'],
    ['postgres://ada:hunt@er2@db.example/table', ' at db.example/table'],
    ['postgres:///table', ' at table'],
    ['postgres://ada:12/hunter2@db.example/table', ''],
    ['postgres://ada:12?hunter2@db.example/table', ''],
    ['postgres://ada:12#hunter2@db.example/table', ''],
    ['postgres://ada:hun/ter2@db.example/table', ''],
  ])('of %s it shows “%s”, and never who comes with which password', async (url, place) => {
    const shown = await openingOf(['--database', url]);
    expect(shown).toContain(`Everything is kept in PostgreSQL${place}.`);
    expect(shown.join('\n')).not.toMatch(/ada|hun|er2|:12/);
  });

  test('in French', async () => {
    expect(await openingOf(['--data', '/d'], { language: 'fr' })).toEqual([
      'La table est ouverte à l’adresse',
      '  http://localhost:8080',
      '  http://192.168.1.20:8080',
      'Tout est gardé dans /d.',
      'Ctrl+C l’arrête.',
    ]);
  });
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'])('%s closes the server, and then it is over', async signal => {
    const { ended, close, exit, signals, shown, start } = pretend([]);
    await vi.waitFor(() => expect(shown()).toContain('Ctrl+C stops it.'), patiently);
    expect(close).not.toHaveBeenCalled();
    signals.emit(signal);
    await ended;
    expect(shown()).toBe('Stopping, as soon as what is under way is done. Ctrl+C again stops at once.\n');
    expect(start).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(exit).not.toHaveBeenCalled();
    expect(signals.eventNames()).toEqual([]);
  });

  test('a second signal does not wait', async () => {
    const { exit, close, signals, shown } = pretend([]);
    close.mockReturnValue(new Promise(() => undefined));
    await vi.waitFor(() => expect(shown()).toContain('Ctrl+C stops it.'), patiently);
    signals.emit('SIGINT');
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), patiently);
    expect(exit).not.toHaveBeenCalled();
    signals.emit('SIGTERM');
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('a signal while it starts closes it as soon as it has started', async () => {
    const { promise: gate, open } = gateway();
    const close = vi.fn(async () => undefined);
    const { ended, signals, shown } = pretend([], {
      start: async () => {
        await gate;
        return { url: '', port: 1, close };
      },
    });
    signals.emit('SIGINT');
    open();
    await ended;
    expect(close).toHaveBeenCalledOnce();
    expect(shown()).toMatch(/^Stopping.*\n$/);
  });
});

function gateway(): { promise: Promise<void>; open: () => void } {
  let open = () => {};
  const promise = new Promise<void>(done => {
    open = done;
  });
  return { promise, open };
}

describe('what keeps it from starting', () => {
  const system = (code: string) => Object.assign(new Error(code), { code, syscall: 'listen' });

  test.each<[what: string, thrown: Error, en: string, fr: string, details: string[]]>([
    [
      'a port that is taken',
      system('EADDRINUSE'),
      'The server cannot start: something else is using port 8080. Choose another with --port.',
      'Le serveur ne peut pas démarrer\u00a0: le port 8080 est déjà utilisé. Choisissez-en un autre avec --port.',
      [],
    ],
    [
      'a port that is not allowed',
      system('EACCES'),
      'The server cannot start: the system does not let it use port 8080. Ports from 1024 on are free for all.',
      'Le serveur ne peut pas démarrer\u00a0: le système lui refuse le port 8080. À partir de 1024, les ports sont libres pour tous.',
      [],
    ],
    [
      'an address of another machine',
      system('EADDRNOTAVAIL'),
      'The server cannot start: this machine does not have the address “0.0.0.0”.',
      'Le serveur ne peut pas démarrer\u00a0: cette machine n’a pas l’adresse «\u00a00.0.0.0\u00a0».',
      [],
    ],
    [
      'anything else of the system',
      system('EMFILE'),
      'The server cannot start (EMFILE).',
      'Le serveur ne peut pas démarrer (EMFILE).',
      [],
    ],
    [
      'a folder in use',
      new StoreError('folder-in-use', 'Taken.'),
      'The server cannot start: its folder is in use.',
      'Le serveur ne peut pas démarrer\u00a0: son dossier est déjà utilisé.',
      ['Taken.'],
    ],
    [
      'a database that is not there',
      new StoreError('database-unreachable', 'Nobody answers.'),
      'The server cannot start: its database cannot be used.',
      'Le serveur ne peut pas démarrer\u00a0: sa base de données est inutilisable.',
      ['Nobody answers.'],
    ],
    [
      'data of the future',
      new StoreError('newer-database', 'Format 9.'),
      'The server cannot start: its data is of a newer version.',
      'Le serveur ne peut pas démarrer\u00a0: ses données sont d’une version plus récente.',
      ['Format 9.'],
    ],
  ])('%s', async (_, thrown, en, fr, details) => {
    const failed = await pretend([], { start: () => Promise.reject(thrown) }).ended.catch(failure => failure);
    expect(failed).toBeInstanceOf(Failure);
    expect(createFormatter(words, 'en')(failed.text)).toBe(en);
    expect(createFormatter(words, 'fr')(failed.text)).toBe(fr);
    expect(failed.details).toEqual(details);
  });

  test.each<[string, StoreError, string[], string[]]>([
    [
      'a file that is no database',
      new StoreError('no-database', '', { file: '/d/starboard.db' }),
      [
        'The server cannot start: /d/starboard.db is not a database.',
        'If it is yours, move it elsewhere, or give the server another folder with --data. If it was once a database, restore a backup.',
      ],
      [
        'Le serveur ne peut pas démarrer\u00a0: /d/starboard.db n’est pas une base de données.',
        'Si ce fichier est à vous, déplacez-le, ou indiquez au serveur un autre dossier avec --data. S’il contenait une base de données, restaurez une sauvegarde.',
      ],
    ],
    [
      'a damaged database',
      new StoreError('damaged-database', '', { file: '/d/starboard.db', what: 'it has 8 bytes of at least 9' }),
      [
        'The server cannot start: its database /d/starboard.db is damaged.',
        'What was found: it has 8 bytes of at least 9. Restore a backup.',
      ],
      [
        'Le serveur ne peut pas démarrer\u00a0: sa base de données /d/starboard.db est abîmée.',
        'Constat\u00a0: it has 8 bytes of at least 9. Restaurez une sauvegarde.',
      ],
    ],
    [
      'a lost log',
      new StoreError('lost-data', '', { folder: '/d', cause: 'log', known: 9, found: 1, at: '2031-05-06 07:08 UTC' }),
      [
        'The server cannot start: something that was stored in /d is gone. The file starboard.db-wal, where the last changes are, is missing or empty.',
        'It is known to have held at least 9 changes, the last of 2031-05-06 07:08 UTC; 1 is there now.',
        'Put the missing files back, or restore a backup. To go on with what is there and lose the rest, start once with --accept-loss.',
      ],
      [
        'Le serveur ne peut pas démarrer\u00a0: une partie de ce qui était gardé dans /d a disparu. Le fichier starboard.db-wal, qui contient les derniers changements, est absent ou vide.',
        'On y avait enregistré au moins 9 changements, le dernier à cette date\u00a0: 2031-05-06 07:08 UTC\u00a0; il en reste 1.',
        'Remettez les fichiers qui manquent, ou restaurez une sauvegarde. Pour continuer malgré cette perte, démarrez une fois avec --accept-loss.',
      ],
    ],
    [
      'a lost database of which nobody knows what it held',
      new StoreError('lost-data', '', { folder: '/d', cause: 'database', known: 0, found: 0, at: '' }),
      [
        'The server cannot start: something that was stored in /d is gone. The file starboard.db is missing or empty.',
        'Put the missing files back, or restore a backup. To go on with what is there and lose the rest, start once with --accept-loss.',
      ],
      [
        'Le serveur ne peut pas démarrer\u00a0: une partie de ce qui était gardé dans /d a disparu. Le fichier starboard.db est absent ou vide.',
        'Remettez les fichiers qui manquent, ou restaurez une sauvegarde. Pour continuer malgré cette perte, démarrez une fois avec --accept-loss.',
      ],
    ],
    [
      'a copy without its log',
      new StoreError('copied-alone', '', { file: '/d/starboard.db' }),
      [
        'The server cannot start: /d/starboard.db is a copy of a database in use, and its last changes are missing.',
        'They are in starboard.db-wal, which was beside it: copy both, or the whole folder. To go on without them, start once with --accept-loss.',
      ],
      [
        'Le serveur ne peut pas démarrer\u00a0: on a copié /d/starboard.db pendant que la base servait, et les derniers changements manquent.',
        'Ils sont dans starboard.db-wal, qui se trouvait à côté\u00a0: copiez les deux fichiers, ou le dossier entier. Pour continuer sans eux, démarrez une fois avec --accept-loss.',
      ],
    ],
    [
      'tables that are not those of the format',
      new StoreError('unfitting-database', '', { format: 2, missing: 'scores', surplus: 'players, tokens' }),
      [
        'The server cannot start: the tables of its database are not those of its format, 2.',
        'Missing: scores.',
        'Already there: players, tokens.',
        'Somebody has changed it by hand, or it is not Starboard’s. Restore a backup.',
      ],
      [
        'Le serveur ne peut pas démarrer\u00a0: les tables de sa base de données ne sont pas celles de son format, 2.',
        'Absentes\u00a0: scores.',
        'Déjà présentes\u00a0: players, tokens.',
        'Quelqu’un l’a modifiée à la main, ou elle n’est pas à Starboard. Restaurez une sauvegarde.',
      ],
    ],
  ])('%s is told with what to do', async (_, thrown, en, fr) => {
    const failed = await pretend([], { start: () => Promise.reject(thrown) }).ended.catch(failure => failure);
    for (const [language, lines] of [['en', en] as const, ['fr', fr] as const]) {
      const say = createFormatter(words, language);
      expect([failed.text, ...failed.details].map(say)).toEqual(lines);
    }
  });

  test('a mistake of ours is no complaint', async () => {
    const mistake = new TypeError('undefined is not a function');
    const { ended, signals } = pretend([], { start: () => Promise.reject(mistake) });
    await expect(ended).rejects.toBe(mistake);
    expect(signals.eventNames()).toEqual([]);
  });
});

/** A program whose output is awaited line by line. */
function watched(child: ChildProcess) {
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout!.setEncoding('utf8').on('data', data => {
    out += data;
  });
  child.stderr!.setEncoding('utf8').on('data', data => {
    err += data;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  const says = (words: RegExp) =>
    vi.waitFor(() => words.exec(out) ?? Promise.reject(new Error(`Not said yet: ${out}${err}`)), patiently);
  return { child, ended, says };
}

function serving(...args: string[]) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const command = [...programArgs(main), 'serve', '--host', '127.0.0.1', ...args];
  return watched(spawn(process.execPath, command, { cwd: root, env }));
}

/** Follows a match until the picture is as wanted. */
async function until(client: Client, match: string, isEnough: (followed: Followed) => boolean): Promise<Followed> {
  for await (const followed of client.follow(match)) if (isEnough(followed)) return followed;
  throw new Error('The stream has ended.');
}

describe('the real command', () => {
  test('serves, stops when it is told to, and has lost nothing when it is back', async () => {
    const data = join(folder, 'real');
    const first = serving('--port', '0', '--data', data);
    const [, url] = await first.says(/(http:\S+)[\s\S]*stops/);
    const { token } = await new Client(url!).join('Ada');
    const ada = new Client(url!, { token });
    const { id } = await ada.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
    const asked = await until(ada, id, ({ picture }) => picture?.position.decision?.ask !== undefined);
    const { decision } = asked.picture!.position;
    const { at } = await ada.answer(id, { decision: decision!.id, answer: decision!.ask!.options[0]!.key });
    const { promise: isFollowed, open } = gateway();
    const lost = until(ada, id, ({ isConnected, picture }) => {
      if (picture !== undefined) open();
      return picture !== undefined && !isConnected;
    });
    await isFollowed;

    const other = await serving('--port', '0', '--data', data).ended;
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toMatch(/^The server cannot start: its folder is in use\.\n {2}Another server is using /m);
    expect(other.err).not.toMatch(/^ +at /m);

    first.child.kill('SIGTERM');
    expect((await lost).picture!.table.id).toBe(id);
    const { code, err } = await first.ended;
    expect(code).toBe(0);
    const log = err
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line));
    expect(log.map(({ msg }) => msg)).toContain('closed');

    const second = serving('--port', '0', '--data', data);
    const [, again] = await second.says(/(http:\S+)[\s\S]*stops/);
    expect((await new Client(again!, { token }).look(id)).at).toBeGreaterThanOrEqual(at);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });

  test('a port that is taken ends it with a sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, out, err } = await serving('--port', String(port), '--data', join(folder, 'taken')).ended;
    taken.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`The server cannot start: something else is using port ${port}.`);
    expect(err).not.toMatch(/^ +at /m);
  });
});

describe.skipIf(process.platform === 'win32')('npm start', () => {
  /** The scripts, and a server that only says what it is told. */
  function cloned(name: string) {
    const clone = join(folder, name);
    const bin = join(clone, 'bin');
    for (const each of [bin, join(clone, 'node_modules')]) mkdirSync(each, { recursive: true });
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
    const program = `
    process.on('SIGINT', () => console.log('interrupted'));
    process.on('SIGTERM', () => {
      console.log('told to stop');
      setTimeout(() => process.exit(7), 700);
    });
    console.log('ready', process.argv.slice(2).join(' '));
    await new Promise(() => setTimeout(() => process.exit(9), 20_000));`;
    cloneScripts(clone, program);
    return { cwd: clone, env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` } };
  }

  test('serves; it passes on what stops it, and awaits the end', async () => {
    const { child, says, ended } = watched(
      spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', '9'], cloned('clone')),
    );
    await says(/^ready serve --port 9$/m);
    child.kill('SIGINT'); // from a terminal the program has its own
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect(code).toBe(7);
    expect(out).not.toContain('interrupted');
  });

  test('stops the server, once, when the shell that npm starts it by is stopped', async () => {
    const call = `"${process.execPath}" scripts/run.mjs start; echo never`;
    const { child, says, ended } = watched(spawn('sh', ['-c', call], cloned('shell')));
    await says(/^ready serve/m);
    child.kill('SIGTERM');
    const { out } = await ended; // of what it printed to: the last who could print has gone
    expect(out.match(/told to stop/g)).toHaveLength(1);
    expect(out).not.toContain('never');
  });
});
