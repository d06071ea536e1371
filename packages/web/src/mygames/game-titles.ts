import { useEffect, useMemo, useState } from 'react';
import { findGame } from '../games/games.ts';
import { useSettings } from '../settings/settings.ts';
import type { MatchEntry } from './entries.ts';
import { type Loaded, type Titles, titlesFrom } from './titles.ts';

/** Fetches the games of these matches behind the page's back: a list can be read without them. */
export function useTitles(entries: readonly MatchEntry[] | undefined): Titles {
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const games = [...new Set(entries?.map(({ game }) => game))].sort().join(' ');
  useEffect(() => {
    let isLeft = false;
    for (const game of games.split(' ')) {
      void load(game).then(found => {
        if (found && !isLeft) setLoaded(before => new Map(before).set(game, found));
      });
    }
    return () => {
      isLeft = true;
    };
  }, [games]);
  return useMemo(() => titlesFrom(loaded, language), [loaded, language]);
}

/** Without the network a game may not come in; then its matches go by the game's name. */
async function load(game: string): Promise<Loaded | undefined> {
  const shelf = findGame(game);
  if (shelf === undefined) return undefined;
  try {
    const [face, texts] = await Promise.all([shelf.face(), shelf.texts()]);
    return { face, texts };
  } catch {
    return undefined;
  }
}
