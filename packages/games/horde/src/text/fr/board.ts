/** Le champ de bataille : ce qui s’y trouve, et ce qu’on voit d’un endroit. */
export const board = {
  'board.field': 'Champ de bataille',
  'board.nearer': 'Zoom avant',
  'board.farther': 'Zoom arrière',
  'board.whole': 'Afficher toute la table',
  'board.part': 'Regarder de près',
  'board.list': '{first}, {rest}',
  'board.nothing': 'rien',
  'board.with': '{name} : {states}',
  'board.which': 'Que choisir ?',
  'board.target': '{name}. {choice}.',
  'board.choice': '{label}, touche {hotkey}',

  'board.hero':
    '{who}, {left, plural, one {# blessure restante} other {# blessures restantes}} sur {tough, number}, à {x, number}″, {y, number}″',
  'board.hero.down': '{who}, état Inconscient, à {x, number}″, {y, number}″',
  'board.unit': '{unit}, {count, plural, one {# figurine} other {# figurines}}, à {x, number}″, {y, number}″',
  'board.state.shaken': 'état Ébranlé',
  'board.state.fatigued': 'fatigue',
  'board.state.activated': 'activation faite',
  'board.marker':
    'Marqueur {no, number}{priority, select, yes {, prioritaire} other {}} : {damage, plural, =0 {intact} one {# dégât sur 3} other {# dégâts sur 3}}{hold, select, threatened {, aux mains des ennemis} held {, tenu par les héros} other {}}',
  'board.token': 'Pion de fouille à {x, number}″, {y, number}″',
  'board.treasure': 'Trésor : {what}',
  'board.credits': '{credits, plural, one {# crédit} other {# crédits}}',
  'board.height': '{name} {inches, number}″',

  'board.place': 'Emplacement à {x, number}″, {y, number}″',
  'board.place.way': 'Emplacement à {x, number}″, {y, number}″, {inches, number}″ de chemin',
  'board.chosen':
    'À {x, number}″, {y, number}″. {shots, plural, =0 {Aucun ennemi à portée de tir de là.} one {# unité ennemie à portée de tir de là.} other {# unités ennemies à portée de tir de là.}}',
  'board.chosen.way':
    '{inches, number}″ de chemin jusqu’à {x, number}″, {y, number}″. {shots, plural, =0 {Aucun ennemi à portée de tir de là.} one {# unité ennemie à portée de tir de là.} other {# unités ennemies à portée de tir de là.}}',
  'board.chosen.charge': '{inches, number}″ de chemin jusqu’au contact.',
  'board.length': '{inches, number}″',
  'board.sight.clear': '{inches, number}″ dégagé',
  'board.sight.cover': '{inches, number}″ à couvert',
  'board.sight.blocked': '{inches, number}″ invisible',
  'board.sight.far': '{inches, number}″ trop loin',

  'board.note.hero':
    '{left, plural, one {# blessure restante} other {# blessures restantes}} sur {tough, number}, {power, number} de Puissance sur {most, number}',
  'board.note.down': 'Sans connaissance',
  'board.note.unit': '{count, plural, one {{unit}} other {{unit} ×#}} · {ai}',
  'board.note.profile': 'Qualité {quality, number}+, Défense {defense, number}+, Endurance {tough, number}',
  'board.note.weapon': '{weapon} : {reach}, {attacks, plural, one {# dé} other {# dés}}',
  'board.note.weapon.ap': '{weapon} : {reach}, {attacks, plural, one {# dé} other {# dés}}, PA {ap, number}',
  'board.note.melee': 'mêlée',
  'board.intent.hold': 'Ensuite : ne bouge pas.',
  'board.intent.hold.at': 'Ensuite : reste sur place et tire sur {who}.',
  'board.intent.advance': 'Ensuite : avance vers le marqueur {goal, number}.',
  'board.intent.advance.at': 'Ensuite : avance et tire sur {who}.',
  'board.intent.rush': 'Ensuite : court, son But est le marqueur {goal, number}.',
  'board.intent.rush.at': 'Ensuite : court vers {who}.',
  'board.intent.charge': 'Ensuite : charge.',
  'board.intent.charge.at': 'Ensuite : charge {who}.',
};
