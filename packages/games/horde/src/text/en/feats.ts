/** Psychic feats: what is asked and what happens. */
export const feats = {
  'feat.target': 'Whom does {who} aim the feat at?',
  'feat.model': '{unit}, model {no, number}',
  'feat.aid': '{who} may lend {caster} Power: +1 for each point. It has {power, number}.',
  'feat.hinder': '{who} may hinder {caster}: −1 for each point of Power. It has {power, number}.',
  'feat.power': '{power, plural, =0 {Nothing} one {# Power} other {# Power}}',
  'feat.where': 'Where do you move {who}, up to {inches, number}″?',
  'feat.which': 'Which condition does {who} lose?',

  'feat.works': '{who}: {feat} on {target} works with {total, number} (die {die, number}); 4 or more were needed.',
  'feat.fails': '{who}: {feat} on {target} fails with {total, number} (die {die, number}); 4 or more were needed.',
  'feat.hindered': '{who} spends a token against {caster}: −1.',
  'feat.enemyWorks': '{who}: {feat} on {target} works with {total, number} (die {die, number}); 4 or more were needed.',
  'feat.enemyFails': '{who}: {feat} on {target} fails with {total, number} (die {die, number}); 4 or more were needed.',

  'modifier.barrierField': 'Barrier Field',
  'modifier.daze': 'Daze',
  'modifier.clarity': 'Clarity',
  'modifier.haste': 'Haste',
  'modifier.enfeeble': 'Enfeeble',
};
