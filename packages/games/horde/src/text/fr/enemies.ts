/** Ce que font les ennemis, et comment ils arrivent. */
export const enemies = {
  'wave.bought': 'La vague : {units, plural, one {# unité} other {# unités}} pour {points} points sur {budget}.',
  'deploy.rolled': '{who} : {die} pour le coin.',
  'deploy.arrives': '{who} : arrivée au {corner}.',
  'deploy.noRoom': '{who} : plus de place sur la table.',
  corner: '{who} : à quel coin ?',
  'corner.1': 'coin nord-ouest',
  'corner.2': 'coin nord-est',
  'corner.3': 'coin sud-est',
  'corner.4': 'coin sud-ouest',

  'enemy.hold': '{who} : Tenir.',
  'enemy.advance': '{who} : Avance.',
  'enemy.rush': '{who} : Course.',
  'enemy.repaired': '{who} : {count, plural, one {# blessure réparée} other {# blessures réparées}}.',
  'enemy.mended':
    '{who} : {count, plural, one {# blessure soignée} other {# blessures soignées}}. D3 : {result, number} (dé {die, number}).',
};
