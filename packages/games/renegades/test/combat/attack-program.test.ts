import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { figureAttack } from '../../src/rules/combat/figures.ts';
import {
  bestPairing,
  harmOf,
  inOrder,
  proposeAttackBonus,
  proposeDefenseBonus,
  proposePairing,
  raise,
  spreadBonuses,
  worstDice,
} from '../../src/rules/combat/program.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';
import { attackOf, bent, broadside, duel, faceToFace, questionsOf, resolve, strike } from '../support/combat.ts';

const npcOn = (id: 'darius' | 'dreggTrooper' | 'borada' | 'ronin') =>
  duel()
    .crew('icheb', { at: [8, 10] })
    .npc(id === 'ronin' ? 'roninAndroid' : id, [8, 11]);
const onNpc = (state: State) => attackOf(crewById(state, 'icheb'), state.npcs[0]!, 'melee');
const byNpc = (state: State) => attackOf(state.npcs[0]!, crewById(state, 'icheb'), 'melee');

describe('bonuses', () => {
  test('[RDA-SOLO-20, RDA-DATA-15] each +1 on the next lower die from the highest, and from the top again', () => {
    expect(spreadBonuses([3, 6, 4], [{ add: 1, dice: 1 }])).toEqual([3, 7, 4]);
    expect(spreadBonuses([3, 6, 4], [{ add: 1, dice: 2 }])).toEqual([3, 7, 5]);
    expect(spreadBonuses([3, 6, 4], [{ add: 2, dice: 1 }])).toEqual([3, 7, 5]);
    expect(
      spreadBonuses(
        [3, 6, 4],
        [
          { add: 1, dice: 2 },
          { add: 2, dice: 1 },
        ],
      ),
    ).toEqual([4, 8, 5]);
  });

  test('[RDA-DATA-15, RDA-DICE-03] a source does not put more on few dice than it may', () => {
    expect(spreadBonuses([4], [{ add: 1, dice: 2 }])).toEqual([5]);
  });

  test('[RDA-NPC-12, RDA-SOLO-11, RDA-SOLO-20] an attacker of the program asks nobody, even if that makes a hit penetrating', () => {
    const lasting = bent('npcBonus', { attackBonus: () => ({ name: 'frenzy', add: 1, dice: 1 }) });
    const set = npcOn('dreggTrooper').with(state => {
      state.npcs[0]!.lasting = lasting;
    });
    const played = resolve(set.dice(3, 6, 1, 6), byNpc, 3);
    expect(played.asked).toEqual([]);
    expect(played.said('attack.raised')[0]!.params).toMatchObject({ dice: '3 7 1' });
    expect(played.crew('icheb').wounds).toBe(1);
  });

  test('[RDA-SOLO-11] so does a Coalition ship of the program', () => {
    const set = scene({ players: 1 })
      .ship(2, {
        declared: 'inCommand',
        lasting: bent('npcGuns', { attackBonus: () => ({ name: 'gunner', add: 1, dice: 1 }) }),
      })
      .ship(1, { declared: 'inCommand' });
    for (const crew of set.state.crew) crew.post = 'quarters';
    const attack = (state: State) => attackOf(shipNo(state, 2), shipNo(state, 1), 'ship');
    const played = resolve(set.dice(3, 6, 6), attack, 2);
    expect(played.asked).toEqual([]);
    expect(played.said('attack.raised')[0]!.params).toMatchObject({ dice: '3 7' });
  });
});

