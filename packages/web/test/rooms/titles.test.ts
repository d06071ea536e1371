import type { SetupSheet } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { setupTitle } from '../../src/mygames/setup-title.ts';

const fields: SetupSheet['fields'] = [
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

const own: NonNullable<SetupSheet['own']> = {
  field: 'custom',
  card: { field: 'mission', value: 'custom' },
  check: written =>
    typeof written === 'string'
      ? { ok: true, card: { value: 'custom', title: { key: written } } }
      : { ok: false, problems: [] },
};

const sheet: SetupSheet = { fields, own, words: {}, tutorial: { title: { key: 'tutorial' }, setup: {} } };

describe('A set-up', () => {
  it('is called by the card of its first field', () => {
    expect(setupTitle(sheet, { mission: 'CG02', party: 'medic' })).toEqual({ key: 'mission.CG02' });
  });

  it('has no name without such a card', () => {
    for (const setup of [undefined, null, 'CG02', {}, { mission: 'CG99' }, { party: 'medic' }]) {
      expect(setupTitle(sheet, setup)).toBeUndefined();
    }
    expect(setupTitle({ ...sheet, fields: [] }, { mission: 'CG02' })).toBeUndefined();
    expect(setupTitle(undefined, { mission: 'CG02' })).toBeUndefined();
  });

  it('of content of one’s own is called as that says', () => {
    expect(setupTitle(sheet, { mission: 'custom', custom: 'mine' })).toEqual({ key: 'mine' });
    expect(setupTitle(sheet, { mission: 'custom', custom: 7 })).toBeUndefined();
  });
});
