import type { Conclusion, Thought } from '@starboard/room';

/** Something that thinks about one thing at a time. */
export interface Brain {
  think(thought: Thought): Promise<Conclusion>;
  close(): Promise<void>;
}
