import type { Term } from '@starboard/kernel/text';

/** The words of the game as the terminal says them in French, beside those of its glossary. */
export const terms: readonly Term[] = [
  { en: 'round', fr: 'manche', never: ['tour', 'round'] },
  { en: 'event', fr: 'événement' },
  { en: 'hull', fr: 'coque' },
  { en: 'stealth', fr: 'discrétion', never: ['furtivité', 'caché'] },
  { en: 'home', fr: 'port', never: ['chez lui', 'chez vous'] },
  { en: 'docked', fr: 'à quai' },
];
