import { TableError } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { hazard } from '../../src/rules/combat/attack.ts';
import { harm } from '../../src/rules/harm.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { Named, State } from '../../src/types.ts';
import { attackOf, bent, broadside, duel, faceToFace, questionsOf, resolve, strike } from '../support/combat.ts';

/** Icheb against Dex: neither has a bonus, each is somebody's. */
const plain = (cast: Parameters<typeof duel>[0] = {}) =>
  duel(cast)
    .crew('icheb', { at: [8, 10] })
    .crew('dex', { at: [8, 11] });
const melee = (state: State) => attackOf(crewById(state, 'icheb'), crewById(state, 'dex'), 'melee');
const shot = (state: State) => attackOf(crewById(state, 'icheb'), crewById(state, 'dex'), 'ranged');
const bonus = (name: Named<'bonus'>, add: number, dice: number) =>
  bent(name, { attackBonus: () => ({ name, add, dice }) });
const added = (name: string, add: number, count: number) => ({
  key: 'bonus.of',
  params: { source: { key: `bonus.${name}` }, add, count },
});
const armor = (name: Named<'bonus'>, add: number, dice: number) =>
  bent(name, { defenseBonus: () => ({ name, add, dice }) });

describe('steps 1 to 3: the attacker', () => {
  test('[RDA-ATTACK-05, RDA-ATTACK-07] red dice below 4 are removed, the rest are hits', () => {
    const missed = resolve(plain().dice(1, 2, 3), melee, 3);
    expect(missed.result).toBe(0);
    expect(missed.said('attack.rolled')[0]!.params).toMatchObject({ dice: '1 2 3' });
    expect(missed.said('attack.missed')).toHaveLength(1);
    const hit = resolve(plain().dice(3, 4, 6, 1, 1), melee, 3);
    expect(hit.said('attack.hits')[0]!.params).toMatchObject({ count: 2, dice: '4 6' });
    expect(hit.result).toBe(2);
  });

  test('[RDA-ATTACK-06, RDA-DEC-11] re-rolls come first, then bonuses, before the defender rolls', () => {
    const lasting = [
      ...bent('sixthSense', { attackReroll: () => ({ name: 'sixthSense', count: 1 }) }),
      ...bonus('quickDraw', 1, 1),
    ];
    const set = plain().crew('icheb', { lasting }).dice(1, 3, 5, 2, 1, 1);
    const played = resolve(set, melee, 3, ['red:1'], ['red:2']);
    expect(played.asked).toEqual(['attack.reroll', 'attack.bonus']);
    expect(played.said('attack.rerolled')[0]!.params).toMatchObject({ dice: '2 3 5' });
    expect(played.said('attack.raised')[0]!.params).toMatchObject({ dice: '2 4 5' });
    expect(played.result).toBe(2);
  });

  test('[RDA-DICE-06] nobody has to roll again, and a re-rolled die keeps its second result', () => {
    const lasting = bent('sixthSense', { attackReroll: () => ({ name: 'sixthSense', count: 2 }) });
    const set = () => plain().crew('icheb', { lasting });
    expect(resolve(set().dice(4, 4, 1, 1, 1), melee, 3, []).result).toBe(2);
    expect(resolve(set().dice(4, 4, 4, 1, 1, 1), melee, 3, ['red:1', 'red:2']).result).toBe(1);
  });

  test('[RDA-DICE-06] one that may be used once a round is remembered', () => {
    const lasting = bent('reLay', { attackReroll: () => ({ name: 'reLay', count: 1, once: 'round' }) });
    const used = resolve(plain().crew('icheb', { lasting }).dice(1, 1, 1, 2), melee, 3, ['red:1']);
    expect(used.crew('icheb').usedRound).toEqual(['reroll:reLay']);
    const again = plain()
      .crew('icheb', { lasting, usedRound: ['reroll:reLay'] })
      .dice(1, 1, 1);
    expect(resolve(again, melee, 3).asked).toEqual([]);
  });

  test('[RDA-DICE-01] +1/2 adds 1 to each of up to two different dice', () => {
    const set = () => plain().crew('icheb', { lasting: bonus('quickDraw', 1, 2) });
    const both = resolve(set().dice(3, 3, 4, 1, 1, 1), melee, 3, ['red:1', 'red:2']);
    expect(both.said('attack.raised')[0]!.params).toMatchObject({ dice: '4 4 4' });
    const one = resolve(set().dice(3, 3, 4, 1, 1), melee, 3, ['red:2']);
    expect(one.said('attack.raised')[0]!.params).toMatchObject({ dice: '3 4 4' });
    const three = () => resolve(set().dice(3, 3, 4, 1, 1, 1), melee, 3, ['red:1', 'red:2', 'red:3']);
    expect(three).toThrow(TableError);
  });

  test('[RDA-DICE-02, RDA-DICE-03, RDA-RUL-06, RDA-MELEE-03] sources stack on one die, but none twice on it', () => {
    const lasting = [...bonus('quickDraw', 1, 2), ...bonus('gunner', 1, 1)];
    const set = () => plain().crew('icheb', { lasting }).dice(3, 4, 4, 1, 1, 1);
    const stacked = resolve(set(), melee, 3, ['red:1', 'red:2'], ['red:1']);
    expect(stacked.said('attack.raised')[0]!.params).toEqual({
      from: '3 4 4',
      bonuses: { key: 'bonus.list', params: { one: added('quickDraw', 1, 2), rest: added('gunner', 1, 1) } },
      dice: '5 5 4',
    });
    expect(resolve(set(), melee, 3, [], []).said('attack.raised')).toEqual([]);
    expect(() => resolve(set(), melee, 3, ['red:1', 'red:1'])).toThrow(TableError);
  });

  test('[RDA-DICE-01, RDA-DEC-11] nobody is asked where the choice makes no difference', () => {
    const set = () => plain().crew('icheb', { lasting: bonus('quickDraw', 1, 1) });
    expect(resolve(set().dice(1, 1, 3, 6), melee, 3).asked).toEqual([]); // only the 3 can become a hit
    expect(resolve(set().dice(4, 4, 4, 6, 6, 6), melee, 3).asked).toEqual([]); // all alike
    expect(resolve(set().dice(1, 2, 1), melee, 3).asked).toEqual([]); // none can become a hit
  });

  test('[RDA-DATA-08] abilities never bring the red dice below 1', () => {
    const weak = bent('weak', { redDice: dice => dice - 3, redDiceAgainst: dice => dice - 3 });
    for (const who of ['icheb', 'dex'] as const) {
      const played = resolve(plain().crew(who, { lasting: weak }).dice(1), melee, 3);
      expect(played.said('attack.rolled')[0]!.params).toMatchObject({ dice: '1' });
    }
  });

  test('[RDA-DICE-05, RDA-VAR-18] no more than eight red dice, unless without limit', () => {
    expect(resolve(plain().dice(1, 1, 1, 1, 1, 1, 1, 1), melee, 10).result).toBe(0);
    expect(resolve(plain({ unlimitedDice: true }).dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), melee, 10).result).toBe(0);
  });
});

