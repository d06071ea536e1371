import { TableError } from '@starboard/kernel';
import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { attackOptions } from '../../src/rules/gear/weapons.ts';
import { attackDiceOf } from '../../src/rules/ship.ts';
import { shipNo } from '../../src/rules/table.ts';
import { broadside, optionKeys, resolve, strike } from '../support/combat.ts';

/** The Icarus with 3 shield damage and Prak at Weapons, the Destiny Aurora with Flibby at Navigation; nobody else helps, and abilities are used up. */
const ships = () =>
  scene()
    .ship(1, { damage: 3, declared: 'inCommand' })
    .ship(2, { declared: 'inCommand' })
    .crew('lexxa', { post: 'quarters' })
    .crew('jayce', { post: 'quarters' });

describe('the booklet’s ship attack', () => {
  const pairs = [
    ['red:1', 'black:1'],
    ['red:2', 'black:2'],
    ['red:3', 'black:3'],
    ['red:4', 'black:4'],
  ];

  test('[RDA-EX-19, RDA-ATTACK-06] 4 + 1 dice; 1, 3, 4, 5, 6 with Prak’s +1 on the 3 make four hits', () => {
    const set = ships();
    const dice = attackDiceOf(set.state, shipNo(set.state, 1));
    expect(dice).toBe(5);
    const played = resolve(set.dice(1, 3, 4, 5, 6, 3, 4, 4, 6), broadside(), dice, ['red:2'], pairs);
    expect(played.said('attack.hits')[0]!.params).toMatchObject({ count: 4, dice: '4 4 5 6' });
  });

  test('[RDA-EX-20, RDA-ATTACK-10, RDA-ATTACK-11] black 3, 4, 4, 6: Flibby’s +1 makes the third pair 5/5, one damage', () => {
    const played = resolve(ships().dice(1, 3, 4, 5, 6, 3, 4, 4, 6), broadside(), 5, ['red:2'], pairs);
    const { harm, pairs: written } = played.said('attack.result')[0]!.params!;
    expect(harm).toBe(1);
    expect(['4/4 4/4 5/4 6/6', '4/3 4/4 5/5 6/6']).toContain(written); // either pair may be saved
    expect(played.ship(2).damage).toBe(1);
  });

  test('[RDA-EX-21, RDA-ATTACK-12, RDA-ATTACK-13] with the +1 on the 6 the hits are 4, 5, 7: one penetrating damage', () => {
    const played = resolve(
      ships().dice(1, 3, 4, 5, 6, 3, 4, 6),
      broadside(),
      5,
      ['red:5'],
      [
        ['red:1', 'black:2'],
        ['red:2', 'black:3'],
        ['red:3', 'black:1'],
      ],
    );
    expect(played.said('attack.hits')[0]!.params).toMatchObject({ dice: '4 5 7' });
    expect(played.said('attack.result')[0]!.params).toMatchObject({ pairs: '4/4 5/6 7/3', harm: 1, penetrating: 1 });
  });
});

describe('the booklet’s sword fight', () => {
  /** Jayce with Sword Master +1/2 and the Arc Blade +1/1, next to Icheb. */
  const fight = () =>
    scene()
      .crew('jayce', { at: [8, 10], cards: ['arcBlade'] })
      .crew('icheb', { at: [8, 11] })
      .dice(3, 3, 4, 5, 6, 1, 1, 1, 1, 1);
  const raised = (...answers: unknown[]) =>
    strike(fight(), 'jayce', 'melee:crew:icheb', ...answers).said('attack.raised')[0]!.params;

  test('[RDA-EX-25, RDA-DICE-02, RDA-RUL-06] three dice with +1, or one with +2 and another with +1', () => {
    expect(raised(['red:1'], ['red:2', 'red:5'])).toMatchObject({ dice: '4 4 4 5 7' });
    expect(raised(['red:1'], ['red:1', 'red:2'])).toMatchObject({ dice: '5 4 4 5 6' });
  });

  test('[RDA-EX-25, RDA-DICE-03] +3 on one die is refused', () => {
    expect(() => raised(['red:1'], ['red:1', 'red:1'])).toThrow(TableError);
    expect(() => raised(['red:1', 'red:1'])).toThrow(TableError);
  });

  test('[RDA-GEAR-04, RDA-MELEE-02] a blade adds its bonus in melee', () => {
    expect(optionKeys(fight(), 'jayce')).toEqual(['melee:crew:icheb']);
    expect(attackOptions(fight().state, fight().state.crew.find(({ id }) => id === 'jayce')!)[0]!.how).toBe('melee');
  });
});
