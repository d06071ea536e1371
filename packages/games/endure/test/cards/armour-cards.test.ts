import { scene } from '@starboard/endure/testing';
import type { Flow } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { armours, helmets } from '../../src/cards/items/armour.ts';
import { items } from '../../src/cards/items/index.ts';
import { strike } from '../../src/rules/combat/damage.ts';
import { drawEvent } from '../../src/rules/resolution/resolution.ts';
import { resolveCheck, resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import type { Endure } from '../../src/types.ts';

function* hitMarine(t: Endure): Flow {
  yield* strike(t, t.state.survivors[0]!, { damage: 2, rule: 'ETS-DMG-02' });
}

/** The marine wears it, and an attack of 2 damage comes in. */
function struck(worn: keyof typeof armours | keyof typeof helmets, ...dice: (number | string)[]) {
  return scene()
    .survivor('marine-a', { holding: [worn] })
    .dice(...dice)
    .perform(hitMarine)
    .survivor('marine-a');
}

describe('armour', () => {
  test.each([
    ['paddedOveralls', 5],
    ['safeguardArmour', 4],
    ['bastionArmour', 3],
    ['hullPlate', 2],
  ] as const)('[ETS-ITEM-01] %s: body armour that saves on %i+', (armour, save) => {
    expect(items[armour].kind).toBe('armour');
    expect(struck(armour, save).health).toBe(10);
    expect(struck(armour, save - 1, 'blank').health).toBe(8);
  });

  test('[ETS-ITEM-01] Padded Overalls and Safeguard Armour have no drawback', () => {
    for (const armour of ['paddedOveralls', 'safeguardArmour'] as const) {
      const played = scene()
        .survivor('marine-a', { at: 'CREW.w', holding: [armour] })
        .turnOf('marine-a')
        .play();
      played.choose('move:CREW.x', 'move:CREW.e', 'move:REC.R');
      expect(played.zoneOf('marine-a')).toBe('REC.R');
      expect(played.state.noises).toEqual([]);
    }
  });

  test('[ETS-ITEM-01, ETS-INV-06] Bastion Armour: a level-1 noise in the first zone entered in each turn, worn or not', () => {
    for (const space of ['body', 0] as const) {
      const played = scene()
        .survivor('marine-a', { at: 'CREW.w', holding: ['bastionArmour'] })
        .card('marine-a', 'bastionArmour', { space })
        .turnOf('marine-a')
        .play();
      played.choose('move:CREW.x');
      expect(played.noiseIn('CREW.x')).toBe(1);
      played.choose('move:CREW.e');
      expect(played.state.noises).toHaveLength(1);
      played.endTurns();
      expect(played.state.noises).toEqual([]);
      while (played.asked !== 'marine-a') played.choose('end');
      expect(played.choose('move:REC.R').noiseIn('REC.R')).toBe(1);
    }
  });

  test('[ETS-ITEM-01] Bastion Armour: no noise for whoever does not carry it', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['bastionArmour'] })
      .survivor('captain-a', { at: 'CREW.w' })
      .turnOf('captain-a')
      .play()
      .choose('move:CREW.x');
    expect(played.state.noises).toEqual([]);
  });

  test('[ETS-ITEM-01, ETS-INV-06, ETS-ODD-12] Hull Plate: two zones per turn, also in gravity failure', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['hullPlate'] })
      .turnOf('marine-a')
      .play();
    played.choose('move:CREW.x', 'move:CREW.e');
    expect(played.barred('move')).toBe('ETS-MOVE-12');
    expect(played.survivor('marine-a').turn.actions).toBe(1);
    const floating = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['hullPlate'] })
      .event('gravityFailure')
      .turnOf('marine-a')
      .play();
    floating.choose('move:CREW.x', 'go:CREW.e');
    expect(floating.survivor('marine-a').turn.actions).toBe(2);
    expect(floating.barred('move')).toBe('ETS-MOVE-12');
  });
});

