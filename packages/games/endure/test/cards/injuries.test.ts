import { scene } from '@starboard/endure/testing';
import { describe, expect, test, vi } from 'vitest';
import { loseHealth, strike } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { drawEvent } from '../../src/rules/resolution/resolution.ts';
import type { Endure, Injury } from '../../src/types.ts';
import { captain } from '../support/armed.ts';

/** The medic and the captain in one room, the marine elsewhere. */
function room() {
  return scene()
    .survivor('marine-a', { at: 'LAB.C' })
    .survivor('captain-a', { at: 'REC.C' })
    .survivor('medic-a', { at: 'REC.C' });
}

function hitMedic(damage: number) {
  return (t: Endure) => strike(t, t.state.survivors[2]!, { damage, rule: 'ETS-DMG-02' });
}

describe('damage', () => {
  test.each([
    ['swarmer', 1],
    ['jaeger', 2],
    ['icarus', 2],
  ] as const)(
    "[ETS-DMG-01, ETS-DMG-02] a %s hits without a roll and takes Health by its type's damage",
    (type, damage) => {
      const performed = room()
        .survivor('captain-a', { at: 'LAB.C' })
        .enemies(type, 1, 'REC.C')
        .phase('enemies')
        .dice('blank')
        .perform(enemyPhase);
      expect(performed.survivor('medic-a').health).toBe(8 - damage);
    },
  );

  test('[ETS-DMG-03] the injury die is rolled once for an attack, not for each point', () => {
    const performed = room().dice('leg', 'body').perform(hitMedic(3));
    expect(performed.survivor('medic-a').health).toBe(5);
    expect(performed.survivor('medic-a').injuries).toEqual(['leg']);
  });

  test('[ETS-DMG-03] two attacks are two injury dice', () => {
    const alone = room().survivor('captain-a', { at: 'LAB.C' }).enemies('swarmer', 2, 'REC.C').phase('enemies');
    expect(alone.dice('leg', 'body').perform(enemyPhase).survivor('medic-a').injuries).toEqual(['leg', 'body']);
  });

  test('[ETS-DMG-04] no damage, no injury roll', () => {
    expect(room().perform(hitMedic(0)).result).toBe(false);
  });

  test('[ETS-DMG-05, ETS-DMG-10] a blank does nothing; an injury that is there already is ignored', () => {
    expect(room().dice('blank').perform(hitMedic(1)).survivor('medic-a').injuries).toEqual([]);
    const again = room()
      .survivor('medic-a', { at: 'REC.C', injuries: ['body'] })
      .dice('body')
      .perform(hitMedic(1));
    expect(again.survivor('medic-a').injuries).toEqual(['body']);
  });

  test('[ETS-DMG-12, ETS-DMG-13] several survivors in the zone roll once for an attack; the lowest is the victim', () => {
    const performed = room().enemies('jaeger', 1, 'REC.C').phase('enemies').dice(6, 5, 'blank').perform(enemyPhase);
    expect(performed.state.survivors.map(({ health }) => health)).toEqual([10, 9, 6]);
  });

  test('[ETS-DMG-13] each attack has its own roll', () => {
    const performed = room()
      .enemies('swarmer', 2, 'REC.C')
      .phase('enemies')
      .dice(6, 5, 'blank', 1, 2, 'blank')
      .perform(enemyPhase);
    expect(performed.state.survivors.map(({ health }) => health)).toEqual([10, 8, 7]);
  });

  test('[ETS-DMG-14] those who share the lowest roll again, the others do not', () => {
    const performed = room()
      .survivor('marine-a', { at: 'REC.C' })
      .enemies('jaeger', 1, 'REC.C')
      .phase('enemies')
      .dice(2, 5, 2, 3, 3, 6, 4, 'blank')
      .perform(enemyPhase);
    expect(performed.state.survivors.map(({ health }) => health)).toEqual([10, 9, 6]);
  });

  test('[ETS-DMG-15] loss of Health that is not an attack allows no save and no injury roll', () => {
    const clad = room().survivor('medic-a', { at: 'REC.C', holding: ['hullPlate'] });
    const performed = clad.events('lifeSupportFailure').phase('resolution').perform(drawEvent);
    expect(performed.survivor('medic-a').health).toBe(7);
  });

  test('[ETS-DMG-17] the injury die: three blanks, head, body, leg', () => {
    room()
      .dice('blank')
      .perform(function* (t) {
        const rolled = vi.spyOn(t.chance, 'face');
        yield* hitMedic(1)(t);
        expect(rolled).toHaveBeenCalledWith(['blank', 'blank', 'blank', 'head', 'body', 'leg']);
      });
  });

  test('[ETS-ODD-27] losses never go below 0, healing never above the maximum of the class', () => {
    const dead = room().survivor('medic-a', { at: 'REC.C', health: 2 }).perform(hitMedic(5));
    expect(dead.survivor('medic-a').health).toBe(0);
    const lost = room().survivor('medic-a', { at: 'REC.C', health: 1 });
    expect(lost.perform(t => loseHealth(t, t.state.survivors[2]!, 3, 'ETS-EVENT-11')).survivor('medic-a').health).toBe(
      0,
    );
    const healed = captain({ at: 'REC.C', health: 8, holding: ['medKit3'] })
      .play()
      .choose('use:medKit3:0');
    expect(healed.survivor('captain-a').health).toBe(9);
  });
});

