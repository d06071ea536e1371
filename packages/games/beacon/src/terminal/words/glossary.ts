import type { Term } from '@starboard/kernel/text';

/** The words of the game as the terminal says them in French, beside those of its glossary. */
export const terms: readonly Term[] = [
  { en: 'round', fr: 'tour', never: ['round', 'manche'] },
  { en: 'storm', fr: 'tempête' },
  { en: 'hull', fr: 'coque' },
  { en: 'charge', fr: 'charge' },
  { en: 'lamp', fr: 'lampe' },
  { en: 'shield', fr: 'bouclier', never: ['protection'] },
  { en: 'keeper', fr: 'gardien' },
  { en: 'engineer', fr: 'mécanicienne', never: ['ingénieur', 'ingénieure'] },
  { en: 'Relay', fr: 'Relais' },
];
