import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import type { Test } from '../../src/hooks.ts';
import { rollOff } from '../../src/rules/roll-off.ts';
import { half, skillOf } from '../../src/rules/stats.ts';
import { crewById } from '../../src/rules/table.ts';
import { opposedTest, takeTest } from '../../src/rules/tests.ts';
import type { CrewId, Skill } from '../../src/types.ts';
import { bent, duel } from '../support/combat.ts';

const testOf = (set: Scene, by: CrewId, skill: Skill, target = 5): Test => ({
  by: crewById(set.state, by),
  skill,
  target,
  purpose: 'event',
});

const take = (set: Scene, by: CrewId, skill: Skill, target = 5, ...answers: unknown[]) =>
  set.perform(t => takeTest(t, testOf(set, by, skill, target)), ...answers);

describe('tests', () => {
  test('[RDA-TEST-01, RDA-TEST-02] as many dice as the skill; one 5 or 6 is enough', () => {
    const passed = take(duel().dice(1, 5), 'dex', 'weapons'); // Weapons 2
    expect(passed.result).toBe(true);
    expect(passed.said('test.passed')[0]).toMatchObject({ params: { dice: '1 5', target: 5 }, rule: 'RDA-TEST-02' });
    expect(take(duel().dice(4, 4), 'dex', 'weapons').result).toBe(false);
    expect(take(duel().dice(6, 1), 'dex', 'weapons').result).toBe(true);
  });

  test('[RDA-TEST-03] a 6+ test is not passed with a 5', () => {
    expect(take(duel().dice(5, 5), 'dex', 'weapons', 6).result).toBe(false);
    expect(take(duel().dice(5, 6), 'dex', 'weapons', 6).result).toBe(true);
  });

  test('[RDA-TEST-04, RDA-EX-03] Lexxa has Medical 0: no dice, and she fails', () => {
    const failed = take(scene(), 'lexxa', 'medical');
    expect(failed.result).toBe(false);
    expect(failed.said('test.noDice')).toHaveLength(1);
  });

  test('[RDA-EX-29] 1, 2, 3 fails; 1, 4, 4 fails under 5+, 1, 4, 5 passes', () => {
    expect(take(duel().dice(1, 2, 3), 'jayce', 'search').result).toBe(false);
    expect(take(duel().dice(1, 4, 4), 'lexxa', 'stealth').result).toBe(false);
    expect(take(duel().dice(1, 4, 5), 'lexxa', 'stealth').result).toBe(true);
  });

  test('[RDA-TEST-08] what is added to a skill is a die more or less, never below 0', () => {
    const set = (change: number) => {
      const lasting = bent('skilled', { skill: value => value + change });
      return duel().crew('dex', { lasting });
    };
    expect(take(set(1).dice(1, 1, 5), 'dex', 'weapons').result).toBe(true);
    const clumsy = set(-3);
    expect(skillOf(clumsy.state, crewById(clumsy.state, 'dex'), 'weapons')).toBe(0);
    expect(take(clumsy, 'dex', 'weapons').said('test.noDice')).toHaveLength(1);
  });

  test('[RDA-TEST-07] an opposed test counts 5s and 6s on either side', () => {
    const set = duel().dice(5, 2, 6, 1, 3, 5, 4); // Lexxa has Leadership 5, Dex 2
    const rolled = set.perform(t =>
      opposedTest(t, testOf(set, 'lexxa', 'leadership'), testOf(set, 'dex', 'leadership')),
    );
    expect(rolled.result).toEqual({ first: 2, second: 1 });
  });

  test('[RDA-TEST-03, RDA-TEST-07] a bonus lifts one die of the first side, and only one that fails', () => {
    const set = duel().dice(1, 2, 3, 4); // Maeve has Leadership 3, Prak none here
    const lifted = set.perform(t =>
      opposedTest(t, testOf(set, 'maeve', 'leadership'), { ...testOf(set, 'rovanna', 'stealth'), skill: 'medical' }, 5),
    );
    expect(lifted.result).toEqual({ first: 1, second: 0 });
    expect(lifted.said('test.opposed')[0]!.params).toMatchObject({ dice: '6 2 3', others: '' });
  });

  test('[RDA-TEST-09, RDA-RUL-03] halves are rounded up and never below 1', () => {
    expect([0, 1, 2, 3, 5, 6].map(half)).toEqual([1, 1, 1, 2, 3, 3]);
  });

  test('[RDA-TEST-01] a test may succeed without a roll', () => {
    const set = duel().crew('dex', { lasting: bent('sure', { testPasses: () => true }) });
    expect(take(set, 'dex', 'stealth').result).toBe(true);
  });

  test('[RDA-DATA-06, RDA-TEST-01] dice for energy are offered, and may be kept', () => {
    const set = () => {
      const drawn = duel().crew('dex', { cards: ['cloakField'] });
      const [card] = crewById(drawn.state, 'dex').cards;
      const lasting = bent('aided', { testAid: () => ({ name: 'cloakField', dice: 2, card: card! }) });
      return drawn.crew('dex', { lasting });
    };
    const used = take(set().dice(1, 1, 1, 6), 'dex', 'weapons', 5, 'use');
    expect(used.result).toBe(true);
    expect(used.crew('dex').cards[0]!.energy).toBe(2);
    const kept = take(set().dice(1, 1), 'dex', 'weapons', 5, 'keep');
    expect(kept.crew('dex').cards[0]!.energy).toBe(3);
  });
});

