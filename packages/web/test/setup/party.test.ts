import { describe, expect, it } from 'vitest';
import { type CardsField, fieldsOf } from '../../src/setup/model/fields.ts';
import { familiesOf, maybeMend, surpriseParty, withCard, withoutCard } from '../../src/setup/model/party.ts';
import { voyage, voyageSheet } from './voyage.ts';

const crew = fieldsOf(voyage.setup, voyageSheet).find((field): field is CardsField => field.kind === 'cards')!;

/** Always the same sequence of numbers from 0 to 1. */
function dice(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('A party', () => {
  it('is chosen from families; a card of none is one by itself', () => {
    expect(familiesOf(crew.cards).map(family => family.map(({ value }) => value))).toEqual([
      ['pilot-a', 'pilot-b'],
      ['cook-a', 'cook-b'],
      ['robot'],
    ]);
  });

  it('takes a card in at the end, or in the place of another of its family', () => {
    expect(withCard(crew, ['pilot-a'], 'robot')).toEqual(['pilot-a', 'robot']);
    expect(withCard(crew, ['pilot-a', 'cook-b'], 'pilot-b')).toEqual(['pilot-b', 'cook-b']);
  });

  it('lets a card go', () => {
    expect(withoutCard(['pilot-a', 'cook-b'], 'pilot-a')).toEqual(['cook-b']);
  });
});

describe('A surprise', () => {
  it('has the size of the party, one of each family, and is fit', () => {
    const random = dice();
    for (let i = 0; i < 50; i++) {
      const drawn = surpriseParty(crew, ['x', 'y'], party => party.includes('robot'), random);
      expect(drawn).toHaveLength(2);
      expect(drawn).toContain('robot');
      expect(new Set(drawn.map(id => id.split('-')[0])).size).toBe(2);
    }
  });

  it('comes in many ways', () => {
    const random = dice();
    const drawn = Array.from({ length: 50 }, () => surpriseParty(crew, ['x', 'y'], () => true, random).join());
    expect(new Set(drawn).size).toBeGreaterThan(10);
  });

  it('is as large as it has to be where the size was the trouble', () => {
    expect(surpriseParty(crew, [], party => party.length === 3, dice())).toHaveLength(3);
  });

  it('leaves the party as it is where nothing is fit', () => {
    expect(surpriseParty(crew, ['robot'], () => false, dice())).toEqual(['robot']);
  });
});

describe('A party that something is wrong with', () => {
  const lacks =
    (...wanted: string[]) =>
    (party: readonly string[]) =>
      wanted.filter(name => !party.some(member => member.startsWith(name))).length;

  it('gets somebody else in the place of the last who can be spared', () => {
    expect(maybeMend(crew, ['pilot-a', 'cook-b'], lacks('robot'))).toEqual({
      party: ['pilot-a', 'robot'],
      comes: 'robot',
      goes: 'cook-b',
    });
    expect(maybeMend(crew, ['pilot-a', 'cook-b'], lacks('robot', 'cook'))).toMatchObject({ goes: 'pilot-a' });
  });

  it('gets one more where nobody can be spared', () => {
    expect(maybeMend(crew, ['pilot-a', 'cook-b'], lacks('robot', 'cook', 'pilot'))).toEqual({
      party: ['pilot-a', 'cook-b', 'robot'],
      comes: 'robot',
    });
  });

  it('is mended step by step where more is wrong', () => {
    const wrong = lacks('robot', 'cook');
    const first = maybeMend(crew, ['pilot-a'], wrong)!;
    const second = maybeMend(crew, first.party, wrong)!;
    expect(wrong(second.party)).toBe(0);
  });

  it('is left alone where nothing is wrong, or nothing helps', () => {
    expect(maybeMend(crew, ['pilot-a', 'cook-b'], () => 0)).toBeUndefined();
    expect(maybeMend(crew, ['pilot-a', 'cook-b'], () => 1)).toBeUndefined();
  });
});
