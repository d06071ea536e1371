import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { reachOf, weaponsOf } from '../../src/rules/turn/weapons.ts';
import type { State } from '../../src/types.ts';
import { captain } from '../support/armed.ts';

function reach(set: Scene): number {
  const { state } = set;
  const by = state.survivors[0]!;
  return reachOf(state, by, weaponsOf(by)[0]!.arms);
}

describe('ranged weapons', () => {
  test('[ETS-RANGED-01] a weapon with range above 0 is ranged', () => {
    const { state } = captain({ holding: ['pistol', 'swarmerLeg'] });
    expect(weaponsOf(state.survivors[0]!).map(({ arms }) => arms.ranged)).toEqual([true, false]);
  });

  test('[ETS-RANGED-02] it reaches zones in line of sight within its range, and no others', () => {
    const played = captain({ at: 'CREW.x', holding: ['assaultRifle'] })
      .enemies('swarmer', 1, 'CREW.n')
      .enemies('swarmer', 1, 'REC.R')
      .enemies('swarmer', 1, 'CREW.A') // two steps away, but round a corner
      .play();
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.n', 'attack:assaultRifle:0@REC.R']);
    const far = captain({ holding: ['assaultRifle'] })
      .enemies('swarmer', 1, 'REC.R')
      .play();
    expect(far.offers('attack')).toEqual([]);
  });

  test('[ETS-RANGED-02] it reaches the own zone', () => {
    const played = captain({ holding: ['pistol'] })
      .enemies('swarmer', 1, 'CREW.w')
      .dice(3, 1)
      .play();
    played.choose('attack:pistol:0@CREW.w');
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-RANGED-02] a locked door stops a shot', () => {
    const played = captain({ holding: ['pistol'] })
      .lock('CREW.D1')
      .enemies('swarmer', 1, 'CREW.A')
      .play();
    expect(played.offers('attack')).toEqual([]);
  });

  test('[ETS-RANGED-03] no shot passes through a zone with enemies', () => {
    const played = captain({ holding: ['assaultRifle'] })
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.e')
      .dice(4, 4, 1, 1)
      .play();
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.x']);
    played.choose('attack:assaultRifle:0@CREW.x');
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.e']);
  });

  const crowded = (variants = {}) =>
    captain({ holding: ['pistol'] }, variants)
      .enemies('swarmer', 1, 'CREW.w')
      .enemies('swarmer', 1, 'CREW.x')
      .play();

  test('[ETS-RANGED-04, ETS-VAR-17] enemies in the own zone must be shot first', () => {
    expect(crowded().offers('attack')).toEqual(['attack:pistol:0@CREW.w']);
    expect(crowded({ ownZoneFirst: 'yes' }).offers('attack')).toEqual(['attack:pistol:0@CREW.w']);
  });

  test('[ETS-VAR-17] ownZoneFirst no: one may fire past the enemies beside one', () => {
    const free = crowded({ ownZoneFirst: 'no' });
    expect(free.offers('attack')).toEqual(['attack:pistol:0@CREW.x', 'attack:pistol:0@CREW.w'].sort());
  });

  test('[ETS-ODD-11] range: the visor adds one, a head injury takes one', () => {
    expect(reach(captain({ holding: ['pistol', 'tacticalVisor'] }))).toBe(2);
    expect(reach(captain({ holding: ['pistol', 'tacticalVisor'], injuries: ['head'] }))).toBe(1);
    expect(reach(captain({ holding: ['swarmerLeg', 'tacticalVisor'] }))).toBe(0);
  });

  test('[ETS-ODD-11] range: a Blackout sets it to 0 in the end', () => {
    expect(reach(captain({ holding: ['pistol', 'tacticalVisor'] }).event('blackout'))).toBe(0);
    expect(reach(captain({ holding: ['assaultRifle'] }).event('blackout'))).toBe(0);
  });
});

