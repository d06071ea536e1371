import type { Conclusion, Thought } from './thought.ts';

/** Something that thinks about one thing at a time. */
export interface Brain {
  think(thought: Thought): Promise<Conclusion>;
  close(): Promise<void>;
}

/** It came to no conclusion, and never will: it took too long, or broke what it was thought in. */
export class CutOff extends Error {
  readonly why: 'too-long' | 'broken';

  constructor(why: CutOff['why'], message: string) {
    super(message);
    this.name = 'CutOff';
    this.why = why;
  }
}
