import type { Ref } from '@starboard/kernel';
import type { Words } from '../types.ts';

/** Something that could be done next, and why. */
export interface Idea {
  /** The option of the question what to do in the year. */
  readonly key: string;
  readonly text: Words;
  /** The rule that it goes by. */
  readonly rule: string;
  readonly refs: readonly Ref[];
  /** Ideas are compared by it. */
  readonly worth: number;
}

export function idea(key: string, worth: number, rule: string, text: Words, refs: readonly Ref[] = []): Idea {
  return { key, text, rule, refs, worth };
}