describe('stray hits', () => {
  /** The psychic stands with a jaeger in the next zone. */
  function mixed(variants = {}): Scene {
    return captain({ holding: ['shotgun', 'assaultRifle'] }, variants)
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('jaeger', 1, 'CREW.x');
  }
  /** The psychic stands in the next zone, a jaeger behind her. */
  function onTheWay(variants = {}): Scene {
    return captain({ holding: ['assaultRifle'] }, variants)
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('jaeger', 1, 'CREW.e');
  }

  test('[ETS-RANGED-05, ETS-RANGED-08, ETS-VAR-04] failed dice strike a survivor in the zone fired into, one damage each', () => {
    const played = mixed().dice(1, 2, 3, 'blank').play().choose('attack:shotgun:0@CREW.x');
    expect(played.survivor('psychic-a').health).toBe(7 - 2);
  });

  test('[ETS-RANGED-05] dice that all hit strike nobody', () => {
    const both = mixed().survivor('medic-a', { at: 'CREW.x' });
    const played = both.dice(3, 4, 5).play().choose('attack:shotgun:0@CREW.x');
    expect([played.survivor('psychic-a').health, played.survivor('medic-a').health]).toEqual([7, 8]);
  });

  test('[ETS-VAR-04] strayDamage one: however many fail, 1 damage', () => {
    const played = mixed({ strayDamage: 'one' }).dice(1, 2, 3, 'blank').play().choose('attack:shotgun:0@CREW.x');
    expect(played.survivor('psychic-a').health).toBe(6);
  });

  test('[ETS-RANGED-06, ETS-VAR-03, ETS-ERR-13] failed dice strike a survivor whose zone the shot passes', () => {
    const played = onTheWay().dice(1, 2, 4, 5, 'blank').play().choose('attack:assaultRifle:0@CREW.e');
    expect(played.survivor('psychic-a').health).toBe(5);
    expect(played.count('jaeger')).toBe(0);
  });

  test('[ETS-VAR-03] shotsPassSurvivors targetOnly: only those in the zone fired into are at risk', () => {
    const passed = onTheWay({ shotsPassSurvivors: 'targetOnly' }).dice(1, 2, 4, 5).play();
    passed.choose('attack:assaultRifle:0@CREW.e');
    expect(passed.survivor('psychic-a').health).toBe(7);
    const there = mixed({ shotsPassSurvivors: 'targetOnly' }).dice(1, 2, 3, 'blank').play();
    there.choose('attack:shotgun:0@CREW.x');
    expect(there.survivor('psychic-a').health).toBe(5);
  });

  test("[ETS-RANGED-06] who stands beside the attacker or behind the target is not in the shot's way", () => {
    const played = captain({ holding: ['pistol'] })
      .survivor('psychic-a', { at: 'CREW.w' })
      .survivor('medic-a', { at: 'CREW.e' })
      .enemies('jaeger', 1, 'CREW.x')
      .dice(1, 2)
      .play();
    played.choose('attack:pistol:0@CREW.x');
    expect([played.survivor('psychic-a').health, played.survivor('medic-a').health]).toEqual([7, 8]);
  });

  test('[ETS-RANGED-07] stray dice are one attack: one save and one injury roll', () => {
    const armoured = () => mixed().survivor('psychic-a', { at: 'CREW.x', holding: ['bastionArmour'] });
    const saved = armoured().dice(1, 2, 1, 3).play().choose('attack:shotgun:0@CREW.x');
    expect(saved.survivor('psychic-a').health).toBe(7);
    const hurt = armoured().dice(1, 2, 1, 2, 'leg').play().choose('attack:shotgun:0@CREW.x');
    expect(hurt.survivor('psychic-a').health).toBe(4);
    expect(hurt.survivor('psychic-a').injuries).toEqual(['leg']);
  });

  test('[ETS-RANGED-09] if several could be struck the lowest die takes it all, rolled once', () => {
    const played = onTheWay().survivor('medic-a', { at: 'CREW.e' }).dice(1, 1, 2, 3, 5, 2, 'blank').play();
    played.choose('attack:assaultRifle:0@CREW.e');
    expect([played.survivor('psychic-a').health, played.survivor('medic-a').health]).toEqual([7, 4]);
  });

  test('[ETS-RANGED-10] the attacker is never struck by its own dice', () => {
    const alone = captain({ holding: ['shotgun'] })
      .enemies('jaeger', 1, 'CREW.w')
      .dice(1, 2, 1)
      .play();
    expect(alone.choose('attack:shotgun:0@CREW.w').survivor('captain-a').health).toBe(9);
    const both = captain({ holding: ['shotgun'] })
      .survivor('psychic-a', { at: 'CREW.w' })
      .enemies('jaeger', 1, 'CREW.w');
    const played = both.dice(1, 2, 1, 'blank').play().choose('attack:shotgun:0@CREW.w');
    expect([played.survivor('captain-a').health, played.survivor('psychic-a').health]).toEqual([9, 4]);
  });
});

