import { Match, seedFrom } from '@starboard/kernel';
import { checkTexts, mergeTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { allGames, shelves } from '../src/games.ts';
import { words } from '../src/text/index.ts';

test('the program speaks English and French alike', () => {
  expect(checkTexts(words).map(problem => problem.sentence)).toEqual([]);
});

describe.each(await allGames(shelves))('with $game.id', ({ game, texts, tally }) => {
  test('the program’s words and the game’s do not clash, and all are there', () => {
    expect(checkTexts(mergeTexts(words, texts)).map(problem => problem.sentence)).toEqual([]);
  });

  test('there are words for every seat, for all that odds count and for all that is tallied', () => {
    const { state, seats } = Match.begin(game, {}, { seed: seedFrom('words') });
    const counted = Object.keys(game.worth?.(state, state, [], seats[0]!.id) ?? {});
    expect(counted.length).toBeGreaterThan(0);
    expect(Object.keys(texts.en)).toEqual(expect.arrayContaining(counted.map(name => `worth.${name}`)));
    expect(Object.keys(texts.en)).toEqual(
      expect.arrayContaining(Object.keys(tally(state)).map(name => `tally.${name}`)),
    );
    expect(Object.keys(texts.en)).toEqual(expect.arrayContaining(['title', ...seats.map(seat => seat.id)]));
  });
});
