import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beacon, steadyBot } from '@starboard/beacon';
import { Chance, commitment, type Journal, Match, playOut, resigned, seedFrom } from '@starboard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { inside, starboard } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = seedFrom('replays');

function played(answers = 500, season = 'storm') {
  const match = Match.begin(beacon, { season }, { seed });
  playOut(match, steadyBot, new Chance(seedFrom('players')), answers);
  return match;
}

const whole = played();
const journal = whole.journal();

let files = 0;
function saved(what: unknown): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, typeof what === 'string' ? what : JSON.stringify(what, null, 2));
  return file;
}

/** The same journal with one of its answers altered. */
function withEntry(at: number, change: object): Journal {
  return { ...journal, entries: journal.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)) };
}

describe('a match that is over', () => {
  test('is told from the set-up to the outcome, with its rules and with what proves it', async () => {
    const { code, out, err } = await inside(['replay', saved(journal)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n');
    expect(lines.slice(0, 8)).toEqual([
      'Beacon',
      '─'.repeat(80),
      '  Rules    beacon, version 1',
      '  Set-up   season=storm',
      '  Seats    the keeper, the engineer',
      `  Answers  ${whole.answers}`,
      '',
      `${'  · The storm closes in. The lamp needs a charge of 19.'.padEnd(69)}BCN-PREP-02`,
    ]);
    expect(lines.filter(line => line.startsWith('  · '))).toHaveLength(whole.log.length);
    expect(lines.slice(-13)).toEqual([
      expect.any(String),
      expect.stringMatching(whole.outcome!.winners.length > 0 ? /^Victory\.$/ : /^Defeat\.$/),
      `Score: ${whole.outcome!.score}`,
      '',
      'Verified: played again by the rules, every question, answer and roll came out as',
      'recorded.',
      'The dice are proven: the seed has the fingerprint that was promised before the',
      'first roll.',
      'Dice promise (the fingerprint of the seed, SHA-256)',
      `  ${commitment(seed)}`,
      'Seed',
      `  ${seed}`,
      '',
    ]);
    expect(Math.max(...lines.map(line => line.length))).toBe(80);
  });

  test('tells what was secret, and to whom it was told', async () => {
    const match = Match.begin(beacon, {}, { seed });
    playOut(match, { name: 'careful', choose: () => 'shield' }, new Chance(seed), 99);
    const { out } = await inside(['replay', saved(match.journal()), '--language', 'fr']);
    expect(out).toContain('  · (Le gardien seulement) Vous voyez venir la prochaine\n    tempête\u00a0: ');
    expect(out).toContain('\nVérifié\u00a0: ');
    expect(out).toContain('\nLes dés sont prouvés\u00a0: ');
  });

  test('leaves out what was taken back, and says that something was', async () => {
    const file = join(folder, 'taken-back.json');
    const typed = ['1', '1', 'u', '2', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1'];
    await inside(['play', 'beacon', '--seed', 'aurora', '--season', 'calm', '--save', file], { typed });
    const { code, out } = await inside(['replay', file, '--seed', 'aurora']);
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}Answers {2}\d+ \(1 more taken back\)\n/);
    expect(out.match(/The engineer works on the lamp|The engineer goes to the shield/g)!.length).toBe(
      out.match(/The keeper works on the lamp|The keeper goes to the shield/g)!.length,
    );
  });

  test('--quiet says only whether it is true', async () => {
    const { code, out } = await inside(['replay', '--quiet', saved(journal)]);
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(5);
    expect(out).toMatch(/^Verified: /);
  });

  test('--json prints one object', async () => {
    const { code, out } = await starboard(['replay', saved(journal), '--json']);
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toEqual({
      game: 'beacon',
      version: 1,
      setup: { season: 'storm' },
      seats: ['keeper', 'engineer'],
      answers: whole.answers,
      outcome: whole.outcome,
      fromPosition: false,
      verified: true,
    });
  });

  test('one that was given up says so', async () => {
    const begun = played(5);
    const ended = resigned(begun.seats, ['keeper']);
    const file = saved({ ...begun.journal(), seed, ended });
    expect((await inside(['replay', file])).out).toContain('\nIt was given up.\nDefeat.\n');
    expect((await inside(['replay', file, '--language', 'fr'])).out).toContain(
      '\nLa partie a été abandonnée.\nDéfaite.\n',
    );
    expect(JSON.parse((await inside(['replay', file, '--json'])).out)).toMatchObject({
      outcome: ended,
      verified: true,
    });
  });

  test('what play has saved can be replayed', async () => {
    const file = join(folder, 'bots.json');
    await inside(['play', 'beacon', '--seed', 'x', '--bot', 'keeper', '--bot', 'engineer=random', '--save', file]);
    expect(JSON.parse((await inside(['replay', file, '--json'])).out)).toMatchObject({ verified: true, version: 1 });
  });

  test('one that began in the middle of a game says so', async () => {
    const start = { ...Match.begin(beacon, {}, { seed }).state, charge: 15 };
    const match = Match.from(beacon, {}, start, { seed });
    playOut(match, steadyBot, new Chance(seed), 99);
    const file = saved(match.journal());
    const sentence = 'This match began from a given position, not from the beginning of the game.';
    expect((await inside(['replay', file])).out).toContain(sentence);
    expect((await inside(['replay', file, '--quiet'])).out).toContain(sentence);
    expect(JSON.parse((await inside(['replay', file, '--json'])).out)).toMatchObject({ fromPosition: true });
  });
});

describe('a match that is not over', () => {
  // The keeper shields and so foresees a storm, which nobody else may know yet.
  const open = Match.begin(beacon, {}, { seed });
  open.answer('keeper', 'shield');
  open.answer('engineer', 'shield');
  const file = saved(open.journal());

  test('is told as the file has it, without secrets, and its dice are not called proven', async () => {
    expect(open.log.some(entry => entry.key === 'foreseen')).toBe(true);
    const { code, out } = await inside(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('The keeper holds the shield.');
    expect(out).not.toContain('next storm');
    expect(out).toContain('\nAs the file tells it.');
    expect(out).toContain('\nThe match is not over.\n');
    expect(out).toContain('until then\nits dice cannot be checked.\n');
    expect(out).not.toContain('Verified');
    expect(out).not.toContain('proven');
    expect(JSON.parse((await inside(['replay', file, '--json'])).out)).toMatchObject({
      answers: 2,
      outcome: null,
      verified: false,
    });
  });

  test('answers that were taken back are not told', async () => {
    const match = Match.begin(beacon, {}, { seed });
    for (const seat of ['keeper', 'engineer']) match.answer(seat, 'shield');
    match.undo(1, ['keeper', 'engineer']);
    const { out } = await inside(['replay', saved(match.journal())]);
    expect(out).toContain('Answers  1 (1 more taken back)');
    expect(out).not.toContain('holds the shield');
  });

  test('whoever has the seed can check it all the same', async () => {
    const { code, out } = await inside(['replay', file, '--seed', seed]);
    expect(code).toBe(0);
    expect(out).toContain('\nThe match is not over.\n');
    expect(out).toContain('\nThe dice are proven: ');
    expect(await inside(['replay', file, '--seed', 'another'])).toMatchObject({
      code: 1,
      out: '',
      err: 'The dice are not proven: the seed is not the one that was promised when the\nmatch began.\n',
    });
  });

  test('hearsay that cannot even be told is refused', async () => {
    const odd = { ...open.journal(), opening: [{ key: 'begin', params: { goal: null } }] };
    expect(await inside(['replay', saved(odd)])).toMatchObject({ code: 1, out: '' });
  });

  test('a set-up that cannot be played is refused', async () => {
    const match = played(0);
    const { format, game, version, commitment: promise } = match.journal();
    const wrong = { format, game, version, commitment: promise, setup: { season: 'dry' }, opening: [], entries: [] };
    const { code, err } = await inside(['replay', saved(wrong), '--language', 'fr']);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^On ne peut pas jouer avec la mise en place de ce journal\u00a0:\n {2}season: Option invalide/,
    );
  });
});

describe('a file that is not to be trusted', () => {
  const roll = journal.entries.findIndex(
    entry => entry.kind === 'answer' && entry.said.some(({ key }) => key === 'rolled'),
  );
  const { said, step } = journal.entries[roll] as Extract<Journal['entries'][number], { kind: 'answer' }>;
  const luckier = said.map(entry =>
    entry.key === 'rolled' ? { ...entry, params: { ...entry.params, dice: '6 6 6' } } : entry,
  );
  const text = JSON.stringify(journal, null, 2);
  const cutAt = text.indexOf('"entries"');
  const cutLine = text.slice(0, cutAt).split('\n').length;
  const { seed: _, ...unrevealed } = journal;

  test.each<[string, unknown, string]>([
    ['text', 'Dear diary', 'is broken: no JSON from line 1, column 1 on.'],
    ['half a file', text.slice(0, cutAt), `is broken: no JSON from line ${cutLine}, column 3 on.`],
    ['a typing error', text.replace('"entries":', '"entries";'), `from line ${cutLine}, column 12 on.`],
    ['one bracket too many', `${text}\n}`, `from line ${text.split('\n').length + 1}, column 1 on.`],
    ['an empty file', '', 'is empty.'],
    [
      'something else',
      { name: 'starboard' },
      'is not the journal of a match:\n  format: Invalid input: expected 1\n  game: ',
    ],
    [
      'another game',
      { ...journal, game: 'chess' },
      'The journal was tampered with: entry 1 (step 1, “plan”), or one before it, was',
    ],
    ['another answer', withEntry(2, { answer: 'nothing' }), 'The journal was tampered with: entry 3 (step '],
    [
      'another set-up',
      { ...journal, setup: { season: 'calm' } },
      'The journal was tampered with: entry 1 (step 1, “plan”)',
    ],
    [
      'luckier dice',
      withEntry(roll, { said: luckier }),
      `The journal was tampered with: entry ${roll + 1} (step ${step}, “plan”) comes out otherwise`,
    ],
    [
      'another opening',
      { ...journal, opening: [] },
      'The journal was tampered with: entry 1 (step 1, “plan”) comes out otherwise',
    ],
    [
      'another seed',
      { ...journal, seed: seedFrom('x') },
      'The dice are not proven: the seed is not the one that was promised',
    ],
    [
      'a missing end',
      { ...journal, entries: journal.entries.slice(0, -1) },
      'The journal was cut off: its seed is revealed',
    ],
    [
      'a missing middle',
      { ...journal, entries: journal.entries.toSpliced(3, 1) },
      'The journal was tampered with: entry 4 (step',
    ],
  ])('%s', async (_name, what, sentence) => {
    const { code, out, err } = await inside(['replay', saved(what)]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.replace(/\n(?! )/g, ' '), err).toContain(sentence);
  });

  test('one of a game that is not on the shelf, and of other rules', async () => {
    const other = { ...unrevealed, game: 'chess', entries: [] };
    expect((await inside(['replay', saved(other)])).err).toBe(
      'This is a match of “chess”, which is not on the shelf: endure, horde, renegades,\nendeavours, beacon.\n',
    );
    const next = { ...journal, version: 2, entries: [] };
    const { code, err } = await inside(['replay', saved(next)]);
    expect(code).toBe(1);
    expect(err).toBe(
      'This match follows version 2 of the rules of beacon; here is version 1, so it\ncannot be played again.\n',
    );
  });

  test('one whose beginning makes no sense', async () => {
    const { code, err } = await inside(['replay', saved({ ...journal, start: { phase: 'work' } })]);
    expect(code).toBe(1);
    expect(err).toMatch(/^The journal cannot be played again: /);
  });

  test.each([
    [join(folder, 'nowhere.json'), 'there is no such file or folder'],
    [folder, 'it is a folder'],
  ])('one that cannot be read: %s', async (file, reason) => {
    const { code, out, err } = await inside(['replay', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.replaceAll('\n', ' ')).toBe(`The file “${file}” cannot be read: ${reason}. `);
  });

  test('a long list of what is wrong is cut', async () => {
    const { err } = await inside(['replay', saved({ ...journal, entries: Array(40).fill({ kind: 'undo' }) })]);
    expect(err.trimEnd().split('\n')).toHaveLength(12);
    expect(err).toMatch(/\n {2}and \d+ more\n$/);
  });

  test('programs are told in JSON, and by the exit code', async () => {
    const { code, out, err } = await starboard(['replay', saved(withEntry(2, { answer: 'nothing' })), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      verified: false,
      problem: expect.stringMatching(/^The journal was tampered with/),
    });
    expect(err).toContain('The journal was tampered with');
  });

  test('in French', async () => {
    const { err } = await inside(['replay', saved(withEntry(roll, { said: luckier })), '--language', 'fr']);
    expect(err).toMatch(
      /^Le journal a été falsifié\u00a0: l’entrée \d+ \(étape \d+, «\u00a0plan\u00a0»\) donne autre chose/,
    );
  });
});

test.each([
  [['replay'], 'Name a file: starboard replay FILE.\nstarboard replay --help lists what there is.'],
  [['replay', 'a', 'b'], 'That is more than “replay” can take: one file at a time.'],
  [['replay', 'a', '--loud'], 'There is no option --loud.'],
])('wrong use: %j', async (args, sentence) => {
  const { code, out, err } = await inside(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.startsWith(sentence), err).toBe(true);
});
