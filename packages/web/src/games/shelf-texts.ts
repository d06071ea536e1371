import type { ShelfWords } from '@starboard/board/shelf';
import type { Text } from '@starboard/kernel';
import type { Dictionary, Language, Texts } from '@starboard/kernel/text';
import { findGame, shelves } from './games.ts';

/** What the shelves tell of their games, as texts. */
export const shelfTexts: Texts = { en: dictionaryIn('en'), fr: dictionaryIn('fr') };

function dictionaryIn(language: Language): Dictionary {
  return Object.fromEntries(
    shelves.flatMap(({ id, words }) =>
      Object.entries(words[language]).map(([what, message]) => [keyOf(id, what), message]),
    ),
  );
}

function keyOf(id: string, what: string): string {
  return `shelf.${id}.${what}`;
}

export function toldOf(id: string, what: keyof ShelfWords): Text {
  return { key: keyOf(id, what) };
}

/** What a game is called: a server may offer some that this page does not have. */
export function nameOfGame(id: string): Text {
  return findGame(id) ? toldOf(id, 'name') : { key: 'page.shelf.other.name' };
}
