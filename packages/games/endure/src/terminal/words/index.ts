import { typedTexts } from '@starboard/kernel/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const { texts: words, text } = typedTexts({ en, fr });
