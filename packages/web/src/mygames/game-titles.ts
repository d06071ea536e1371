import type { GameFace } from '@starboard/board';
import { createFormatter, type Texts } from '@starboard/kernel/text';
import { useEffect, useMemo, useState } from 'react';
import { findGame } from '../games/games.ts';
import { useSettings } from '../settings/settings.ts';
import type { MatchEntry } from './entries.ts';
import { setupTitle } from './setup-title.ts';

interface Loaded {
  readonly face: GameFace;
  readonly texts: Texts;
}

/** What a match is called and how it ended, in its game's words. Nothing is known until the game has come in. */
export interface Titles {
  titleOf(entry: MatchEntry): string | undefined;
  reasonOf(entry: MatchEntry): string | undefined;
}

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

function titlesFrom(loaded: ReadonlyMap<string, Loaded>, language: keyof Texts): Titles {
  const says = new Map([...loaded].map(([game, { texts }]) => [game, createFormatter(texts, language)]));
  return {
    titleOf({ game, setup }) {
      const title = setupTitle(loaded.get(game)?.face.setup, setup);
      return title && says.get(game)?.(title);
    },
    reasonOf({ game, outcome }) {
      const isKnown = outcome !== undefined && outcome.reason.key in (loaded.get(game)?.texts[language] ?? {});
      return isKnown ? says.get(game)?.(outcome.reason) : undefined;
    },
  };
}

/** Without the network a game may not come in; then its matches go by the game's name. */
async function load(game: string): Promise<Loaded | undefined> {
  const parts = findGame(game)?.parts;
  if (parts === undefined) return undefined;
  try {
    const [face, texts] = await Promise.all([parts.face(), parts.texts()]);
    return { face, texts };
  } catch {
    return undefined;
  }
}