describe('helmets', () => {
  test('[ETS-ITEM-01] Reinforced Helmet: a head result is ignored, the others are not', () => {
    expect(struck('reinforcedHelmet', 'head')).toMatchObject({ health: 8, injuries: [] });
    expect(struck('reinforcedHelmet', 'body').injuries).toEqual(['body']);
    expect(struck('reinforcedHelmet', 'leg').injuries).toEqual(['leg']);
    expect(struck('tacticalVisor', 'head').injuries).toEqual(['head']);
  });

  test('[ETS-ITEM-01, ETS-ODD-11] Tactical Visor: ranged weapons reach one zone further, before a head injury', () => {
    const shooting = () =>
      scene()
        .survivor('captain-a', { at: 'CREW.w', holding: ['pistol', 'fireAxe', 'tacticalVisor'] })
        .enemies('swarmer', 1, 'CREW.e')
        .turnOf('captain-a');
    expect(shooting().play().offers('attack:')).toEqual(['attack:pistol:0@CREW.e']);
    const hurt = shooting().with(state => state.survivors[1]!.injuries.push('head'));
    expect(hurt.play().offers('attack:')).toEqual([]);
    const near = hurt.enemies('swarmer', 1, 'CREW.x').with(state => state.figures.shift());
    expect(near.play().offers('attack:')).toEqual(['attack:pistol:0@CREW.x']);
  });

  test('[ETS-ITEM-01, ETS-ODD-11] Tactical Visor: in a Blackout the range is 0 all the same', () => {
    const played = scene()
      .survivor('captain-a', { at: 'CREW.w', holding: ['pistol', 'tacticalVisor'] })
      .enemies('swarmer', 1, 'CREW.x')
      .event('blackout')
      .turnOf('captain-a')
      .play();
    expect(played.offers('attack:')).toEqual([]);
  });

  test('[ETS-ITEM-01] Tactical Visor: a melee weapon reaches no further', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['fireAxe', 'tacticalVisor'] })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('marine-a')
      .play();
    expect(played.offers('attack:')).toEqual([]);
  });

  test('[ETS-ITEM-01] Calming Rig: 1 less on the total of a Resolve test', () => {
    const set = () => scene().survivor('marine-a', { at: 'REC.A', holding: ['calmingRig'], resolve: 7 });
    const test7 = set()
      .dice(3, 4)
      .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-02'));
    expect(test7.survivor('marine-a').resolve).toBe(7);
    const test8 = set()
      .dice(4, 4)
      .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-02'));
    expect(test8.survivor('marine-a').resolve).toBe(6);
  });

  test('[ETS-ITEM-01] Calming Rig: 1 less on the total of a Resolve check', () => {
    const set = () => scene().survivor('marine-a', { at: 'REC.A', holding: ['calmingRig'], resolve: 7 });
    expect(
      set()
        .dice(3, 4)
        .perform(t => resolveCheck(t, t.state.survivors[0]!)).result,
    ).toBe(true);
    expect(
      set()
        .dice(4, 4)
        .perform(t => resolveCheck(t, t.state.survivors[0]!)).result,
    ).toBe(false);
  });

  test('[ETS-ITEM-01] Rebreather: no Health is lost to Life Support Failure', () => {
    const performed = scene()
      .survivor('marine-a', { holding: ['rebreather'] })
      .events('lifeSupportFailure')
      .perform(drawEvent);
    expect(performed.state.survivors.map(each => each.health)).toEqual([10, 8, 7]);
  });

  test('[ETS-ITEM-01] Tracker Helm: once per turn, for free, a token within noise distance 3 is looked at', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.A', holding: ['trackerHelm'] })
      .token('4 jaeger', 'CREW.B')
      .token('5 swarmer', 'REC.A')
      .token('3 icarus', 'REC.C')
      .turnOf('marine-a', 0) // noise distances 2, 3 and 4
      .with(state => {
        for (const other of state.survivors.slice(1)) other.status = 'left';
      })
      .play()
      .choose('trackerHelm');
    expect(played.offers()).toEqual(['token:1', 'token:2']);
    played.choose('token:2');
    expect(played.state.tokens.map(token => token.knownTo)).toEqual([[], ['marine-a'], []]);
    expect(played.tokens()).toEqual(['CREW.B', 'REC.A', 'REC.C']);
    expect(played.offers()).not.toContain('trackerHelm');
    expect(played.survivor('marine-a').turn.actions).toBe(0);
  });

  test('[ETS-ITEM-01, ETS-ODD-33] Tracker Helm: not with nothing to look at: too far off, or known already', () => {
    const wearing = () =>
      scene()
        .survivor('marine-a', { at: 'CREW.A', holding: ['trackerHelm'] })
        .turnOf('marine-a');
    expect(wearing().token('3 icarus', 'REC.C').play().offers()).not.toContain('trackerHelm');
    const seen = wearing().token('4 jaeger', 'CREW.B', { knownTo: ['marine-a'] });
    expect(seen.play().offers()).not.toContain('trackerHelm');
    const told = wearing().token('4 jaeger', 'CREW.B', { knownTo: ['medic-a'] });
    expect(told.play().offers()).toContain('trackerHelm');
  });

  test('[ETS-ITEM-01, ETS-INV-05] Tracker Helm: not while it is merely carried, and again in the next turn', () => {
    const set = () =>
      scene()
        .survivor('marine-a', { at: 'CREW.A', holding: ['trackerHelm'] })
        .token('4 jaeger', 'CREW.B')
        .with(state => {
          for (const other of state.survivors.slice(1)) other.status = 'left';
        });
    const carried = set().card('marine-a', 'trackerHelm', { space: 0 }).turnOf('marine-a').play();
    expect(carried.offers()).not.toContain('trackerHelm');
    const used = set()
      .turnOf('marine-a')
      .with(state => state.survivors[0]!.turn.used.push('trackerHelm'));
    expect(used.dice('S').play().offers()).not.toContain('trackerHelm');
    const next = used.play().choose('end');
    expect(next.state.round).toBe(2);
    expect(next.offers()).toContain('trackerHelm');
    next.choose('trackerHelm'); // one token in reach: nobody is asked which
    expect(next.state.tokens[0]!.knownTo).toEqual(['marine-a']);
  });
});
