import { beacon, tally as beaconTally, texts as beaconTexts, steadyBot } from '@starboard/beacon';
import { checkMission, endure, tally as endureTally, texts as endureTexts, sensibleBot } from '@starboard/endure';
import {
  horde,
  sensibleBot as hordeBot,
  spread as hordeSpread,
  tally as hordeTally,
  texts as hordeTexts,
} from '@starboard/horde';
import { type Bot, type Game, randomBot, type Text } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';
import {
  renegades,
  sensibleBot as renegadesBot,
  tally as renegadesTally,
  texts as renegadesTexts,
} from '@starboard/renegades';
import { beaconBoard } from './boards/beacon.ts';
import type { Board } from './boards/board.ts';
import { endureBoard } from './boards/endure/index.ts';
import { hordeBoard } from './boards/horde/index.ts';
import { renegadesBoard } from './boards/renegades/index.ts';
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

type Checked =
  | { readonly ok: true; readonly title: Text }
  | { readonly ok: false; readonly problems: readonly { readonly where: string; readonly text: Text }[] };

/** Holds the parts of one game to one state and view; afterwards nobody needs to know which. */
export function shelve<State, Setup, View>(parts: Shelved<State, Setup, View>): Shelved {
  return parts;
}

/** The games there are, and the module that exports them as `shelf`: each thread loads its own. */
export interface Shelf {
  readonly games: readonly Shelved[];
  readonly module: string;
}

export const shelf: Shelf = {
  games: [
    shelve({
      game: endure,
      texts: endureTexts,
      bots: [sensibleBot],
      board: endureBoard,
      tally: endureTally,
      check: checkMission,
    }),
    shelve({
      game: horde,
      texts: hordeTexts,
      bots: [hordeBot],
      board: hordeBoard,
      tally: hordeTally,
      spread: hordeSpread,
    }),
    shelve({
      game: renegades,
      texts: renegadesTexts,
      bots: [renegadesBot],
      board: renegadesBoard,
      tally: renegadesTally,
    }),
    shelve({ game: beacon, texts: beaconTexts, bots: [steadyBot], board: beaconBoard, tally: beaconTally }),
  ],
  module: import.meta.url,
};

export function gameIds({ games }: Shelf): string[] {
  return games.map(({ game }) => game.id);
}

export function findGame(among: Shelf, id: string): Shelved {
  const found = among.games.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new UsageError(text('cli.wrong.game', { given: id, games: gameIds(among).join(', ') }));
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
