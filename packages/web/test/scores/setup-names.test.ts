import type { SetupSheet } from '@starboard/board';
import { createFormatter, type Texts } from '@starboard/kernel/text';
import { describe, expect, it } from 'vitest';
import type { SetupChoice } from '../../src/scores/rows.ts';
import { setupNames } from '../../src/scores/setup-names.ts';
import { labelsOf } from '../../src/setup/labels.ts';

const en = {
  party: 'Heroes',
  elite: 'Elite',
  medic: 'Medic',
  'setup.table': 'Table',
  'setup.table.small': 'small',
  'setup.table.standard': 'standard',
  'setup.events': 'Events',
  'setup.rounds': 'Rounds',
};
const texts: Texts = { en, fr: en };

const sheet: SetupSheet = {
  fields: [
    {
      name: 'heroes',
      title: { key: 'party' },
      cards: [
        { value: 'elite', title: { key: 'elite' } },
        { value: 'medic', title: { key: 'medic' } },
      ],
      roster: { least: 1, most: 4, usual: [], card: 'archetype', choicesOf: () => [] },
    },
  ],
  words: {},
  tutorial: { title: { key: 'party' }, setup: {} },
};

const labels = labelsOf(sheet, texts, createFormatter(texts, 'en'));
const words = {
  usual: 'Usual',
  rules: (version: number) => `rules ${version}`,
  field: (title: string, value: string) => `${title}: ${value}`,
};

function namesOf(...setups: readonly (readonly [setup: unknown, version?: number])[]): readonly string[] {
  const choices = setups.map(([setup, version = 1], at): SetupChoice => ({ key: `${at}`, version, setup, count: 1 }));
  return [...setupNames(choices, sheet, labels, words).values()];
}

const base = { heroes: ['elite', 'medic'], table: 'small', events: false, rounds: 3 };

describe('A set-up', () => {
  it('alone is called by its most important field', () => {
    expect(namesOf([base])).toEqual(['Elite, Medic']);
  });

  it('is told from others by what differs: who, what, how many, and what is switched on', () => {
    expect(namesOf([base], [{ ...base, table: 'standard' }])).toEqual([
      'Elite, Medic · Table: small',
      'Elite, Medic · Table: standard',
    ]);
    expect(namesOf([base], [{ ...base, events: true }])).toEqual(['Elite, Medic', 'Elite, Medic · Events']);
    expect(namesOf([base], [{ ...base, heroes: ['medic'], rounds: 4 }])).toEqual([
      'Elite, Medic · Rounds: 3',
      'Medic · Rounds: 4',
    ]);
  });

  it('names members of the party that are written in full', () => {
    const full = { ...base, heroes: [{ archetype: 'medic', skill: 'first-aid' }, 'elite'] };
    expect(namesOf([full])).toEqual(['Medic, Elite']);
  });

  it('tells the rules where those of several versions are listed', () => {
    expect(namesOf([base, 1], [base, 2])).toEqual(['Elite, Medic · rules 1', 'Elite, Medic · rules 2']);
  });

  it('gets a number where no word tells it from another, and a name where there is none', () => {
    const [one, other] = [
      { heroes: [{ archetype: 'medic', skill: 'a' }] },
      { heroes: [{ archetype: 'medic', skill: 'b' }] },
    ];
    expect(namesOf([one], [other])).toEqual(['Medic', 'Medic (2)']);
    expect(namesOf([{}], ['odd'])).toEqual(['Usual', 'Usual (2)']);
  });
});
