import type { GameFace } from '@starboard/board';
import type { Texts } from '@starboard/kernel/text';
import { memo, use } from 'react';
import { findGame, type Rules } from './games.ts';

const loading = new Map<string, Promise<unknown>>();

/** Loads a part once; a part that could not be loaded is asked for again. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(key);
  if (known !== undefined) return known as Promise<T>;
  const promise = load().catch(thrown => {
    loading.delete(key);
    throw thrown;
  });
  loading.set(key, promise);
  return promise;
}

function partsOf(id: string) {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game "${id}" to play.`);
  return game;
}

export function loadRules(id: string): Promise<Rules> {
  return once(`rules ${id}`, () => partsOf(id).rules());
}

/** The face of a game and its words; the component waits (Suspense) until they are there. */
export function useFace(id: string): { readonly face: GameFace; readonly texts: Texts } {
  const face = once(`face ${id}`, async () => withMemory(await partsOf(id).face()));
  const texts = useTexts(id);
  return { face: use(face), texts };
}

/** What a game draws is drawn again only if what it is given has changed. */
function withMemory({ Board, Briefing, Party, Legend, ...face }: GameFace): GameFace {
  return { ...face, Board: memo(Board), Briefing: memo(Briefing), Party: memo(Party), Legend: memo(Legend) };
}

export function useTexts(id: string): Texts {
  return use(once(`texts ${id}`, () => partsOf(id).texts()));
}

export function useRules(id: string): Rules {
  return use(loadRules(id));
}
