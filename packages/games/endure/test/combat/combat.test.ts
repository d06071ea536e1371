import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { attackWith, ownAttack } from '../../src/rules/combat/attack.ts';
import { placeFigures } from '../../src/rules/enemies/radar.ts';
import { armsOf, weaponsOf } from '../../src/rules/turn/weapons.ts';
import { captain } from '../support/armed.ts';

describe('combat', () => {
  test('[ETS-COMBAT-01] an attack names its weapon and the zone it attacks', () => {
    const played = captain({ holding: ['pistol', 'shotgun', 'swarmerLeg'] })
      .enemies('swarmer', 1, 'CREW.A')
      .enemies('swarmer', 1, 'CREW.x')
      .dice(1, 3, 2)
      .play();
    expect(played.offers('attack')).toEqual([
      'attack:pistol:0@CREW.A',
      'attack:pistol:0@CREW.x',
      'attack:shotgun:1@CREW.A',
      'attack:shotgun:1@CREW.x',
    ]);
    played.choose('attack:shotgun:1@CREW.x');
    expect(played.count('swarmer', 'CREW.A')).toBe(1);
    expect(played.count('swarmer', 'CREW.x')).toBe(0);
    expect(played.survivor('captain-a').turn.actions).toBe(2);
  });

  test('[ETS-COMBAT-03] each die at or above the number to hit is a success worth 1 damage', () => {
    const played = captain({ holding: ['pistol'] })
      .enemies('swarmer', 2, 'CREW.x')
      .dice(3, 2)
      .play();
    played.choose('attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(1);
  });

  test('[ETS-COMBAT-04] dice stand alone: 1, 2 and 3 are no success against 4+', () => {
    const played = captain({ holding: ['plasmaCutter'] })
      .enemies('swarmer', 1, 'CREW.w')
      .dice(1, 2, 3)
      .play();
    played.choose('attack:plasmaCutter:0@CREW.w');
    expect(played.count('swarmer')).toBe(1);
  });

  test.each([
    [{ jaeger: 2 }, 0, 2],
    [{ jaeger: 1, swarmer: 1 }, 1, 1],
    [{ swarmer: 2 }, 1, 0],
  ])('[ETS-COMBAT-05] two successes, divided as the attacker likes: %o', (divided, jaegers, swarmers) => {
    const played = captain({ holding: ['pistol'] })
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('swarmer', 2, 'CREW.x')
      .dice(3, 4)
      .play();
    played.choose('attack:pistol:0@CREW.x');
    expect(played.asks).toBe('attack.divide');
    expect(played.asked).toBe('captain-a');
    played.choose(divided);
    expect([played.count('jaeger'), played.count('swarmer')]).toEqual([jaegers, swarmers]);
  });

  test('[ETS-COMBAT-05] nothing is asked where there is nothing to divide', () => {
    const both = captain({ holding: ['shotgun'] })
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('swarmer', 1, 'CREW.x');
    const played = both.dice(3, 4, 5).play().choose('attack:shotgun:0@CREW.x');
    expect(played.asks).toBe('turn');
    expect(played.state.figures).toEqual([]);
  });

  test('[ETS-COMBAT-06] what does not kill does nothing, and does not build up over attacks', () => {
    const played = captain({ holding: ['pistol'] })
      .enemies('jaeger', 2, 'CREW.x')
      .dice(3, 2, 1, 5, 6, 3)
      .play();
    played.choose('attack:pistol:0@CREW.x', 'attack:pistol:0@CREW.x');
    expect(played.state.figures.map(({ hurt }) => hurt)).toEqual([0, 0]);
    played.choose('attack:pistol:0@CREW.x');
    expect(played.count('jaeger')).toBe(1);
  });

  test('[ETS-COMBAT-06] a wound that Life Support Failure left lets one success kill', () => {
    const played = captain({ holding: ['pistol'] })
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.x', { hurt: 1 })
      .dice(3, 2)
      .play();
    played.choose('attack:pistol:0@CREW.x', { 'jaeger:hurt': 1 });
    expect(played.state.figures.map(({ hurt }) => hurt)).toEqual([0]);
  });

  test.each([
    ['hits', 3],
    ['misses', 1],
  ])("[ETS-COMBAT-08] an attack that %s leaves the weapon's noise in the attacker's zone", (_, die) => {
    const played = captain({ holding: ['shotgun'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(die, 2, 1)
      .play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.noiseIn('CREW.w')).toBe(3);
    expect(played.noiseIn('CREW.x')).toBe(0);
  });

  test('[ETS-COMBAT-10] a killed enemy goes back to the supply of figures', () => {
    const all = captain({ holding: ['pistol'] })
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('jaeger', 19, 'LAB.B');
    const performed = all.dice(3, 4).perform(function* (t) {
      const by = t.state.survivors[0]!;
      const before = placeFigures(t, 'jaeger', 2, by.zone).length;
      yield* attackWith(t, by, weaponsOf(by)[0]!, t.state.figures[0]!.zone);
      return [before, placeFigures(t, 'jaeger', 2, by.zone).length];
    });
    expect(performed.result).toEqual([0, 1]);
  });

  test('[ETS-COMBAT-11] a zone without enemies cannot be attacked', () => {
    const played = captain({ holding: ['pistol', 'swarmerLeg'] })
      .enemies('swarmer', 1, 'CREW.e')
      .play();
    expect(played.offers('attack')).toEqual([]);
    expect(played.barred('attack:pistol:0')).toBe('ETS-COMBAT-11');
    expect(played.barred('attack:swarmerLeg:1')).toBe('ETS-COMBAT-11');
  });

  test('[ETS-COMBAT-13] the number to hit never goes above 6+', () => {
    const played = scene({ survivors: ['engineer-a', 'captain-a', 'medic-a'] })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['rivetGun'], resolveCards: ['shown:uncontrollableShaking'] })
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('swarmer', 2, 'CREW.x')
      .turnOf('engineer-a')
      .dice(6, 5, 4, 3, 2)
      .play();
    played.choose('active', 'attack:rivetGun:0@CREW.x'); // 5+, and 1 harder twice over
    expect(played.count('swarmer')).toBe(1);
  });

  test('[ETS-COMBAT-13] the number to hit never goes below 2+', () => {
    const { state } = captain({ holding: ['persuader'] });
    const by = state.survivors[0]!;
    const arms = { ...armsOf('persuader', false), hit: 1 };
    const made = ownAttack(state, by, { arms, cards: by.cards, zone: by.zone, line: undefined, twist: {} });
    expect(made.hit).toBe(2);
  });

  test('[ETS-COMBAT-13, ETS-ODD-10] a natural 1 with 1 added is a success against 2+', () => {
    const played = scene({ survivors: ['captain-b', 'psychic-a', 'medic-a'] })
      .survivor('captain-b', { at: 'REC.C', holding: ['persuader'] })
      .enemies('swarmer', 4, 'REC.C')
      .turnOf('captain-b')
      .dice(1, 1, 1, 1)
      .play();
    played.choose('active', 'REC.C', 'attack:persuader:0@REC.C'); // Mark Target; one die more in the own zone
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-COMBAT-14, ETS-ITEM-06] a shot of the Void Cannon uses up one Power Cell; without one it cannot be fired', () => {
    const played = captain({ holding: ['voidCannon', 'powerCell', 'powerCell'] })
      .enemies('jaeger', 2, 'REC.R')
      .dice(1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2)
      .play();
    played.choose('attack:voidCannon:0@REC.R');
    expect(played.holds('captain-a')).toEqual(['voidCannon', 'powerCell']);
    expect(played.said('ammo')).toMatchObject([{ rule: 'ETS-COMBAT-14' }]);
    expect(played.state.items.discard).toEqual(['powerCell']);
    played.choose('attack:voidCannon:0@REC.R');
    expect(played.holds('captain-a')).toEqual(['voidCannon']);
    expect(played.offers('attack')).toEqual([]);
    expect(played.barred('attack:voidCannon:0')).toBe('ETS-COMBAT-14');
  });

  test('[ETS-COMBAT-14] the Power Cell that has given most goes first', () => {
    const played = captain({ holding: ['voidCannon', 'powerCell', 'powerCell'] })
      .with(({ survivors }) => {
        survivors[0]!.cards[2]!.spent = 1;
      })
      .enemies('jaeger', 2, 'REC.R')
      .dice(1, 1, 1, 1, 2, 2)
      .play();
    played.choose('attack:voidCannon:0@REC.R');
    expect(played.survivor('captain-a').cards.map(({ spent }) => spent)).toEqual([0, 0]);
  });
});

