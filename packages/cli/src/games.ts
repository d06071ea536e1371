import { beacon, texts as beaconTexts, steadyBot } from '@starboard/beacon';
import type { Bot, Game } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';
import { beaconBoard } from './boards/beacon.ts';
import type { Board } from './boards/board.ts';

/** A game as it stands on the shelf: its rules, its words, who plays it alone, and how it looks. */
export interface Shelved<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>;
  readonly texts: Texts;
  readonly bot: Bot<View>;
  readonly board: Board<View>;
}

/** Holds the parts of one game to one view; afterwards nobody needs to know which. */
export function shelve<State, Setup, View>(parts: Shelved<State, Setup, View>): Shelved {
  return parts;
}

export const shelf: readonly Shelved[] = [
  shelve({ game: beacon, texts: beaconTexts, bot: steadyBot, board: beaconBoard }),
];