describe('lines of fire', () => {
  /** Two walls are open, so that one can fire from room to room both through the hall and north of it. */
  function twoLines(): Scene {
    return captain({ at: 'REC.A', holding: ['assaultRifle'] })
      .enemies('jaeger', 1, 'REC.B')
      .with(open);
  }
  function open(state: State): void {
    const [a, n, b] = [3, 4, 5];
    state.breaches = [
      [a, n],
      [n, b],
    ];
  }

  test('[ETS-RANGED-11] of several lines the attacker picks the one for stray hits', () => {
    for (const [line, health] of [
      ['line:1', 7],
      ['line:2', 5],
    ] as const) {
      const played = twoLines().survivor('psychic-a', { at: 'REC.R' }).dice(1, 2, 4, 5, 'blank').play();
      played.choose('attack:assaultRifle:0@REC.B');
      expect(played.asks).toBe('attack.line');
      expect(played.choose(line).survivor('psychic-a').health).toBe(health);
    }
  });

  test('[ETS-RANGED-11] a line that enemies block is not offered; lines that run alike are one', () => {
    const blocked = twoLines()
      .survivor('psychic-a', { at: 'REC.R' })
      .enemies('swarmer', 1, 'REC.n')
      .dice(1, 2, 4, 5, 'blank')
      .play();
    blocked.choose('attack:assaultRifle:0@REC.B');
    expect(blocked.survivor('psychic-a').health).toBe(5);
    const alike = twoLines().dice(1, 2, 4, 5).play().choose('attack:assaultRifle:0@REC.B');
    expect(alike.asks).toBe('turn');
    const shut = twoLines().enemies('swarmer', 1, 'REC.n').enemies('swarmer', 1, 'REC.R').play();
    expect(shut.offers('attack')).toEqual(['attack:assaultRifle:0@REC.n', 'attack:assaultRifle:0@REC.R']);
  });

  test('[ETS-RANGED-12] a grenade is thrown over zones with enemies or survivors', () => {
    const played = captain({ holding: ['fragGrenade'] })
      .survivor('psychic-a', { at: 'CREW.x' })
      .survivor('medic-a', { at: 'CREW.e' })
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('swarmer', 2, 'CREW.e')
      .dice(4, 4, 1, 2, 3, 'blank')
      .play();
    played.choose('use:fragGrenade:0', 'CREW.e');
    expect(played.count('swarmer', 'CREW.e')).toBe(0);
    expect([played.survivor('psychic-a').health, played.survivor('medic-a').health]).toEqual([7, 5]);
    expect([played.noiseIn('CREW.e'), played.noiseIn('CREW.w')]).toEqual([4, 0]);
  });
});

