/** Les calculs du journal : d’où vient un nombre, comme partie d’une phrase. */
export const sums = {
  'sum.change': ', {by} {name}{rest}',
  'sum.becomes': '{changes} = {result, number}',
  'sum.needed': ' (il fallait {base, number}{becomes})',
  'sum.dice': ' ({base, plural, one {# dé} other {# dés}}{changes})',
  'sum.zone': 'zone ({zone})',
  'sum.card': 'la carte tirée',
  'sum.limit': 'limite',
} as const;
