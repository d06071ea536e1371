import { type Scene, scene } from '@starboard/endure/testing';
import type { Flow } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { strike } from '../../src/rules/combat/damage.ts';
import { resolveCheck, resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import type { AccomplishmentId, Endure } from '../../src/types.ts';

const crew = ['engineer-b', 'medic-b', 'scout-b'] as const;
type Role = Parameters<Scene['survivor']>[1];
type Played = ReturnType<Scene['play']>;

/** The Engineer with a card to fulfil, and everybody else far away, out of sight. */
function tasked(accomplishment: AccomplishmentId, role: Role = {}): Scene {
  return scene({ survivors: crew })
    .survivor('engineer-b', { at: 'CREW.w', accomplishment, ...role })
    .survivor('medic-b', { at: 'LAB.B' })
    .survivor('scout-b', { at: 'LAB.B' });
}

/** Whether the Engineer's task is done. */
function isDone(looked: Pick<Played, 'survivor'>): boolean {
  return looked.survivor('engineer-b').accomplishment!.unlocked;
}

function countOf(looked: Pick<Played, 'survivor'>): number {
  return looked.survivor('engineer-b').accomplishment!.count;
}

describe('tasks', () => {
  test('[ETS-ADECK-01] When Push Comes to Shove: pass a Resolve check and leave an occupied zone', () => {
    const leaving = (a: number, b: number) =>
      tasked('pushComesToShove').enemies('swarmer', 1, 'CREW.w').turnOf('engineer-b').dice(a, b).play();
    expect(isDone(leaving(4, 5).choose('move:CREW.x'))).toBe(true);
    expect(isDone(leaving(5, 5).choose('move:CREW.x'))).toBe(false);
    expect(isDone(tasked('pushComesToShove').turnOf('engineer-b').play().choose('move:CREW.x'))).toBe(false);
  });

  test('[ETS-ADECK-01] Combat Training: kill 3 enemies with melee attacks', () => {
    const given = () =>
      tasked('combatTraining', { holding: ['swarmerLeg', 'shotgun'] })
        .enemies('swarmer', 5, 'CREW.w')
        .turnOf('engineer-b')
        .dice(5, 5, 1);
    const played = given().dice(5, 1, 1).play().choose('attack:swarmerLeg:0@CREW.w');
    expect(countOf(played)).toBe(2);
    expect(isDone(played.choose('attack:swarmerLeg:0@CREW.w'))).toBe(true);
    const shot = given().dice(3, 4, 5).play();
    expect(isDone(shot.choose('attack:swarmerLeg:0@CREW.w', 'attack:shotgun:1@CREW.w'))).toBe(false);
  });

  test('[ETS-ADECK-01] Combat Training: what is no weapon is no melee', () => {
    const played = scene({ survivors: ['technician-b', 'medic-b', 'scout-b'] })
      .survivor('technician-b', { at: 'CREW.w', accomplishment: 'combatTraining' })
      .survivor('medic-b', { at: 'LAB.B' })
      .enemies('swarmer', 4, 'CREW.w')
      .turnOf('technician-b')
      .dice(3, 4, 5, 6)
      .play()
      .choose('crisis');
    expect(played.count('swarmer')).toBe(0);
    expect(played.survivor('technician-b').accomplishment!.unlocked).toBe(false);
  });

  test('[ETS-ADECK-01] The Gambit: search a room adjacent to a zone with enemies', () => {
    const given = () => tasked('theGambit', { at: 'CREW.A' }).items('pistol').turnOf('engineer-b');
    expect(isDone(given().enemies('swarmer', 1, 'CREW.w').play().choose('search'))).toBe(true);
    expect(isDone(given().enemies('swarmer', 1, 'CREW.x').play().choose('search'))).toBe(false);
    const dark = given().event('blackout').token('4 swarmer', 'CREW.w').play();
    expect(isDone(dark.choose('search'))).toBe(true);
  });

  test('[ETS-ADECK-01] Making it Last: use 2 single-use items', () => {
    const played = tasked('makingItLast', { health: 3, holding: ['medKit1', 'medKit2'] })
      .turnOf('engineer-b')
      .play();
    expect(isDone(played.choose('use:medKit1:0'))).toBe(false);
    expect(isDone(played.choose('use:medKit2:1'))).toBe(true);
  });

  test('[ETS-ADECK-01] Making it Last: an item that is kept was used all the same', () => {
    const played = scene({ survivors: crew })
      .survivor('medic-b', { health: 3, holding: ['medKit1'], accomplishment: 'makingItLast' })
      .turnOf('medic-b')
      .dice(5)
      .play()
      .choose('use:medKit1:0');
    expect(played.holds('medic-b')).toEqual(['medKit1']);
    expect(played.survivor('medic-b').accomplishment!.count).toBe(1);
  });

  test('[ETS-ADECK-01] Strength in Numbers: start a turn with 2 other survivors in the zone', () => {
    const given = () => tasked('strengthInNumbers').survivor('scout-b', { at: 'CREW.w' });
    expect(isDone(given().play())).toBe(false);
    expect(isDone(given().survivor('medic-b', { at: 'CREW.w' }).play())).toBe(true);
  });

  test('[ETS-ADECK-01] Alone Time: end 2 turns in a row with nobody in sight', () => {
    const played = tasked('aloneTime').play();
    expect(isDone(played.endTurns())).toBe(false);
    expect(isDone(played.endTurns())).toBe(true);
    const seen = tasked('aloneTime').survivor('scout-b', { at: 'REC.R' });
    seen.state.survivors[0]!.accomplishment!.count = 1;
    expect(countOf(seen.play().choose('end'))).toBe(0);
  });

  test('[ETS-ADECK-01] We Can Beat This: survivors kill 6 enemies in one round', () => {
    const given = (swarmers: number) =>
      tasked('weCanBeatThis')
        .survivor('scout-b', { at: 'LAB.B', holding: ['persuader'] })
        .enemies('swarmer', swarmers, 'LAB.B')
        .turnOf('scout-b')
        .dice(2, 2, 2, 2, 2, 2)
        .play()
        .choose('attack:persuader:0@LAB.B', 'attack:persuader:0@LAB.B');
    expect(isDone(given(6))).toBe(true);
    const five = given(5);
    expect(countOf(five)).toBe(5);
    expect(isDone(five)).toBe(false);
    expect(countOf(five.endTurns())).toBe(0);
  });

  test('[ETS-ADECK-01] The Silent Treatment: end 2 turns in a row without having placed a noise', () => {
    const played = tasked('silentTreatment').play();
    expect(isDone(played.endTurns())).toBe(false);
    expect(isDone(played.endTurns())).toBe(true);
    const loud = tasked('silentTreatment').turnOf('engineer-b');
    loud.state.survivors[0]!.accomplishment!.count = 1;
    expect(countOf(loud.play().choose('noise:1', 'end'))).toBe(0);
  });

  test('[ETS-ADECK-01] Conserving Energy: end 2 turns with an action unspent', () => {
    const played = tasked('conservingEnergy').turnOf('engineer-b').play().choose('noise:3').endTurns();
    expect(countOf(played)).toBe(0);
    expect(isDone(played.endTurns())).toBe(false);
    expect(isDone(played.endTurns())).toBe(true);
  });

  test('[ETS-ADECK-01] Nothing to Fear: pass 3 Resolve tests', () => {
    const perform = (rolls: readonly number[], last: (t: Endure) => Flow<unknown>) =>
      tasked('nothingToFear')
        .dice(...rolls)
        .perform(function* (t) {
          const by = t.state.survivors[0]!;
          yield* resolveTest(t, by, 'ETS-RESOLVE-03');
          yield* resolveTest(t, by, 'ETS-RESOLVE-03');
          yield* last(t);
        });
    const test3 = (t: Endure) => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-03');
    const check = (t: Endure) => resolveCheck(t, t.state.survivors[0]!);
    expect(isDone(perform([1, 1, 2, 2, 3, 3], test3))).toBe(true);
    expect(isDone(perform([1, 1, 6, 6, 3, 3], test3))).toBe(false);
    expect(isDone(perform([1, 1, 2, 2, 3, 3], check))).toBe(false);
  });

  test('[ETS-ADECK-01] Cooperation is Key: trade with 2 different survivors', () => {
    const given = () =>
      scene({ survivors: crew })
        .survivor('engineer-b', { at: 'CREW.w', accomplishment: 'cooperationIsKey', holding: ['shotgun', 'fireAxe'] })
        .turnOf('engineer-b')
        .play()
        .choose('trade:medic-b', ['give:shotgun:0:0']);
    expect(isDone(given().choose('trade:medic-b', ['give:fireAxe:1:0']))).toBe(false);
    expect(isDone(given().choose('trade:scout-b', ['give:fireAxe:1:0']))).toBe(true);
  });

  test('[ETS-ADECK-01] Practice Makes Perfect: kill with the same weapon in 3 separate attacks', () => {
    const given = (third: string) =>
      tasked('practiceMakesPerfect', { holding: ['silencedPistol', 'fireAxe'] })
        .enemies('swarmer', 4, 'CREW.w')
        .turnOf('engineer-b')
        .dice(3, 3, 3, 3)
        .play()
        .choose('attack:silencedPistol:0@CREW.w', 'attack:silencedPistol:0@CREW.w', third);
    expect(isDone(given('attack:fireAxe:1@CREW.w'))).toBe(false);
    expect(countOf(given('attack:fireAxe:1@CREW.w'))).toBe(2);
    expect(isDone(given('attack:silencedPistol:0@CREW.w'))).toBe(true);
  });

  test('[ETS-ADECK-01, ETS-LOADER-07] Practice Makes Perfect, Combat Training: a Loader is a weapon too, for melee', () => {
    const given = (card: 'practiceMakesPerfect' | 'combatTraining') => {
      const played = tasked(card, {})
        .loader('CREW.w', { pilot: 'engineer-b', powered: true })
        .enemies('swarmer', 4, 'CREW.w')
        .turnOf('engineer-b', 4)
        .dice(3, 1, 1, 2, 3, 1, 1, 2)
        .play();
      return countOf(played.choose('attack:loader@CREW.w', 'attack:loader@CREW.w'));
    };
    expect([given('practiceMakesPerfect'), given('combatTraining')]).toEqual([2, 2]);
  });

  test('[ETS-ADECK-01] Practice Makes Perfect: only attacks that kill count', () => {
    const played = tasked('practiceMakesPerfect', { holding: ['silencedPistol'] })
      .enemies('swarmer', 4, 'CREW.w')
      .turnOf('engineer-b')
      .dice(3, 2, 3)
      .play();
    for (let shot = 0; shot < 3; shot++) played.choose('attack:silencedPistol:0@CREW.w');
    expect(countOf(played)).toBe(2);
  });

  test('[ETS-ADECK-01] Ninja: kill with 2 attacks of noise 1 or less', () => {
    const given = () =>
      tasked('ninja', { holding: ['silencedPistol', 'medicalBlade', 'pistol'] })
        .enemies('swarmer', 9, 'CREW.w')
        .turnOf('engineer-b');
    const quiet = given().dice(3, 4, 1).play();
    expect(isDone(quiet.choose('attack:silencedPistol:0@CREW.w'))).toBe(false);
    expect(isDone(quiet.choose('attack:medicalBlade:1@CREW.w'))).toBe(true);
    const loud = given().dice(3, 4, 3, 1).play();
    expect(countOf(loud.choose('attack:silencedPistol:0@CREW.w', 'attack:pistol:2@CREW.w'))).toBe(1);
    const missed = given().dice(2).play();
    expect(countOf(missed.choose('attack:silencedPistol:0@CREW.w'))).toBe(0);
  });

  test('[ETS-ADECK-01] Keep Your Guard Up: be attacked 3 times, saved or not', () => {
    const attacked = (times: number) =>
      tasked('keepYourGuardUp', { holding: ['hullPlate'] })
        .dice(2, 2, 2)
        .perform(function* (t) {
          const blow = { damage: 1, rule: 'ETS-DMG-02' };
          for (let i = 0; i < times; i++) yield* strike(t, t.state.survivors[0]!, blow);
        });
    expect(isDone(attacked(2))).toBe(false);
    expect(isDone(attacked(3))).toBe(true);
  });

  test('[ETS-ADECK-01] On a Roll: an attack of 2 or more dice with no failed die', () => {
    const shoot = (weapon: 'pistol:0' | 'silencedPistol:1', ...dice: number[]) =>
      tasked('onARoll', { holding: ['pistol', 'silencedPistol'] })
        .enemies('swarmer', 3, 'CREW.w')
        .turnOf('engineer-b')
        .dice(...dice)
        .play()
        .choose(`attack:${weapon}@CREW.w`);
    expect(isDone(shoot('pistol:0', 3, 4))).toBe(true);
    expect(isDone(shoot('pistol:0', 2, 4))).toBe(false);
    expect(isDone(shoot('pistol:0', 5, 5))).toBe(false);
    expect(isDone(shoot('silencedPistol:1', 6))).toBe(false);
  });

  test('[ETS-ADECK-01] Burst of Speed: spend 3 actions on Move in one turn', () => {
    const played = tasked('burstOfSpeed').turnOf('engineer-b').play().choose('move:CREW.x', 'move:CREW.n');
    expect(countOf(played)).toBe(2);
    expect(countOf(played.endTurns())).toBe(0);
    const thrice = tasked('burstOfSpeed').turnOf('engineer-b').play();
    expect(isDone(thrice.choose('move:CREW.x', 'move:CREW.n', 'move:CREW.B'))).toBe(true);
  });

  test('[ETS-ADECK-01] Burst of Speed: a Move outside the own turn is not of that turn', () => {
    const played = tasked('burstOfSpeed')
      .survivor('medic-b', { at: 'CREW.w', accomplishment: 'cooperationIsKey', unlocked: true })
      .turnOf('medic-b')
      .play()
      .choose('reward', 'move:CREW.x');
    expect(played.zoneOf('engineer-b')).toBe('CREW.x');
    expect(countOf(played)).toBe(0);
  });

  test('[ETS-ADECK-01] Annihilator: kill 3 enemies with one attack', () => {
    const struck = (...dice: number[]) =>
      tasked('annihilator', { holding: ['persuader'] })
        .enemies('swarmer', 4, 'CREW.w')
        .turnOf('engineer-b')
        .dice(...dice)
        .play()
        .choose('attack:persuader:0@CREW.w');
    expect(isDone(struck(1, 2, 2))).toBe(false);
    expect(isDone(struck(2, 2, 2))).toBe(true);
  });

  test('[ETS-ADECK-01] Collector: have all five inventory spaces filled', () => {
    const searched = (holding: NonNullable<Role['holding']>) =>
      tasked('collector', { at: 'CREW.A', holding }).items('fireAxe').turnOf('engineer-b').play().choose('search');
    expect(isDone(searched(['hullPlate', 'calmingRig', 'pistol', 'shotgun']))).toBe(true);
    expect(isDone(searched(['hullPlate', 'calmingRig', 'pair:pistol']))).toBe(false);
  });

  test('[ETS-ADECK-01] Collector: done at once if they are filled when the card is dealt', () => {
    const holding = ['hullPlate', 'calmingRig', 'pistol', 'shotgun', 'fireAxe'] as const;
    const played = tasked('conservingEnergy', { holding, unlocked: true })
      .accomplishments('collector')
      .turnOf('engineer-b')
      .play()
      .choose('reward');
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ card: 'collector', unlocked: true });
  });
});
