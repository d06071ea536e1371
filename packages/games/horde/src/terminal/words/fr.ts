import type { en } from './en.ts';

export const fr: { readonly [K in keyof typeof en]: string } = {
  'terminal.fits': 'Tapez les pouces vers l’est, puis vers le sud : {x, number} {y, number}',
  'terminal.row': '{y, number}″ au sud ({columns})',
  'terminal.column': '{from, number}',
  'terminal.columns': '{from, number}–{to, number}',
  'terminal.boss': 'combat de chef',
  'terminal.effect': '{name} – {text}',
  'terminal.event': 'Événement, {name} – {text}',
  'terminal.event.hero': 'Événement, {name} ({who}) – {text}',
  'terminal.event.quarter': 'Événement, {name} (quart {quarter, number}) – {text}',
  'terminal.sign.hero': 'héros, par numéro',
  'terminal.sign.unconscious': 'héros sans connaissance',
  'terminal.sign.enemy': 'ennemi',
  'terminal.sign.open': 'terrain dégagé',
  'terminal.title': 'Vague {wave, number} · round {round, number}',
  'terminal.alertness': 'alerte',
  'terminal.marker':
    'marqueur {no, number}{priority, select, yes { (prioritaire)} other {}} : {damage, plural, =0 {intact} one {# dégât sur 3} other {# dégâts sur 3}}',
  'terminal.wounds': 'blessures restantes',
  'terminal.power': 'Puissance',
  'terminal.level': 'niveau {level, number}, {xp, number} XP, {credits, plural, one {# crédit} other {# crédits}}',
  'terminal.unconscious': 'sans connaissance',
  'terminal.shaken': 'état Ébranlé',
  'terminal.fatigued': 'fatigue',
  'terminal.activated': 'activation faite',
  'terminal.unit':
    '{unit} ({count, number}{wounds, plural, =0 {} one {, # blessure} other {, # blessures}}){state, select, shaken {, état Ébranlé} activated {, activation faite} other {}}',
};
