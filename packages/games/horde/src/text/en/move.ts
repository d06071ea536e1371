/** Moves and the ground they lead over. */
export const move = {
  'move.gone': '{who} moves {inches, number}″.',
  'danger.rolled':
    '{who} on dangerous ground: {dice}. {wounds, plural, =0 {No harm done.} one {A 1: # wound.} other {# ones: # wounds.}}',
};