describe('injuries', () => {
  test("[ETS-DMG-06] head: the range of the survivor's attacks is 1 less", () => {
    const hurt = captain({ holding: ['assaultRifle'], injuries: ['head'] })
      .enemies('swarmer', 1, 'CREW.e')
      .play();
    expect(hurt.offers('attack')).toEqual([]);
    const near = captain({ holding: ['assaultRifle'], injuries: ['head'] })
      .enemies('swarmer', 1, 'CREW.x')
      .play();
    expect(near.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.x']);
  });

  test('[ETS-DMG-06] head: not below 0', () => {
    const played = captain({ holding: ['swarmerLeg', 'pistol'], injuries: ['head'] })
      .enemies('swarmer', 1, 'CREW.w')
      .play();
    expect(played.offers('attack')).toEqual(['attack:swarmerLeg:0@CREW.w', 'attack:pistol:1@CREW.w']);
  });

  test.each([
    [3, 7],
    [4, 8],
  ])('[ETS-DMG-07] body: a %i at the start of the turn leaves 8 Health at %i', (die, health) => {
    const set = captain({ at: 'REC.C', health: 8, injuries: ['body'] }).phase('survivors');
    expect(set.dice(die).play().survivor('captain-a').health).toBe(health);
  });

  test('[ETS-DMG-07] body: at the start of each of its turns', () => {
    const played = captain({ at: 'REC.C', health: 8, injuries: ['body'] })
      .phase('survivors')
      .dice(1, 1)
      .play()
      .endTurns();
    played.choose('end', 'end'); // the psychic is the first player now
    expect(played.asked).toBe('captain-a');
    expect(played.survivor('captain-a').health).toBe(6);
  });

  const limping = (variants = {}) => captain({ injuries: ['leg'] }, variants);

  test('[ETS-DMG-08, ETS-VAR-01] leg: at most 2 zones per turn', () => {
    const played = limping().play().choose('move:CREW.x', 'move:CREW.e');
    expect(played.offers('move')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
    expect(played.survivor('captain-a').turn.actions).toBe(1);
  });

  test('[ETS-DMG-08, ETS-VAR-01] leg: more actions do not help', () => {
    const played = limping().turnOf('captain-a', 5).play().choose('move:CREW.x', 'move:CREW.e');
    expect(played.offers('move')).toEqual([]);
  });

  test('[ETS-DMG-09] leg: at most 4 zones while gravity fails', () => {
    const played = limping().event('gravityFailure').play();
    played.choose('move:CREW.x', 'go:CREW.e', 'move:REC.R');
    expect(played.asks).toBe('move.on');
    played.choose('go:REC.e');
    expect(played.offers('move')).toEqual([]);
    expect(played.survivor('captain-a').turn.actions).toBe(1);
  });

  test('[ETS-VAR-01] legInjury minus1: one Move action less than the survivor has actions', () => {
    const three = limping({ legInjury: 'minus1' }).play().choose('move:CREW.x', 'move:CREW.e');
    expect(three.offers('move')).toEqual([]);
    expect(three.barred('move')).toBe('ETS-VAR-01');
    const four = limping({ legInjury: 'minus1' }).turnOf('captain-a', 4).play();
    four.choose('move:CREW.x', 'move:CREW.e', 'move:REC.R');
    expect(four.survivor('captain-a').turn.actions).toBe(1);
    expect(four.offers('move')).toEqual([]);
  });

  test('[ETS-DMG-11] injuries last until a Med Kit or a Medic heals them', () => {
    const injuries: readonly Injury[] = ['head', 'leg'];
    const played = captain({ at: 'LAB.B', injuries, holding: ['medKit1'] })
      .survivor('medic-a', { at: 'LAB.B' })
      .play()
      .endTurns();
    played.choose('end');
    expect(played.asked).toBe('medic-a');
    expect(played.survivor('captain-a').injuries).toEqual(['head', 'leg']);
    played.choose('active');
    while (played.asks !== 'turn') played.choose(played.offers().find(key => /captain|leg/.test(key))!);
    expect(played.survivor('captain-a').injuries).toEqual(['head']);
    played.choose('end', 'use:medKit1:0');
    expect(played.survivor('captain-a').injuries).toEqual([]);
  });

  test('[ETS-DMG-16] a ranged weapon brought down to range 0 still jams and still strays', () => {
    const set = () =>
      captain({ holding: ['pistol'], injuries: ['head'] })
        .survivor('psychic-a', { at: 'CREW.w' })
        .enemies('swarmer', 1, 'CREW.w');
    const jam = set().dice(5, 5).play().choose('attack:pistol:0@CREW.w');
    expect(jam.barred('attack:pistol:0')).toBe('ETS-JAM-03');
    const stray = set().dice(5, 1, 'blank').play().choose('attack:pistol:0@CREW.w');
    expect(stray.survivor('psychic-a').health).toBe(6);
  });
});

describe('the order of damage', () => {
  test('[ETS-ODD-08] victim, save, loss of Health, injury die', () => {
    const performed = room()
      .survivor('medic-a', { at: 'REC.C', holding: ['safeguardArmour'] })
      .enemies('jaeger', 1, 'REC.C')
      .phase('enemies')
      .dice(6, 1, 2, 'head')
      .perform(enemyPhase);
    expect(performed.survivor('medic-a').health).toBe(6);
    expect(performed.survivor('medic-a').injuries).toEqual(['head']);
  });

  test('[ETS-ODD-08] whoever dies rolls no injury; the push comes before the onlookers lose Resolve', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'LAB.C' })
      .survivor('captain-a', { at: 'CREW.x' })
      .survivor('medic-a', { at: 'CREW.x', health: 1 })
      .enemies('icarus', 1, 'CREW.e')
      .event('gravityFailure')
      .phase('enemies')
      .dice(6, 1)
      .perform(enemyPhase);
    expect(performed.survivor('medic-a').status).toBe('dead');
    expect(performed.zoneOf('captain-a')).toBe('CREW.w');
    expect(performed.survivor('captain-a').resolve).toBe(8);
    const order = ['health.lost', 'died', 'pushed', 'resolve.lost'];
    const said = performed.log
      .map(({ key }) => key)
      .filter((key, at, all) => order.includes(key) && all.indexOf(key) === at);
    expect(said).toEqual(order);
  });
});
