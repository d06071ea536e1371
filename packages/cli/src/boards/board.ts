import type { Text, Viewer } from '@starboard/kernel';
import type { Pen } from '../layout.ts';

/** How a game looks in characters: drawn from what these eyes may see, and from nothing else. */
export interface Board<View = unknown> {
  draw(view: View, eyes: Viewer, pen: Pen): string[];
  /** How places are called and typed; a game without it has numbers. */
  readonly places?: PlaceNames<View>;
}

/** Places by their coordinates on the board. */
export interface PlaceNames<View = unknown> {
  /** What to type. */
  readonly fits: Text;
  /** Runs `[first, count, …]` in words. */
  tell(view: View, runs: readonly number[], pen: Pen): string;
  /** What was typed, if it names a place. */
  read(view: View, typed: string): number | undefined;
}
