import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts = { en, fr };
