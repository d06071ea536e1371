import { createFormatter, languages } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { shelves } from '../../src/games/games.ts';
import { nameOfGame, shelfTexts } from '../../src/games/shelf-texts.ts';

test('a game is called as its shelf says, in both languages', () => {
  for (const { id, words } of shelves) {
    const said = languages.map(language => createFormatter(shelfTexts, language)(nameOfGame(id)));
    expect(said).toEqual(languages.map(language => words[language].name.replaceAll(' :', '\u00a0:')));
  }
});

test('a game that a server offers and this page does not have is called so, and not by a key', () => {
  expect(nameOfGame('whist')).toEqual({ key: 'page.shelf.other.name' });
});