describe('re-rolls', () => {
  test('[RDA-NPC-24] dice of 3 or less, lowest first, as many as allowed', () => {
    expect(worstDice([3, 6, 1, 2], 2)).toEqual([2, 3]);
    expect(worstDice([3, 4, 5], 2)).toEqual([0]);
    expect(worstDice([4, 4], 2)).toEqual([]);
  });

  test('[RDA-NPC-24] an NPC in cover rolls its low black dice again', () => {
    const set = npcOn('dreggTrooper').dice(4, 5, 1, 3, 5, 6);
    const covered = (state: State) => ({ ...onNpc(state), how: 'ranged' as const, obstructed: true });
    const played = resolve(set, covered, 3);
    expect(played.asked).toEqual([]);
    expect(played.said('defense.rerolled')[0]!.params).toMatchObject({ dice: '6 5' });
    expect(played.result).toBe(0);
  });

  test('[RDA-SOLO-26, RDA-NPC-24] a Coalition ship declares Tactical Targeting with its attack, then has no Evasive Maneuvers', () => {
    const set = () => {
      const drawn = scene({ players: 1 }).ship(1, { declared: 'inCommand' });
      for (const crew of drawn.state.crew) if (crew.id !== 'rovanna' && crew.id !== 'flibby') crew.post = 'quarters';
      return drawn;
    };
    const attack = (state: State) => attackOf(shipNo(state, 2), shipNo(state, 1), 'ship');
    // Rovanna: Weapons 4, Stealth 3: two dice may be rolled again
    const played = resolve(set().dice(1, 2, 5, 6, 1, 1, 1, 1, 1), attack, 2);
    expect(played.ship(2).declared).toBe('tacticalTargeting');
    const low = resolve(set().dice(1, 2, 6, 1, 1, 1, 1, 1), attack, 2);
    expect(low.said('attack.rerolled')[0]!.params).toMatchObject({ dice: '1 1' });
  });
});

describe('pairing', () => {
  test('[RDA-DEC-13, RDA-NPC-12] an NPC adds its bonus to its highest black die and pairs for the least harm', () => {
    const played = resolve(npcOn('ronin').dice(4, 5, 6, 5, 4, 4), onNpc, 3); // +1/1: 6, 4, 4
    expect(played.asked).toEqual([]);
    expect(played.said('attack.result')[0]!.params).toMatchObject({ harm: 1 });
  });

  test('[RDA-DEC-13] the best pairing blocks as many as can be blocked', () => {
    const blocked = (red: number[], black: number[]) =>
      red.length - harmOf(red, inOrder(black, bestPairing(red, black)));
    expect(blocked([6, 4], [4, 6])).toBe(2);
    expect(blocked([4, 5, 7], [3, 4, 6])).toBe(2);
    expect(blocked([6, 6, 4], [5, 5, 3])).toBe(1);
    expect(blocked([7, 7], [6, 6])).toBe(0);
  });

  test('[RDA-DEC-13] never worse than any other pairing', () => {
    const permutations = (list: number[]): number[][] =>
      list.length < 2
        ? [list]
        : list.flatMap((each, at) =>
            permutations(list.filter((_, other) => other !== at)).map(rest => [each, ...rest]),
          );
    for (let at = 0; at < 300; at++) {
      const die = (salt: number) => ((at * 7919 + salt * 104729) % 997) % 6;
      const red = [4, 4, 4, 4].map((low, i) => low + (die(i) % 4));
      const black = [1, 1, 1, 1].map((low, i) => low + die(i + 5));
      const least = Math.min(...permutations([0, 1, 2, 3]).map(partners => harmOf(red, inOrder(black, partners))));
      expect(harmOf(red, inOrder(black, bestPairing(red, black)))).toBe(least);
    }
  });
});

describe('what is proposed to players', () => {
  test('[RDA-DEC-12] the pairing looks ahead to the bonuses', () => {
    const bonuses = [{ add: 1, dice: 1 }];
    const [red, black] = [
      [5, 6],
      [5, 5],
    ];
    expect(harmOf(red, raise(inOrder(black, proposePairing(red, black, bonuses)), [1], 1))).toBe(0);
    expect(proposePairing([4, 6], [5, 3], bonuses)).toEqual([0, 1]); // 4/5 needs none, 4/4 would; either way the 6 gets through
  });

  test('[RDA-DEC-12] the dice for a bonus are those where all of them together save most', () => {
    const bonuses = [
      { add: 1, dice: 1 },
      { add: 1, dice: 2 },
    ];
    expect(proposeDefenseBonus([4, 6], [3, 4], bonuses)).toEqual([1]);
  });

  test('[RDA-DEC-11] a bonus is proposed first where it makes a hit', () => {
    expect(proposeAttackBonus([3, 6, 1], { add: 1, dice: 1 })).toEqual([0]);
    expect(proposeAttackBonus([1, 6, 4], { add: 1, dice: 1 })).toEqual([2]);
    expect(proposeAttackBonus([1, 2, 1], { add: 1, dice: 1 })).toEqual([]);
  });

  test('[RDA-DEC-12] questions carry what a proposal needs', () => {
    const lasting = bent('plate', { defenseBonus: () => ({ name: 'bodyArmor', add: 1, dice: 2 }) });
    const set = duel()
      .crew('icheb', { at: [8, 10] })
      .crew('dex', { at: [8, 11], lasting })
      .dice(4, 6, 1, 2, 5);
    const attack = (state: State) => attackOf(crewById(state, 'icheb'), crewById(state, 'dex'), 'melee');
    const [question] = questionsOf(set, attack, 3, [
      ['red:1', 'black:1'],
      ['red:2', 'black:2'],
    ]);
    expect(question!.asks[0]!.showing!.params).toMatchObject({ red: '4 6', black: '2 5', bonuses: '1/2' });
  });
});

