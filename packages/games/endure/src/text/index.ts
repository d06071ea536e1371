import type { Texts } from '@starboard/kernel/text';
import { textOfDoor } from './doors.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

export const texts = { en, fr, names: { door: textOfDoor } } satisfies Texts;
