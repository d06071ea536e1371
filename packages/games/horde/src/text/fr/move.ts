/** Les déplacements et le terrain qu’ils traversent. */
export const move = {
  'move.gone': '{who} se déplace de {inches, number}″.',
  'danger.rolled':
    '{who} en terrain dangereux : {dice}. {wounds, plural, =0 {Rien de grave.} one {Un 1 : # blessure.} other {# un : # blessures.}}',
};
