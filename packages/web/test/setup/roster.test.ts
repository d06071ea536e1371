import type { MemberChoice, Roster, SetupSheet } from '@starboard/board';
import type { Game } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftOf } from '../../src/setup/model/draft.ts';
import { fieldsOf, type RosterField } from '../../src/setup/model/fields.ts';
import { cardOf, chosenFor, membersIn, withChoice } from '../../src/setup/model/roster.ts';

const kinds = ['cook', 'seer'] as const;
const tricks = ['whistle', 'juggle', 'sing'] as const;

const schema = z.strictObject({
  crew: z
    .union([
      z.int(),
      z.array(
        z.union([
          z.enum(kinds),
          z.strictObject({
            kind: z.enum(kinds),
            trick: z.enum(tricks).optional(),
            visions: z.array(z.enum(['sea', 'sky', 'fire'])).optional(),
          }),
        ]),
      ),
    ])
    .default(2),
  foes: z.array(z.enum(['pirates', 'storms'])).default(['storms']),
});

const named = (values: readonly string[]) => values.map(value => ({ value, title: { key: value } }));
const trick: MemberChoice = { name: 'trick', title: { key: 'trick' }, values: named(tricks), usual: ['sing'] };
const visions: MemberChoice = {
  name: 'visions',
  title: { key: 'visions' },
  values: named(['sea', 'sky', 'fire']),
  usual: ['sea', 'sky'],
  isList: true,
};
const roster: Roster = {
  least: 2,
  most: 3,
  usual: ['cook', 'cook'],
  card: 'kind',
  choicesOf: card => (card === 'seer' ? [trick, visions] : [trick]),
};

const sheet: SetupSheet = {
  fields: [
    { name: 'foes', title: { key: 'foes' }, cards: named(['pirates', 'storms']), isPool: true },
    { name: 'crew', title: { key: 'crew' }, cards: named(kinds), roster },
  ],
  words: {},
  tutorial: { title: { key: 'tutorial' }, setup: {} },
};

const game = { setup: schema, seats: () => [{ id: 'p1' }] } as unknown as Game;
const fields = fieldsOf(schema, sheet);
const crew = fields.find((field): field is RosterField => field.kind === 'roster')!;

describe('A roster', () => {
  it('is a field of its own, and so is a pool', () => {
    expect(fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual(['foes: pool', 'crew: roster']);
  });

  it('begins as the sheet says, a pool as the schema says', () => {
    expect(draftOf(game, fields)).toEqual({ foes: ['storms'], crew: ['cook', 'cook'] });
  });

  it('takes what is given, written in short or in full, and leaves out what nobody knows', () => {
    const given = {
      foes: ['pirates', 'ghosts'],
      crew: ['cook', { kind: 'seer', trick: 'juggle' }, 'ghost', { kind: 'ghost' }],
    };
    expect(draftOf(game, fields, given)).toEqual({
      foes: ['pirates'],
      crew: ['cook', { kind: 'seer', trick: 'juggle' }],
    });
    expect(membersIn(crew, 3)).toEqual([]);
  });
});

describe('What is chosen for a member', () => {
  it('is the usual until something else is', () => {
    expect(cardOf(roster, { kind: 'seer' })).toBe('seer');
    expect(chosenFor('seer', visions)).toEqual(['sea', 'sky']);
    expect(chosenFor({ kind: 'seer', visions: ['fire', 'sea'] }, visions)).toEqual(['fire', 'sea']);
    expect(chosenFor({ kind: 'cook', trick: 'whistle' }, trick)).toEqual(['whistle']);
  });

  it('is written in full, and in short again once all is as usual', () => {
    const juggler = withChoice(roster, 'cook', trick, 0, 'juggle');
    expect(juggler).toEqual({ kind: 'cook', trick: 'juggle' });
    expect(withChoice(roster, juggler, trick, 0, 'sing')).toBe('cook');
    const seer = withChoice(roster, withChoice(roster, 'seer', trick, 0, 'juggle'), visions, 1, 'fire');
    expect(seer).toEqual({ kind: 'seer', trick: 'juggle', visions: ['sea', 'fire'] });
    expect(withChoice(roster, seer, trick, 0, 'sing')).toEqual({ kind: 'seer', visions: ['sea', 'fire'] });
  });

  it('never has one value twice: they change places', () => {
    expect(withChoice(roster, 'seer', visions, 0, 'sky')).toEqual({ kind: 'seer', visions: ['sky', 'sea'] });
  });

  it('is always something that the schema takes', () => {
    const member = withChoice(roster, 'seer', visions, 0, 'fire');
    expect(schema.safeParse({ crew: ['cook', member] }).success).toBe(true);
  });
});
