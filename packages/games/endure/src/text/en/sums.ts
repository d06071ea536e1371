/** The sums of the log: where a number comes from, as a part of a sentence. */
export const sums = {
  'sum.change': ', {by} {name}{rest}',
  'sum.needed': ' ({base, number}+{changes})',
  'sum.dice': ' ({base, plural, one {# die} other {# dice}}{changes})',
  'sum.highest': ' (the two highest of {dice})',
  'sum.limit': 'limit',
  'sum.mission': 'the mission',
  'sum.sentries': 'against Sentries',
  'sum.pierces': 'armour-piercing',
  'sum.helpers': 'others who help',
} as const;
