import type { ShipCard, ShipId } from '../types.ts';

/** RDA-SHIP-01: the two hunters of the Renegades, the two precincts of the Coalition. */
export const ships: { readonly [S in ShipId]: ShipCard } = {
  icarus: { no: 'H1', faction: 'renegade', class: 'hunter', usualCrew: ['lexxa', 'ronara', 'prak', 'maeve', 'icheb'] },
  cerberus: { no: 'H2', faction: 'renegade', class: 'hunter', usualCrew: ['ragnar', 'vex', 'korrin', 'sarn', 'juno'] },
  destinyAurora: {
    no: 'H3',
    faction: 'coalition',
    class: 'precinct',
    usualCrew: ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
  },
  argusPrime: {
    no: 'H4',
    faction: 'coalition',
    class: 'precinct',
    usualCrew: ['adira', 'tomas', 'brakk', 'ouro', 'tinn'],
  },
};
