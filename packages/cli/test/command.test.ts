import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beacon } from '@starboard/beacon';
import { commitment, seedFrom, verify } from '@starboard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { inside, starboard } from './support/run.ts';
import { shelves } from './support/shelves.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The journal, played again with everything checked. */
function replayed(file: string, seed?: string) {
  return verify(beacon, JSON.parse(readFileSync(file, 'utf8')), seed);
}

describe.concurrent('a whole match', () => {
  test('two bots play to the end, and the same words give the same match', async () => {
    const args = ['play', 'beacon', '--seed', 'two bots', '--bot', 'keeper', '--bot', 'engineer'];
    const first = join(folder, 'first.json');
    const once = await starboard([...args, '--save', first]);
    const again = await inside(args);
    expect(once).toMatchObject({ code: 0, err: '' });
    const { outcome } = replayed(first);
    expect(once.out).toMatch(outcome!.winners.length > 0 ? /^Victory\.$/m : /^Defeat\.$/m);
    expect(again.out.split('\n').slice(0, -2)).toEqual(once.out.split('\n').slice(0, -2));
  });

  test('people play to the end: outcome, promise, seed and journal', async () => {
    const file = join(folder, 'people.json');
    const args = ['play', 'beacon', '--seed', 'lighthouse', '--set', 'season=calm', '--save', file];
    const { code, out, err } = await starboard(args, ['1', '1', '1', '1', '1', '1', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const seed = seedFrom('lighthouse');
    expect(out.split('\n').slice(-11)).toEqual([
      'The beacon burns in round 3. Help is on its way.',
      'Victory.',
      expect.stringMatching(/^Score: \d$/),
      '',
      'Dice promise (the fingerprint of the seed, SHA-256)',
      `  ${commitment(seed)}`,
      'Seed',
      `  ${seed}`,
      'To play the same deal again, give these digits to --seed.',
      `The journal is in ${file}.`,
      '',
    ]);
    expect(out.slice(0, out.indexOf('>'))).toContain(commitment(seed));
    expect(out).not.toContain('\x1b');
    const match = replayed(file);
    expect(match.outcome?.winners).toEqual(['keeper', 'engineer']);
    expect(match.answers).toBe(7);
  });

  test.each(['en', 'fr'])('nothing is wider than 80 columns in %s', async language => {
    const typed = ['o 1', '?', 'x', 'u', '2', '2', 'u', '1', '1'];
    const { out } = await inside(['play', 'beacon', '--seed', 'lighthouse', '--language', language], { typed });
    expect(out.split('\n').filter(line => line.length > 80)).toEqual([]);
    expect(out.split('\n').length).toBeGreaterThan(100);
  });
});

describe.concurrent('leaving early', () => {
  test('the end of the input is a clean end, and the journal is kept', async () => {
    const file = join(folder, 'early.json');
    const { code, out, err } = await starboard(
      ['play', 'beacon', '--seed', 'early', '--save', file],
      ['1', 'u', '2', '1'],
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Taken back.');
    expect(out).toContain('\nThe input has ended, so the match stops here.\n');
    const match = replayed(file, seedFrom('early'));
    expect(match.answers).toBe(2);
    expect(match.outcome).toBeUndefined();
  });

  test('q leaves; without --seed every match has a seed of its own', async () => {
    const runs = await Promise.all([
      starboard(['play', 'beacon'], ['o 1', 'q', '1']),
      inside(['play', 'beacon'], { typed: ['q'] }),
    ]);
    for (const { code, out } of runs) {
      expect(code).toBe(0);
      expect(out).toContain('\nYou leave the table. The match stops here.\n');
    }
    expect(runs[0]!.out).toMatch(/charge gained: \d\.\d on average/);
    const [one, other] = runs.map(({ out }) => /^Seed\n {2}([0-9a-f]{64})$/m.exec(out)?.[1]);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
  });
});

describe.concurrent('in French', () => {
  test('by the flag', async () => {
    const { code, out } = await starboard(['play', 'beacon', '--language', 'fr', '--seed', 'x'], ['9'], {
      LANG: 'en_GB.UTF-8',
    });
    expect(code).toBe(0);
    expect(out).toContain('Le gardien – Que ferez-vous ce tour-ci\u00a0?');
    expect(out).toContain('Le numéro 9 n’est pas proposé.');
    expect(out).toContain('Il n’y a plus rien à lire\u00a0: la partie s’arrête ici.');
  });

  test('by the language of the system, complaints included', async () => {
    const { code, err } = await inside(['play', 'beacon', '--set', 'season=dry'], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(code).toBe(2);
    expect(err).toContain('Impossible de jouer ainsi\u00a0:\n  season: Option invalide');
  });
});

describe.concurrent('wrong use', () => {
  test('a flag that does not exist ends the real command with code 2 and a word on stderr only', async () => {
    const { code, out, err } = await starboard(['play', '--fast']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('There is no option --fast.\nstarboard play --help lists what there is.\n');
  });

  test.each([
    [['sail'], 'There is no command “sail”.'],
    [['play', 'chess'], 'There is no game “chess”. On the shelf: endure, horde, renegades, endeavours,\nbeacon.'],
    [['play', 'beacon', 'beacon'], 'That is more than “play” can take: one game at a time.'],
    [['play', 'beacon', '--seed'], 'The option --seed <words> needs a value.'],
    [['play', 'beacon', '--language', 'de'], 'There is no language “de”: choose en or fr.'],
    [['play', 'beacon', '--bot', 'cook'], 'There is no seat “cook”. The seats are: keeper, engineer.'],
    [['play', 'beacon', '--set', 'calm'], 'A setting is a name and a value, such as season=calm; “calm” is not.'],
    [
      ['play', 'beacon', '--set', 'season=3'],
      'This cannot be played:\n  season: Invalid option: expected one of "calm"',
    ],
    [
      ['play', 'beacon', '--set', 'wind=[1]', '--set', 'season=calm'],
      'This cannot be played:\n  Unrecognized key: "wind"',
    ],
    [
      ['play', 'beacon', '--save', '/no/such/folder/file'],
      'The file “/no/such/folder/file” cannot be written: there is no such file',
    ],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await inside(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence), err).toBe(true);
  });

  test('nothing at all shows the help, but is no use of the command either', async () => {
    const { code, out, err } = await inside([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('play [options] [game]');
  });
});

describe('help', () => {
  test('lists every option', async () => {
    const { code, out } = await inside(['play', '--help']);
    expect(code).toBe(0);
    for (const flag of ['[game]', '--seed', '--language', '--bot', '--set', '--save', '--help']) {
      expect(out).toContain(flag);
    }
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });

  test('is in French for whoever reads French', async () => {
    expect((await inside(['play', '--help'], { env: { LC_ALL: 'fr_CA.UTF-8', LANG: 'en_CA.UTF-8' } })).out).toMatch(
      /^Usage\u00a0: /,
    );
    expect((await inside(['play', '--help', '--language=fr'])).out).toContain('afficher cette aide');
    expect((await inside(['play', '--help', '--language=en'], { env: { LANG: 'fr_FR' } })).out).toContain(
      'show this help',
    );
  });
});

test('a seed that was shown can be given again', async () => {
  const words = await inside(['play', 'beacon', '--seed', 'lighthouse']);
  const digits = await inside(['play', 'beacon', '--seed', seedFrom('lighthouse')]);
  expect(digits.out).toBe(words.out);
  expect(words.out).toContain(commitment(seedFrom('lighthouse')));
});

test.each([
  ['season=calm', 13],
  ['season=storm', 19],
  ['season="calm"', 13],
])('--set %s sets the match up', async (setting, goal) => {
  expect((await inside(['play', 'beacon', '--set', setting])).out).toContain(`The lamp needs a charge of ${goal}.`);
});

test('of all games the one that is asked for is loaded, and none where it is about none', async () => {
  const loaded: string[] = [];
  const games = shelves.games.map(shelf => ({
    ...shelf,
    rules: () => {
      loaded.push(shelf.id);
      return shelf.rules();
    },
  }));
  const watched = { shelves: { ...shelves, games } };
  await inside(['--help'], watched);
  expect(loaded).toEqual([]);
  expect((await inside(['play', 'faulty', '--help'], watched)).code).toBe(0);
  await inside(['sim', 'faulty', '--games', '0'], watched);
  expect([...new Set(loaded)]).toEqual(['faulty']);
});
