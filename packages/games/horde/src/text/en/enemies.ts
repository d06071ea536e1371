/** What enemies do, and how they arrive. */
export const enemies = {
  'wave.bought': 'The wave: {units, plural, one {# unit} other {# units}} for {points} of {budget} points.',
  'deploy.rolled': '{who}: {die} for the corner.',
  'deploy.arrives': '{who}: set up at the {corner}.',
  'deploy.noRoom': '{who}: no room left on the table.',
  corner: '{who}: at which corner?',
  'corner.1': 'north-west corner',
  'corner.2': 'north-east corner',
  'corner.3': 'south-east corner',
  'corner.4': 'south-west corner',

  'enemy.hold': '{who}: Hold.',
  'enemy.advance': '{who}: Advance.',
  'enemy.rush': '{who}: Rush.',
  'enemy.repaired': '{who}: {count, plural, one {# wound} other {# wounds}} repaired.',
  'enemy.mended':
    '{who}: {count, plural, one {# wound} other {# wounds}} mended. D3: {result, number} (die {die, number}).',
};
