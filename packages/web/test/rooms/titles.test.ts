import type { SetupField } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { setupTitle } from '../../src/mygames/setup-title.ts';

const fields: readonly SetupField[] = [
  {
    name: 'mission',
    title: { key: 'setup.mission' },
    cards: [
      { value: 'CG00', title: { key: 'mission.CG00' } },
      { value: 'CG02', title: { key: 'mission.CG02' } },
    ],
  },
  { name: 'party', title: { key: 'setup.party' }, cards: [{ value: 'medic', title: { key: 'medic' } }] },
];

describe('A set-up', () => {
  it('is called by the card of its first field', () => {
    expect(setupTitle(fields, { mission: 'CG02', party: 'medic' })).toEqual({ key: 'mission.CG02' });
  });

  it('has no name without such a card', () => {
    for (const setup of [undefined, null, 'CG02', {}, { mission: 'CG99' }, { party: 'medic' }]) {
      expect(setupTitle(fields, setup)).toBeUndefined();
    }
    expect(setupTitle([], { mission: 'CG02' })).toBeUndefined();
  });
});
