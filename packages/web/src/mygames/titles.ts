import type { GameFace } from '@starboard/board';
import { createFormatter, type Language, type Texts } from '@starboard/kernel/text';
import type { MatchEntry } from './entries.ts';
import { setupTitle } from './setup-title.ts';

export interface Loaded {
  readonly face: GameFace;
  readonly texts: Texts;
}

/** What a match is called and how it ended, in its game's words. Nothing is known until the game has come in. */
export interface Titles {
  /** What is played: the mission that was drawn, not that one was to be drawn. */
  titleOf(entry: MatchEntry): string | undefined;
  /** "Round 3" or "Set-up", in the game's own word for it. */
  roundOf(entry: MatchEntry): string | undefined;
  reasonOf(entry: MatchEntry): string | undefined;
}

export function titlesFrom(loaded: ReadonlyMap<string, Loaded>, language: Language): Titles {
  const says = new Map([...loaded].map(([game, { texts }]) => [game, createFormatter(texts, language)]));
  return {
    titleOf({ game, setup, headline }) {
      const title = headline?.title ?? setupTitle(loaded.get(game)?.face.setup, setup);
      return title && says.get(game)?.(title);
    },
    roundOf({ game, headline }) {
      const { face } = loaded.get(game) ?? {};
      if (headline === undefined || face === undefined) return undefined;
      return says.get(game)?.(face.roundName(headline.round));
    },
    reasonOf({ game, outcome }) {
      const isKnown = outcome !== undefined && outcome.reason.key in (loaded.get(game)?.texts[language] ?? {});
      return isKnown ? says.get(game)?.(outcome.reason) : undefined;
    },
  };
}
