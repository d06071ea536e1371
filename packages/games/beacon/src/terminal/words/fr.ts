import type { en } from './en.ts';

export const fr: { readonly [K in keyof typeof en]: string } = {
  'terminal.title':
    '{title} · tour {round, number} · {phase, select, plan {préparatifs} work {au travail} other {tempête}}',
  'terminal.charge': 'Charge',
  'terminal.hull': 'Coque',
  'terminal.of': '{value, number} sur {most, number}',
  'terminal.storms': 'Tempêtes',
  'terminal.storms.left': '{left, plural, =0 {plus aucune} one {encore #} other {encore #}}',
  'terminal.storms.passed': '{left} ; passées : {cards}',
  'terminal.inForce': 'En vigueur',
  'terminal.inForce.nothing': 'rien',
  'terminal.job': 'Poste',
  'terminal.job.none': 'pas encore choisi',
  'terminal.job.work': 'à la lampe',
  'terminal.job.shield': 'au bouclier',
  'terminal.job.lastRound': '{job}, au tour précédent',
  'terminal.tool': 'Outil',
  'terminal.tool.hidden': 'pas encore montré',
  'terminal.tool.used': '{tool} (hors d’usage)',
  'terminal.foreseen': 'Prévision',
};
