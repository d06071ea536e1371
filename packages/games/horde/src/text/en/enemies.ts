/** What enemies do, and how they arrive. */
export const enemies = {
  'wave.bought':
    'The wave: {units, plural, one {# unit} other {# units}} for {points, plural, one {# point} other {# points}} of {budget, number}.',
  'deploy.rolled': '{who}: {die} for the corner.',
  'deploy.arrives': '{who}: set up at the {corner}.',
  'deploy.noRoom': '{who}: no room left on the table.',
  corner: '{who}: at which corner?',
  'corner.1': 'north-west corner',
  'corner.2': 'north-east corner',
  'corner.3': 'south-east corner',
  'corner.4': 'south-west corner',

  'enemy.hold': '{count, plural, one {{who} holds} other {{who} hold}}: {why}.',
  'enemy.advance':
    '{count, plural, one {{who} advances} other {{who} advance}} {inches, number}″ toward {where}: {why}.',
  'enemy.rush': '{count, plural, one {{who} rushes} other {{who} rush}} {inches, number}″ toward {where}: {why}.',
  'enemy.charge': '{count, plural, one {{who} charges} other {{who} charge}} {target}: {why}.',
  'enemy.idle':
    '{count, plural, one {{who} is Shaken and loses its} other {{who} are Shaken and lose their}} activation.',
  'toward.marker': 'marker {no, number}',
  'toward.noise': 'the noise',
  'why.inReach': 'whoever is in reach is charged',
  'why.noCharge': 'nobody can be charged',
  'why.keeps': 'nobody disputes marker {no, number}',
  'why.intruder': 'a hero disputes marker {no, number}',
  'why.near': 'within {inches, number}″ a charge comes before shooting',
  'why.noShot': 'nobody can be shot at, not even after an Advance',
  'why.lunge': 'within {inches, number}″, and nobody can be shot at',
  'why.keepsShooting': 'at marker {no, number}, with somebody to shoot at',
  'why.keepsWithoutShot': 'at marker {no, number}, with nobody to shoot at',
  'why.shotHere': 'no place nearer to the marker allows a shot',
  'why.shotThere': 'from there somebody can be shot at',
  'why.prey': 'the nearest hero is within {inches, number}″',
  'why.noPrey': 'no hero is within {inches, number}″',
  'why.company': 'no other unit is within {inches, number}″',
  'why.noise': 'it drowns everything else',
  'why.stuck': 'there is no way nearer to {where}',
  'enemy.repaired': '{who}: {count, plural, one {# wound} other {# wounds}} repaired.',
  'enemy.mended':
    '{who}: {count, plural, one {# wound} other {# wounds}} mended. D3: {result, number} (die {die, number}).',

  'feat.hexBolt': 'Hex Bolt',
  'feat.hexBolt.text': '2 hits, AP(1), on a hero within 18″.',
  'feat.enfeeble': 'Enfeeble',
  'feat.enfeeble.text': 'A hero within 18″ has −1 to Defense this round.',
  'feat.bloodPulse': 'Blood Pulse',
  'feat.bloodPulse.text': 'Another enemy unit within 12″ is Furious this round and no longer Shaken.',
};
