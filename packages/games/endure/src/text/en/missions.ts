/** What the rules of missions say and ask. */
export const missions = {
  repaired: '{who} repairs {objective}.',
  led: '{who} takes {objective} along.',
  'led.rolled':
    'With the captive in tow {who} rolls {die, number}: {actions, plural, =0 {no action} one {# action} other {# actions}} this turn.',
  'event.standing': 'In force from the start: {event}.',
  'event.over': 'It is over: {event}.',
  'event.calledOff':
    '{who} takes {count, plural, one {# card} other {# cards}} out of the event deck for good: {event}.',
  'wound.open': '{who} starts with a wound that cannot be healed in this mission.',
  'blood.trail': 'Passive enemies follow the blood of {who}.',
  'herd.comes': 'Drawn on into {zone}: {enemies}.',
  'tokens.thinned': '{count, plural, one {# radar token leaves} other {# radar tokens leave}} the game, unseen.',
  neverAlone: 'No enemy is left on the map. The die shows {die, number}: {tile}.',
  'bar.onlyClass': 'only for this class: {class}',
  'bar.cost': 'takes {cost, plural, one {# action} other {# actions}} in one turn',
} as const;
