/** Les prouesses psychiques : ce qui est demandé et ce qui arrive. */
export const feats = {
  'feat.target': '{who} : qui viser par cette prouesse ?',
  'feat.model': '{unit}, figurine {no, number}',
  'feat.aid': '{who} peut aider {caster} : +1 par point de Puissance, avec {power, number} en réserve.',
  'feat.hinder': '{who} peut gêner {caster} : −1 par point de Puissance, avec {power, number} en réserve.',
  'feat.power': '{power, plural, =0 {Rien} one {# de Puissance} other {# de Puissance}}',
  'feat.where': 'Où déplacez-vous {who}, à {inches, number}″ au plus ?',
  'feat.which': '{who} : quel état disparaît ?',

  'feat.works': '{who}, {feat} sur {target} : réussite avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',
  'feat.fails': '{who}, {feat} sur {target} : échec avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',
  'feat.hindered': '{who} dépense un jeton contre {caster} : −1.',
  'feat.enemyWorks':
    '{who}, {feat} sur {target} : réussite avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',
  'feat.enemyFails':
    '{who}, {feat} sur {target} : échec avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',

  'modifier.barrierField': 'Champ de protection',
  'modifier.daze': 'Hébétude',
  'modifier.clarity': 'Clarté',
  'modifier.haste': 'Hâte',
  'modifier.enfeeble': 'Affaiblissement',
};