describe('steps 4 to 7: the defender', () => {
  test('[RDA-ATTACK-08, RDA-RANGED-05, RDA-RUL-45] one black die for each hit, not for each red die', () => {
    const played = resolve(plain().dice(1, 4, 5, 6, 6), shot, 3);
    expect(played.said('defense.rolled')[0]!.params).toMatchObject({ dice: '6 6' });
    expect(played.result).toBe(0);
  });

  test('[RDA-ATTACK-09, RDA-DEC-12] the defender pairs as it likes, and is the one asked', () => {
    const set = () => plain().dice(4, 6, 1, 4, 6);
    const well = resolve(set(), melee, 3, [
      ['red:1', 'black:1'],
      ['red:2', 'black:2'],
    ]);
    expect(well.asked).toEqual(['pair']);
    expect(well.result).toBe(0);
    const badly = resolve(set(), melee, 3, [
      ['red:1', 'black:2'],
      ['red:2', 'black:1'],
    ]);
    expect(badly.result).toBe(1);
    const [question] = questionsOf(set(), melee, 3, [
      ['red:1', 'black:1'],
      ['red:2', 'black:2'],
    ]);
    expect(question!.seats).toEqual(['p2']);
    expect(badly.said('attack.result')[0]!.params).toMatchObject({ pairs: '4/6 6/4', harm: 1 });
  });

  test('[RDA-ATTACK-09] nobody is asked where every pairing comes to the same', () => {
    expect(resolve(plain().dice(4, 5, 1, 3, 2), melee, 3).asked).toEqual([]);
    expect(resolve(plain().dice(4, 4, 1, 3, 6), melee, 3).asked).toEqual([]);
    expect(resolve(plain().dice(4, 5, 1, 6, 6), melee, 3).asked).toEqual([]);
  });

  test('[RDA-ATTACK-10, RDA-CREW-12, RDA-EX-04] the bonus comes after pairing: of 3 and 5 one becomes 4, or one becomes 6', () => {
    const against = (...red: number[]) => {
      const set = duel()
        .crew('lexxa', { at: [8, 10] })
        .crew('dex', { at: [8, 11] });
      const attack = (state: State) => attackOf(crewById(state, 'dex'), crewById(state, 'lexxa'), 'melee');
      const pairs = [
        ['red:1', 'black:1'],
        ['red:2', 'black:2'],
      ];
      return resolve(set.dice(...red, 3, 5), attack, red.length, pairs).said('attack.result')[0]!.params;
    };
    expect(against(4, 6)).toMatchObject({ pairs: '4/4 6/5', harm: 1 });
    expect(against(5, 6)).toMatchObject({ pairs: '5/3 6/6', harm: 1 });
  });

  test('[RDA-ATTACK-10, RDA-DEC-12] of several bonuses the defender chooses the dice', () => {
    const lasting = [...armor('bodyArmor', 1, 1), ...armor('arcShield', 1, 2)];
    const set = () => plain().crew('dex', { lasting }).dice(4, 6, 1, 3, 4);
    const pairs = [
      ['red:1', 'black:1'],
      ['red:2', 'black:2'],
    ];
    const well = resolve(set(), melee, 3, pairs, ['black:2']);
    expect(well.asked).toEqual(['pair', 'defense.bonus']);
    expect(well.said('attack.result')[0]!.params).toMatchObject({ pairs: '4/4 6/6', harm: 0 });
    expect(well.said('defense.raised')[0]!.params).toMatchObject({ from: '3 4', dice: '4 6' });
    const questions = questionsOf(set(), melee, 3, pairs, ['black:2']);
    expect(questions.map(({ seats }) => seats)).toEqual([['p2'], ['p2']]);
    const badly = resolve(set(), melee, 3, pairs, ['black:1']);
    expect(badly.said('attack.result')[0]!.params).toMatchObject({ pairs: '4/4 6/4', harm: 1 });
  });

  test('[RDA-ATTACK-11] a red die must be greater than its black partner', () => {
    expect(resolve(plain().dice(4, 1, 1, 4), melee, 3).result).toBe(0);
    expect(resolve(plain().dice(5, 1, 1, 4), melee, 3).result).toBe(1);
  });

  test('[RDA-ATTACK-12, RDA-ATTACK-13, RDA-RUL-46] 7 or more penetrates, whatever the black die, and still has one rolled for it', () => {
    const set = plain()
      .crew('icheb', { lasting: bonus('quickDraw', 1, 1) })
      .crew('dex', { lasting: armor('bodyArmor', 2, 1) })
      .dice(6, 1, 1, 6);
    const played = resolve(set, melee, 3);
    expect(played.said('defense.rolled')[0]!.params).toMatchObject({ dice: '6' });
    expect(played.said('attack.result')[0]!.params).toMatchObject({ harm: 1, penetrating: 1 });
  });

  test('[RDA-ATTACK-12] a natural 6 does not', () => {
    expect(resolve(plain().dice(6, 1, 1, 6), melee, 3).result).toBe(0);
  });

  test('[RDA-VAR-12] for penetrating dice no black die is rolled', () => {
    const set = plain({ noDieForPenetrating: true }).crew('icheb', { lasting: bonus('quickDraw', 1, 1) });
    const played = resolve(set.dice(6, 4, 1, 6), melee, 3, ['red:1']);
    expect(played.said('defense.rolled')[0]!.params).toMatchObject({ dice: '6' });
    expect(played.result).toBe(1);
  });

  test('[RDA-DICE-04] bonuses are used in every attack and every defense', () => {
    const set = plain().crew('dex', { lasting: armor('bodyArmor', 1, 1) });
    expect(resolve(set.dice(4, 1, 1, 3), melee, 3).result).toBe(0);
    expect(resolve(set.dice(4, 1, 1, 3), melee, 3).result).toBe(0);
  });

  test('[RDA-DATA-06] a bonus out of a card with energy may be kept', () => {
    const set = () => {
      const drawn = plain().crew('dex', { cards: ['refractorCharm'] });
      const [card] = crewById(drawn.state, 'dex').cards;
      return drawn.crew('dex', {
        lasting: bent('refractorCharm', {
          defenseBonus: () => ({ name: 'refractorCharm', add: 1, dice: 1, card: card! }),
        }),
      });
    };
    const used = resolve(set().dice(4, 1, 1, 3), melee, 3, ['black:1']);
    expect(used.result).toBe(0);
    expect(used.crew('dex').cards[0]!.energy).toBe(3);
    const kept = resolve(set().dice(4, 1, 1, 3), melee, 3, []);
    expect(kept.result).toBe(1);
    expect(kept.crew('dex').cards[0]!.energy).toBe(4);
  });
});

