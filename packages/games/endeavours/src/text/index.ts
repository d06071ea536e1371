import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

export const texts = { en, fr };

/** Whether there is such a text, for keys that are put together from what lies on the table. */
export function isText(key: string): key is keyof typeof en {
  return Object.hasOwn(en, key);
}
