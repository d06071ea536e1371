import type { en } from './en.ts';

export const fr: { readonly [K in keyof typeof en]: string } = {
  title: 'La Balise',
  keeper: 'le gardien',
  engineer: 'la mécanicienne',
  begin: 'La tempête approche. La lampe demande une charge de {goal, number}.',
  plan: 'Que ferez-vous ce tour-ci ?',
  'plan.work': 'Travailler à la lampe',
  'plan.shield': 'Tenir le bouclier',
  'plan.works': '{seat, select, keeper {Le gardien travaille} other {La mécanicienne travaille}} à la lampe.',
  'plan.shields': '{seat, select, keeper {Le gardien va} other {La mécanicienne va}} au bouclier.',
  shields: '{seat, select, keeper {Le gardien} other {La mécanicienne}} tient le bouclier.',
  rolled: '{seat, select, keeper {Le gardien} other {La mécanicienne}} lance {dice}.',
  relay: 'User le Relais pour relancer des dés ?',
  'relay.used':
    '{seat, select, keeper {Le gardien} other {La mécanicienne}} use le Relais sur {count, plural, one {# dé} other {# dés}} : {dice}.',
  die: 'le {die, number}',
  charged:
    '{seat, select, keeper {Le gardien} other {La mécanicienne}} ajoute {charge, number} à la charge, qui monte à {total, number}.',
  storm: '{card} : {damage, plural, =0 {la coque tient} one {# dégât} other {# dégâts}}, coque {hull, number}.',
  surge: 'La Surtension vide 1 de charge.',
  foreseen: 'Vous voyez venir la prochaine tempête : {card}.',
  'storm.calm': 'Accalmie',
  'storm.gust': 'Rafale',
  'storm.squall': 'Bourrasque',
  'storm.static': 'Parasites',
  'storm.surge': 'Surtension',
  won: 'La balise brûle au tour {round, number}. Les secours arrivent.',
  'lost.hull': 'La coque cède.',
  'lost.storm': 'La tempête est passée, et les sauveteurs avec elle. La lampe est restée éteinte.',
};
