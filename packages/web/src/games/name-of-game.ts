import type { PageKey } from '../words/words.tsx';
import { findGame } from './games.ts';

/** What a game is called: a server may offer some that this page does not have. */
export function nameOfGame(id: string): PageKey {
  return `shelf.${findGame(id) ? id : 'other'}.name` as PageKey;
}
