import type { Term } from '@starboard/kernel/text';

/** The words of a game on its board in the terminal, as the game itself says them in French. */
export const boardTerms: { readonly [game: string]: readonly Term[] } = {
  endure: [
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
  ],
  horde: [
    { en: 'round', fr: 'round', never: ['tour', 'manche'] },
    { en: 'wave', fr: 'vague' },
    { en: 'marker', fr: 'marqueur', never: ['objectif'] },
    { en: 'alertness', fr: 'alerte' },
    { en: 'wound', fr: 'blessure' },
    { en: 'damage', fr: ['dégât'], never: ['dommage'] },
    { en: 'Shaken', fr: 'état Ébranlé' },
    { en: 'Power', fr: 'Puissance' },
  ],
  renegades: [
    { en: 'round', fr: 'manche', never: ['tour', 'round'] },
    { en: 'event', fr: 'événement' },
    { en: 'hull', fr: 'coque' },
    { en: 'stealth', fr: 'discrétion', never: ['furtivité', 'caché'] },
    { en: 'home', fr: 'port', never: ['chez lui', 'chez vous'] },
    { en: 'docked', fr: 'à quai' },
  ],
  beacon: [
    { en: 'round', fr: 'tour', never: ['round', 'manche'] },
    { en: 'storm', fr: 'tempête' },
    { en: 'hull', fr: 'coque' },
    { en: 'charge', fr: 'charge' },
    { en: 'lamp', fr: 'lampe' },
    { en: 'shield', fr: 'bouclier', never: ['protection'] },
    { en: 'keeper', fr: 'gardien' },
    { en: 'engineer', fr: 'mécanicienne', never: ['ingénieur', 'ingénieure'] },
    { en: 'Relay', fr: 'Relais' },
  ],
};