describe('obstructed terrain', () => {
  const covered = (how: 'ranged' | 'melee') => (state: State) =>
    attackOf(crewById(state, 'icheb'), crewById(state, 'dex'), how, { obstructed: true });

  test('[RDA-RANGED-06, RDA-ATTACK-15, RDA-ATTACK-19, RDA-DEC-12] the defender may roll up to two black dice again, before pairing', () => {
    const set = () => plain().dice(4, 5, 6, 1, 1, 1, 6, 4, 4);
    const played = resolve(
      set(),
      covered('ranged'),
      3,
      ['black:1', 'black:2'],
      [
        ['red:1', 'black:2'],
        ['red:2', 'black:1'],
        ['red:3', 'black:3'],
      ],
    );
    expect(played.asked).toEqual(['defense.reroll', 'pair']);
    expect(played.result).toBe(1);
    expect(() => resolve(set(), covered('ranged'), 3, ['black:1', 'black:2', 'black:3'])).toThrow(TableError);
  });

  test('[RDA-ATTACK-15] it need not, and is not asked where nothing is to be gained', () => {
    expect(resolve(plain().dice(4, 1, 1, 3), covered('ranged'), 3, []).result).toBe(1);
    expect(resolve(plain().dice(4, 1, 1, 5), covered('ranged'), 3).asked).toEqual([]);
  });

  test('[RDA-RANGED-07] never in melee', () => {
    expect(resolve(plain().dice(4, 1, 1, 3), covered('melee'), 3).asked).toEqual([]);
  });

  test('[RDA-RANGED-06, RDA-RANGED-07] a shot over green ground, the target’s square included and the attacker’s not', () => {
    const set = (from: readonly [number, number], to: readonly [number, number]) =>
      duel()
        .crew('icheb', { at: from, cards: ['arcPistol'] })
        .crew('dex', { at: to })
        .dice(4, 1, 1, 3);
    expect(strike(set([9, 7], [9, 11]), 'icheb', 'ranged:crew:dex', []).asked).toEqual(['defense.reroll']);
    expect(strike(set([9, 11], [9, 9]), 'icheb', 'ranged:crew:dex', []).asked).toEqual(['defense.reroll']);
    expect(strike(set([9, 9], [9, 11]), 'icheb', 'ranged:crew:dex').asked).toEqual([]);
    expect(strike(set([9, 10], [9, 9]), 'icheb', 'melee:crew:dex').asked).toEqual([]);
  });
});

