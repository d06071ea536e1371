import type { ShownAsk, Text, Viewer } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';
import type { Pen } from './layout.ts';
import type { Mark, Signs } from './signs.ts';

/** How a game looks in characters: drawn from what these eyes may see, and from nothing else. */
export interface TerminalFace<View = unknown> {
  /** What it says beside the game's own texts. */
  readonly words: Texts;
  draw(view: View, eyes: Viewer, pen: Pen): string[];
  /** What is drawn and not said in words; a game that has only words and bars has none. */
  readonly map?: BoardMap<View>;
  /** How places are called and typed; a game that asks for none has none. */
  readonly places?: PlaceNames<View>;
}

/** A board's signs, and where they are on it. */
interface BoardMap<View = unknown> {
  signs(view: View): Signs;
  rows(view: View, eyes: Viewer, pen: Pen): readonly (readonly Mark[])[];
}

/** A question for a place: of which space, and the runs `[first, count, …]` that may be chosen. */
export type PlaceAsk = Extract<ShownAsk, { shape: 'place' }>;

/** Places by their coordinates on the board. */
export interface PlaceNames<View = unknown> {
  /** What to type. */
  fits(view: View, ask: PlaceAsk): Text;
  /** What may be chosen, in words. */
  tell(view: View, ask: PlaceAsk, pen: Pen): string;
  /** What was typed, if it names a place; in words what it lacks, if it almost does. */
  read(view: View, ask: PlaceAsk, typed: string): number | Text | undefined;
}
