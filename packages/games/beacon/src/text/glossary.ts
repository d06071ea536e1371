import type { Term } from '@starboard/kernel/text';

/** The words of the rules and their one word in French. */
export const glossary: readonly Term[] = [
  { en: 'keeper', fr: 'gardien' },
  { en: 'engineer', fr: 'mécanicienne', never: ['mécanicien', 'ingénieur', 'ingénieure'] },
  { en: 'lamp', fr: 'lampe' },
  { en: 'charge', fr: 'charge' },
  { en: 'hull', fr: 'coque' },
  { en: 'damage', fr: 'dégât', never: ['dommage'] },
  { en: 'storm', fr: 'tempête', never: ['orage'] },
  { en: 'shield', fr: 'bouclier' },
  { en: 'round', fr: 'tour', never: ['manche', 'round'] },
  { en: 'Coil', fr: 'Bobine' },
  { en: 'Lens', fr: 'Lentille' },
  { en: 'Baffle', fr: 'Déflecteur' },
  { en: 'Relay', fr: 'Relais' },
  { en: 'Static', fr: 'Parasites' },
  { en: 'Surge', fr: 'Surtension' },
];
