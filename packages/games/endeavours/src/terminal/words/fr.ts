import type { en } from './en.ts';

export const fr: { readonly [K in keyof typeof en]: string } = {
  'terminal.title': 'Année {year, number} sur {last, number} · {season}',
  'terminal.standing':
    '{aqua, number} Aqua · score {score, number} sur {scoreNeeded, number} · missions {missionsDone, number} sur {missionsNeeded, number}',
  'terminal.blue': 'saison bleue',
  'terminal.yellow': 'saison jaune',
  'terminal.red': 'saison rouge',
  'terminal.sun': 'Soleil {cycle}',
  'terminal.sun.turns': 'Soleil {cycle} · année {year, number} : {season}',
  'terminal.sign.year': 'cette année',
  'terminal.sign.open': 'mission en cours',
  'terminal.sign.done': 'mission accomplie',
  'terminal.sky': '{name} (jusqu’à l’année {until, number})',
  'terminal.transit': 'dans un trou de ver',
  'terminal.dry': 'masse à vide {dry, number}',
  'terminal.wet': 'pleine {wet, number}, carburant {steps, plural, one {# cran} other {# crans}} ({fuel})',
  'terminal.thrust': 'poussée nette {thrust, number}',
  'terminal.cargo': 'cargaison {cargo}',
  'terminal.places': 'Ce qu’il y a, en s’éloignant du Soleil',
  'terminal.place': '{name} : {told}',
  'terminal.missions': 'Missions',
  'terminal.worth':
    '{points, plural, one {# point} other {# points}}{due, plural, =0 {} one {, avant la fin de l’année #} other {, avant la fin de l’année #}}{penalty, plural, =0 {} one {, sinon −#} other {, sinon −#}}',
  'terminal.mission': '{title} – {stakes}',
  'terminal.unlocked': 'En service : {names}',
  'terminal.hand': 'Main',
  'terminal.mass': '{card} (masse {mass, number})',
  'terminal.card': '{card} – {note}',
};
