import type { Odds } from '@starboard/kernel';
import type { Followed, Given, ShownUndoPoint } from '@starboard/room';

/**
 * A match as this page plays it, wherever it is kept. The table knows nothing else: it is the same for a match on the
 * server and for one on this device.
 */
export interface Sitting {
  readonly where: 'server' | 'device';
  readonly id: string;
  /**
   * Tells how things stand, at once and whenever they change. What happens by itself comes step by step: such a picture is
   * not settled, and the next follows at once. What will not go away is told to `onLost`, once.
   */
  follow(onNews: (followed: Followed) => void, onLost: (thrown: unknown) => void): () => void;
  /** Once this is kept, the answer is stored. Throws what was wrong; then nothing was changed. */
  answer(given: Given): Promise<void>;
  /** Whoever no longer wants to know says so by the signal. */
  odds(given: Given, signal?: AbortSignal): Promise<Odds>;
  undoPoints(): Promise<readonly ShownUndoPoint[]>;
  /** True if it was taken back; otherwise the others are asked. */
  undo(keep: number): Promise<boolean>;
  replyToUndo(agree: boolean): Promise<void>;
  /** Gives up all seats of this person, or of this screen. */
  resign(): Promise<void>;
  /** The same set-up and seats once more; the id of the new match. */
  again(): Promise<string>;
  /** Set-up and journal as far as this person may know them, to be kept as a file. */
  report(): Promise<unknown>;
}
