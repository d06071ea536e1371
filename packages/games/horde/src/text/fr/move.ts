/** Les déplacements et le terrain qu’ils traversent. */
export const move = {
  'move.gone': '{who} se déplace de {inches, number}″.',
  'danger.rolled':
    '{who} en terrain dangereux : {dice}. {wounds, plural, =0 {Rien de grave.} one {Un 1, donc # blessure.} =2 {Deux 1, donc # blessures.} =3 {Trois 1, donc # blessures.} other {Dés à 1 : # ; # blessures.}}',
};
