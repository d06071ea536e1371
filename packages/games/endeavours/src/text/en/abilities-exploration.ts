/** What exploration cards do: `ability.<title>`, with the number of the `copy` where copies differ. */
export const explorationAbilities = {
  'ability.XD1':
    'Supplies antimatter (A) to its Stack for {copy, select, 1 {1 movement} 2 {2 movements} other {3 movements}}, then it is Decommissioned.',
  'ability.XD2': 'Supplies {copy, select, 1 {1 therm} 2 {2 therms} other {3 therms}} of cooling.',
  'ability.XD3':
    'Supplies {copy, select, 1 {pulsed current (U)} 2 {pulsed current (U)} other {both currents (U and E)}}.',
  'ability.XD4':
    'Supplies {copy, select, 1 {steady current (E)} 2 {steady current (E)} other {both currents (E and U)}}.',
  'ability.XD5': 'Shields its Stack with value {copy, select, 1 {2} 2 {2} other {3}}.',
  'ability.XD6': 'Its Stack has 1 bonus pivot in each movement.',
  'ability.XD7': 'Holds up to {copy, select, 1 {2} 2 {4} other {6}} tanks of water that add no mass.',
  'ability.XD8': 'One more test die when its Stack observes.',
  'ability.XD9': 'Size rolls of its Stack are 1 lower.',
  'ability.XD10': 'One more test die when its Stack tows.',
  'ability.XD11': 'An antenna with transmit value {copy, select, 1 {2} 2 {3} other {4}} that needs no support.',
  'ability.XD12':
    'Refuel operations of its Stack give {copy, select, 1 {1 more tank} 2 {1 more tank} other {2 more tanks}}.',
  'ability.XM6.rotated': 'Humans who are with it are never lonely.',
  'ability.XM7.rotated': 'One more test die for exploring in its zone.',
  'ability.XV1':
    'A Stack that has moved may move again this year{copy, select, 1 {} 2 { with 1 bonus burn} other { with 2 bonus burns}}.',
  'ability.XV2':
    'Repairs {copy, select, 1 {1 damaged card} 2 {2 damaged cards} other {all damaged cards}} of one Stack, without Spare Parts.',
  'ability.XV3': '{copy, select, 1 {3} 2 {4} other {6}} Aqua.',
  'ability.XV4': 'One more operation this year: {copy, select, 1 {explore} 2 {observe} other {explore or observe}}.',
  'ability.XV5': 'A {copy, select, 1 {C or S} 2 {M or V} other {D or H}} sample for a Stack on a Site of that type.',
  'ability.XV6':
    'Promotes one piece of equipment wherever it is, if its upgrade is unlocked, {copy, select, 1 {for the usual price} 2 {for 2 Aqua less} other {for nothing}}.',
  'ability.XV7':
    'The movement of one Stack starts at an Adjacent node that is not a Site{copy, select, 1 {} 2 {, with 1 bonus burn} other {, with 2 bonus burns}}.',
  'ability.XV8':
    '{copy, select, 1 {A size roll} 2 {The test dice of one roll} other {Any one roll}} may be rolled again at once; the second result stands.',
  'ability.XV9':
    '{copy, select, 1 {1 lonely card recovers} 2 {2 lonely cards recover} other {All lonely cards recover}}.',
  'ability.XV10': '{copy, select, 1 {2} 2 {3} other {4}} tanks of water for a Stack on a Site.',
  'ability.XV11':
    'A research operation now, for nothing{copy, select, 1 {} 2 {, whatever the hand limit} other {, with a choice of the top two cards}}.',
  'ability.XV12':
    'Spares one card {copy, select, 1 {damage} 2 {a loss to a flare or a belt} other {a loss to a Glitch}}.',
  'ability.XI1': '{copy, select, 1 {2} 2 {3} 3 {4} other {5}} tanks of water in a Stack here.',
  'ability.XI2': '{copy, select, 1 {1 tank} other {2 tanks}} of isotope of this Site’s type in a Stack here.',
  'ability.XI3': 'Every card here that is not Human is damaged, and the terrain rises by 1, to 6 at most.',
  'ability.XI4-1': 'The Rover is damaged.',
  'ability.XI4-2': 'The Rover is damaged.',
  'ability.XI4-3': 'The Rover is damaged.',
  'ability.XI4-4': 'The Rover is damaged.',
  'ability.XI4-5': 'The Rover is damaged on a die of 3 or less.',
  'ability.XI4-6': 'The Rover is damaged on a die of 3 or less.',
  'ability.XI4-7': 'The Rover or another card here is damaged, as you choose.',
  'ability.XI4-8': 'The Rover is damaged, and the potential falls by 1.',
  'ability.XI5':
    'A shielding roll of the Rover’s Stack against the hazard of the Site plus {copy, select, 1 {1} 2 {2} 3 {3} other {4}}.',
  'ability.XI6':
    '{copy, select, 1 {A green bead} 2 {A purple bead} 3 {A red bead} 4 {A yellow bead} 5 {The discovery roll draws 1 more bead} other {The discovery roll draws 2 more beads}}.',
  'ability.XI7': 'Draw {copy, select, 1 {1 discovery} 2 {2 discoveries} 3 {3 discoveries} other {4 discoveries}}.',
  'ability.XI8': '{copy, select, 1 {2} 2 {2} 3 {3} 4 {3} 5 {4} other {4}} Aqua.',
  'ability.XI9':
    'Equipment of your choice in a Stack here: {copy, select, 1 {marked LEO} 2 {marked HOME} 3 {marked ANY} other {of any kind}}.',
  'ability.XI10': 'A coronal mass ejection.',
  'ability.XI11': 'A black hole opens.',
  'ability.XI12': 'A wormhole opens{copy, select, 1 {} 2 {} other { at the Lagrange point nearest to this Site}}.',
  'ability.XI13':
    'No Stack leaves this Site this year{copy, select, 1 {} 2 { nor the next} 3 { nor the next} other { nor in the next 2 years}}.',
  'ability.XI14':
    'One Claim without a Factory is lost in this zone, on a Site of size {copy, select, 1 {2} 2 {3} other {4}} or less.',
  'ability.XO1': 'Refuel operations here give {copy, select, 1 {1 more tank} other {2 more tanks}}.',
  'ability.XO2': 'The hydration here is at least {copy, select, 1 {3} other {4}}.',
  'ability.XO3': '{copy, select, 1 {Drills} other {Antennas}} do not work here.',
  'ability.XO4': 'The hazard sum of shielding rolls here is {copy, select, 1 {2} other {3}} lower, though at least 1.',
  'ability.XO5': 'The lift value here is {copy, select, 1 {1} other {2}} lower.',
  'ability.XO6': 'The lift value here is {copy, select, 1 {1} other {2}} higher.',
  'ability.XO7': 'This is a submarine {copy, select, 1 {Site} other {and astrobiology Site}}.',
  'ability.XO8':
    'This is an astrobiology Site{copy, select, 1 {} other {, and a Biosignature here scores 2 more points}}.',
  'ability.XO9':
    '{copy, select, 1 {Landing} other {Landing or lifting off}} here needs no hazard roll, through the air or with factory-assist.',
  'ability.XO10': 'Telescopes observe from this Site{copy, select, 1 {} other { with one more test die}}.',
  'ability.XO11': 'The terrain counts {copy, select, 1 {1} other {2}} higher, to 6 at most.',
  'ability.XO12': 'The terrain counts {copy, select, 1 {1} other {2}} lower, though at least 1.',
  'ability.XO13': 'Cards made here are sold for {copy, select, 1 {1} other {2}} Aqua more.',
  'ability.XO14': 'Discovery rolls here draw {copy, select, 1 {1 more bead} other {2 more beads}}.',
  'ability.XO15': 'The hazard sum of shielding rolls here is {copy, select, 1 {1} other {2}} higher.',
  'ability.XO16':
    '{copy, select, 1 {Once a year} other {Once in every third year}} a piece of equipment Decommissioned here goes to the Hand.',
};
