import { describe, expect, test } from 'vitest';
import { playBeacon, played, shownAfter } from '../support/desk.ts';
import { sitAtSampler } from '../support/sampler.ts';

describe('every shape of question', () => {
  const answers = ['1', '1 3', '2 3 1', '3 1 0', '3-1 1-2', '12', '2', '3'];

  test('is asked, answered by numbers, and heard by the rules', async () => {
    const { match, all } = await played(sitAtSampler(), answers);
    expect(match.view('spectator')).toEqual([
      'red',
      ['red', 'green'],
      ['blue', 'green', 'red'],
      [3, 1, 0],
      ['red+blue', 'green+red'],
      12,
      'green',
      'bob',
    ]);
    expect(all).toContain('All is asked.\nWon by: Bob.');
  });

  test('options are numbered; what is blocked says why, with its rule at the edge', async () => {
    const { shown } = await played(sitAtSampler(), []);
    expect(shown.slice(shown.indexOf('Ann: one?'), -1)).toEqual(
      expect.arrayContaining([
        '   1  Red',
        '   2  Blue',
        `${'   –  Green: is broken'.padEnd(74)}SMP-01`,
        'Type a number from 1 to 2.',
      ]),
    );
  });

  test('limits, partners and places are shown', async () => {
    const { shown } = await played(sitAtSampler(), answers);
    expect(shownAfter(shown, 'Ann: split?').slice(0, 3)).toEqual([
      '   1  Red (at most 4)',
      '   2  Blue (at most 2)',
      '   3  Green (at most 4)',
    ]);
    expect(shownAfter(shown, 'Ann: pairs?').slice(3, 6)).toEqual(['  to be paired with', '   1  Red', '   2  Blue']);
    expect(shownAfter(shown, 'Ann: place?')[0]).toBe('  places: 3–7, 12');
  });

  test('where any of several may answer, they say who does', async () => {
    const { shown } = await played(sitAtSampler(), answers);
    expect(shownAfter(shown, 'Any of you may answer. Who does?').slice(0, 2)).toEqual(['   1  Ann', '   2  Bob']);
    expect(shown).toContain('Bob: any?');
  });

  test('where one person and a bot may answer, the person does', async () => {
    const { match, shown } = await played(sitAtSampler(['ann']), answers.toSpliced(6, 1));
    expect(match.outcome).toBeDefined();
    expect(shown).toContain('Ann: any?');
    expect(match.view('spectator')).toContain('ann');
  });

  test('bots that leave it to chance choose the same again, given the same seed', async () => {
    const once = await played(sitAtSampler([]), []);
    const again = await played(sitAtSampler([]), []);
    expect(once.match.outcome).toBeDefined();
    expect(again.match.view('spectator')).toEqual(once.match.view('spectator'));
  });

  test('a wrong line says what is wrong and repeats the question', async () => {
    const { match, shown } = await played(sitAtSampler(), ['3', '2']);
    expect(shownAfter(shown, '> 3').slice(0, 3)).toEqual(['There is no 3 to choose.', '', 'Ann: one?']);
    expect(match.answers).toBe(1);
  });

  test('a table without secrets is not handed over', async () => {
    const { all } = await played(sitAtSampler(), answers, true);
    expect(all).not.toContain('look away');
    expect(all).not.toContain('⌫');
  });

  test('where a game counts nothing, there are no odds', async () => {
    const { shown } = await played(sitAtSampler(), ['o 1']);
    expect(shownAfter(shown, '> o 1')[0]).toBe('There is nothing to count here.');
  });
});

describe('what was said', () => {
  test('stands above the next question, once for each seat, with its rule at the edge', async () => {
    const { shown } = await playBeacon(['1', '1', '', '1', '1']);
    const opening = `${'  · The storm closes in. The lamp needs a charge of 13.'.padEnd(69)}BCN-PREP-02`;
    expect(shown.filter(line => line === opening)).toHaveLength(2);
    expect(shown.filter(line => line.includes('The keeper rolls'))).toHaveLength(3);
  });

  test('what only one may know is told to nobody else', async () => {
    const { shown } = await playBeacon(['2', '1', '', '1', '1']);
    const foreseen = shown.flatMap((line, at) => (line.includes('You see the next storm coming') ? [at] : []));
    expect(foreseen).toHaveLength(1);
    expect(shown.slice(0, foreseen[0]).findLast(line => line.includes('(you)'))).toBe('The keeper (you)');
  });
});

test('a question mark lists what can be typed', async () => {
  const { shown } = await playBeacon(['?']);
  expect(shownAfter(shown, '> ?').map(line => line.trim().split(/ {2,}/)[0])).toEqual(
    expect.arrayContaining(['1 2 3', 'u', 'o 1', 'q', '?']),
  );
});
