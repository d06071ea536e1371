/** What observation cards do: `ability.<title>`, with the number of the `copy` where copies differ. */
export const observationAbilities = {
  'ability.OV1': '{copy, select, 1 {4} 2 {5} other {6}} Aqua.',
  'ability.OV2':
    'One more observe operation this year{copy, select, 1 {} 2 {, with 1 more test die} other {, with 2 more test dice}}.',
  'ability.OV3':
    'Draw {copy, select, 1 {two observation cards and resolve one} 2 {three observation cards and resolve one} other {three observation cards and resolve two}}.',
  'ability.OV4':
    'For one mission one sample of any type counts as {copy, select, 1 {C or S} 2 {M or V} other {D or H}}.',
  'ability.OV5':
    'One transmit roll has {copy, select, 1 {1 hazard die} 2 {2 hazard dice} other {3 hazard dice}} fewer.',
  'ability.OV6':
    'The next movement of one Stack has {copy, select, 1 {1 bonus burn} 2 {2 bonus burns} other {3 bonus burns}}.',
  'ability.OV7':
    '{copy, select, 1 {The next purchase is of up to 6 cards} 2 {The next purchase costs nothing} other {One purchase more this year}}.',
  'ability.OV8': 'Draw {copy, select, 1 {1 discovery} 2 {2 discoveries} other {3 discoveries}}.',
  'ability.OI1': 'A coronal mass ejection.',
  'ability.OI2': 'A black hole opens.',
  'ability.OI3': 'A wormhole opens.',
  'ability.OI4':
    'The second Drift Bernal comes into play; if it is there already, {copy, select, 1 {3} 2 {4} other {5}} Aqua.',
  'ability.OI5': 'The telescope is damaged{copy, select, 1 {} 2 {} 3 {} other { on a die of 3 or less}}.',
  'ability.OI6':
    'Each satellite {copy, select, 1 {in the zones Mercury to Mars} 2 {in the zones Ceres to Saturn} other {anywhere}} rolls a die and is lost on a 1.',
  'ability.OI7': '{copy, select, 1 {2} 2 {3} 3 {3} other {4}} Aqua.',
  'ability.OI8':
    'Draw and resolve {copy, select, 1 {another observation card} 2 {another observation card} other {two more observation cards}}.',
  'ability.OO1': 'For {copy, select, 1 {6} 2 {8} other {10}} years flares and the noise of observing are 1 higher.',
  'ability.OO2': 'For {copy, select, 1 {6} 2 {8} other {10}} years flares and the noise of observing are 1 lower.',
  'ability.OO3':
    'For 6 years the hazard sum of shielding rolls is 1 higher in the {copy, select, 1 {Earth} 2 {Mars} other {Ceres}} zone.',
  'ability.OO4': 'For {copy, select, 1 {3} other {5}} years nobody transmits.',
  'ability.OO5': 'For {copy, select, 1 {4} 2 {6} other {8}} years boost operations cost 1 Aqua less in total.',
  'ability.OO6': 'For {copy, select, 1 {6} 2 {8} other {10}} years refuel operations give 1 more tank.',
  'ability.OO7': 'For {copy, select, 1 {4} 2 {6} other {8}} years nobody exomigrates unless a rule orders it.',
};