describe('melee', () => {
  test('[ETS-MELEE-01] a weapon of range 0 attacks the own zone', () => {
    const played = captain({ holding: ['fireAxe'] })
      .enemies('swarmer', 1, 'CREW.w')
      .enemies('swarmer', 1, 'CREW.x')
      .play();
    expect(played.offers('attack')).toEqual(['attack:fireAxe:0@CREW.w']);
  });

  test('[ETS-MELEE-02] failed melee dice strike nobody', () => {
    const played = captain({ holding: ['fireAxe'] })
      .survivor('medic-a', { at: 'CREW.w' })
      .enemies('swarmer', 1, 'CREW.w')
      .dice(1, 2)
      .play();
    played.choose('attack:fireAxe:0@CREW.w');
    expect(played.survivor('medic-a').health).toBe(8);
  });

  test('[ETS-MELEE-03] melee weapons never jam', () => {
    const played = captain({ holding: ['fireAxe'] })
      .enemies('swarmer', 2, 'CREW.w')
      .dice(5, 5, 1, 1)
      .play();
    played.choose('attack:fireAxe:0@CREW.w');
    expect(played.count('swarmer')).toBe(0);
    expect(played.survivor('captain-a').cards[0]!.jammed).toBe(false);
  });
});

describe('dual wielding', () => {
  test('[ETS-DUAL-01] only weapons with the dual-wield mark can be paired', () => {
    const shotguns = captain({ holding: ['shotgun', 'shotgun'] }).play();
    expect(shotguns.offers('reorganise')).toEqual([]);
    const legs = captain({ holding: ['swarmerLeg', 'swarmerLeg'] }).play();
    legs.choose('reorganise', 'pair:swarmerLeg:1', 'done');
    expect(legs.survivor('captain-a').cards.map(({ space }) => space)).toEqual([0, 0]);
  });

  test('[ETS-DUAL-02] a pair is two identical weapons', () => {
    const played = captain({ holding: ['pistol', 'silencedPistol'] }).play();
    expect(played.offers('reorganise')).toEqual([]);
  });

  test('[ETS-DUAL-03] an attack with a pair rolls twice the dice for one action', () => {
    const played = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 5, 'CREW.x')
      .dice(3, 4, 5, 6)
      .play();
    played.choose('attack:pistol:0:pair@CREW.x');
    expect(played.count('swarmer')).toBe(1);
    expect(played.survivor('captain-a').turn.actions).toBe(2);
  });

  test('[ETS-DUAL-04] a pair changes neither range nor number to hit nor noise', () => {
    const far = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 1, 'CREW.e')
      .play();
    expect(far.offers('attack')).toEqual([]);
    const near = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 2, 'CREW.x')
      .dice(2, 2, 2, 3)
      .play();
    near.choose('attack:pistol:0:pair@CREW.x');
    expect(near.count('swarmer')).toBe(1);
    expect(near.noiseIn('CREW.w')).toBe(2);
  });

  test('[ETS-DUAL-05] a pair whose dice agree only two by two does not jam', () => {
    const played = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 4, 'CREW.x')
      .dice(3, 3, 5, 5)
      .play();
    played.choose('attack:pistol:0:pair@CREW.x');
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-DUAL-05] a jam of all four dice blocks both weapons; stray dice are one attack', () => {
    const jam = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 4, 'CREW.x')
      .dice(4, 4, 4, 4)
      .play();
    jam.choose('attack:pistol:0:pair@CREW.x');
    expect(jam.count('swarmer')).toBe(4);
    expect(jam.survivor('captain-a').cards.map(({ jammed }) => jammed)).toEqual([true, true]);
    expect(jam.offers('attack')).toEqual([]);
    const stray = captain({ holding: ['pair:pistol'] })
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('swarmer', 4, 'CREW.x');
    const played = stray.dice(1, 2, 1, 3, 'blank').play().choose('attack:pistol:0:pair@CREW.x');
    expect(played.survivor('psychic-a').health).toBe(4);
  });

  test('[ETS-DUAL-06] the owner of a pair may attack with just one of the two', () => {
    const played = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 3, 'CREW.x')
      .dice(3, 4)
      .play();
    expect(played.offers('attack')).toEqual(['attack:pistol:0@CREW.x', 'attack:pistol:0:pair@CREW.x']);
    played.choose('attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(1);
  });

  test('[ETS-DUAL-06, ETS-JAM-03] if one of a pair jams, the other can still be fired by itself', () => {
    const played = captain({ holding: ['pair:pistol'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(5, 5, 3, 1)
      .play();
    played.choose('attack:pistol:0@CREW.x');
    expect(played.offers('attack')).toEqual(['attack:pistol:0@CREW.x']);
    played.choose('attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(0);
  });
});
