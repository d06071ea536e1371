import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { strike } from '../../src/rules/combat/damage.ts';
import { resolveCheck, resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import type { AccomplishmentId, Endure, ItemId } from '../../src/types.ts';

const crew = ['engineer-b', 'medic-b', 'scout-b'] as const;
type Role = Parameters<Scene['survivor']>[1];

/** The Engineer in its turn with a reward to use, and everybody else far away, out of sight. */
function rewarded(accomplishment: AccomplishmentId, role: Role = {}): Scene {
  return scene({ survivors: crew })
    .survivor('engineer-b', { at: 'CREW.w', accomplishment, unlocked: true, ...role })
    .survivor('medic-b', { at: 'LAB.B' })
    .survivor('scout-b', { at: 'LAB.B' })
    .turnOf('engineer-b');
}

describe('single-use rewards', () => {
  test('[ETS-ADECK-01] When Push Comes to Shove: another survivor in sight is moved up to 2 zones, no check', () => {
    const given = () =>
      rewarded('pushComesToShove').survivor('scout-b', { at: 'REC.R' }).enemies('swarmer', 1, 'REC.R').play();
    const played = given().choose('reward', 'go:CREW.e');
    expect(played.asked).toBe('engineer-b');
    played.choose('go:CREW.D');
    expect(played.zoneOf('scout-b')).toBe('CREW.D');
    expect(played.asks).toBe('turn');
    expect(given().choose('reward', 'go:REC.A', 'stop').zoneOf('scout-b')).toBe('REC.A');
  });

  test('[ETS-ADECK-01] When Push Comes to Shove: nobody is moved who is out of sight', () => {
    expect(rewarded('pushComesToShove').play().offers('reward')).toEqual([]);
  });

  test('[ETS-ADECK-01] Combat Training: one attack without spending an action', () => {
    const played = rewarded('combatTraining', { holding: ['persuader'] })
      .enemies('swarmer', 3, 'CREW.w')
      .dice(2, 2, 1)
      .play()
      .choose('reward', 'persuader:0@CREW.w');
    expect(played.count('swarmer')).toBe(1);
    expect(played.survivor('engineer-b').turn.actions).toBe(3);
  });

  test('[ETS-ADECK-01] Combat Training: also with an attack item, and with no action left', () => {
    const played = rewarded('combatTraining', { holding: ['fragGrenade'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('engineer-b', 0)
      .dice(4, 4, 4, 1, 1)
      .play()
      .choose('reward', 'fragGrenade:0');
    expect(played.count('swarmer')).toBe(2);
    expect(played.holds('engineer-b')).toEqual([]);
    expect(played.survivor('engineer-b').turn.actions).toBe(0);
  });

  test('[ETS-ADECK-01] The Gambit: draw 3 item cards, keep 1; noise cards are without effect', () => {
    const played = rewarded('theGambit').items('noise3', 'medKit1', 'pistol').play().choose('reward');
    expect(played.offers()).toEqual(['medKit1:0', 'pistol:1']);
    played.choose('pistol:1');
    expect(played.holds('engineer-b')).toEqual(['pistol']);
    expect(played.noiseIn('CREW.w')).toBe(0);
    expect(played.state.items.discard).toEqual(['noise3']);
    expect(played.state.removed).toEqual(['medKit1']);
  });

  test('[ETS-ADECK-01] The Gambit: three noise cards give nothing; an empty deck has nothing to draw', () => {
    const unlucky = rewarded('theGambit').items('noise1', 'noise2', 'noise3').play().choose('reward');
    expect(unlucky.asks).toBe('turn');
    expect(unlucky.holds('engineer-b')).toEqual([]);
    const empty = rewarded('theGambit').with(({ items }) => {
      items.draw.length = 0;
    });
    expect(empty.play().offers('reward')).toEqual([]);
  });

  test('[ETS-ADECK-01] Making it Last: the next single-use item of this turn is not discarded', () => {
    const played = rewarded('makingItLast', { health: 3, holding: ['medKit1'] }).play();
    played.choose('reward', 'use:medKit1:0');
    expect(played.survivor('engineer-b').health).toBe(4);
    expect(played.holds('engineer-b')).toEqual(['medKit1']);
    played.choose('use:medKit1:0');
    expect(played.holds('engineer-b')).toEqual([]);
  });

  test('[ETS-ADECK-01] Making it Last: it is lost when the turn ends', () => {
    const played = rewarded('makingItLast').play().choose('reward');
    expect(played.survivor('engineer-b').lasting).toHaveLength(1);
    expect(played.choose('end').survivor('engineer-b').lasting).toEqual([]);
  });

  test('[ETS-ADECK-01] Strength in Numbers: every survivor in the zone regains 1 Health', () => {
    const played = rewarded('strengthInNumbers', { health: 3 })
      .survivor('medic-b', { at: 'CREW.w', health: 8 })
      .survivor('scout-b', { at: 'CREW.x', health: 3 })
      .play()
      .choose('reward');
    expect(played.state.survivors.map(({ health }) => health)).toEqual([4, 8, 3]);
    expect(rewarded('strengthInNumbers').play().offers('reward')).toEqual([]);
  });

  test('[ETS-ADECK-01] Alone Time: regain 3 Resolve', () => {
    expect(rewarded('aloneTime', { resolve: 5 }).play().choose('reward').survivor('engineer-b').resolve).toBe(8);
    expect(rewarded('aloneTime').play().offers('reward')).toEqual([]);
  });

  test('[ETS-ADECK-01] We Can Beat This: the survivor and everyone in its sight regain 1 Resolve', () => {
    const played = rewarded('weCanBeatThis', { resolve: 5 })
      .survivor('medic-b', { at: 'LAB.B', resolve: 5 })
      .survivor('scout-b', { at: 'REC.R', resolve: 5 })
      .play()
      .choose('reward');
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([6, 5, 6]);
  });

  test('[ETS-ADECK-01] The Silent Treatment: one noise token is removed', () => {
    const played = rewarded('silentTreatment').noise('CREW.w', 2).noise('REC.R', 4).play().choose('reward', 'REC.R');
    expect([played.noiseIn('CREW.w'), played.noiseIn('REC.R')]).toEqual([2, 0]);
    expect(rewarded('silentTreatment').play().offers('reward')).toEqual([]);
  });

  test('[ETS-ADECK-01] Conserving Energy: gain 1 action this turn', () => {
    expect(rewarded('conservingEnergy').play().choose('reward').survivor('engineer-b').turn.actions).toBe(4);
  });

  test('[ETS-ADECK-01] Nothing to Fear: the next test or check is passed without rolling', () => {
    const fearless = () =>
      rewarded('nothingToFear', { resolve: 1 }).with(({ survivors }) => {
        survivors[0]!.lasting.push({ what: 'nothingToFear', until: 'used' });
      });
    const tested = fearless().perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-03'));
    expect(tested.survivor('engineer-b')).toMatchObject({ resolve: 1, lasting: [] });
    expect(fearless().perform(t => resolveCheck(t, t.state.survivors[0]!)).result).toBe(true);
  });

  test('[ETS-ADECK-01] Nothing to Fear: it waits for that test beyond the turn, and helps once', () => {
    const played = rewarded('nothingToFear', { resolve: 5 })
      .events('anxiety', 'anxiety')
      .dice(1, 1, 1, 1) // the others test in the first round,
      .dice(1, 1, 1, 1, 6, 6) // all in the second, the Medic first
      .play()
      .choose('reward')
      .endTurns();
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([5, 10, 10]);
    expect(played.endTurns().state.survivors.map(({ resolve }) => resolve)).toEqual([4, 10, 10]);
  });

  test('[ETS-ADECK-01] Cooperation is Key: another survivor in the zone takes 1 action at once', () => {
    const played = rewarded('cooperationIsKey', { at: 'CREW.A' })
      .survivor('medic-b', { at: 'CREW.A' })
      .items('pistol')
      .play()
      .choose('reward');
    expect(played.asked).toBe('medic-b');
    expect(played.offers('noise')).toEqual(['noise:1']);
    expect(played.offers('end')).toEqual([]);
    played.choose('search');
    expect(played.holds('medic-b')).toEqual(['pistol']);
    expect(played.survivor('medic-b').turn.searched).toEqual([]);
    expect(played.asked).toBe('engineer-b');
    expect(played.survivor('engineer-b').turn.actions).toBe(3);
    played.choose('end');
    expect(played.survivor('medic-b').turn).toMatchObject({ actions: 3, searched: [] });
  });

  test('[ETS-ADECK-01] Cooperation is Key: what the other did in its own turn does not limit it', () => {
    const played = rewarded('cooperationIsKey', { at: 'CREW.A' })
      .survivor('medic-b', { at: 'CREW.A', resolve: 5 })
      .with(({ survivors }) => {
        Object.assign(survivors[1]!.turn, { searched: [survivors[1]!.zone], used: ['active'] });
      })
      .play()
      .choose('reward');
    expect(played.offers('search')).toEqual(['search']);
    expect(played.offers('active')).toEqual(['active']);
  });

  test('[ETS-ADECK-01] Cooperation is Key: nobody who is stunned, nobody elsewhere', () => {
    expect(rewarded('cooperationIsKey').survivor('medic-b', { at: 'CREW.x' }).play().offers('reward')).toEqual([]);
    const stunned = rewarded('cooperationIsKey')
      .survivor('medic-b', { at: 'CREW.w' })
      .with(({ survivors }) => {
        survivors[1]!.stun = 'out';
      });
    expect(stunned.play().offers('reward')).toEqual([]);
  });
});

describe('lasting rewards', () => {
  /** The Engineer with its reward in force, armed, and Swarmers in its zone. */
  function inForce(accomplishment: AccomplishmentId, holding: readonly ItemId[], ...dice: number[]) {
    return rewarded(accomplishment, { holding })
      .enemies('swarmer', 5, 'CREW.w')
      .dice(...dice)
      .play()
      .choose('reward');
  }

  test('[ETS-ADECK-01] Practice Makes Perfect: +1 on each attack die', () => {
    const played = inForce('practiceMakesPerfect', ['pistol'], 2, 1).choose('attack:pistol:0@CREW.w');
    expect(played.count('swarmer')).toBe(4);
  });

  test('[ETS-ADECK-01] Ninja: attacks place no noise', () => {
    const played = inForce('ninja', ['shotgun'], 1, 2, 1).choose('attack:shotgun:0@CREW.w');
    expect(played.noiseIn('CREW.w')).toBe(0);
  });

  test.each<[string, ItemId[], number, number]>([
    ['a 4+ save', [], 4, 9],
    ['a 4+ save, no better', [], 3, 8],
    ['or armour 1 better', ['bastionArmour'], 2, 9],
    ['armour of 5+ saves on 4', ['paddedOveralls'], 4, 9],
    ['but not below 2+', ['hullPlate'], 1, 8],
  ])('[ETS-ADECK-01] Keep Your Guard Up: %s', (_, holding, die, health) => {
    const performed = rewarded('keepYourGuardUp', { holding })
      .with(({ survivors }) => {
        survivors[0]!.accomplishment!.inForce = true;
      })
      .dice(die, 'blank')
      .perform((t: Endure) => strike(t, t.state.survivors[0]!, { damage: 1, rule: 'ETS-DMG-02' }));
    expect(performed.survivor('engineer-b').health).toBe(health);
  });

  test('[ETS-ADECK-01] On a Roll: once per attack all failed dice are rolled again', () => {
    const given = () => inForce('onARoll', ['shotgun'], 3, 1, 2, 3, 2).choose('attack:shotgun:0@CREW.w');
    const again = given().choose('again');
    expect(again.count('swarmer')).toBe(3);
    expect(again.asks).toBe('turn');
    expect(given().choose('keep').count('swarmer')).toBe(4);
    const clean = inForce('onARoll', ['shotgun'], 3, 3, 4).choose('attack:shotgun:0@CREW.w');
    expect(clean.asks).toBe('turn');
  });

  test('[ETS-ADECK-01] Burst of Speed: Move actions cover up to 2 zones', () => {
    const given = () => rewarded('burstOfSpeed').play().choose('reward', 'move:CREW.x');
    expect(given().choose('stop').survivor('engineer-b').turn.actions).toBe(2);
    const played = given().choose('go:CREW.n');
    expect(played.asks).toBe('turn');
    expect(played.zoneOf('engineer-b')).toBe('CREW.n');
    expect(played.survivor('engineer-b').turn.actions).toBe(2);
  });

  test('[ETS-ADECK-01] Annihilator: +2 dice on attacks', () => {
    const played = inForce('annihilator', ['silencedPistol'], 3, 4, 5).choose('attack:silencedPistol:0@CREW.w');
    expect(played.count('swarmer')).toBe(2);
  });

  test('[ETS-ADECK-01] Collector: a search draws 2 cards and keeps both', () => {
    const played = rewarded('collector', { at: 'CREW.A' }).items('pistol', 'medKit1').play().choose('reward', 'search');
    expect(played.holds('engineer-b')).toEqual(['pistol', 'medKit1']);
    const withNoise = rewarded('collector', { at: 'CREW.A' }).items('noise3', 'medKit1').play();
    expect(withNoise.choose('reward', 'search').noiseIn('CREW.A')).toBe(3);
    expect(withNoise.holds('engineer-b')).toEqual(['medKit1']);
  });

  test('[ETS-ADECK-01] Collector: so does one who would keep only the better of two', () => {
    const played = scene({ survivors: crew })
      .survivor('scout-b', { at: 'CREW.A', accomplishment: 'collector', unlocked: true })
      .items('pistol', 'medKit1')
      .turnOf('scout-b')
      .play()
      .choose('reward', 'search');
    expect(played.holds('scout-b')).toEqual(['pistol', 'medKit1']);
  });
});
