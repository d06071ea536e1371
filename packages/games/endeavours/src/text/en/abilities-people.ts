/** Privileges of Crews, home and promoted abilities of Bernals, what promoted colonists do. */
export const peopleAbilities = {
  'ability.C01': '6 more Aqua at set-up.',
  'ability.C02': '6 more Aqua at set-up.',
  'ability.C03': '6 more Aqua at set-up.',
  'ability.C04': 'Research that takes exactly three cards costs 2 Aqua.',
  'ability.C05': 'Gives Powersat.',
  'ability.C06': 'FINAO costs 3 Aqua instead of 4.',
  'ability.C07': '1 Aqua after each boost operation that cost at least 1.',
  'ability.C08': 'There is no hand limit.',
  'ability.C09': 'A Glitch is repaired in any Stack, wherever it is.',
  'ability.C10': 'A refuel operation where the Crew is gives 1 more tank.',
  'ability.C11': 'Every new Site is surveyed with value 1, without an array.',
  'ability.C12': 'The Crew transmits with value 2, without an antenna.',
  'ability.B01':
    'At set-up one more colonist came, and the colonist limit is 1 higher. Promoted: Robot Colonists may found Colonies on Atmospheric Sites.',
  'ability.B02':
    'At set-up one more colonist came, and the colonist limit is 1 higher. Promoted: exomigration draws two colonists, of whom one comes.',
  'ability.B03':
    'At home: in every third year one boost operation is a free action. Promoted: Station Modules are boosted here for nothing.',
  'ability.B04': 'At home: gives Powersat. Promoted: a movement pushed by Powersat also has 1 bonus burn.',
  'ability.B05':
    'At home: boosting a card of mass 2 or less costs 1 Aqua less. Promoted: boosting a card to here costs its mass alone.',
  'ability.B06': 'At home: repairs here use no Spare Parts. Promoted: equipment marked ANY may be produced here.',
  'ability.B07':
    'At home: Humans here or in the Earth zone recover from loneliness when the year ends. Promoted: the colonist limit is 1 higher.',
  'ability.B08':
    'At home: one more test die for observing from here. Promoted: deployed satellites have rad-hardness 6.',
  'ability.B09': 'At home: Budget Cuts have no effect. Promoted: in third years discovery rolls draw one more bead.',
  'ability.B10': 'At home: Space Tourists brought here may be exchanged for 3 Aqua. Promoted: for 6.',
  'ability.N01': 'Promoted: what the Factory where they are makes may appear at any of your Anchored Bernals.',
  'ability.N02': 'Promoted: once in a sunspot cycle a failed prospect of theirs leaves no red disk.',
  'ability.N03': 'Promoted: the drills where they are never become damaged.',
  'ability.N04': 'Promoted: once in the game their Stack industrializes without a refinery.',
  'ability.N05': 'Promoted: their Stack has 1 bonus pivot in each movement.',
  'ability.N06': 'Promoted: they are never lonely.',
  'ability.N07': 'Promoted: once a year a failed crash hazard roll of their Stack is made again.',
  'ability.N08': 'Promoted: air-eater refuels of their Stack gain 1 more tank.',
  'ability.N09': 'Promoted: an epic hazard that fails with them is rolled again once.',
  'ability.N10': 'Promoted: a shielding roll that fails costs no Human of their Stack.',
  'ability.N11': 'Promoted: after they have founded a Colony one more colonist exomigrates.',
  'ability.N12': 'Promoted: black-side cards are sold for 1 Aqua more.',
  'ability.N13': 'Promoted: they supply steady current (E) to their Stack.',
  'ability.N14': 'Promoted: their Stack surveys new Sites with value 1, as with a Base Array.',
  'ability.N15': 'Promoted: their ISRU number is 1.',
  'ability.N16': 'Promoted: their Stack builds a station with General Supplies as well as with a Station Module.',
  'ability.N17': 'Promoted: they may prospect two Adjacent Sites in one operation.',
  'ability.N18': 'Promoted: they do what a Repair Bot does.',
};
