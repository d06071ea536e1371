import type { Term } from '@starboard/kernel/text';

/** The words of the game as the terminal says them in French, beside those of its glossary. */
export const terms: readonly Term[] = [
  { en: 'health', fr: 'vie', never: ['santé'] },
  { en: 'ability', fr: 'compétence', never: ['capacité'] },
  { en: 'radar token', fr: 'jeton Radar' },
  { en: 'radar pile', fr: 'pile d’apparition', never: ['pioche'] },
  { en: 'item card', fr: 'carte Objet' },
  { en: 'Resolve', fr: 'Resolve', never: ['résolve', 'volonté'] },
  { en: 'round', fr: 'round', never: ['tour', 'manche'] },
  { en: 'stunned', fr: 'sonné', never: ['étourdi'] },
  { en: 'map', fr: 'plateau', never: ['plan'] },
  { en: 'dead', fr: 'hors de combat', never: ['mort', 'décès'] },
  { en: 'noise', fr: 'bruit' },
];
