import type { GameFace } from '@starboard/board';
import type { Bot, Game } from '@starboard/kernel';
import type { Language, Texts } from '@starboard/kernel/text';

/** The rules of a game, and who plays it by itself, the usual one first. */
export interface Rules {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

/** How the parts of a game come in: each is a chunk of its own, fetched when it is needed. */
interface Parts {
  texts(): Promise<Texts>;
  face(): Promise<GameFace>;
  rules(): Promise<Rules>;
  /** The rulebook as Markdown. */
  rulebook(language: Language): Promise<string>;
}

/** A game on the shelf. Its name and a sentence about it are among the page's words: `shelf.<id>.name`. */
export interface ShelvedGame {
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  /** What is reached in it can be compared: there is a table of its best scores. */
  readonly hasScores?: true;
  /** Without it the game is still to come. */
  readonly parts?: Parts;
}

export const shelf: readonly ShelvedGame[] = [
  {
    id: 'endure',
    seats: [1, 6],
    minutes: [15, 90],
    parts: {
      texts: async () => (await import('@starboard/endure/text')).texts,
      face: async () => (await import('@starboard/endure/board')).endureFace,
      rules: async () => {
        const { endure, sensibleBot } = await import('@starboard/endure');
        return { game: endure as Game, bots: [sensibleBot as Bot] };
      },
      rulebook: async language =>
        language === 'fr'
          ? (await import('@starboard/endure/rulebook.fr.md?raw')).default
          : (await import('@starboard/endure/rulebook.md?raw')).default,
    },
  },
  {
    id: 'horde',
    seats: [1, 4],
    minutes: [60, 120],
    hasScores: true,
    parts: {
      texts: async () => (await import('@starboard/horde/text')).texts,
      face: async () => (await import('@starboard/horde/board')).hordeFace,
      rules: async () => {
        const { horde, sensibleBot } = await import('@starboard/horde');
        return { game: horde as Game, bots: [sensibleBot as Bot] };
      },
      rulebook: async language =>
        language === 'fr'
          ? (await import('@starboard/horde/rulebook.fr.md?raw')).default
          : (await import('@starboard/horde/rulebook.md?raw')).default,
    },
  },
  {
    id: 'renegades',
    seats: [1, 4],
    minutes: [60, 150],
    parts: {
      texts: async () => (await import('@starboard/renegades/text')).texts,
      face: async () => (await import('@starboard/renegades/board')).renegadesFace,
      rules: async () => {
        const { renegades, sensibleBot } = await import('@starboard/renegades');
        return { game: renegades as Game, bots: [sensibleBot as Bot] };
      },
      rulebook: async language =>
        language === 'fr'
          ? (await import('@starboard/renegades/rulebook.fr.md?raw')).default
          : (await import('@starboard/renegades/rulebook.md?raw')).default,
    },
  },
  {
    id: 'endeavours',
    seats: [1, 1],
    minutes: [120, 360],
    parts: {
      texts: async () => (await import('@starboard/endeavours/text')).texts,
      face: async () => (await import('@starboard/endeavours/board')).endeavoursFace,
      rules: async () => {
        const { endeavours, sensibleBot } = await import('@starboard/endeavours');
        return { game: endeavours as Game, bots: [sensibleBot as Bot] };
      },
      rulebook: async language =>
        language === 'fr'
          ? (await import('@starboard/endeavours/rulebook.fr.md?raw')).default
          : (await import('@starboard/endeavours/rulebook.md?raw')).default,
    },
  },
];

export type PlayableGame = ShelvedGame & { readonly parts: Parts };

export function findGame(id: string): PlayableGame | undefined {
  const found = shelf.find(game => game.id === id);
  return found?.parts === undefined ? undefined : (found as PlayableGame);
}
