import { PassThrough, Readable } from 'node:stream';
import { beacon } from '@starboard/beacon';
import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { bench } from '../src/bench/bench.ts';
import type { Shelved } from '../src/games.ts';
import { findGame, shelves as ownShelves } from '../src/games.ts';
import { inside, pace } from './support/run.ts';
import { shelves } from './support/shelves.ts';

function measured(games: readonly Shelved[], flags: { language?: 'en' | 'fr'; json?: boolean; set?: string[] } = {}) {
  const stdout = new PassThrough({ encoding: 'utf8' });
  const around = { stdin: Readable.from([]), stdout, stderr: new PassThrough(), env: {} };
  bench(games, { language: 'en', set: [], ...flags }, around, pace.bench);
  return String(stdout.read());
}

const games = [await findGame(ownShelves, 'beacon'), await findGame(shelves, 'stroll')];

describe('the bench', () => {
  test('is a table for people', () => {
    const lines = measured(games).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Game    decisions/s  µs a fork  bytes of state  answers a match',
      '─'.repeat(80),
      expect.stringMatching(/^beacon +[\d,]{5,} +\d+\.\d +\d{3} +\d\d\.\d$/),
      expect.stringMatching(/^stroll +[\d,]{5,} +\d+\.\d +\d\d +\d\.\d$/),
    ]);
    expect(lines[2]!.length).toBe(lines[0]!.length);
  });

  test('speaks French', () => {
    expect(measured(games, { language: 'fr' })).toMatch(
      /^Jeu +décisions\/s +µs par copie +octets d’état +réponses par partie\n/,
    );
  });

  test('counts what random play shows', () => {
    const [figures] = JSON.parse(measured(games.slice(0, 1), { json: true, set: ['season=calm'] })).games;
    const matches = Array.from({ length: 20 }, (_, i) => {
      const match = Match.begin(beacon, { season: 'calm' }, { seed: seedFrom(`bench ${i}`) });
      const chance = new Chance(seedFrom(`bench ${i} bots`));
      const bytes = [JSON.stringify(match.state).length];
      while (!playOut(match, randomBot, chance, 1)) bytes.push(JSON.stringify(match.state).length);
      return { answers: match.answers, bytes: Math.max(...bytes, JSON.stringify(match.state).length) };
    });
    expect(figures).toMatchObject({
      game: 'beacon',
      setup: { season: 'calm' },
      stateBytes: Math.max(...matches.map(({ bytes }) => bytes)),
      answersPerMatch: matches.reduce((sum, { answers }) => sum + answers, 0) / 20,
    });
    expect(figures.decisionsPerSecond).toBeGreaterThan(1_000);
    expect(figures.microsPerFork).toBeGreaterThan(0.1);
    expect(figures.microsPerFork).toBeLessThan(1_000);
  });

  test('prints one JSON object for programs', async () => {
    const { code, out, err } = await inside(['bench', 'beacon', '--season', 'storm', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toEqual({
      games: [
        {
          game: 'beacon',
          setup: { season: 'storm' },
          decisionsPerSecond: expect.any(Number),
          microsPerFork: expect.any(Number),
          stateBytes: expect.any(Number),
          answersPerMatch: expect.any(Number),
        },
      ],
    });
  });

  test('gives a match up that has no end', async () => {
    const { code, out, err } = await inside(['bench', 'endless'], { shelves });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('The match with the seed “bench 0” did not end within 20,000 answers.\n');
  });

  test.each([
    [['bench', 'chess'], 'There is no game “chess”.'],
    [['bench', 'beacon', '--season', 'dry'], 'This cannot be played:\n  season: '],
    [['bench', '--season', 'calm'], 'There is no option --season here: it belongs to beacon.'],
    [['bench', '--fast'], 'There is no option --fast.'],
  ])('wrong use: %j', async (args, sentence) => {
    const { code, out, err } = await inside(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence), err).toBe(true);
  });
});
