import { terminalWords } from '@starboard/board/terminal';
import { mergeTexts, typedTexts } from '@starboard/kernel/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type WordKey = keyof typeof en;

const own = typedTexts<WordKey>({ en, fr });

export const { text } = own;

/** The program's own words; those of a game are its own. */
export const words = mergeTexts(own.texts, terminalWords);
