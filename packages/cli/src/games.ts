import { type Bot, type Game, randomBot, type Text } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';
import type { Board } from './boards/board.ts';
import { UsageError } from './errors.ts';
import { text } from './text/index.ts';

/** What a game counts, by name; `tally.<name>` among its texts says what it is. */
export type Tally = { readonly [name: string]: number };

/** A count of which not only the mean is worth seeing: how many matches came to 0, 1, 2 …, and to `most` or more. */
interface Spread {
  readonly of: string;
  readonly most: number;
}

/** A game as it stands on the shelf: its rules, its words, who plays it alone, how it looks, and what it counts. */
export interface Shelved<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>;
  readonly texts: Texts;
  /** The first is the usual one. */
  readonly bots: readonly Bot<View>[];
  readonly board: Board<View>;
  tally(state: Readonly<State>): Tally;
  readonly spread?: Spread;
  /** Looks through content that somebody wrote for the game, such as a mission. */
  check?(written: unknown): Checked;
}

export type Checked =
  | { readonly ok: true; readonly title: Text /** With which it is played. */; readonly settings: object }
  | { readonly ok: false; readonly problems: readonly { readonly where: string; readonly text: Text }[] };

/** Holds the parts of one game to one state and view; afterwards nobody needs to know which. */
export function shelve<State, Setup, View>(parts: Shelved<State, Setup, View>): Shelved {
  return parts;
}

/** Where a game stands. It is large, so it is taken down only when somebody wants it. */
interface Place {
  readonly id: string;
  load(): Promise<Shelved>;
}

/** The games there are; if they are others than ours, the module that exports them as `shelf`: each thread loads its own. */
export interface Shelf {
  readonly places: readonly Place[];
  readonly module?: string;
}

export const shelf: Shelf = {
  places: [
    { id: 'endure', load: async () => (await import('./shelf/endure.ts')).default },
    { id: 'horde', load: async () => (await import('./shelf/horde.ts')).default },
    { id: 'renegades', load: async () => (await import('./shelf/renegades.ts')).default },
    { id: 'endeavours', load: async () => (await import('./shelf/endeavours.ts')).default },
    { id: 'beacon', load: async () => (await import('./shelf/beacon.ts')).default },
  ],
};

export function gameIds({ places }: Shelf): string[] {
  return places.map(({ id }) => id);
}

/** The game with this name, if it is there. */
export async function maybeGame({ places }: Shelf, id: string): Promise<Shelved | undefined> {
  return places.find(place => place.id === id)?.load();
}

export async function findGame(among: Shelf, id: string): Promise<Shelved> {
  const found = await maybeGame(among, id);
  if (found !== undefined) return found;
  throw new UsageError(text('cli.wrong.game', { given: id, games: gameIds(among).join(', ') }));
}

export function allGames({ places }: Shelf): Promise<Shelved[]> {
  return Promise.all(places.map(place => place.load()));
}

/** The game's own bots, the usual one first, and the one that every game has. */
export function botsOf({ bots }: Shelved): readonly Bot[] {
  return bots.some(({ name }) => name === randomBot.name) ? bots : [...bots, randomBot];
}

export function findBot(shelved: Shelved, name: string): Bot {
  const bots = botsOf(shelved);
  const found = bots.find(bot => bot.name === name);
  if (found !== undefined) return found;
  const names = bots.map(bot => bot.name).join(', ');
  throw new UsageError(text('cli.wrong.bot', { given: name, game: shelved.game.id, bots: names }));
}
