import { describe, expect, test } from 'vitest';
import { playBeacon, shownAfter } from '../support/desk.ts';

describe('taking back', () => {
  test('an answer that nothing followed is free', async () => {
    const { match, shown } = await playBeacon(['2', 'u', '1']);
    expect(shownAfter(shown, '> u')).toEqual(
      expect.arrayContaining(['Taken back.', 'The keeper: What will you do this round?']),
    );
    expect(match.answers).toBe(1);
    expect(match.journal().entries.map(entry => entry.kind)).toEqual(['answer', 'undo', 'answer']);
  });

  test('past the dice it takes everybody’s consent, which people at one keyboard give; the dice fall anew', async () => {
    const { match, shown, all } = await playBeacon(['1', '1', 'u', '1'], { seed: 'aurora' });
    expect(all).toContain('Taken back. Chance had a hand since, so dice and cards fall anew from here.');
    const rolls = shown.filter(line => line.includes('The keeper rolls'));
    expect(new Set(rolls).size).toBe(2);
    expect(match.answers).toBe(2);
  });

  test('with a bot at the table it is refused past the bot’s answer', async () => {
    const { match, shown } = await playBeacon(['1', 'u'], { bot: ['engineer'], seed: 'aurora' });
    expect(shownAfter(shown, '> u')[0]).toBe('That cannot be taken back: the engineer has answered since.');
    expect(match.answers).toBe(2);
  });

  test('with a bot at the table it is refused past the dice', async () => {
    const { match, shown } = await playBeacon(['1', '1', 'u'], { bot: ['keeper'] });
    expect(shownAfter(shown, '> u')[0]).toMatch(/^That cannot be taken back: dice fell/);
    expect(match.answers).toBe(3);
  });

  test('before the first answer there is nothing to take back', async () => {
    const { shown } = await playBeacon(['u']);
    expect(shownAfter(shown, '> u')[0]).toBe('There is no answer to take back yet.');
  });
});

describe('odds', () => {
  test('name what the game counts, with shares that a match of its own would not change', async () => {
    const { match, shown } = await playBeacon(['o 2']);
    const lines = shownAfter(shown, '> o 2');
    expect(lines[0]).toBe('What it may lead to, out of 1,000 tries');
    expect(lines[1]).toMatch(/^ {2}charge gained: \d\.\d on average$/);
    expect(lines[2]).toMatch(/^ {5}0 {2}█+░+ +\d+%$/);
    expect(match.answers).toBe(0);
  });

  test('work for any answer that could be typed, and for no other', async () => {
    const { shown } = await playBeacon(['1', '1', 'o 1 3', 'o 9']);
    expect(shownAfter(shown, '> o 1 3')[0]).toMatch(/^What it may lead to/);
    expect(shownAfter(shown, '> o 9')[0]).toBe('There is no 9 to choose.');
  });

  test('asking for them changes no die', async () => {
    const quiet = await playBeacon(['1', '1', '1', '1']);
    const curious = await playBeacon(['o 1', '1', 'o 2', '1', 'o', '1', '1']);
    expect(curious.match.log).toEqual(quiet.match.log);
  });
});