describe('re-rolls of tests', () => {
  const set = () =>
    duel().crew('dex', { lasting: bent('again', { testReroll: () => ({ name: 'tinkerer', count: 1 }) }) });

  test('[RDA-DICE-06, RDA-RUL-07] one die of a failed test is rolled again, and its second result stands', () => {
    const failed = take(set().dice(4, 3, 2), 'dex', 'weapons');
    expect(failed.result).toBe(false);
    expect(failed.said('test.rerolled')[0]!.params).toMatchObject({ dice: '2 3' });
    expect(take(set().dice(4, 3, 5), 'dex', 'weapons').result).toBe(true);
  });

  test('[RDA-DICE-06, RDA-TEST-03] what has succeeded is not rolled again; a 5 in a 6+ test has not', () => {
    expect(take(set().dice(5, 3, 6), 'dex', 'weapons', 6).result).toBe(true);
    expect(take(set().dice(5, 3), 'dex', 'weapons').result).toBe(true);
  });

  test('[RDA-DICE-06] one that may be used once a round is asked for, and then gone', () => {
    const lasting = bent('once', { testReroll: () => ({ name: 'bypass', count: 1, once: 'round' }) });
    const once = duel().crew('dex', { lasting }).dice(1, 1, 6, 1, 1);
    const first = take(once, 'dex', 'weapons', 5, 'use');
    expect(first.result).toBe(true);
    expect(first.crew('dex').usedRound).toEqual(['reroll:bypass']);
    const second = duel()
      .crew('dex', { lasting, usedRound: ['reroll:bypass'] })
      .dice(1, 1);
    expect(take(second, 'dex', 'weapons').result).toBe(false);
  });
});

describe('the supply of dice', () => {
  const strong = (unlimitedDice = false) =>
    duel({ unlimitedDice }).crew('dex', { lasting: bent('strong', { testDice: () => 10 }) });

  test('[RDA-DICE-05, RDA-COMP-06, RDA-RUL-04] no roll has more than eight dice', () => {
    expect(take(strong().dice(1, 1, 1, 1, 1, 1, 1, 1), 'dex', 'weapons').result).toBe(false);
  });

  test('[RDA-VAR-18] unless the table plays without a limit', () => {
    expect(take(strong(true).dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 6), 'dex', 'weapons').result).toBe(true);
  });
});

describe('roll-offs', () => {
  const off = (candidates: readonly string[], ...dice: number[]) =>
    duel()
      .dice(...dice)
      .perform(function* (t) {
        return rollOff(t, candidates, () => ({ key: 'crew.dex' }));
      });

  test('[RDA-DICE-07] faces are shared evenly: 1 to 3 and 4 to 6, 1 and 2, 3 and 4, 5 and 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => off(['a', 'b'], die).result).join('')).toBe('aaabbb');
    expect([1, 2, 3, 4, 5, 6].map(die => off(['a', 'b', 'c'], die).result).join('')).toBe('aabbcc');
    expect([1, 2, 3, 4, 5, 6].map(die => off(['a', 'b', 'c', 'd', 'e', 'f'], die).result).join('')).toBe('abcdef');
  });

  test('[RDA-DICE-07] faces that are nobody’s are rolled again', () => {
    expect(off(['a', 'b', 'c', 'd'], 5, 6, 3).result).toBe('c');
    expect(off(['a', 'b', 'c', 'd', 'e'], 6, 5).result).toBe('e');
  });

  test('[RDA-DICE-07] one candidate needs no die; among more than six each is as likely', () => {
    expect(off(['a']).result).toBe('a');
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g']).toContain(off(['a', 'b', 'c', 'd', 'e', 'f', 'g']).result);
  });

  test('[RDA-DICE-07, RDA-RUL-08, RDA-DEC-22, RDA-DEC-26] it is said who had which faces, and what fell', () => {
    const [said] = off(['a', 'b'], 2).said('rollOff.rolled');
    expect(said!.params).toMatchObject({ die: 2, who: { key: 'crew.dex' } });
    expect(JSON.stringify(said!.params!['shares'])).toContain('1–3');
  });
});
