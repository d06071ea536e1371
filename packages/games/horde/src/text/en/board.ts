/** The battlefield: what stands there, and what is seen from a place. */
export const board = {
  'board.field': 'Battlefield',
  'board.nearer': 'Zoom in',
  'board.farther': 'Zoom out',
  'board.whole': 'Show the whole table',
  'board.part': 'Look closely',
  'board.list': '{first}, {rest}',
  'board.nothing': 'nothing',
  'board.with': '{name}: {states}',
  'board.which': 'Which of them?',
  'board.target': '{name}. {choice}.',
  'board.choice': '{label}, key {hotkey}',

  'board.hero':
    '{who}, {left, plural, one {# wound} other {# wounds}} of {tough, number} left, at {x, number}″, {y, number}″',
  'board.hero.down': '{who}, Unconscious, at {x, number}″, {y, number}″',
  'board.unit': '{unit}, {count, plural, one {# model} other {# models}}, at {x, number}″, {y, number}″',
  'board.state.shaken': 'Shaken',
  'board.state.fatigued': 'fatigued',
  'board.state.activated': 'has activated',
  'board.marker':
    'Objective {no, number}{priority, select, yes {, priority} other {}}: {damage, plural, =0 {no damage} one {# of 3 damage} other {# of 3 damage}}{hold, select, threatened {, enemies hold it alone} held {, held by heroes} other {}}',
  'board.token': 'Search token at {x, number}″, {y, number}″',
  'board.treasure': 'Treasure: {what}',
  'board.credits': '{credits, plural, one {# credit} other {# credits}}',
  'board.height': '{name} {inches, number}″',

  'board.place': 'Place at {x, number}″, {y, number}″',
  'board.place.way': 'Place at {x, number}″, {y, number}″, a way of {inches, number}″',
  'board.chosen':
    'At {x, number}″, {y, number}″. {shots, plural, =0 {No enemy could be shot from there.} one {# enemy unit could be shot from there.} other {# enemy units could be shot from there.}}',
  'board.chosen.way':
    'A way of {inches, number}″ to {x, number}″, {y, number}″. {shots, plural, =0 {No enemy could be shot from there.} one {# enemy unit could be shot from there.} other {# enemy units could be shot from there.}}',
  'board.chosen.charge': 'A way of {inches, number}″ into contact.',
  'board.length': '{inches, number}″',
  'board.sight.clear': '{inches, number}″ clear',
  'board.sight.cover': '{inches, number}″ in cover',
  'board.sight.blocked': '{inches, number}″ unseen',
  'board.sight.far': '{inches, number}″ too far',

  'board.note.hero':
    '{left, plural, one {# wound} other {# wounds}} of {tough, number} left, {power, number} of {most, number} Power',
  'board.note.down': 'Unconscious',
  'board.note.unit': '{count, plural, one {{unit}} other {{unit} ×#}} · {ai}',
  'board.note.profile': 'Quality {quality, number}+, Defense {defense, number}+, Tough {tough, number}',
  'board.note.weapon': '{weapon}: {reach}, {attacks, plural, one {# die} other {# dice}}',
  'board.note.weapon.ap': '{weapon}: {reach}, {attacks, plural, one {# die} other {# dice}}, AP {ap, number}',
  'board.note.melee': 'melee',
  'board.intent.hold': 'Next: stays where it is.',
  'board.intent.hold.at': 'Next: stays and shoots at {who}.',
  'board.intent.advance': 'Next: advances towards objective {goal, number}.',
  'board.intent.advance.at': 'Next: advances and shoots at {who}.',
  'board.intent.rush': 'Next: rushes, its goal is objective {goal, number}.',
  'board.intent.rush.at': 'Next: rushes towards {who}.',
  'board.intent.charge': 'Next: charges.',
  'board.intent.charge.at': 'Next: charges {who}.',
};
