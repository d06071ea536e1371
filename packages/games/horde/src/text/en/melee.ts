/** Charges and melees: what is asked and what happened. */
export const melee = {
  contact: '{who} charges: {target}. Where do they meet?',
  strikeBack: '{target} has struck. Does {who} strike back?',
  'strikeBack.strike': 'Strike back',
  'strikeBack.refrain': 'Stand still, and stay fresh',
  moveOn: 'The field is clear. {who} may move up to {inches, number}″: where to?',

  'melee.charges': 'Charge: {who} → {target}, {inches, number}″.',
  'melee.pilesIn': '{who}: {count, plural, one {# model closes in} other {# models close in}}.',
  'melee.strikes': 'Melee: {who} → {target}.',
  'melee.strikesBack': 'Strike back: {who} → {target}.',
  'melee.counters': 'Counter: {who} → {target}, before the charger strikes.',
  'melee.impact': 'Impact, {who}: {dice} (2+). {hits, plural, =0 {No hit.} one {# hit.} other {# hits.}}',
  'melee.draw': 'The melee is a draw: {who} {caused, number}, {target} {suffered, number}.',
  'melee.lost': 'The melee is lost for {loser}: {who} {caused, number}, {target} {suffered, number}.',
  'melee.separates': '{who}: {count, plural, one {# model draws back} other {# models draw back}}.',
};
