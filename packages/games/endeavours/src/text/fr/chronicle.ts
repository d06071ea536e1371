/** Le cycle du Soleil, la frise et les courbes. */
export const chronicle = {
  'sun.open': 'Année {year, number}, case {slot, number} sur {slots, number}. Ouvrir la chronique',
  'sun.cycle': 'Cycle {cycle, number} sur {cycles, number}',
  'sun.year': 'Année {year, number}',
  'sun.slot': 'Case {slot, number} sur {slots, number} du cycle {cycle, number}',
  'sun.does.blue':
    'Le survol de Vénus donne son bonus. Un 5 au jet d’événement qui y mène : {event}. Accessibles : {sites}.',
  'sun.does.yellow': 'Un 5 au jet d’événement qui y mène : {event}. Accessibles : {sites}.',
  'sun.does.red':
    'Les jets de ceinture ont 2 de plus. Un 5 au jet d’événement qui y mène : {event}. Accessibles : {sites}.',
  'sun.third': 'Une troisième année : une exploration ou observation de plus, et une transmission.',
  'sun.due': '{count, plural, one {Une mission échoit} other {# missions échoient}} à sa fin.',

  'chronicle.title': 'Chronique',
  'chronicle.close': 'Fermer',
  'chronicle.yearByYear': 'Année par année',
  'chronicle.nothing': 'Rien à raconter pour le moment.',
  'chronicle.event': 'Événement solaire : {event}',
  'chronicle.lost': '{count, plural, one {Une carte perdue} other {# cartes perdues}} : {cards}.',
  'chronicle.inYear': 'Année {year, number} : {what}',
  'chronicle.years': 'année',
  'chronicle.goal': 'il faut {goal, number}',
  'chronicle.chart.score': 'Score',
  'chronicle.chart.water': 'Eau',
  'chronicle.chart.discoveries': 'Découvertes',
  'chronicle.figure.score': '{value, plural, one {# point} other {# points}}',
  'chronicle.figure.bank': '{value, number} Aqua',
  'chronicle.figure.water': '{value, plural, one {# réservoir} other {# réservoirs}}',
  'chronicle.figure.discoveries': '{value, plural, one {# perle} other {# perles}}',
};