describe('the variant with late bonuses', () => {
  test('[RDA-VAR-10, RDA-RUL-45] the attacker adds after the defender, and a die below 4 is gone by then', () => {
    const lasting = bonus('quickDraw', 1, 1);
    const set = plain({ lateBonuses: true }).crew('icheb', { lasting }).dice(3, 4, 5, 4, 5);
    const played = resolve(
      set,
      shot,
      3,
      [
        ['red:1', 'black:1'],
        ['red:2', 'black:2'],
      ],
      ['red:2'],
    );
    expect(played.asked).toEqual(['pair', 'attack.bonus']);
    expect(played.said('attack.result')[0]!.params).toMatchObject({ pairs: '4/4 6/5', harm: 1 });
  });

  test('[RDA-VAR-10] in melee they come first as ever', () => {
    const set = plain({ lateBonuses: true })
      .crew('icheb', { lasting: bonus('quickDraw', 1, 1) })
      .dice(3, 1, 1, 3);
    expect(resolve(set, melee, 3).result).toBe(1);
  });
});

describe('hazards', () => {
  const trap = (dice: number, set = duel().crew('rovanna', { at: [8, 10] })) => ({
    falls: (...rolled: number[]) =>
      set.dice(...rolled).perform(t => hazard(t, crewById(t.state, 'rovanna'), dice, 'leap')),
  });

  test('[RDA-RUL-43, RDA-SEARCH-10] dice without bonuses; the defender’s own count', () => {
    const fallen = trap(3).falls(4, 3, 3, 3); // Rovanna has +1/1
    expect(fallen.said('attack.hits')[0]!.params).toMatchObject({ dice: '4' });
    expect(fallen.result).toBe(0);
    expect(trap(3).falls(5, 3, 3, 3).crew('rovanna').wounds).toBe(1);
  });

  test('[RDA-RUL-43] nobody is hurt by it in the books: no culprit, no pay', () => {
    const set = duel().crew('rovanna', { at: [8, 10], wounds: 7 });
    const out = trap(3, set).falls(6, 1, 1, 1);
    expect(out.crew('rovanna')).toMatchObject({ wounds: 8, hurtBy: {} });
    expect(out.state.earned).toEqual({});
  });
});

