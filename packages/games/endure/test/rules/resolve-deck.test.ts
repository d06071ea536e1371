import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { loseResolve } from '../../src/rules/resolve/resolve.ts';
import { resolveCheck, resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import { flee } from '../../src/rules/turn/forced.ts';
import type { Endure, ResolveCardId } from '../../src/types.ts';

const crew = ['engineer-b', 'medic-b', 'scout-b'] as const;
type Role = Parameters<Scene['survivor']>[1];

/** The Engineer with everybody else far away, out of sight. */
function engineerAlone(role: Role): Scene {
  return scene({ survivors: crew })
    .survivor('engineer-b', { at: 'CREW.w', ...role })
    .survivor('medic-b', { at: 'LAB.B' })
    .survivor('scout-b', { at: 'LAB.B' });
}

/** The Engineer one Resolve above the number of a card that it holds face down. */
function onTheBrink(card: ResolveCardId, number: number, role: Role = {}): Scene {
  return engineerAlone({ resolve: number + 1, resolveCards: [card], ...role });
}

const loseOne = (t: Endure) => loseResolve(t, t.state.survivors[0]!, 1, 'ETS-RESOLVE-05');

describe('cards that act once', () => {
  test('[ETS-RDECK-01] Periphery Fright: one zone by the directional die', () => {
    const performed = onTheBrink('peripheryFright', 9, { at: 'CREW.x' }).dice('S').perform(loseOne);
    expect(performed.zoneOf('engineer-b')).toBe('CREW.s');
  });

  test('[ETS-RDECK-01] Periphery Fright: turned clockwise if blocked', () => {
    const performed = onTheBrink('peripheryFright', 9, { at: 'CREW.n' }).dice('N').perform(loseOne);
    expect(performed.zoneOf('engineer-b')).toBe('CREW.B');
    const shutIn = onTheBrink('peripheryFright', 9, { at: 'CREW.n' }).bubble('CREW.B').dice('N').perform(loseOne);
    expect(shutIn.zoneOf('engineer-b')).toBe('CREW.x');
  });

  test('[ETS-RDECK-01] Startled: a noise like the loudest weapon, at least 1', () => {
    const armed = onTheBrink('startled', 9, { holding: ['pistol', 'shotgun', 'medKit1'] }).perform(loseOne);
    expect(armed.noiseIn('CREW.w')).toBe(3);
    const withBlade = onTheBrink('startled', 9, { holding: ['medicalBlade'] }).perform(loseOne);
    expect(withBlade.noiseIn('CREW.w')).toBe(1);
    expect(onTheBrink('startled', 9).perform(loseOne).noiseIn('CREW.w')).toBe(1);
  });

  test('[ETS-RDECK-01] Scream: a noise of level 4', () => {
    expect(onTheBrink('scream', 8).perform(loseOne).noiseIn('CREW.w')).toBe(4);
  });

  test('[ETS-RDECK-01] Contagious Panic: every other survivor in sight takes a test', () => {
    const performed = onTheBrink('contagiousPanic', 7).survivor('scout-b', { at: 'REC.R' }).dice(6, 6).perform(loseOne);
    expect(performed.state.survivors.map(({ resolve }) => resolve)).toEqual([7, 10, 9]);
  });

  test('[ETS-RDECK-01] Vertigo: one action less, in the own turn if one is left', () => {
    const own = onTheBrink('vertigo', 6).turnOf('engineer-b', 1).perform(loseOne);
    expect(own.survivor('engineer-b')).toMatchObject({ turn: { actions: 0 }, nextActions: 0 });
    const noneLeft = onTheBrink('vertigo', 6).turnOf('engineer-b', 0).perform(loseOne);
    expect(noneLeft.survivor('engineer-b')).toMatchObject({ turn: { actions: 0 }, nextActions: -1 });
  });

  test('[ETS-RDECK-01] Vertigo: otherwise in the next turn', () => {
    const given = onTheBrink('vertigo', 6);
    given.turnOf('scout-b').perform(loseOne);
    const next = given.phase('survivors').play();
    expect(next.survivor('engineer-b')).toMatchObject({ turn: { actions: 2 }, nextActions: 0 });
  });

  test('[ETS-RDECK-01] Panic: up to 2 zones away from the nearest enemy in view', () => {
    const performed = onTheBrink('panic', 6, { at: 'CREW.B' }).enemies('swarmer', 1, 'CREW.B').perform(loseOne);
    expect(performed.zoneOf('engineer-b')).toBe('CREW.x');
  });

  test('[ETS-RDECK-01] Panic: each step to the farthest zone, ties at random', () => {
    const given = () => onTheBrink('panic', 6, { at: 'CREW.e' }).enemies('swarmer', 1, 'REC.R');
    const toTheRoom = given().dice(2).perform(loseOne);
    expect(toTheRoom.zoneOf('engineer-b')).toBe('CREW.D');
    const along = given().dice(1, 2).perform(loseOne);
    expect(along.zoneOf('engineer-b')).toBe('CREW.w');
  });

  test('[ETS-RDECK-01] Panic: of enemies equally near one is feared at random', () => {
    const oneStep = (die: number) =>
      engineerAlone({ at: 'LAB.s' })
        .enemies('swarmer', 1, 'LAB.C')
        .enemies('swarmer', 1, 'LAB.x')
        .dice(die)
        .perform(t => flee(t, t.state.survivors[0]!, 1))
        .zoneOf('engineer-b');
    expect([oneStep(1), oneStep(2)]).toEqual(['LAB.x', 'LAB.C']);
  });

  test('[ETS-RDECK-01] Panic: nobody flees without an enemy in view, or with no zone farther away', () => {
    const unseen = onTheBrink('panic', 6, { at: 'CREW.s' }).enemies('swarmer', 1, 'CREW.B').perform(loseOne);
    expect(unseen.zoneOf('engineer-b')).toBe('CREW.s');
    const cornered = onTheBrink('panic', 6, { at: 'CREW.A' }).enemies('swarmer', 1, 'CREW.w').perform(loseOne);
    expect(cornered.zoneOf('engineer-b')).toBe('CREW.A');
  });

  test('[ETS-RDECK-01] Frightening Behaviour: others in the zone or an adjacent one lose 1 Resolve', () => {
    const performed = scene({ survivors: [...crew, 'marine-b'] })
      .survivor('engineer-b', { at: 'CREW.w', resolve: 6, resolveCards: ['frighteningBehaviour'] })
      .survivor('medic-b', { at: 'CREW.w' })
      .survivor('scout-b', { at: 'CREW.x' })
      .survivor('marine-b', { at: 'CREW.e' })
      .perform(loseOne);
    expect(performed.state.survivors.map(({ resolve }) => resolve)).toEqual([5, 9, 9, 10]);
  });

  test('[ETS-RDECK-01] Breakdown: stunned', () => {
    const own = onTheBrink('breakdown', 3).turnOf('engineer-b').perform(loseOne);
    expect(own.survivor('engineer-b')).toMatchObject({ stun: 'out', turn: { actions: 0 } });
    const later = onTheBrink('breakdown', 3).phase('enemies').perform(loseOne);
    expect(later.survivor('engineer-b').stun).toBe('shaken');
  });

  test('[ETS-RDECK-01] Suicidal: 2 Health, without save or injury', () => {
    const performed = onTheBrink('suicidal', 2, { holding: ['hullPlate'] }).perform(loseOne);
    expect(performed.survivor('engineer-b')).toMatchObject({ health: 7, injuries: [] });
  });
});

describe('cards that last', () => {
  test('[ETS-RDECK-01] Barophobia: a Move covers 1 zone in gravity failure', () => {
    const floating = (role: Role) =>
      engineerAlone(role).event('gravityFailure').turnOf('engineer-b').play().choose('move:CREW.x');
    expect(floating({}).asks).toBe('move.on');
    expect(floating({ resolveCards: ['shown:barophobia'] }).asks).toBe('turn');
  });

  test('[ETS-RDECK-01] Barophobia: 1 Resolve when gravity fails', () => {
    const given = (event: 'gravityFailure' | 'lockdown') =>
      engineerAlone({ resolveCards: ['shown:barophobia'] })
        .phase('resolution')
        .events(event)
        .perform(resolutionPhase);
    expect(given('gravityFailure').survivor('engineer-b').resolve).toBe(9);
    expect(given('lockdown').survivor('engineer-b').resolve).toBe(10);
  });

  test('[ETS-RDECK-01] They’re All Around Us: a test whenever a token is spawned', () => {
    const performed = engineerAlone({ resolveCards: ['shown:allAroundUs'] })
      .phase('resolution')
      .events('spawnREC')
      .dice(1, 6, 6)
      .perform(resolutionPhase);
    expect(performed.tokens()).toEqual(['REC.A']);
    expect(performed.survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RDECK-01] Hoarder: no discards, nothing given away in trades', () => {
    const given = (role: Role) =>
      scene({ survivors: crew })
        .survivor('engineer-b', { at: 'CREW.w', holding: ['pistol'], ...role })
        .survivor('medic-b', { at: 'CREW.w', holding: ['medKit1'] })
        .survivor('scout-b', { at: 'LAB.B' })
        .turnOf('engineer-b')
        .play();
    expect(given({}).offers('discard')).toEqual(['discard:pistol:0']);
    expect(given({}).choose('trade:medic-b').offers()).toEqual(['give:pistol:0:0', 'take:medKit1:0:0']);
    const hoarder = given({ resolveCards: ['shown:hoarder'] });
    expect(hoarder.offers('discard')).toEqual([]);
    expect(hoarder.choose('trade:medic-b').offers()).toEqual(['take:medKit1:0:0']);
  });

  test('[ETS-RDECK-01] Hoarder: using up is allowed; a gained card that fits nowhere is lost', () => {
    const played = engineerAlone({
      at: 'CREW.A',
      health: 5,
      holding: ['pistol', 'shotgun', 'medKit1'],
      resolveCards: ['shown:hoarder'],
    })
      .items('fireAxe')
      .turnOf('engineer-b')
      .play()
      .choose('search');
    expect(played.holds('engineer-b')).toEqual(['pistol', 'shotgun', 'medKit1']);
    expect(played.state.removed).toEqual(['fireAxe']);
    played.choose('use:medKit1:2');
    expect(played.survivor('engineer-b').health).toBe(6);
    expect(played.holds('engineer-b')).toEqual(['pistol', 'shotgun']);
  });

  test('[ETS-RDECK-01] Claustrophobia: a test at the start of a turn with 4 other figures in the zone', () => {
    const crowded = (swarmers: number) =>
      scene({ survivors: crew })
        .survivor('engineer-b', { at: 'CREW.w', resolveCards: ['shown:claustrophobia'] })
        .enemies('swarmer', swarmers, 'CREW.w')
        .dice(6, 6)
        .play()
        .survivor('engineer-b').resolve;
    expect(crowded(1)).toBe(10);
    expect(crowded(2)).toBe(9);
  });

  test('[ETS-RDECK-01] Nyctophobia: 1 Resolve at the start of a turn in a Blackout', () => {
    const given = () => engineerAlone({ resolveCards: ['shown:nyctophobia'] });
    expect(given().play().survivor('engineer-b').resolve).toBe(10);
    expect(given().event('blackout').play().survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RDECK-01] Eremophobia: a test at the end of a turn with nobody else in the zone', () => {
    const given = () => engineerAlone({ resolveCards: ['shown:eremophobia'] });
    const alone = given().turnOf('engineer-b').dice(6, 6).play();
    expect(alone.survivor('engineer-b').resolve).toBe(10);
    expect(alone.choose('end').survivor('engineer-b').resolve).toBe(9);
    const together = given().survivor('scout-b', { at: 'CREW.w' }).turnOf('engineer-b').play();
    expect(together.choose('end').survivor('engineer-b').resolve).toBe(10);
  });

  test('[ETS-RDECK-01] Uncontrollable Shaking: ranged attacks need 1 more to hit, melee ones do not', () => {
    const given = () =>
      engineerAlone({ holding: ['pistol', 'swarmerLeg'], resolveCards: ['shown:uncontrollableShaking'] })
        .enemies('swarmer', 3, 'CREW.w')
        .turnOf('engineer-b');
    expect(given().dice(3, 4).play().choose('attack:pistol:0@CREW.w').count('swarmer')).toBe(2);
    expect(given().dice(5, 5, 4).play().choose('attack:swarmerLeg:1@CREW.w').count('swarmer')).toBe(1);
  });

  test('[ETS-RDECK-01] Memory Loss: no active ability; the crisis ability is left', () => {
    const played = engineerAlone({ resolveCards: ['shown:memoryLoss'] })
      .turnOf('engineer-b')
      .play();
    expect(played.barred('active')).toBe('ETS-RDECK-01');
    expect(played.offers('active')).toEqual([]);
    expect(played.offers('crisis')).toEqual(['crisis']);
  });

  test('[ETS-RDECK-01] Fear: no zone with enemies is entered of the own will', () => {
    const given = (role: Role) =>
      engineerAlone({ at: 'CREW.x', ...role })
        .enemies('swarmer', 1, 'CREW.e')
        .turnOf('engineer-b')
        .play();
    expect(given({}).offers('move')).toContain('move:CREW.e');
    expect(given({ resolveCards: ['shown:fear'] }).offers('move')).toEqual([
      'move:CREW.n',
      'move:CREW.w',
      'move:CREW.s',
    ]);
  });

  test('[ETS-RDECK-01] Fear: a face-down token is an enemy too, but a forced move goes anywhere', () => {
    const dark = () =>
      engineerAlone({ at: 'CREW.A', resolve: 10, resolveCards: ['shown:fear', 'peripheryFright'] })
        .token('4 swarmer', 'CREW.w')
        .event('blackout')
        .turnOf('engineer-b');
    expect(dark().play().offers('move')).toEqual([]);
    const forced = dark().dice('S', 6, 6, 1, 1).perform(loseOne);
    expect(forced.zoneOf('engineer-b')).toBe('CREW.w');
  });

  test('[ETS-RDECK-01] Acute Stress: tests are rolled with 3 dice, of which the two highest count', () => {
    const stressed = () => engineerAlone({ resolveCards: ['shown:acuteStress'] });
    const failed = stressed()
      .dice(3, 4, 6)
      .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-03'));
    expect(failed.survivor('engineer-b').resolve).toBe(9);
    const passed = stressed()
      .dice(3, 4, 5)
      .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-03'));
    expect(passed.survivor('engineer-b').resolve).toBe(10);
    const check = stressed()
      .dice(3, 4)
      .perform(t => resolveCheck(t, t.state.survivors[0]!));
    expect(check.result).toBe(true);
  });

  test('[ETS-RDECK-01] Iatrophobia: neither Med Kits nor Medics can help', () => {
    const given = (resolveCards: Role['resolveCards'] = []) =>
      scene({ survivors: ['engineer-b', 'medic-a', 'medic-b'] })
        .survivor('engineer-b', { at: 'CREW.w', health: 3, resolve: 5, holding: ['medKit1'], resolveCards })
        .survivor('medic-a', { at: 'CREW.w' })
        .survivor('medic-b', { at: 'CREW.w' });
    const offers = (who: 'engineer-b' | 'medic-a' | 'medic-b', cards: Role['resolveCards'], key: string) =>
      given(cards).turnOf(who).play().offers(key);
    for (const [who, key] of [
      ['engineer-b', 'use:medKit1'],
      ['medic-a', 'active'],
      ['medic-a', 'crisis'],
      ['medic-b', 'active'],
    ] as const) {
      expect(offers(who, [], key)).toHaveLength(1);
      expect(offers(who, ['shown:iatrophobia'], key)).toEqual([]);
    }
    const stimulated = given(['shown:iatrophobia']).turnOf('medic-b').play().choose('crisis');
    expect(stimulated.state.survivors.map(({ nextActions }) => nextActions)).toEqual([0, 2, 0]);
  });
});
