import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { gearCards } from '../../src/cards/gear/index.ts';
import { flies } from '../../src/rules/stats.ts';
import { crewById } from '../../src/rules/table.ts';
import type { CardId } from '../../src/types.ts';
import { defends, offerKeys, rolled, take, tries, who } from '../support/cards.ts';
import { attackOf, optionKeys, resolve, strike } from '../support/combat.ts';
import { armed, lost, reaches, withCard, wounding } from '../support/gear.ts';

describe('weapons and gear', () => {
  test('[RDA-DATA-01, RDA-GEAR-03] Arc Pistol: range 5, no bonus, never depletes', () => {
    reaches('arcPistol', 5);
    expect(withCard('arcPistol', 'ranged')).toEqual([]);
    expect(optionKeys(armed(['arcPistol'], 'drone', [8, 15]), 'icheb')).toEqual(['ranged:npc:1']);
    expect(optionKeys(armed(['arcPistol'], 'drone', [8, 16]), 'icheb')).toEqual([]);
    expect(lost(wounding('arcPistol', 'ranged'))).toBeUndefined();
  });

  test('[RDA-DATA-01, RDA-GEAR-04] Arc Blade: a Sword with +1/1 in melee', () => {
    expect(withCard('arcBlade', 'melee')).toEqual(['arcBlade +1/1']);
    expect(gearCards.arcBlade.keyword).toBe('sword');
  });

  test('[RDA-DATA-06, RDA-SURFACE-03] Emergency Teleportation Device: the bearer and whom it carries are aboard, in quarters and Med Bay; not with a parameter', () => {
    const set = () =>
      armed(['emergencyTeleportationDevice'])
        .crew('prak', { at: [8, 10], wounds: 8, bearer: 'icheb' })
        .ship(1, { at: [21, 5] })
        .partyTurn('icheb');
    const one = set();
    const played = take(one, who(one, 'icheb'), 'emergencyTeleportationDevice', 'keep');
    expect(played.crew('icheb')).toMatchObject({ aboard: 1, post: 'quarters' });
    expect(played.crew('prak')).toMatchObject({ aboard: 1, post: 'medbay', bearer: null });
    expect(lost(played)).toBe(0);
    const bearing = set().parameter('core', 'object', null, { bearer: 'icheb' });
    expect(offerKeys(bearing, who(bearing, 'icheb'))).toEqual([]);
    const match = set().play();
    match.choose('emergencyTeleportationDevice', 'keep');
    expect(match.crew('icheb').aboard).toBe(1);
  });

  test('[RDA-DATA-01, RDA-CREATURE-01] Ion Pistol: range 5, +1/1, against robots +1/2 instead', () => {
    reaches('ionPistol', 5);
    expect(withCard('ionPistol', 'ranged')).toEqual(['ionPistol +1/1']);
    expect(withCard('ionPistol', 'ranged', 'roninAndroid')).toEqual(['ionPistol +1/2']);
    expect(lost(wounding('ionPistol', 'ranged'))).toBe(3);
  });

  test('[RDA-GEAR-19, RDA-DATA-06] Stun Pistol: range 4; whom it wounds is stunned', () => {
    reaches('stunPistol', 4);
    const played = wounding('stunPistol', 'ranged');
    expect(played.npc(1)!.stunned).toBe(true);
    expect(lost(played)).toBe(2);
    const missed = strike(armed(['stunPistol'], 'borada', [8, 12]).dice(1, 1, 1), 'icheb', 'ranged:npc:1');
    expect(missed.npc(1)!.stunned).toBe(false);
    expect(lost(missed)).toBe(2);
  });

  test('[RDA-DATA-01] Pulse Rifle: range 8, +1/1, 5 energy', () => {
    reaches('pulseRifle', 8);
    expect(withCard('pulseRifle', 'ranged')).toEqual(['pulseRifle +1/1']);
    expect(gearCards.pulseRifle).toMatchObject({ energy: 5, hands: 2, slot: 'rifle' });
  });

  test('[RDA-DATA-01] Scatter Gun: range 3, +1/2, 4 energy', () => {
    reaches('scatterGun', 3);
    expect(withCard('scatterGun', 'ranged')).toEqual(['scatterGun +1/2']);
    expect(gearCards.scatterGun).toMatchObject({ energy: 4, hands: 2 });
  });

  test('[RDA-DATA-01] Rail Sniper: range 12, +2/1, only for somebody who has not moved in this turn', () => {
    reaches('railSniper', 12);
    expect(withCard('railSniper', 'ranged')).toEqual(['railSniper +2/1']);
    const set = () => armed(['railSniper'], 'drone', [8, 16]);
    expect(optionKeys(set(), 'icheb')).toEqual(['ranged:npc:1']);
    const match = set().partyTurn('icheb').play();
    match.choose('move', cellAt([8, 11]), cellAt([8, 11]));
    expect(match.offers('ranged')).toEqual([]);
  });

  test('[RDA-DATA-01, RDA-RANGED-06] Flame Projector: range 2; no re-roll for obstruction', () => {
    reaches('flameProjector', 2);
    const shoot = (card: CardId, ...answers: unknown[]) => {
      const set = armed([card])
        .crew('dex', { at: [8, 12] })
        .dice(5, 5, 1, 1, 1);
      return resolve(
        set,
        s =>
          attackOf(crewById(s, 'icheb'), crewById(s, 'dex'), 'ranged', {
            weapon: crewById(s, 'icheb').cards[0]!,
            obstructed: true,
          }),
        2,
        ...answers,
      );
    };
    expect(shoot('flameProjector').asked).toEqual([]);
    expect(shoot('stunPistol', []).asked).toEqual(['defense.reroll']);
  });

  test('[RDA-DATA-14] Frag Grenade: 3 dice against everybody on a square within 4 and next to it; it is the attack of the turn', () => {
    const match = armed(['fragGrenade'], 'drone', [8, 13])
      .npc('drone', [8, 14])
      .npc('borada', [8, 16])
      .crew('prak', { at: [3, 10] })
      .partyTurn('icheb')
      .dice(6, 1, 1, 1, 6, 1, 1, 1)
      .play();
    match.choose('fragGrenade', cellAt([8, 13]));
    expect([match.npc(1), match.npc(2)]).toEqual([undefined, undefined]);
    expect(match.npc(3)!.wounds).toBe(0);
    expect(match.state.party).toMatchObject({ actions: 1, attacks: 1 });
    expect(lost(match)).toBe(0);
  });

  test('[RDA-DATA-01] Arc Axe: +1/2 in melee with both hands', () => {
    expect(withCard('arcAxe', 'melee')).toEqual(['arcAxe +1/2']);
    expect(gearCards.arcAxe).toMatchObject({ hands: 2, keyword: 'axe' });
  });

  test('[RDA-GEAR-19] Shock Baton: +1/1; whom it wounds is stunned; 3 energy', () => {
    expect(withCard('shockBaton', 'melee')).toEqual(['shockBaton +1/1']);
    const played = strike(armed(['shockBaton'], 'borada').dice(6, 6, 6, 1, 1, 1), 'icheb', 'melee:npc:1');
    expect(played.npc(1)!.stunned).toBe(true);
    expect(lost(played)).toBe(2);
  });

  test('[RDA-DATA-01] Vibro Dagger: +1/1, and +1/2 instead out of stealth', () => {
    expect(withCard('vibroDagger', 'melee')).toEqual(['vibroDagger +1/1']);
    expect(withCard('vibroDagger', 'melee', 'dreggTrooper', { fromStealth: true })).toEqual(['vibroDagger +1/2']);
  });

  test('[RDA-DATA-01, RDA-STEALTH-07] Vibro Dagger: it is the one who strikes that has to be hidden when it does', () => {
    const strikes = (stealth: boolean, ...raised: string[]) =>
      strike(
        armed(['vibroDagger'], 'borada').crew('icheb', { stealth }).dice(3, 3, 1, 1, 1),
        'icheb',
        'melee:npc:1',
        raised,
      );
    const raised = (stealth: boolean, ...dice: string[]) => strikes(stealth, ...dice).said('attack.raised')[0]!.params;
    expect(raised(true, 'red:1', 'red:2')).toMatchObject({ from: '3 3 1', dice: '4 4 1' });
    expect(raised(false, 'red:1')).toMatchObject({ from: '3 3 1', dice: '4 3 1' });
    expect(strikes(true, 'red:1').crew('icheb').stealth).toBe(false);
  });

  test('[RDA-DATA-01] Power Gauntlet: +2/1 in melee', () => {
    expect(withCard('powerGauntlet', 'melee')).toEqual(['powerGauntlet +2/1']);
  });

  test('[RDA-DATA-01, RDA-GEAR-14] Arc Shield: +1/1 defense while it is held, of two one counts', () => {
    const set = armed(['arcShield', 'arcShield']);
    const list = () => defends(set, set.state.npcs[0]!, who(set, 'icheb'), 'melee');
    expect(list()).toEqual(['arcShield +1/1']);
    expect(defends(set, null, who(set, 'icheb'), 'hazard')).toEqual(['arcShield +1/1']);
    for (const card of who(set, 'icheb').cards) delete card.wielded;
    expect(list()).toEqual([]);
  });

  test('[RDA-DATA-01] Body Armor: +1/1 defense against ranged attacks', () => {
    const set = armed(['bodyArmor']);
    const list = (how: 'melee' | 'ranged') => defends(set, set.state.npcs[0]!, who(set, 'icheb'), how);
    expect([list('ranged'), list('melee')]).toEqual([['bodyArmor +1/1'], []]);
  });

  test('[RDA-DATA-06] Jump Pack: flight during one Move', () => {
    const set = armed(['jumpPack'], 'drone', [3, 10]).partyTurn('icheb');
    expect(flies(set.state, who(set, 'icheb'))).toBe(false);
    const match = set.play().choose('jumpPack');
    expect(flies(match.match.state, match.crew('icheb'))).toBe(true);
    expect(lost(match)).toBe(2);
    match.choose('move', cellAt([8, 11]), cellAt([8, 11]));
    expect(flies(match.match.state, match.crew('icheb'))).toBe(false);
  });

  test('[RDA-DATA-06] Cloak Field: 2 dice more on one Stealth test, for an Energy token', () => {
    const hide = (answer: string) =>
      tries(armed(['cloakField']).dice(1, 1, 1, 1, 1), 'icheb', 'stealth', 'stealth', {}, answer);
    const used = hide('use');
    expect(rolled(used)).toEqual(['1 1 1 1 1']);
    expect(lost(used)).toBe(2);
    const kept = hide('keep');
    expect(rolled(kept)).toEqual(['1 1 1']);
    expect(lost(kept)).toBe(3);
  });

  test('[RDA-DATA-06] Med Kit: an action takes 2 wounds off an adjacent conscious friend or oneself; two kits are offered once', () => {
    const set = () =>
      armed(['medKit', 'medKit'], 'drone', [3, 10])
        .crew('icheb', { wounds: 1 })
        .crew('prak', { at: [8, 11], wounds: 4 })
        .partyTurn('icheb');
    expect(offerKeys(set(), who(set(), 'icheb'))).toEqual(['medKit']);
    const match = set().play().choose('medKit', 'crew:prak');
    expect(match.crew('prak').wounds).toBe(2);
    expect(match.state.party!.actions).toBe(1);
    expect(lost(match)).toBe(1);
    const alone = set().crew('prak', { at: [8, 13] });
    expect(take(alone, who(alone, 'icheb'), 'medKit').crew('icheb').wounds).toBe(0);
    const well = set().crew('icheb', { wounds: 0 }).crew('prak', { wounds: 8 });
    expect(offerKeys(well, who(well, 'icheb'))).toEqual([]);
  });
});
