/** How a mission ends, and what has become impossible where it can no longer be won. */
export const endings = {
  won: 'The mission is accomplished in round {round, number}. Everybody wins.',
  'lost.dead': 'The last survivor is dead in round {round, number}. Everybody loses.',
  'lost.left': 'The last survivor leaves in round {round, number} with the mission undone. Everybody loses.',
  'lost.impossible': 'In round {round, number} the mission can no longer be won ({rule}). {why} Everybody loses.',

  'impossible.bossDead': 'The boss was needed alive, and it is dead: {boss}.',
  'impossible.noPower':
    'The Loader has no power and never will again: no Power Cell is in any inventory, laid aside or in the item deck.',
  'impossible.tooFewCarriers':
    'Not everything can be carried out any more: {lying, plural, one {# still lies} other {# still lie}} on the map, and {free, plural, =0 {nobody has a hand free} one {only # can still be picked up} other {only # can still be picked up}}: {objective}.',
  'impossible.class':
    '{does, select, repair {Still to be repaired} lead {Still to be led out} carry {Still to be collected} calm {Still to be calmed} other {Still to be dealt with}}: {objective}. Only one class can do it, and nobody of it is alive any more: {class}{dead, plural, =0 {} one { ({who})} other { ({who})}}.',
  'impossible.noKit':
    'Still to be calmed: {objective}. That takes a Med Kit, and none is left in any inventory or in the item deck.',
  'impossible.tooFewAllies':
    '{least, plural, one {# Sentry has} other {# Sentries have}} to get out, and {left, plural, =0 {none is} one {only # is} other {only # are}} left, those already out, on your side, {pile, select, comes {hostile, on tokens and in the spawn pile all counted} other {hostile and on tokens all counted: nothing can come out of the spawn pile any more}}.',
  'impossible.reboot':
    '{least, plural, one {# Sentry has} other {# Sentries have}} to get out, and {have, plural, =0 {none is} one {only # is} other {only # are}} out or on your side. Only one class can reboot more, and nobody of it is alive any more: {class}{dead, plural, =0 {} one { ({who})} other { ({who})}}.',
  'impossible.carrier': 'Its carrier is dead, and without it all was for nothing: {objective}.',
  'impossible.broken': 'What you came for is broken, with nobody there to catch it: {objective}.',
} as const;
