/** The Loader, things that break, cards laid aside, and what three missions say of them. */
export const loader = {
  'item.loader': 'Exo Loader',
  'item.loader.text':
    'Melee: 4 dice, 3+, noise 2. With power its pilot has 4 actions and a save of 2+, and leaves occupied zones without a check.',
  'act.enter': 'Get into the Loader, with all actions left',
  'act.exitLoader': 'Get out of the Loader',
  'bar.inLoader': 'not from inside the Loader',
  'bar.unpowered': 'the Loader has no power',
  'bar.powered': 'nobody gets out of a powered Loader',
  'bar.loaderTaken': 'somebody else is in the Loader',
  'loader.pilot': 'Who starts in the Loader?',
  'loader.starts': '{who} starts in the Loader.',
  'loader.entered': '{who} gets into the Loader.',
  'loader.left': '{who} gets out of the Loader.',
  'loader.powered':
    '{who} powers the Loader; the Power Cell has {left, plural, =0 {no charge} one {# charge} other {# charges}} left.',
  'loader.dead': '{who} cannot power the Loader.',
  'cell.empty': '{who} discards what is used up: {item}.',

  'attack.divide.object': 'Destroy {object} ({health, plural, one {# success} other {# successes}} needed)',
  'object.broken': 'Destroyed: {object}.',
  'object.hurt': 'Damaged: {object}. {left, plural, one {# success} other {# successes}} will finish it.',
  sealed:
    '{zone} is sealed{count, plural, =0 {} one {, with # enemy inside} other {, with # enemies inside}}{tokens, plural, =0 {} one {, with # radar token inside} other {, with # radar tokens inside}}.',

  'give.which': 'Which card do you take?',
  'give.share': 'Who is given one more?',
  'give.share.nobody': 'Nobody',
  given: '{who} is given: {item}.',

  'spawnRoll.comes': 'The die shows {die, number}: something comes in, as on 1-{upTo, number}.',
  'spawnRoll.quiet': 'The die shows {die, number}: nothing comes in; it would on 1-{upTo, number}.',
  unnoticed: '{who} comes into the sight of {zone}: {die, number}, and goes unnoticed.',
  noticed: '{who} comes into the sight of {zone}: {die, number}, and is noticed.',

  'variant.objectDamage': 'Doors and terminals are destroyed',
  'variant.objectDamage.singleAttack': 'by enough successes of one attack',
  'variant.objectDamage.accumulate': 'by successes of several attacks',
} as const;
