import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { programArgs } from '../../../testing/programs.ts';
import { inside, type Run } from './support/run.ts';
import { shelves } from './support/shelves.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-wrong-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);

/** What is no file of ours, and what is said of it; a journal and a mission each have words for what is JSON. */
const files: { readonly [name: string]: { content: string | Buffer; journal: string; mission: string } } = {
  empty: { content: '', journal: 'is empty.', mission: 'is empty.' },
  blank: { content: ' \n\t\n', journal: 'is empty.', mission: 'is empty.' },
  binary: { content: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0xff, 0xfe, 0]), journal: 'no text', mission: 'no text' },
  zeros: { content: Buffer.alloc(1_000), journal: 'no text', mission: 'no text' },
  utf16: { content: Buffer.from('\ufeff{"a":1}', 'utf16le'), journal: 'no text', mission: 'no text' },
  words: { content: 'Dear diary', journal: 'line 1, column 1 on.', mission: 'line 1, column 1 on.' },
  half: { content: '{\n  "id": ', journal: 'line 2, column 9 on.', mission: 'line 2, column 9 on.' },
  'deep list': { content: deep('[', ']'), journal: 'is nested far deeper', mission: 'is nested far deeper' },
  'deep object': { content: deep('{"a":', '}').replace('}', '1}'), journal: 'is nested far', mission: 'is nested far' },
  'deep and open': { content: '['.repeat(20_000), journal: 'column 20,001 on.', mission: 'column 20,001 on.' },
  number: { content: '5', journal: 'not the journal of a match', mission: 'One thing is wrong' },
  nothing: { content: 'null', journal: 'not the journal of a match', mission: 'One thing is wrong' },
  proto: { content: '{"__proto__":{"a":1}}', journal: 'not the journal of a match', mission: 'are wrong' },
};

const place = (name: string) => join(folder, name);
for (const [name, { content }] of Object.entries(files)) writeFileSync(place(name), content);
mkdirSync(place('folder'));
writeFileSync(place('huge'), '');
truncateSync(place('huge'), 100 * 2 ** 20);

/** The commands that read a file. */
const readers: readonly [kind: 'journal' | 'mission', call: readonly string[]][] = [
  ['journal', ['replay']],
  ['mission', ['check']],
  ['mission', ['play', 'endure', '--mission-file']],
  ['mission', ['sim', 'endure', '--games', '1', '--mission-file']],
];

/** A few sentences, in both languages, with this code, and nothing that only a programmer understands. */
async function complaint(args: readonly string[], code: number): Promise<string> {
  const french = await inside([...args, '--language', 'fr']);
  const english = await inside(args);
  for (const run of [english, french]) expectClear(run, code);
  expect(french.err).not.toBe(english.err);
  return english.err.replaceAll('\n', ' ');
}

