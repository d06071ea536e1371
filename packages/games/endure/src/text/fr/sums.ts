/** The sums of the log: where a number comes from, as a part of a sentence. */
export const sums = {
  'sum.change': ', {by} {name}{rest}',
  'sum.needed': ' ({base, number}+{changes})',
  'sum.dice': ' ({base, plural, one {# dé} other {# dés}}{changes})',
  'sum.highest': ' (les deux plus forts parmi {dice})',
  'sum.limit': 'limite',
  'sum.mission': 'la mission',
  'sum.sentries': 'contre des Sentries',
  'sum.pierces': 'perforant',
  'sum.helpers': 'aide sur place',
} as const;
