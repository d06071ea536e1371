import type { Bot, Game, Text } from '@starboard/kernel';
import type { Language, Texts } from '@starboard/kernel/text';
import type { ComponentType } from 'react';
import type { GameFace } from './face.ts';
import type { IconDrawing } from './icon.tsx';
import type { TerminalFace } from './terminal/index.ts';

/**
 * A game on the shelf: what is told of it before it is opened, and how its parts come in. Each part is fetched when
 * somebody needs it and by nobody else, so that a server loads no words and a terminal no pictures.
 */
export interface Shelf {
  readonly id: string;
  readonly words: { readonly [L in Language]: ShelfWords };
  readonly seats: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  /** What is reached in it can be compared: there is a table of its best scores. */
  readonly hasScores?: true;
  rules(): Promise<Rules>;
  texts(): Promise<Texts>;
  terminal(): Promise<TerminalFace>;
  /** Looks through content that somebody wrote for the game, such as a mission. */
  check?(): Promise<Check>;
}

/** A game that stands on the page, too; others are played in the terminal and by programs. */
export interface PageShelf extends Shelf {
  face(): Promise<GameFace>;
  cover(): Promise<Cover>;
  /** The rulebook as Markdown. */
  rulebook(language: Language): Promise<string>;
}

export interface ShelfWords {
  readonly name: string;
  /** A sentence that says what it is like. */
  readonly sentence: string;
  /** Whose game it is. */
  readonly owner: string;
  /** Where it teaches itself: what its tutorial promises. */
  readonly tutorial?: string;
}

/** The rules of a game, who plays it by itself, and what it counts. */
export interface Rules<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>;
  /** The first is the usual one. */
  readonly bots: readonly Bot<View>[];
  tally(state: Readonly<State>): Tally;
  readonly spread?: Spread;
}

/** What a game counts, by name; `tally.<name>` among its texts says what it is. */
export type Tally = { readonly [name: string]: number };

/** A count of which not only the mean is worth seeing: how many matches came to 0, 1, 2 …, and to `most` or more. */
export interface Spread {
  readonly of: string;
  readonly most: number;
}

export type Check = (written: unknown) => Checked;

export type Checked =
  | { readonly ok: true; readonly title: Text /** With which it is played. */; readonly settings: object }
  | { readonly ok: false; readonly problems: readonly { readonly where: string; readonly text: Text }[] };

/** How a game looks on the shelf. */
export interface Cover {
  /** Its picture, inside a `CoverFrame`: it shows nothing that is not said beside it. */
  readonly Scene: ComponentType<SceneProps>;
  /** Stands before its matches in a list. */
  readonly icon: IconDrawing;
}

export interface SceneProps {
  /** Gradients need names that nobody else on the page has: they begin with this. */
  readonly id: string;
}

/** Holds the rules, the bots and the counts to one state and view; afterwards nobody needs to know which. */
export function rulesOf<State, Setup, View>(rules: Rules<State, Setup, View>): Rules {
  return rules;
}
