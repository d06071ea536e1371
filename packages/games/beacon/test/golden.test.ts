import { readFileSync } from 'node:fs';
import { Chance, Match, playOut, seedFrom, verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { beacon, steadyBot } from '../src/index.ts';

/**
 * Whole matches kept as files. One that comes out otherwise is either a bug or a new version of the rules, to be said so;
 * `npm test -- packages/games/beacon -u` then writes them anew.
 */
describe.each(['calm', 'usual', 'storm'] as const)('golden match, %s season', season => {
  const path = `golden/${season}.json`;

  test('is played again to the letter', async () => {
    const match = Match.begin(beacon, { season }, { seed: seedFrom(`golden ${season}`) });
    playOut(match, steadyBot, new Chance(seedFrom('golden players')), 500);
    await expect(`${JSON.stringify(match.journal(), undefined, 1)}\n`).toMatchFileSnapshot(path);
  });

  test('verifies, dice and all', () => {
    const file = new URL(path, import.meta.url);
    expect(verify(beacon, JSON.parse(readFileSync(file, 'utf8'))).outcome).toBeDefined();
  });
});
