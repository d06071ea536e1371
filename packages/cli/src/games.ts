import { shelf as beacon } from '@starboard/beacon/shelf';
import type { Check, Rules, Shelf } from '@starboard/board/shelf';
import type { TerminalFace } from '@starboard/board/terminal';
import { shelf as endeavours } from '@starboard/endeavours/shelf';
import { shelf as endure } from '@starboard/endure/shelf';
import { shelf as horde } from '@starboard/horde/shelf';
import { type Bot, randomBot } from '@starboard/kernel';
import { mergeTexts, type Texts } from '@starboard/kernel/text';
import { shelf as renegades } from '@starboard/renegades/shelf';
import { UsageError } from './errors.ts';
import { text } from './text/index.ts';

/** The games there are; if they are others than ours, the module that exports them as `shelves`: each thread loads its own. */
export interface Shelves {
  readonly games: readonly Shelf[];
  readonly module?: string;
}

export const shelves: Shelves = { games: [endure, horde, renegades, endeavours, beacon] };

/** A game that was taken from the shelf, with all that a terminal needs of it. */
export interface Shelved extends Rules {
  /** The game's, and those of its face. */
  readonly texts: Texts;
  readonly face: TerminalFace;
  readonly check?: Check;
}

export function gameIds({ games }: Shelves): string[] {
  return games.map(({ id }) => id);
}

export function maybeShelf({ games }: Shelves, id: string): Shelf | undefined {
  return games.find(shelf => shelf.id === id);
}

export function findShelf(among: Shelves, id: string): Shelf {
  const found = maybeShelf(among, id);
  if (found !== undefined) return found;
  throw new UsageError(text('cli.wrong.game', { given: id, games: gameIds(among).join(', ') }));
}

export async function takeDown(shelf: Shelf): Promise<Shelved> {
  const [rules, texts, face, check] = await Promise.all([
    shelf.rules(),
    shelf.texts(),
    shelf.terminal(),
    shelf.check?.(),
  ]);
  return { ...rules, texts: mergeTexts(texts, face.words), face, ...(check && { check }) };
}

export async function findGame(among: Shelves, id: string): Promise<Shelved> {
  return takeDown(findShelf(among, id));
}

export function allGames({ games }: Shelves): Promise<Shelved[]> {
  return Promise.all(games.map(takeDown));
}

/** The rules of all games, without their words. */
export function allRules({ games }: Shelves): Promise<Rules[]> {
  return Promise.all(games.map(shelf => shelf.rules()));
}

/** The game's own bots, the usual one first, and the one that every game has. */
export function botsOf({ bots }: Rules): readonly Bot[] {
  return bots.some(({ name }) => name === randomBot.name) ? bots : [...bots, randomBot];
}

export function findBot(rules: Rules, name: string): Bot {
  const bots = botsOf(rules);
  const found = bots.find(bot => bot.name === name);
  if (found !== undefined) return found;
  const names = bots.map(bot => bot.name).join(', ');
  throw new UsageError(text('cli.wrong.bot', { given: name, game: rules.game.id, bots: names }));
}
