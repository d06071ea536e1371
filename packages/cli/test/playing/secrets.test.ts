import { describe, expect, test } from 'vitest';
import { playBeacon, shownAfter } from '../support/desk.ts';

describe('secrets', () => {
  const keeperQuestion = 'The keeper: What will you do this round?';
  const forEngineer = 'The next question is for the engineer. Everybody else, please look away.';

  test('the keeper is not shown the engineer’s tool', async () => {
    const { shown, all } = await playBeacon(['1']);
    expect(shown.slice(0, shown.indexOf(forEngineer)).join('\n')).not.toContain('Relay');
    expect(all).toContain('Tool        Relay');
  });

  test('between two seats the screen is cleared, and waits for the next one', async () => {
    const { shown } = await playBeacon(['', '1', '', '1'], {}, true);
    const from = shown.indexOf('> 1');
    expect(shown.slice(from, from + 5)).toEqual([
      '> 1',
      '⌫',
      '',
      forEngineer,
      'Press Enter when only the engineer can see the screen. ',
    ]);
    expect(shown[from + 5]).toBe('⌫');
    expect(shown.slice(0, shown.indexOf(keeperQuestion)).filter(line => line === '⌫')).toHaveLength(1);
  });

  test('input that ends while the screen waits ends the match', async () => {
    const { shown, all } = await playBeacon(['', '1'], {}, true);
    expect(all).toContain('The input has ended, so the match stops here.');
    expect(shown).not.toContain('The engineer: What will you do this round?');
  });

  test('a piped match is told whose turn it is, and waits for nobody', async () => {
    const { shown } = await playBeacon(['1']);
    expect(shown).toContain(forEngineer);
    expect(shown).not.toContain('⌫');
  });

  test('one person alone with bots is never asked to look away', async () => {
    const { all } = await playBeacon(['1', '1'], { bot: ['engineer'] }, true);
    expect(all).not.toContain('look away');
  });

  test('the odds of the second do not tell what the first has chosen', async () => {
    const oddsAfter = async (choice: string) => shownAfter((await playBeacon([choice, 'o 1'])).shown, '> o 1');
    const odds = await oddsAfter('1');
    expect(odds.join('\n')).toContain('charge gained');
    expect(await oddsAfter('2')).toEqual(odds);
  });
});
