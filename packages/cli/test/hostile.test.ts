import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beacon } from '@starboard/beacon';
import { Match, seedFrom } from '@starboard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { inside, type Run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Clears the screen, names the window, colours, rings, goes back, turns letters around, joins words, ends lines. */
const evil = 'Ev\u001b[2J\u001b]0;x\u0007\u001b[31mi\u009b1m\b\u202e\u2066\u200f\u200b\ufeff\u2028\r\n\tl\u007f\0';

let files = 0;
function saved(what: unknown, name = `${files++}.json`): string {
  const file = join(folder, name);
  writeFileSync(file, typeof what === 'string' ? what : JSON.stringify(what));
  return file;
}

/** What would do something to a terminal, or to the order in which its letters are read. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** The colours that are our own, each with its end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one.
const colours = /\u001b\[(?:1|2|31|32|36)m([^\u001b]*)\u001b\[(?:22|39)m/gu;

/** Nothing of a hostile file does anything, and it was printed all the same. */
function expectHarmless({ out, err }: Run, isShown = true): void {
  const printed = `${out}${err}`.replaceAll('\n', ' ').replaceAll(colours, '$1');
  expect(printed).not.toMatch(unprintable);
  if (isShown) expect(printed).toMatch(/Ev\ufffd\[2J/u);
}

const seed = seedFrom('hostile');

/** A match of Beacon that is not over: its file is believed, as far as it can be told. */
function hearsay(change: object) {
  const match = Match.begin(beacon, {}, { seed });
  match.answer('keeper', 'shield');
  return { ...match.journal(), ...change };
}

const said = { key: 'rolled', params: { who: evil, dice: evil, seat: evil, hits: 1, count: 1 } };

describe.each([false, true])('in colours: %s', isColoured => {
  const run = (args: readonly string[], typed: readonly string[] = []) => inside(args, { isColoured, typed });

  test.each<[string, object]>([
    [
      'lines with parameters',
      { opening: [{ key: 'storm.gust' }, { ...said, key: 'terminal.you', params: { seat: evil } }] },
    ],
    ['lines that have no words', { opening: [{ key: evil }] }],
    ['rules', { opening: [{ key: 'title', rule: evil }] }],
    ['another game', { game: evil, entries: [] }],
    ['a set-up that cannot be', { setup: { [evil]: evil }, entries: [] }],
    ['entries that are none', { entries: [{ kind: 'answer', [evil]: 1 }] }],
    ['unknown parts', { [evil]: evil }],
    ['decisions', { entries: [{ ...hearsay({}).entries[0], decision: evil }] }],
  ])('replay: %s', async (_, change) => {
    const file = saved(hearsay(change));
    expectHarmless(await run(['replay', file]));
    expectHarmless(await run(['replay', file, '--seed', seed]), false);
    expectHarmless(await run(['replay', file, '--json']), false);
  });

  const example = new URL('../../games/endure/examples/night-shift.json', import.meta.url);
  const mission = JSON.parse(readFileSync(example, 'utf8'));
  const written = saved(mission, 'mission.json');
  const hostile = saved({ ...mission, title: { en: evil, fr: evil } }, 'hostile.json');
  const bots = ['captain-a', 'marine-a', 'medic-a', 'scout-a'].flatMap(seat => ['--bot', seat]);

  test('a mission, from check to replay', async () => {
    expectHarmless(await run(['check', saved({ ...mission, [evil]: evil, start: evil })]));
    for (const call of [['check'], ['play', 'endure', '--mission-file'], ['sim', 'endure', '--mission-file']]) {
      const told = await run([...call, hostile]);
      expect(told.code).toBe(1);
      expectHarmless(told, false);
    }
    const journal = join(folder, `journal-${isColoured}.json`);
    const play = ['play', 'endure', '--mission-file', written, '--save', journal, '--seed', 'x'];
    expectHarmless(await run(play, ['?', evil, '1', 'q']));
    expect((await run([...play, ...bots])).code).toBe(0);
    expect((await run(['replay', journal])).out).toContain('Verified');
    const played = JSON.parse(readFileSync(journal, 'utf8'));
    played.setup.custom.title = { en: evil, fr: evil };
    expectHarmless(await run(['replay', saved(played)]), false);
    expectHarmless(await run(['replay', saved(played), '--seed', 'x']), false);
  });

  test('simulations, in words and as data', async () => {
    const args = ['sim', 'endure', '--games', '1', '--threads', '1', '--seed', evil, '--mission-file', written];
    expectHarmless(await run(args), false);
    const { out } = await run([...args, '--json']);
    expect(out.trimEnd()).not.toMatch(unprintable);
    // Programs get the very words.
    expect(JSON.parse(out)).toMatchObject({ seed: evil });
  });

  test.each([
    [['replay', evil.replaceAll('\0', '')]],
    [['check', evil.replaceAll('\0', '')]],
    [['replay', saved(`{ "${evil}`, 'broken.json')]],
    [['play', evil]],
    [['sim', evil]],
    [['bench', evil]],
    [[evil]],
    [['play', `--${evil}`]],
    [['play', 'beacon', '--set', evil]],
    [['play', 'beacon', '--set', `${evil}=1`]],
    [['play', 'beacon', '--bot', evil]],
    [['play', 'beacon', '--save', `/no/such/folder/${evil}`]],
    [['play', 'beacon', '--language', evil]],
    [['sim', 'beacon', '--games', evil]],
    [['sim', 'beacon', '--each', evil]],
    [['serve', '--port', evil]],
  ])('what was typed is quoted without harm: %#', async args => {
    const told = await run(args);
    expect(told.code).toBeGreaterThan(0);
    expectHarmless(told, !args.some(arg => arg.endsWith('broken.json')));
  });
});

test('what is typed into a match is shown without harm', async () => {
  const { out } = await inside(['play', 'beacon', '--seed', 'x'], { typed: ['\u001b[2J', 'q'] });
  expect(out).toContain('> \ufffd[2J');
});

test('there is no other way out', () => {
  const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' });
  const writers = sources.filter(
    file => file.endsWith('.ts') && /\.write\(|console\.|styleText/.test(source(file)) && !file.endsWith('print.ts'),
  );
  // What they write themselves is our own: a cleared screen, a prompt that was made printable, a bar.
  expect(writers.sort()).toEqual(['progress.ts', 'terminal.ts']);
});

function source(file: string): string {
  return readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
}
