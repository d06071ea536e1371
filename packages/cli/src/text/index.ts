import type { Params, Text } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The program's own words; those of a game are its own. */
export const words: Texts = { en, fr };

export type WordKey = keyof typeof en;

export function text(key: WordKey, params?: Params): Text {
  return params === undefined ? { key } : { key, params };
}