describe('the order of an attack', () => {
  test('[ETS-ODD-09] noise, roll, rerolls, successes, stray hits, push, tests', () => {
    const played = scene({ survivors: ['marine-a', 'psychic-a', 'medic-a'] })
      .survivor('marine-a', { at: 'CREW.x', holding: ['pistol'] })
      .survivor('psychic-a', { at: 'CREW.e' })
      .survivor('medic-a', { at: 'LAB.C' })
      .event('gravityFailure')
      .enemies('swarmer', 2, 'CREW.e')
      .turnOf('marine-a')
      .dice(1, 4, 2, 'blank')
      .play();
    played.choose('attack:pistol:0@CREW.e', 'die:1');
    const order = ['attack', 'noise', 'attack.rolled', 'rerolled', 'killed', 'stray', 'health.lost', 'pushed'];
    const said = played.log
      .map(({ key }) => key)
      .filter((key, at, all) => order.includes(key) && all.indexOf(key) === at);
    expect(said).toEqual(order);
    expect(played.zoneOf('marine-a')).toBe('CREW.w');
    expect(played.survivor('psychic-a').health).toBe(6);
  });

  test('[ETS-ODD-09] the tests for what a push brings into view come last', () => {
    const played = captain({ at: 'CREW.x', holding: ['pistol'] })
      .event('gravityFailure')
      .enemies('swarmer', 1, 'CREW.n')
      .enemies('jaeger', 1, 'CREW.C')
      .dice(1, 3, 6, 6)
      .play();
    played.choose('attack:pistol:0@CREW.n');
    expect(played.zoneOf('captain-a')).toBe('CREW.s');
    expect(played.survivor('captain-a').resolve).toBe(9);
    expect(played.log.map(({ key }) => key).slice(-3)).toEqual(['pushed', 'test.failed', 'resolve.lost']);
  });

  test('[ETS-ODD-09, ETS-COMBAT-08] the free move comes after the action is paid and before the noise', () => {
    const played = scene({ survivors: ['engineer-a', 'psychic-a', 'medic-a'] })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter'] })
      .survivor('psychic-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('engineer-a')
      .dice(4, 1, 1)
      .play();
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.zoneOf('engineer-a')).toBe('CREW.x');
    expect(played.survivor('engineer-a').turn.actions).toBe(2);
    expect([played.noiseIn('CREW.w'), played.noiseIn('CREW.x')]).toEqual([0, 2]);
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-ODD-04] an attacker stunned by what it meets on its free move attacks no more; the action stays paid', () => {
    const played = scene({ survivors: ['engineer-a', 'psychic-a', 'medic-a'] })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter'], resolve: 4, resolveCards: ['breakdown'] })
      .survivor('psychic-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('swarmer', 1, 'CREW.x')
      .surprised()
      .turnOf('engineer-a')
      .dice(3, 3)
      .play();
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.zoneOf('engineer-a')).toBe('CREW.x');
    expect(played.noiseIn('CREW.x')).toBe(0);
    expect(played.count('swarmer')).toBe(1);
    expect(played.survivor('engineer-a').turn.actions).toBe(0);
    expect(played.asked).toBe('psychic-a');
  });

  test('[ETS-ODD-04] an attacker driven off by panic is not pushed back from where it was', () => {
    const played = captain({ at: 'CREW.x', holding: ['pistol'], resolve: 7, resolveCards: ['panic'] })
      .survivor('psychic-a', { at: 'CREW.e', health: 1 })
      .event('gravityFailure')
      .enemies('jaeger', 1, 'CREW.e')
      .dice(1, 3, 1)
      .play();
    played.choose('attack:pistol:0@CREW.e');
    expect(played.survivor('psychic-a').status).toBe('dead');
    expect(played.zoneOf('captain-a')).toBe('CREW.n'); // from fear to the north, by the shot it would be west
    expect(played.count('jaeger', 'CREW.e')).toBe(1);
  });

  test('[ETS-ODD-04] a dead attacker is not pushed', () => {
    const played = captain({ at: 'CREW.x', health: 2, holding: ['pistol'], resolve: 3, resolveCards: ['suicidal'] })
      .survivor('psychic-a', { at: 'CREW.e', health: 1 })
      .event('gravityFailure')
      .enemies('jaeger', 1, 'CREW.e')
      .dice(1, 3)
      .play();
    played.choose('attack:pistol:0@CREW.e');
    expect(played.survivor('captain-a').status).toBe('dead');
    expect(played.zoneOf('captain-a')).toBe('CREW.x');
  });
});
