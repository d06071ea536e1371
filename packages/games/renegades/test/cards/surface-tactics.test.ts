import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { activate } from '../../src/rules/npcs/activation.ts';
import { targetOf } from '../../src/rules/npcs/targets.ts';
import { moveCrew } from '../../src/rules/surface/move.ts';
import { crewById } from '../../src/rules/table.ts';
import {
  adds,
  ashore,
  defends,
  fails,
  leads,
  red,
  rolled,
  tacticKeys,
  tries,
  useTactic,
  who,
} from '../support/cards.ts';
import { attackOf, optionKeys, resolve } from '../support/combat.ts';

/** Lexxa at [8, 10], who plays the card. */
describe('surface tactical cards', () => {
  test('[RDA-TACT-04] Flanking Order: a friend within 4 moves half its Speed for free', () => {
    const set = () =>
      ashore('flankingOrder')
        .crew('prak', { at: [8, 14] })
        .crew('icheb', { at: [8, 15] });
    const played = useTactic(set().dice(...leads), 'surface', 'crew:prak', cellAt([8, 17]));
    expect(played.crew('prak').cell).toBe(cellAt([8, 17])); // half of 5, rounded up
    expect(played.state.party!.actions).toBe(2);
    expect(() => useTactic(set().dice(...leads), 'surface', 'crew:prak', cellAt([7, 18]))).toThrow();
    expect(() => useTactic(set().dice(...leads), 'surface', 'crew:icheb')).toThrow();
    const held = ashore('flankingOrder').crew('lexxa', { held: true });
    expect(tacticKeys(held, 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04, RDA-DATA-08] Covering Fire: a friend’s Weapons 5+, and an opponent in its sight rolls a die fewer in each attack of this round', () => {
    const set = () =>
      ashore('coveringFire', [3, 10])
        .crew('prak', { at: [3, 12] })
        .npc('zurathiWarrior', [3, 14]);
    const played = useTactic(set().dice(...leads, 5, 1, 1, 1), 'surface', 'crew:prak');
    expect(played.npc(1)!.lasting).toEqual([{ what: 'coveringFire', until: 'round' }]);
    const weak = set().dice(1, 1, 1);
    weak.state.npcs[0]!.lasting = [...played.npc(1)!.lasting];
    expect(red(resolve(weak, s => attackOf(s.npcs[0]!, crewById(s, 'prak'), 'melee'), 4))).toBe('1 1 1');
    expect(useTactic(set().dice(...leads, 1, 1, 1, 1), 'surface', 'crew:prak').npc(1)!.lasting).toEqual([]);
    expect(tacticKeys(ashore('coveringFire'), 'surface')).toEqual([]); // nobody in sight
  });

  test('[RDA-TACT-04] Hold the Line: friends within 3 have +1/1 defense until the round ends', () => {
    const set = ashore('holdTheLine')
      .crew('prak', { at: [8, 13] })
      .crew('icheb', { at: [8, 14] })
      .npc('drone', [7, 13]);
    const played = useTactic(set.dice(...leads), 'surface');
    const list = (id: 'lexxa' | 'prak' | 'icheb') => defends(set, set.state.npcs[0]!, who(set, id), 'ranged');
    expect(played.crew('prak').lasting).toEqual([{ what: 'holdTheLine', until: 'round' }]);
    expect(list('prak')).toEqual(['holdTheLine +1/1']);
    expect(list('lexxa')).toEqual(['defense +1/1', 'holdTheLine +1/1']);
    expect(list('icheb')).toEqual([]);
  });

  test('[RDA-TACT-04] Focus Fire: all friends have +1/1 against the target named', () => {
    const set = ashore('focusFire')
      .crew('prak', { at: [3, 10] })
      .npc('drone', [8, 13])
      .npc('drone', [7, 12]);
    useTactic(set.dice(...leads), 'surface', 'npc:2');
    const list = (at: number) => adds(set, who(set, 'prak'), set.state.npcs[at]!, 'ranged');
    expect([list(0), list(1)]).toEqual([[], ['focusFire +1/1']]);
    expect(adds(set, who(set, 'dex'), set.state.npcs[1]!, 'ranged')).toEqual([]);
    expect(tacticKeys(ashore('focusFire'), 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04] Silent Approach: friends within 4 have 2 dice more on Stealth tests', () => {
    const set = ashore('silentApproach')
      .crew('prak', { at: [8, 14] })
      .crew('icheb', { at: [8, 15] })
      .dice(...leads, 1, 1, 1, 1, 1, 1, 1);
    const played = useTactic(set, 'surface');
    expect(played.crew('icheb').lasting).toEqual([]);
    expect(
      rolled(
        tries(
          ashore('silentApproach')
            .crew('prak', { at: [8, 14], lasting: [...played.crew('prak').lasting] })
            .dice(1, 1, 1, 1),
          'prak',
          'stealth',
          'stealth',
        ),
      ),
    ).toEqual(['1 1 1 1']);
  });

  test('[RDA-TACT-04] Second Wind: a medic within 2, Medical 5+, and a friend within 2 of the medic loses 2 wounds', () => {
    const set = () =>
      ashore('secondWind')
        .crew('maeve', { at: [8, 12] })
        .crew('prak', { at: [8, 14], wounds: 5 });
    const healed = useTactic(set().dice(...leads, 5, 1, 1, 1, 1), 'surface');
    expect(healed.crew('prak').wounds).toBe(3);
    expect(rolled(healed)).toEqual(['5 1 1 1 1', '5 1 1 1 1']);
    expect(useTactic(set().dice(...leads, ...fails), 'surface').crew('prak').wounds).toBe(5);
    expect(tacticKeys(set().crew('maeve', { at: [8, 13] }), 'surface')).toEqual([]);
    expect(tacticKeys(set().crew('prak', { at: [8, 15] }), 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04, RDA-SURFACE-04] Stand and Fight: a friend of the party may attack a second time, for an action', () => {
    const match = ashore('standAndFight')
      .crew('prak', { at: [8, 13], cards: ['arcPistol'] })
      .npc('drone', [7, 15], { asleep: true })
      .npc('borada', [8, 16], { asleep: true })
      .dice(...leads, 1, 1, 1, 1, 1, 1, 1, 1)
      .play();
    match.choose('tactic:standAndFight', 'crew:prak', 'done');
    expect(match.state.party).toMatchObject({ crew: 'prak', attacksAllowed: 2 });
    match.choose('ranged:npc:2');
    expect(match.offers('ranged')).toContain('ranged:npc:2');
    const own = ashore('standAndFight')
      .dice(...leads)
      .play()
      .choose('tactic:standAndFight');
    expect(own.state.party!.attacksAllowed).toBe(2);
    const over = ashore('standAndFight').partyTurn('lexxa', { done: ['lexxa'] });
    expect(tacticKeys(over, 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04] Decoy: Lexxa’s Stealth 5+, and an NPC in sight goes for somebody whom it can see', () => {
    const set = () =>
      ashore('decoy')
        .crew('dex', { at: [8, 16] })
        .npc('zurathiWarrior', [8, 11]);
    expect(targetOf(set().perform(function* () {}).table, set().state.npcs[0]!)).toMatchObject({ id: 'lexxa' });
    const played = useTactic(set().dice(...leads, 5, 1, 1), 'surface', 'crew:dex');
    expect(played.npc(1)!.lasting).toEqual([{ what: 'decoy', until: 'activation', about: 'crew:dex' }]);
    expect(targetOf(played.table, played.npc(1)!)).toMatchObject({ id: 'dex' });
    expect(useTactic(set().dice(...leads, 1, 1, 1), 'surface').npc(1)!.lasting).toEqual([]);
  });

  test('[RDA-TACT-04] Quick Hands: a friend of the party opens an adjacent container for free', () => {
    const set = ashore('quickHands', [3, 10])
      .crew('prak', { at: [3, 12] })
      .container(3, [3, 13]);
    const played = useTactic(set.dice(...leads), 'surface');
    expect(played.crew('prak').cards).toMatchObject([{ card: 'opticVisor' }]);
    expect(played.state.party!.actions).toBe(2);
    expect(tacticKeys(ashore('quickHands', [3, 10]).container(3, [3, 13]), 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04] Intimidate: one warrior in sight makes no attack in its next activation', () => {
    const set = () =>
      ashore('intimidate')
        .npc('zurathiWarrior', [8, 11])
        .npc('borada', [8, 12])
        .dice(...leads);
    const played = useTactic(set(), 'surface');
    const cowed = ashore('intimidate').npc('zurathiWarrior', [8, 11], { lasting: [...played.npc(1)!.lasting] });
    const acted = cowed.perform(t => activate(t, t.state.npcs[0]!));
    expect(acted.said('attack.rolled')).toEqual([]);
    expect(acted.npc(1)!.lasting).toEqual([]);
    expect(tacticKeys(ashore('intimidate').npc('borada', [8, 12]), 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04] Tactical Withdrawal: friends of the party within 3 elude without a roll in this turn', () => {
    const set = () =>
      ashore('tacticalWithdrawal')
        .crew('prak', { at: [8, 13] })
        .npc('zurathiWarrior', [8, 14]);
    const played = useTactic(set().dice(...leads), 'surface');
    const off = set()
      .crew('prak', { lasting: [...played.crew('prak').lasting] })
      .perform(t => moveCrew(t, crewById(t.state, 'prak')), cellAt([7, 9]), cellAt([7, 9]));
    expect(off.result).toBe(true);
    expect(off.said('test.sure')).toHaveLength(1);
    const far = useTactic(
      set()
        .crew('prak', { at: [8, 14] })
        .dice(...leads),
      'surface',
    );
    expect(far.crew('prak').lasting).toEqual([]);
  });

  test('[RDA-TACT-04, RDA-TACT-07] Call the Ball: the navigator’s Piloting 5+, and the ship lands within 3 of the Mission Planet, without Deployment', () => {
    const dock = cellAt([-2, 13]);
    const set = () => ashore('callTheBall').ship(1, { at: [12, 1] });
    const played = useTactic(set().dice(...leads, 5, 1, 1, 1, 1), 'surface', `dock:${dock}`);
    expect(played.ship(1)).toMatchObject({ where: 'docked', cell: dock, landed: 1 });
    expect(played.asked).toEqual(['landAt']);
    expect(useTactic(set().dice(...leads, ...fails), 'surface').ship(1).where).toBe('orbit');
    expect(tacticKeys(set().ship(1, { at: [12, 3] }), 'surface')).toEqual([]);
    expect(tacticKeys(set().ship(1, { flipped: true, damage: 3 }), 'surface')).toEqual([]);
    expect(tacticKeys(set().ship(1, { flipped: true, damage: 2 }), 'surface')).toHaveLength(1);
    expect(tacticKeys(set().crew('ronara', { post: 'quarters' }), 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04, RDA-RANGED-08] Breach and Clear: a friend beside a door, Tech 5+, and the party may shoot through it in this turn', () => {
    const set = () =>
      ashore('breachAndClear', [12, 2])
        .crew('prak', { at: [13, 2], cards: ['arcPistol'] })
        .crew('icheb', { at: [12, 3] })
        .npc('drone', [9, 2]);
    expect(optionKeys(set(), 'prak')).toEqual([]);
    const played = useTactic(set().dice(...leads, 5, 1, 1, 1, 1), 'surface', 'crew:icheb');
    expect(played.crew('prak').lasting).toEqual([
      { what: 'breachAndClear', until: 'turn', about: `cell:${cellAt([11, 2])}` },
    ]);
    expect(optionKeys(set().crew('prak', { lasting: [...played.crew('prak').lasting] }), 'prak')).toEqual([
      'ranged:npc:1',
    ]);
    expect(tacticKeys(ashore('breachAndClear'), 'surface')).toEqual([]);
  });

  test('[RDA-TACT-04] Adrenaline: the commander has one more action that is no attack', () => {
    const match = ashore('adrenaline')
      .crew('prak', { at: [3, 10] })
      .dice(...leads)
      .play()
      .choose('tactic:adrenaline');
    expect(match.state.party).toMatchObject({ actions: 2, peacefulActions: 1 });
    expect(
      tacticKeys(
        ashore('adrenaline')
          .crew('prak', { at: [8, 12] })
          .partyTurn('prak'),
        'surface',
      ),
    ).toEqual([]);
  });

  test('[RDA-TACT-04, RDA-SEARCH-06] Read the Ground: a friend’s Search 5+, and a look at the containers of two tiles', () => {
    const set = () =>
      ashore('readTheGround')
        .crew('prak', { at: [8, 12] })
        .container(1, [6, 12])
        .container(2, [16, 13])
        .container(3, [12, 19]);
    const played = useTactic(set().dice(...leads, 5, 1, 1), 'surface', 'crew:prak', ['tile:S2', 'tile:CT2']);
    expect(played.state.containers.map(({ seenBy }) => seenBy)).toEqual([['p1'], ['p1'], []]);
    expect(played.crew('prak').usedRound).toContain('scan');
    const spent = set()
      .crew('prak', { usedRound: ['scan'] })
      .dice(...leads, 1, 1, 1);
    expect(useTactic(spent, 'surface').asked).toEqual([]); // Lexxa alone is left to try
  });

  test('[RDA-TACT-13] Inspire: right after a failed test of a friend within 4 all its dice are rolled again', () => {
    const set = (at: readonly [number, number]) => ashore('inspire').crew('prak', { at });
    const saved = tries(set([8, 14]).dice(1, 1, 1, ...leads, 1, 1, 6), 'prak', 'search', 'roomScan', {}, 'use');
    expect(saved.result).toBe(true);
    expect(tries(set([8, 14]).dice(1, 1, 1), 'prak', 'search', 'roomScan', {}, 'pass').result).toBe(false);
    expect(tries(set([8, 15]).dice(1, 1, 1), 'prak', 'search', 'roomScan').asked).toEqual([]);
    expect(tries(set([8, 14]).dice(1, 1, 5), 'prak', 'search', 'roomScan').asked).toEqual([]);
  });
});