describe('figures', () => {
  test('[RDA-NPC-25] an NPC strikes or shoots without a weapon card, by the same steps', () => {
    const set = () => npcOn('borada').dice(1, 1, 1, 1, 1);
    const melee = set().perform(t => figureAttack(t, t.state.npcs[0]!, crewById(t.state, 'icheb'), 'melee'));
    expect(melee.said('attack.melee')).toHaveLength(1);
    const shot = set().perform(t => figureAttack(t, t.state.npcs[0]!, crewById(t.state, 'icheb'), 'ranged'));
    expect(shot.said('attack.rolled')[0]!.params).toMatchObject({ dice: '1 1 1 1 1' });
    expect([melee.said('attack.melee'), shot.said('attack.ranged')].map(([line]) => line!.rule)).toEqual([
      'RDA-MELEE-01',
      'RDA-RANGED-01',
    ]);
  });

  test('[RDA-TACT-13, RDA-BOARDING-02] an attack aboard is known as one, an attack in the open is not', () => {
    const seen: boolean[] = [];
    const lasting = bent('watch', {
      redDice(dice, { aboard }) {
        seen.push(aboard);
        return dice;
      },
    });
    strike(faceToFace().crew('korrin', { lasting }).dice(1, 1, 1, 1, 1), 'korrin', 'melee:crew:dex');
    const boarders = duel().docked(2, [-2, 13]).crew('korrin', { aboard: 2, post: 'boarder', lasting });
    strike(boarders.dice(1, 1, 1, 1, 1), 'korrin', 'melee:crew:dex');
    expect(seen).toEqual([false, true]);
  });

  test('[RDA-ATTACK-05] an attack may be called off before its dice', () => {
    const lasting = bent('calm', {
      *attacked(_t, { cancel }) {
        cancel();
      },
    });
    const played = resolve(npcOn('borada').crew('icheb', { lasting }), byNpc, 5);
    expect(played.result).toBe(0);
    expect(played.said('attack.rolled')).toEqual([]);
  });

  test('[RDA-ATTACK-11] effects of both sides have their say in the harm', () => {
    const more = bent('more', { harmDealt: amount => amount + 1 });
    const less = bent('less', { harm: amount => amount - 1 });
    const set = () =>
      duel()
        .crew('icheb', { at: [8, 10] })
        .crew('dex', { at: [8, 11] })
        .dice(4, 1, 1, 1);
    const attack = (state: State) => attackOf(crewById(state, 'icheb'), crewById(state, 'dex'), 'melee');
    expect(resolve(set().crew('icheb', { lasting: more }), attack, 3).crew('dex').wounds).toBe(2);
    expect(resolve(set().crew('dex', { lasting: less }), attack, 3).crew('dex').wounds).toBe(0);
  });

  test('[RDA-EPIC-06] against what cannot defend every hit counts', () => {
    const set = npcOn('borada').with(state => {
      state.npcs[0]!.lasting = bent('still', { defenseless: () => true });
    });
    expect(resolve(set.dice(4, 5, 1), onNpc, 3).result).toBe(2);
  });

  test('[RDA-ATTACK-15] some see through cover', () => {
    const lasting = bent('piercing', { piercesCover: () => true });
    const set = () => scene().ship(1, { lasting, declared: 'inCommand' }).ship(2, { declared: 'inCommand' });
    const clear = set();
    for (const crew of clear.state.crew) crew.post = 'quarters';
    expect(resolve(clear.dice(4, 1), broadside({ obstructed: true }), 1).asked).toEqual([]);
  });
});
