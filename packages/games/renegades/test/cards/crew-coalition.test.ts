import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { throwGrenade } from '../../src/rules/combat/grenades.ts';
import { visibleTo } from '../../src/rules/npcs/targets.ts';
import { declare, overclock } from '../../src/rules/orbit/abilities.ts';
import { flies, speedOf } from '../../src/rules/stats.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import {
  adds,
  craft,
  first,
  guns,
  inSpace,
  offerKeys,
  red,
  rolled,
  second,
  shields,
  take,
  tries,
  who,
} from '../support/cards.ts';
import { attackOf, resolve } from '../support/combat.ts';

describe('Coalition', () => {
  test('[RDA-CREW-05, RDA-CREW-16] Jayce, Steady Hand: ship defense +1/1', () => {
    expect(shields(first(), 2)).toContain('steadyHand +1/1');
    expect(shields(first().crew('jayce', { post: 'quarters' }), 2)).not.toContain('steadyHand +1/1');
  });

  test('[RDA-CREW-03] Jayce, Sword Master: +1/2 in melee with a Sword in hand', () => {
    const list = (...cards: ('arcBlade' | 'serpentBlade' | 'arcAxe')[]) => {
      const set = first()
        .crew('jayce', { at: [8, 10], cards })
        .crew('prak', { at: [8, 11] });
      return adds(set, who(set, 'jayce'), who(set, 'prak'), 'melee');
    };
    expect(list('arcBlade')).toEqual(['arcBlade +1/1', 'swordMaster +1/2']);
    expect(list('serpentBlade')).toContain('swordMaster +1/2');
    expect(list('arcAxe')).toEqual(['arcAxe +1/2']);
  });

  test('[RDA-CREW-05] Adira, By the Book: one die of each ship ability test is rolled again', () => {
    const set = () => second().crew('adira', {});
    const played = set()
      .dice(1, 1, 1, 1, 1, 6)
      .perform(t => declare(t, shipNo(t.state, 2), 'overclockTheEngines'));
    expect(rolled(played)).toEqual(['6 1 1 1 1']);
    const away = set().crew('adira', { post: 'quarters' }).dice(1, 1, 1, 1, 1, 6);
    expect(rolled(away.perform(t => overclock(t, shipNo(t.state, 2))))).toEqual(['1 1 1 1 1']);
  });

  test('[RDA-CREW-03] Adira, Tactician: a die more on Leadership for tactical cards', () => {
    const set = () =>
      second()
        .crew('adira', { at: [8, 10] })
        .dice(1, 1, 1, 1, 1, 1, 1);
    expect(rolled(tries(set(), 'adira', 'leadership', 'tactical'))).toEqual(['1 1 1 1 1 1 1']);
    expect(rolled(tries(set(), 'adira', 'leadership', 'parameter'))).toEqual(['1 1 1 1 1 1']);
  });

  test('[RDA-CREW-05] Flibby, Weave: ship defense +1/1', () => {
    expect(shields(first(), 2)).toContain('weave +1/1');
    expect(shields(first().crew('flibby', { post: 'engineering' }), 2)).not.toContain('weave +1/1');
  });

  test('[RDA-CREW-03] Flibby, Flutter: she flies on the surface', () => {
    const set = first()
      .crew('flibby', { at: [8, 10] })
      .crew('ilse', { at: [8, 11] });
    expect(flies(set.state, who(set, 'flibby'))).toBe(true);
    expect(flies(set.state, who(set, 'ilse'))).toBe(false);
  });

  test('[RDA-CREW-05] Tomas at Navigation: +1 movement on a Move without pivots', () => {
    const set = second();
    expect(effects.tell(set.state, 'straightBonus', { by: craft(set, 2) })).toEqual([1]);
    const match = second()
      .ship(2, { at: [21, 2], facing: 'E' })
      .ship(1, { at: [7, 2] })
      .turnOf(2)
      .play()
      .choose('move');
    const pose = (col: number, facing: number) => cellAt([21, col]) * 8 + facing;
    expect(match.offersPlace(pose(9, 2))).toBe(true); // 5 + 1 + 1
    expect(match.offersPlace(pose(10, 2))).toBe(false);
    expect(match.offersPlace(pose(7, 0))).toBe(true); // 5 and a pivot
    expect(match.offersPlace(pose(8, 0))).toBe(false);
  });

  test('[RDA-CREW-05, RDA-CREW-17] Tomas at Engineering: a die more on Engineering tests', () => {
    const set = second()
      .crew('tinn', { post: 'quarters' })
      .crew('adira', { post: 'quarters' })
      .crew('tomas', { post: 'engineering' })
      .dice(1, 1, 1, 1, 1);
    expect(rolled(set.perform(t => overclock(t, shipNo(t.state, 2))))).toEqual(['1 1 1 1 1']);
  });

  test('[RDA-CREW-03, RDA-CREW-11] Tomas, Runner: +1 Speed where no opponent is adjacent', () => {
    const set = second().crew('tomas', { at: [8, 10] });
    expect(speedOf(set.state, who(set, 'tomas'))).toBe(6);
    set.npc('drone', [8, 11]);
    expect(speedOf(set.state, who(set, 'tomas'))).toBe(5);
  });

  test('[RDA-CREW-05] Rovanna, Gunner: ship attack +1/1', () => {
    expect(guns(first(), 2)).toEqual(['gunner +1/1']);
    expect(guns(first().crew('rovanna', { post: 'quarters' }), 2)).toEqual([]);
  });

  test('[RDA-ACTION-04] Rovanna, Double Tap: a second ranged attack at another target with 2 dice fewer, for an action', () => {
    const match = first()
      .crew('rovanna', { at: [8, 10], cards: ['arcPistol'] })
      .crew('dex', { at: [3, 10] })
      .npc('zurathiWarrior', [8, 13])
      .npc('zurathiWarrior', [7, 13])
      .partyTurn('rovanna')
      .dice(1, 1, 1, 1, 1, 1, 2, 2, 2, 2)
      .play();
    expect(match.offers()).not.toContain('doubleTap');
    match.choose('ranged:npc:1');
    expect(match.offers('ranged')).toEqual([]);
    match.choose('doubleTap');
    expect(match.offers()).toEqual(['ranged:npc:2', 'nobody']);
    match.choose('ranged:npc:2');
    expect(match.said('attack.rolled').map(({ params }) => params!['dice'])).toEqual(['1 1 1 1', '1 1']);
    expect(match.state.party).toMatchObject({ done: ['rovanna'], crew: 'dex' });
  });

  test('[RDA-ACTION-04, RDA-SURFACE-09] Double Tap is an attack: actions that may be none do not pay for it', () => {
    const set = () =>
      first()
        .crew('rovanna', { at: [8, 10], cards: ['arcPistol'], usedRound: ['shot:npc:1'] })
        .npc('drone', [8, 13])
        .npc('drone', [7, 13]);
    expect(set().partyTurn('rovanna', { actions: 1, attacks: 1 }).play().offers()).toContain('doubleTap');
    expect(set().partyTurn('rovanna', { actions: 0, peacefulActions: 1, attacks: 1 }).play().offers()).not.toContain(
      'doubleTap',
    );
  });

  test('[RDA-CREW-05, RDA-DICE-06] Brakk, Re-lay: once a round one red die of a ship attack is rolled again', () => {
    const fire = (set: ReturnType<typeof first>, ...answers: unknown[]) =>
      resolve(set, s => attackOf(shipNo(s, 2), shipNo(s, 1), 'ship'), 2, ...answers);
    const set = () => inSpace(second()).ship(2, { declared: 'inCommand' });
    const once = fire(set().dice(1, 2, 1), ['red:1']);
    expect(once.said('attack.rerolled')[0]!.params).toMatchObject({ dice: '1 2', source: { key: 'reroll.reLay' } });
    expect(
      fire(
        set()
          .ship(2, { declared: 'inCommand', usedRound: once.ship(2).usedRound })
          .dice(1, 2),
      ).asked,
    ).toEqual([]);
  });

  test('[RDA-CREW-03] Brakk, Thick Hide: once a round an attack that wounds him deals a wound less', () => {
    const blow = (usedRound: string[]) =>
      resolve(
        second()
          .crew('brakk', { at: [8, 10], usedRound })
          .crew('ragnar', { at: [8, 11] })
          .dice(5, 5, 1, 1),
        s => attackOf(crewById(s, 'ragnar'), crewById(s, 'brakk'), 'melee'),
        2,
      ).crew('brakk').wounds;
    expect(blow([])).toBe(1);
    expect(blow(['thickHide'])).toBe(2);
  });

  test('[RDA-CREW-05] Ilse, Open Channels: salvage scans roll a die more', () => {
    expect(
      rolled(tries(first().dice(1, 1, 1, 1, 1), 'ilse', 'search', 'salvageScan', { station: 'communications' })),
    ).toEqual(['1 1 1 1 1']);
    expect(
      rolled(tries(first().dice(1, 1, 1, 1), 'ilse', 'search', 'tactical', { station: 'communications' })),
    ).toEqual(['1 1 1 1']);
  });

  test('[RDA-TEST-05] Ilse, Patch Up: as Maeve, never on the unconscious', () => {
    const set = first()
      .crew('ilse', { at: [8, 10] })
      .crew('dex', { at: [8, 11], wounds: 2 })
      .crew('flibby', { at: [9, 10], wounds: 6 })
      .partyTurn('ilse')
      .dice(1, 1, 1, 1, 6);
    expect(offerKeys(set, who(set, 'ilse'))).toEqual(['patchUp:dex']);
    expect(take(set, who(set, 'ilse'), 'patchUp:dex').crew('dex').wounds).toBe(0);
  });

  test('[RDA-CREW-05] Ouro, Deep Scan: a die more on Scan for Weaknesses', () => {
    const set = () => second().crew('adira', { post: 'quarters' }).dice(1, 1, 1, 1);
    expect(rolled(set().perform(t => declare(t, shipNo(t.state, 2), 'scanForWeaknesses')))).toEqual(['1 1 1 1']);
    expect(rolled(tries(set(), 'ouro', 'tech', 'tactical', { station: 'communications' }))).toEqual(['1 1 1']);
  });

  test('[RDA-CREW-03] Ouro, Sixth Sense: one die of each room scan is rolled again', () => {
    const set = () =>
      second()
        .crew('ouro', { at: [8, 10] })
        .dice(1, 1, 1, 1, 1, 6);
    expect(rolled(tries(set(), 'ouro', 'search', 'roomScan'))).toEqual(['6 1 1 1 1']);
    expect(rolled(tries(set(), 'ouro', 'search', 'containerScan'))).toEqual(['1 1 1 1 1']);
  });

  test('[RDA-CREW-05] Dex, Shield Tuner: once a round Tech 5+ takes one damage off the shields', () => {
    const set = first().ship(2, { damage: 2 }).turnOf(2).dice(5, 1, 1, 1, 1);
    const played = take(set, craft(set, 2), 'shieldTuner');
    expect(played.ship(2).damage).toBe(1);
    expect(offerKeys(played, played.ship(2))).toEqual([]);
    const failed = first().ship(2, { damage: 2 }).turnOf(2).dice(1, 1, 1, 1, 1);
    expect(take(failed, craft(failed, 2), 'shieldTuner').ship(2).damage).toBe(2);
  });

  test('[RDA-CREW-03] Dex, Demolition: his grenades roll a die more', () => {
    const set = first()
      .crew('dex', { at: [8, 10], cards: ['fragGrenade'] })
      .npc('drone', [8, 13])
      .dice(1, 1, 1, 1);
    const played = set.perform(t =>
      throwGrenade(t, crewById(t.state, 'dex'), crewById(t.state, 'dex').cards[0]!, cellAt([8, 13]), 3),
    );
    expect(red(played)).toBe('1 1 1 1');
  });

  test('[RDA-CREW-05] Tinn, Redundant Core: back-side abilities test at 5+', () => {
    const target = (set: ReturnType<typeof second>) =>
      effects.change(set.state, 'abilityTarget', 6, { by: craft(set, 2) });
    expect(target(second())).toBe(5);
    expect(target(second().crew('tinn', { post: 'quarters' }))).toBe(6);
  });

  test('[RDA-CREW-03, RDA-CREW-09] Tinn, Machine Tongue: robots go for her only if there is nobody else', () => {
    const set = second()
      .crew('tinn', { at: [8, 10] })
      .crew('ouro', { at: [8, 12] })
      .npc('roninAndroid', [8, 14])
      .npc('dreggTrooper', [8, 15]);
    const [robot, dregg] = set.state.npcs;
    expect(visibleTo(set.state, robot!).map(({ id }) => id)).toEqual(['ouro']);
    expect(visibleTo(set.state, dregg!).map(({ id }) => id)).toEqual(['ouro', 'tinn']);
    who(set, 'ouro').wounds = 7;
    expect(visibleTo(set.state, robot!).map(({ id }) => id)).toEqual(['tinn']);
  });
});

describe('crew cards', () => {
  test('[RDA-CRIT-04] no abilities aboard a critically damaged ship', () => {
    const set = first().ship(1, { flipped: true, damage: 6 });
    expect(guns(set)).toEqual([]);
    expect(shields(set)).toEqual([]);
    expect(guns(first().ship(1, { flipped: true, damage: 5 }))).toHaveLength(2);
  });

  test('[RDA-CREW-03, RDA-CREW-04] in space the surface side is of no use, and the other way round', () => {
    const set = first().crew('dex', { at: [8, 11] });
    expect(adds(set, who(set, 'lexxa'), who(set, 'dex'), 'melee')).toEqual([]);
    expect(offerKeys(set, who(set, 'maeve'))).toEqual([]);
  });
});