describe('ships', () => {
  test('[RDA-ATTACK-05, RDA-DATA-07] damage instead of wounds, and no personal bonus', () => {
    const set = duel()
      .crew('lexxa', { post: 'quarters' })
      .crew('ronara', { post: 'quarters' })
      .crew('dex', { post: 'quarters' })
      .crew('flibby', { post: 'quarters' })
      .crew('jayce', { post: 'quarters' });
    const played = resolve(set.ship(1, { declared: 'inCommand' }).dice(4, 1, 1, 3), broadside(), 3);
    expect(played.asked).toEqual([]);
    expect(played.ship(2).damage).toBe(1);
  });

  test('[RDA-ATTACK-22] direct damage has no dice at all', () => {
    const played = duel().perform(t => harm(t, shipNo(t.state, 2), 1, shipNo(t.state, 1)));
    expect(played.ship(2)).toMatchObject({ damage: 1, hurtBy: { 'ship:1': 1 } });
  });

  test('[RDA-ATTACK-06, RDA-RUL-16] Tactical Targeting is offered in step 2, Evasive Maneuvers after the black dice', () => {
    const set = duel()
      .crew('lexxa', { post: 'quarters' })
      .crew('jayce', { post: 'quarters' })
      .crew('flibby', { post: 'quarters' })
      .crew('ilse', { post: 'navigation' });
    // Korrin is at Weapons: Weapons 4, Stealth 2. Ilse has Piloting 1.
    const played = resolve(
      set.dice(1, 1, 4, 5, 1, 1, 1, 6, 1, 2, 5, 6, 6),
      broadside(),
      3,
      'declare',
      ['red:1'],
      'declare',
      ['black:1'],
    );
    expect(played.asked.slice(0, 4)).toEqual(['aim', 'attack.reroll', 'evade', 'defense.reroll']);
    expect(played.said('attack.result')[0]!.params).toMatchObject({ harm: 1, penetrating: 0 });
    expect(played.ship(1).declared).toBe('tacticalTargeting');
    expect(played.ship(2).declared).toBe('evasiveManeuvers');
  });
});

describe('who may be attacked', () => {
  test('[RDA-MELEE-01, RDA-MELEE-02] an adjacent target may be struck with the attack value', () => {
    const played = strike(faceToFace().dice(1, 1, 1, 1, 1), 'korrin', 'melee:crew:dex');
    expect(played.said('attack.melee')).toHaveLength(1);
    expect(played.result).toBe(0);
  });

  test('[RDA-RANGED-03] a shot goes by the same seven steps, with wounds', () => {
    const set = plain()
      .crew('icheb', { at: [8, 8], cards: ['arcPistol'] })
      .dice(4, 5, 1, 3, 5);
    const played = strike(set, 'icheb', 'ranged:crew:dex', [
      ['red:1', 'black:1'],
      ['red:2', 'black:2'],
    ]);
    expect(played.crew('dex').wounds).toBe(1);
  });
});
