import type { PageKey, useWord } from '../words/words.tsx';

const known: { readonly [name: string]: PageKey } = { sensible: 'lobby.bot.sensible', random: 'lobby.bot.random' };

/** What a bot is called in the reader's language; one that the page does not know keeps its own name. */
export function botName(word: ReturnType<typeof useWord>, name: string): string {
  const key = Object.hasOwn(known, name) ? known[name] : undefined;
  return key === undefined ? name : word(key);
}
