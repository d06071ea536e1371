import type { Term } from '@starboard/kernel/text';

/** The words of the game as the terminal says them in French, beside those of its glossary. */
export const terms: readonly Term[] = [
  { en: 'round', fr: 'round', never: ['tour', 'manche'] },
  { en: 'wave', fr: 'vague' },
  { en: 'marker', fr: 'marqueur', never: ['objectif'] },
  { en: 'alertness', fr: 'alerte' },
  { en: 'wound', fr: 'blessure' },
  { en: 'damage', fr: ['dégât'], never: ['dommage'] },
  { en: 'Shaken', fr: 'état Ébranlé' },
  { en: 'Power', fr: 'Puissance' },
];
