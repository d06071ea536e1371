/** The sums of the log: where a number comes from, as a part of a sentence. */
export const sums = {
  'sum.change': ', {by} {name}{rest}',
  'sum.becomes': '{changes} = {result, number}',
  'sum.needed': ' ({base, number}{becomes} needed)',
  'sum.dice': ' ({base, plural, one {# die} other {# dice}}{changes})',
  'sum.zone': '{zone} zone',
  'sum.card': 'the card drawn',
  'sum.limit': 'limit',
} as const;
