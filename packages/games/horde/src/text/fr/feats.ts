/** Les prouesses psychiques : ce qui est demandé et ce qui arrive. */
export const feats = {
  'feat.target': 'Qui {who} vise-t-il ?',
  'feat.model': '{unit}, figurine {no, number}',
  'feat.aid': '{who} peut prêter sa Puissance à {caster} : +1 par point. Il en a {power, number}.',
  'feat.hinder': '{who} peut gêner {caster} : −1 par point de Puissance. Il en a {power, number}.',
  'feat.power': '{power, plural, =0 {Rien} one {# Puissance} other {# Puissance}}',
  'feat.where': 'Où déplacez-vous {who}, à {inches, number}″ au plus ?',
  'feat.which': 'Quel état {who} perd-il ?',

  'feat.works': '{who} : {feat} sur {target} réussit avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',
  'feat.fails': '{who} : {feat} sur {target} échoue avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',
  'feat.hindered': '{who} dépense un jeton contre {caster} : −1.',
  'feat.enemyWorks':
    '{who} : {feat} sur {target} réussit avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',
  'feat.enemyFails':
    '{who} : {feat} sur {target} échoue avec {total, number} (dé {die, number}) ; il fallait 4 ou plus.',

  'modifier.barrierField': 'Champ de protection',
  'modifier.daze': 'Hébétude',
  'modifier.clarity': 'Clarté',
  'modifier.haste': 'Hâte',
  'modifier.enfeeble': 'Affaiblissement',
};