function expectClear({ code, out, err }: Run, wanted: number): void {
  expect({ code, out }, err).toEqual({ code: wanted, out: '' });
  expect(err).not.toMatch(/^\s+at |⟨|\bE[A-Z]{4,}\b|\[object|RangeError/m);
  expect(err.length).toBeGreaterThan(10);
}

describe.each(readers)('a %s that is none, read by %j', (kind, call) => {
  test.each(Object.keys(files))('%s', async name => {
    expect(await complaint([...call, place(name)], 1)).toContain(files[name]![kind]);
  });

  test.each([
    ['none', 'cannot be read: there is no such file or folder.'],
    ['folder', 'cannot be read: it is a folder.'],
    ['words/below', 'cannot be read: a part of its path is no folder.'],
    ['x'.repeat(300), 'cannot be read: its name is too long.'],
    ['huge', 'is too large: no journal and no mission has more than 64 megabytes.'],
  ])('%s', async (name, sentence) => {
    expect(await complaint([...call, place(name)], 1)).toContain(sentence);
  });

  test.skipIf(!existsSync('/dev/zero'))('one that never ends', async () => {
    expect(await complaint([...call, '/dev/zero'], 1)).toContain('is too large');
  });

  test('one without a name', async () => {
    expect(await complaint([...call, ''], 1)).toContain('there is no such file or folder');
  });
});

describe('calls that cannot be', () => {
  const nested = deep('[', ']');
  test.each<[args: readonly string[], sentence: string]>([
    [['sail'], 'There is no command “sail”.'],
    [['--fast'], 'There is no option --fast.'],
    [['play', 'chess'], 'There is no game “chess”.'],
    [['play', ''], 'There is no game “”.'],
    [['play', 'beacon', 'beacon'], 'That is more than “play” can take: one game at a time.'],
    [['play', 'beacon', '--seed'], 'The option --seed <words> needs a value.'],
    [['play', 'beacon', '--set', `season=${nested}`], 'This cannot be played:   season: '],
    [['play', 'endure', '--custom', nested], 'This cannot be played:   custom: '],
    [['play', 'endure', '--survivors', '1e9'], 'This cannot be played:   survivors: '],
    [['play', 'endure', '--set', '__proto__=1'], 'This cannot be played:   '],
    [['play', 'beacon', '--save', ''], 'cannot be written: there is no such file or folder.'],
    [['play', 'beacon', '--save', place('folder')], 'cannot be written: it is a folder.'],
    [['sim'], 'Name a game: starboard sim GAME.'],
    [['sim', 'beacon', '--games', '1e3'], '--games takes a whole number from 1 to 100,000,000; “1e3” is not one.'],
    [['sim', 'beacon', '--threads', '0'], '--threads takes a whole number from 1 to 256; “0” is not one.'],
    [['sim', 'beacon', '--each', 'wind'], '“wind” is not a setting of beacon with a few values.'],
    [
      ['sim', 'beacon', '--each', 'season', '--set', 'wind=1'],
      'With none of the values of “season” this can be played:   Unrecognized key: "wind"',
    ],
    [['check'], 'Name a file: starboard check FILE.'],
    [['check', 'a', 'b'], 'That is more than “check” can take: one file at a time.'],
    [['replay'], 'Name a file: starboard replay FILE.'],
    [['replay', 'a', 'b'], 'That is more than “replay” can take: one file at a time.'],
    [['bench', 'chess'], 'There is no game “chess”.'],
    [['bench', 'beacon', 'endure'], 'That is more than “bench” can take: one game at a time.'],
    [['bench', 'beacon', '--season', 'dry'], 'This cannot be played:   season: '],
    [['serve', 'beacon'], 'That is more than “serve” can take: options are all it knows.'],
    [['serve', '--port', 'http'], '--port takes a whole number from 0 to 65,535; “http” does not fit.'],
    [['serve', '--port', '99999'], '“99999” does not fit.'],
    [['serve', '--data', ''], '--data takes some text; “” does not fit.'],
    [['serve', '--database', 'mine'], '--database takes an address such as postgres://'],
  ])('%j', async (args, sentence) => {
    expect(await complaint(args, 2)).toContain(sentence);
  });

  test('help tells what the codes mean', async () => {
    expect((await inside(['--help'])).out).toContain('\n\nExit codes: 0 if all went well, 1 if something could not');
    expect((await inside(['--help', '--language', 'fr'])).out).toContain('Codes de retour');
    expect((await inside(['play', '--help'])).out).not.toContain('Exit codes');
  });
});

describe.skipIf(!existsSync('/dev/full'))('where there is no room left', () => {
  test('a match is told to its end, and that its journal could not be kept', async () => {
    const args = ['play', 'beacon', '--bot', 'keeper', '--bot', 'engineer', '--save', '/dev/full', '--seed', 'x'];
    const { code, out, err } = await inside(args);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The journal could not be written to “/dev/full”: there is no room left.\n',
    });
    expect(out).toMatch(/^Seed\n {2}[0-9a-f]{64}$/m);
    expect(out).not.toContain('The journal is in');
  });

  test('the real command says that its output could not be written', () => {
    const full = openSync('/dev/full', 'w');
    const main = new URL('../src/main.ts', import.meta.url);
    const { status, stderr } = spawnSync(process.execPath, [...programArgs(main), '--help'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'The output cannot be written: there is no room left.\n' });
  });
});

test('a fault of the program is no fault of the call', async () => {
  const [stroll] = shelves.games;
  const rules = () => Promise.reject(new Error('Not there.'));
  const broken = { ...shelves, games: [{ ...stroll!, id: 'broken', rules }] };
  await expect(inside(['play', 'broken'], { shelves: broken })).rejects.toThrow('Not there.');
});
