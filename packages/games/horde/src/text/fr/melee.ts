/** Charges et mêlées : ce qui est demandé et ce qui s’est passé. */
export const melee = {
  contact: '{who} charge : {target}. Où a lieu le contact ?',
  strikeBack: '{target} : les coups sont tombés. {who} riposte ?',
  'strikeBack.strike': 'Riposter',
  'strikeBack.refrain': 'Ne pas bouger, et ménager ses forces',
  moveOn: 'La voie est libre. {who} peut se déplacer de {inches, number}″ : jusqu’où ?',

  'melee.charges': 'Charge : {who} → {target}, {inches, number}″.',
  'melee.pilesIn': '{who} : {count, plural, one {# figurine se rapproche} other {# figurines se rapprochent}}.',
  'melee.strikes': 'Mêlée : {who} → {target}.',
  'melee.strikesBack': 'Riposte : {who} → {target}.',
  'melee.counters': 'Contre : {who} → {target}, avant les coups de la charge.',
  'melee.impact': 'Impact, {who} : {dice} (2+). {hits, plural, =0 {Aucune touche.} one {# touche.} other {# touches.}}',
  'melee.draw': 'Mêlée indécise. Décompte : {caused, number} ({who}), {suffered, number} ({target}).',
  'melee.lost': 'Mêlée perdue pour {loser}. Décompte : {caused, number} ({who}), {suffered, number} ({target}).',
  'melee.separates': '{who} : {count, plural, one {# figurine recule} other {# figurines reculent}}.',
};
