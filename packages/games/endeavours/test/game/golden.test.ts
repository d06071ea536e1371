import { readFileSync } from 'node:fs';
import { Chance, Match, playOut, randomBot, seedFrom, verify } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { endeavours, sensibleBot } from '../../src/index.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 600_000 }); // 84 years each, by a bot that plans

/**
 * Whole games kept as files. One that comes out otherwise is either a bug or a new version of the rules, to be said so;
 * `npm test -- packages/games/endeavours/test/game/golden.test.ts -u` then writes them anew.
 */
const games = {
  first: { difficulty: 1, crew: 'C07' },
  'without-sails': { difficulty: 2, crew: 'C10', noSails: true, hazardScale: 1 },
  'blue-wormholes': { difficulty: 3, crew: 'C12', wormholeBlueOnly: true, boostWater: false },
  hardest: { difficulty: 4, crew: 'random' },
  sensible: { difficulty: 1, crew: 'C05' },
};

describe.each(Object.entries(games))('the game %s', (name, setup) => {
  const path = `./golden/${name}.json`;

  test('comes out as it always has', async () => {
    const match = Match.begin(endeavours, endeavours.setup.parse(setup), { seed: seedFrom(`golden ${name}`) });
    const bot = name === 'sensible' ? sensibleBot : randomBot;
    expect(playOut(match, bot, new Chance(seedFrom(`bot ${name}`)), 20_000)).toBe(true);
    expect(match.state.year).toBe(84);
    expect(problemsOf(match.state as never)).toEqual([]);
    await expect(`${JSON.stringify(match.journal())}\n`).toMatchFileSnapshot(path);
  });

  test('verifies, dice and all', () => {
    const file = new URL(path, import.meta.url);
    expect(verify(endeavours, JSON.parse(readFileSync(file, 'utf8'))).outcome).toBeDefined();
  });
});
