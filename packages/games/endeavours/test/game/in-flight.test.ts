import { type Scene, scene } from '@starboard/endeavours/testing';
import { expect, test } from 'vitest';
import { equipment } from '../../src/cards/equipment.ts';
import { idsOf } from '../../src/catalogue.ts';
import { freeActions } from '../../src/rules/free/index.ts';
import { operations } from '../../src/rules/operations/index.ts';
import type { CardId } from '../../src/types.ts';

const equipmentIds = idsOf(equipment);

/** With something to do for everybody who is anywhere. */
const table = () =>
  scene()
    .bank(20)
    .factory('VESTA', 'DEIMOS')
    .site('EROS', { visited: true, claim: true, terrain: 3, potential: 3 })
    .station('fuelDepot', 'EML2')
    .drift('D02', 'CE-LD')
    .with(state => state.bioZones.push('Earth', 'Mars'));

const possible = ({ state }: Scene) =>
  [...operations, ...freeActions].filter(deed => deed.isPossible(state)).map(({ name }) => name);

/** Cards with which much can be done at a place. */
const outfits: {
  readonly [name: string]: readonly (CardId | { card: CardId; side?: 'purple' | 'black'; damaged?: true })[];
} = {
  'a Crew with patents': [
    'C07',
    'R05',
    'R01',
    'R10',
    'F01',
    'G01',
    'X01',
    'H08',
    'T05',
    { card: 'G08', side: 'black' },
  ],
  'all equipment': equipmentIds,
  'colonists who are promoted': (['N01', 'N02', 'N09', 'N14', 'N17'] as const).map(card => ({ card, side: 'purple' })),
  'something broken': [{ card: 'rover', damaged: true }, 'C07', 'spareParts'],
};

test.each(Object.entries(outfits))(
  '[END-CORE-05] %s, on the way from place to place, makes nothing possible',
  (_, cards) => {
    const known = possible(table());
    for (const kind of ['rocket', 'outpost', 'freighter'] as const) {
      const there = table().stack(kind, 'EROS', { cards, wet: 30, cargo: { water: 4 }, glitch: true });
      expect(possible(there).filter(name => !known.includes(name))).not.toEqual([]); // where it has arrived
      Object.assign(there.state.stacks.at(-1)!, { node: null });
      expect(possible(there).filter(name => !known.includes(name))).toEqual([]);
    }
  },
);
