import type { missions as en } from '../en/missions.ts';

export const missions: { readonly [K in keyof typeof en]: string } = {
  repaired: '{who} répare {objective}.',
  led: '{who} emmène {objective}.',
  'led.rolled':
    'En menant la créature captive, {who} obtient {die, number} : {actions, plural, =0 {aucune action} one {# action} other {# actions}} pour ce tour.',
  'event.standing': 'En vigueur dès le début : {event}.',
  'event.over': 'C’est terminé : {event}.',
  'event.calledOff':
    '{who} retire définitivement {count, plural, one {# carte} other {# cartes}} du deck Événement : {event}.',
  'wound.open': '{who} commence avec une blessure qui ne peut pas être soignée durant cette mission.',
  'blood.trail': 'Les ennemis passifs suivent le sang : {who}.',
  'herd.comes': 'Ennemis attirés ({zone}) : {enemies}.',
  'tokens.thinned':
    '{count, plural, one {# jeton Radar quitte} other {# jetons Radar quittent}} la partie face cachée.',
  neverAlone: 'Plus aucun ennemi sur le plateau. Le dé indique {die, number} : {tile}.',
  'bar.onlyClass': 'réservé à cette classe : {class}',
  'bar.cost': 'demande {cost, plural, one {# action} other {# actions}} dans un même tour',
};
