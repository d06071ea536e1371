import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../../src/rules/gear/weapons.ts';
import { freePivotsOf } from '../../src/rules/orbit/move.ts';
import { movementOf } from '../../src/rules/ship.ts';
import { speedOf } from '../../src/rules/stats.ts';
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
import { attackOf, broadside, resolve } from '../support/combat.ts';

describe('Renegades', () => {
  test('[RDA-CREW-03, RDA-CREW-05] Lexxa, Fearless: +1/1 on ship attacks, at the Commander station only', () => {
    expect(guns(first())).toContain('fearless +1/1');
    expect(guns(first().crew('lexxa', { post: 'quarters' }))).not.toContain('fearless +1/1');
    expect(guns(first().crew('lexxa', { at: [8, 10] }))).not.toContain('fearless +1/1');
  });

  test('[RDA-CREW-03] Lexxa, Precision Strike: +1/1 on all attacks on the surface', () => {
    const set = first()
      .crew('lexxa', { at: [8, 10] })
      .crew('dex', { at: [8, 11] });
    expect(adds(set, who(set, 'lexxa'), who(set, 'dex'), 'melee')).toEqual(['precisionStrike +1/1']);
    expect(adds(set, who(set, 'lexxa'), who(set, 'dex'), 'ranged')).toEqual(['precisionStrike +1/1']);
  });

  test('[RDA-CREW-05] Ragnar, Hold Together: once a round 2 or more damage to the ship is 1 less', () => {
    const set = inSpace(second()).dice(4, 4, 1, 1);
    const hit = resolve(set, state => attackOf(null, shipNo(state, 1), 'hazard'), 2);
    expect(hit.ship(1).damage).toBe(1);
    const again = hit.ship(1);
    expect(again.usedRound).toContain('holdTogether');
    const spent = inSpace(second())
      .ship(1, { usedRound: ['holdTogether'] })
      .dice(4, 4, 1, 1);
    expect(resolve(spent, state => attackOf(null, shipNo(state, 1), 'hazard'), 2).ship(1).damage).toBe(2);
    const light = inSpace(second()).dice(4, 1);
    expect(resolve(light, state => attackOf(null, shipNo(state, 1), 'hazard'), 1).ship(1).damage).toBe(1);
  });

  test('[RDA-CREW-03] Ragnar, Berserk: +1/2 in melee while wounded', () => {
    const set = second()
      .crew('ragnar', { at: [8, 10], wounds: 1 })
      .crew('tinn', { at: [8, 11] });
    const list = (how: 'melee' | 'ranged') => adds(set, who(set, 'ragnar'), who(set, 'tinn'), how);
    expect(list('melee')).toEqual(['berserk +1/2']);
    expect(list('ranged')).toEqual([]);
    who(set, 'ragnar').wounds = 0;
    expect(list('melee')).toEqual([]);
  });

  test('[RDA-CREW-05, RDA-CREW-09] Ronara, Slipstream: ship defense +1/1, and +1/2 if a man fires', () => {
    expect(shields(first())).toEqual(['slipstream +1/1']);
    const set = first().crew('rovanna', { post: 'quarters' }).crew('dex', { post: 'weapons' });
    expect(shields(set)).toEqual(['slipstream +1/2']);
    expect(shields(first().crew('ronara', { post: 'engineering' }))).toEqual([]);
  });

  test('[RDA-CREW-09, RDA-DATA-08, RDA-DATA-13] Ronara, Allure: men strike at her with a die fewer, but one at least', () => {
    const set = () =>
      first()
        .crew('ronara', { at: [8, 10] })
        .crew('jayce', { at: [8, 11] })
        .crew('flibby', { at: [8, 9] });
    const blow = (by: 'jayce' | 'flibby', dice: number, how: 'melee' | 'ranged' = 'melee') =>
      red(
        resolve(set().dice(1, 1, 1, 1), state => attackOf(crewById(state, by), crewById(state, 'ronara'), how), dice),
      );
    expect(blow('jayce', 4)).toBe('1 1 1');
    expect(blow('flibby', 4)).toBe('1 1 1 1');
    expect(blow('jayce', 4, 'ranged')).toBe('1 1 1 1');
    expect(blow('jayce', 1)).toBe('1');
    const villain = set().npc('borada', [9, 10]).dice(1, 1, 1);
    expect(red(resolve(villain, s => attackOf(s.npcs[0]!, crewById(s, 'ronara'), 'melee'), 4))).toBe('1 1 1');
  });

  test('[RDA-CREW-05, RDA-CREW-17] Vex at Navigation: the first pivot of each Move is free; at Weapons: ship attack +1/1', () => {
    const steering = second();
    expect(freePivotsOf(steering.state, craft(steering, 1))).toBe(1);
    expect(guns(steering)).not.toContain('deadlyAim +1/1');
    const firing = second().crew('korrin', { post: 'quarters' }).crew('vex', { post: 'weapons' });
    expect(freePivotsOf(firing.state, craft(firing, 1))).toBe(0);
    expect(guns(firing)).toEqual(['deadlyAim +1/1']);
  });

  test('[RDA-CREW-03] Vex, Quick Draw: +1/1 with a pistol', () => {
    const set = second()
      .crew('vex', { at: [8, 10], cards: ['arcPistol', 'pulseRifle'] })
      .crew('tinn', { at: [8, 11] });
    const [pistol, rifle] = who(set, 'vex').cards;
    const list = (how: 'melee' | 'ranged', weapon = pistol!) =>
      adds(set, who(set, 'vex'), who(set, 'tinn'), how, how === 'ranged' ? { weapon } : {});
    expect(list('ranged')).toEqual(['quickDraw +1/1']);
    expect(list('ranged', rifle!)).toEqual(['pulseRifle +1/1']);
    expect(list('melee')).toEqual([]);
  });

  test('[RDA-CREW-05] Prak, Gunner: ship attack +1/1', () => {
    expect(guns(first())).toContain('gunner +1/1');
    expect(guns(first().crew('prak', { post: 'engineering' }))).not.toContain('gunner +1/1');
  });

  test('[RDA-CREW-03] Prak, Dead Eye: ranged weapons reach 2 farther, grenades do not', () => {
    const set = first()
      .crew('prak', { at: [8, 10], cards: ['arcPistol', 'fragGrenade'] })
      .crew('icheb', { at: [8, 9], cards: ['arcPistol'] });
    const [pistol, grenade] = who(set, 'prak').cards;
    expect(rangeOf(set.state, who(set, 'prak'), pistol!)).toBe(7);
    expect(rangeOf(set.state, who(set, 'prak'), grenade!)).toBe(4);
    expect(rangeOf(set.state, who(set, 'icheb'), who(set, 'icheb').cards[0]!)).toBe(5);
  });

  test('[RDA-CREW-05, RDA-DATA-08] Korrin, Suppress: a ship he damaged rolls a die fewer in its next attack', () => {
    const set = () =>
      inSpace(second())
        .ship(1, { declared: 'inCommand' })
        .ship(2, { declared: 'inCommand' })
        .crew('brakk', { post: 'quarters' });
    const hit = resolve(set().dice(4, 1), broadside(), 1);
    expect(hit.ship(2).lasting).toEqual([{ what: 'suppressed', until: 'nextRound' }]);
    const missed = resolve(set().dice(1), broadside(), 1);
    expect(missed.ship(2).lasting).toEqual([]);
    const back = set()
      .ship(2, { lasting: [{ what: 'suppressed', until: 'nextRound' }] })
      .dice(1, 1);
    const answer = resolve(back, s => attackOf(shipNo(s, 2), shipNo(s, 1), 'ship'), 3);
    expect(red(answer)).toBe('1 1');
    expect(answer.ship(2).lasting).toEqual([]);
  });

  test('[RDA-ACTION-03, RDA-CREW-03] Korrin, Charge: a Move and a melee attack for one action', () => {
    const match = second()
      .crew('korrin', { at: [8, 10] })
      .npc('drone', [8, 15])
      .partyTurn('korrin')
      .dice(4, 1, 1, 1, 1, 1)
      .play();
    match.choose('charge', cellAt([8, 14]), 'melee:npc:1');
    expect(match.npc(1)).toBeUndefined();
    expect(match.state.party).toMatchObject({ actions: 1, attacks: 1 });
    expect(match.offers()).not.toContain('charge');
    expect(match.offers()).toContain('move');
  });

  test('[RDA-ACTION-03] a Charge that comes to no blow was a Move', () => {
    const match = second()
      .crew('korrin', { at: [8, 10] })
      .npc('drone', [8, 15])
      .partyTurn('korrin')
      .play();
    match.choose('charge', cellAt([8, 14]), 'nobody');
    expect(match.state.party).toMatchObject({ actions: 1, attacks: 0, moves: 1 });
    expect(match.offers()).toContain('melee:npc:1');
  });

  test('[RDA-ACTION-03, RDA-RUL-44] a Charge out of an opponent’s reach needs eluding, and costs nothing if that fails', () => {
    const match = second()
      .crew('korrin', { at: [8, 10] })
      .crew('tinn', { at: [8, 11] })
      .partyTurn('korrin')
      .dice(1, 1)
      .play();
    match.choose('charge');
    expect(match.state.party).toMatchObject({ actions: 2, attacks: 0 });
    expect(match.crew('korrin').held).toBe(true);
    expect(match.offers()).not.toContain('charge');
  });

  test('[RDA-CREW-05] Maeve, Sharp Ears: salvage scans roll a die more', () => {
    const scan = (post: 'communications' | 'quarters') =>
      rolled(
        tries(first().crew('maeve', { post }).dice(1, 1, 1, 1, 1), 'maeve', 'search', 'salvageScan', {
          station: 'communications',
        }),
      );
    expect(scan('communications')).toEqual(['1 1 1 1 1']);
    expect(scan('quarters')).toEqual(['1 1 1 1']);
  });

  test('[RDA-CREW-03, RDA-TEST-05, RDA-TEST-06] Maeve, Patch Up: Medical 5+ takes 2 wounds off an adjacent friend; failed, it costs nothing and is not tried again', () => {
    const set = () =>
      first()
        .crew('maeve', { at: [8, 10] })
        .crew('prak', { at: [8, 11], wounds: 3 })
        .crew('icheb', { at: [9, 10], wounds: 1 })
        .partyTurn('maeve');
    const done = set().dice(5, 1, 1, 1, 1).play().choose('patchUp:prak');
    expect(done.crew('prak').wounds).toBe(1);
    expect(done.state.party!.actions).toBe(1);
    expect(done.offers('patchUp')).toHaveLength(2);
    const failed = set().dice(1, 1, 1, 1, 1).play().choose('patchUp:prak');
    expect(failed.crew('prak').wounds).toBe(3);
    expect(failed.state.party!.actions).toBe(2);
    expect(failed.offers('patchUp')).toEqual([]);
    const far = set()
      .crew('prak', { at: [8, 12] })
      .crew('icheb', { wounds: 0 });
    expect(offerKeys(far, who(far, 'maeve'))).toEqual([]);
  });

  test('[RDA-CREW-05, RDA-CREW-17] Sarn at Communications: those more than 3 squares away fire with a die fewer', () => {
    const shot = (apart: number) => {
      const set = inSpace(second(), apart).crew('brakk', { post: 'quarters' }).dice(1, 1, 1);
      return red(resolve(set, s => attackOf(shipNo(s, 2), shipNo(s, 1), 'ship'), 3));
    };
    expect(shot(3)).toBe('1 1 1');
    expect(shot(4)).toBe('1 1');
  });

  test('[RDA-CREW-05, RDA-CREW-17] Sarn at Engineering: once a round Tech 5+ takes one damage off the shields', () => {
    const set = () =>
      second()
        .crew('juno', { post: 'quarters' })
        .crew('sarn', { post: 'engineering' })
        .ship(1, { damage: 3 })
        .turnOf(1);
    const one = set().dice(5, 1, 1, 1);
    const played = take(one, craft(one, 1), 'shieldCare');
    expect(played.ship(1).damage).toBe(2);
    expect(offerKeys(played, played.ship(1))).not.toContain('shieldCare');
    const flipped = set().ship(1, { flipped: true });
    expect(offerKeys(flipped, craft(flipped, 1))).toEqual([]);
  });

  test('[RDA-CREW-03] Sarn, Tonic: a friend beside him has +2 Speed on its next Move in this round', () => {
    const set = second()
      .crew('sarn', { at: [8, 10] })
      .crew('juno', { at: [8, 11] })
      .partyTurn('sarn');
    const played = take(set, who(set, 'sarn'), 'tonic:juno');
    expect(speedOf(played.table.state, played.crew('juno'))).toBe(8);
    expect(offerKeys(played, played.crew('sarn'))).toEqual([]);
    const match = second()
      .crew('juno', { at: [8, 10], lasting: [{ what: 'tonic', until: 'nextMove' }] })
      .partyTurn('juno')
      .play();
    match.choose('move', cellAt([7, 18]));
    expect(match.crew('juno').lasting).toEqual([]);
  });

  test('[RDA-CREW-05] Icheb, Tinkerer: one die of each Engineering test is rolled again', () => {
    const test = (station?: 'engineering') =>
      rolled(tries(first().dice(1, 1, 1, 1, 1, 6), 'icheb', 'tech', 'ability', station ? { station } : {}));
    expect(test('engineering')).toEqual(['6 1 1 1 1']);
    expect(test()).toEqual(['1 1 1 1 1']);
  });

  test('[RDA-CREW-03] Icheb, Bypass: one die of each Tech test of his own is rolled again', () => {
    const set = () => first().crew('icheb', { at: [8, 10] });
    expect(rolled(tries(set().dice(1, 1, 1, 1, 1, 6), 'icheb', 'tech', 'parameter'))).toEqual(['6 1 1 1 1']);
    expect(rolled(tries(set().dice(1, 1, 1, 6), 'icheb', 'search', 'roomScan'))).toEqual(['1 1 1']);
  });

  test('[RDA-CREW-05] Juno, Hot Engines: movement +1 while shields are up', () => {
    const set = second();
    expect(movementOf(set.state, craft(set, 1))).toBe(7);
    const flipped = second().ship(1, { flipped: true });
    expect(movementOf(flipped.state, craft(flipped, 1))).toBe(5);
    const away = second().crew('juno', { post: 'quarters' });
    expect(movementOf(away.state, craft(away, 1))).toBe(6);
  });

  test('[RDA-CREW-03] Juno, Slippery: a die more to elude', () => {
    const set = () =>
      second()
        .crew('juno', { at: [8, 10] })
        .dice(1, 1, 1, 1, 1);
    expect(rolled(tries(set(), 'juno', 'stealth', 'elude'))).toEqual(['1 1 1 1 1']);
    expect(rolled(tries(set(), 'juno', 'stealth', 'stealth'))).toEqual(['1 1 1 1']);
  });
});
