import { type Language, typeset } from '@starboard/kernel/text';
import { use, useState } from 'react';
import { findGame } from '../games/games.ts';
import { useSettings } from '../settings/settings.ts';
import { parseRulebook, type Rulebook } from './parse.ts';

/** `missing`: the game has no rulebook yet. `failed`: it could not be loaded. */
type Loaded = Rulebook | 'missing' | 'failed';

const loading = new Map<string, Promise<Loaded>>();

async function load(game: string, language: Language): Promise<Loaded> {
  const shelf = findGame(game);
  if (shelf === undefined) return 'missing';
  try {
    const book = parseRulebook(typeset(await shelf.rulebook(language), language));
    return book.chapters.length === 0 ? 'missing' : book;
  } catch (thrown) {
    console.error(thrown);
    return 'failed';
  }
}

/** The rulebook of a game in the reader's language; the component waits (Suspense) until it is there. */
export function useBook(game: string): { readonly book: Loaded; tryAgain(): void } {
  const { language } = useSettings();
  const [, setTries] = useState(0);
  const key = `${game} ${language}`;
  const promise = loading.get(key) ?? load(game, language);
  loading.set(key, promise);
  const tryAgain = () => {
    loading.delete(key);
    setTries(tries => tries + 1);
  };
  return { book: use(promise), tryAgain };
}
