import type { ShownAsk } from '@starboard/kernel';
import type { Tile } from '../actions/tiles.ts';
import { type Choosing, fits } from './choosing.ts';

/** How far one has come with a question, kept by this tab: it is there again after a reload and on the way back. */

const storageKey = (match: string) => `starboard.choosing.${match}`;

interface Kept {
  readonly question: string;
  readonly choosing: Choosing;
}

export function keepChoosing(match: string, question: string, choosing: Choosing): void {
  try {
    sessionStorage.setItem(storageKey(match), JSON.stringify({ question, choosing } satisfies Kept));
  } catch {
    // Then a reload begins the question anew.
  }
}

export function readChoosing(
  match: string,
  question: string,
  ask: ShownAsk,
  tiles: readonly Tile[],
): Choosing | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(match)) ?? '{}') as Partial<Kept>;
    if (kept.question !== question || kept.choosing === undefined) return undefined;
    return fits(ask, tiles, kept.choosing) ? kept.choosing : undefined;
  } catch {
    return undefined;
  }
}
