import { checkTexts, mergeTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { allGames, shelves } from '../src/games.ts';
import { words } from '../src/text/index.ts';

test('the program speaks English and French alike', () => {
  expect(checkTexts(words).map(problem => problem.sentence)).toEqual([]);
});

describe.each(await allGames(shelves))('with $game.id', ({ texts }) => {
  test('the program’s words and the game’s do not clash, and all are there', () => {
    expect(checkTexts(mergeTexts(words, texts)).map(problem => problem.sentence)).toEqual([]);
  });
});
