import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { mayDeclare, weaknessTargets } from '../../src/rules/orbit/abilities.ts';
import { shipNo } from '../../src/rules/table.ts';
import { broadside, duel, resolve } from '../support/combat.ts';
import { passOn, pose } from '../support/orbit.ts';

/** Ragnar (7) against Jayce (8). */
const ragnars = [
  ['ragnar', 'ronara', 'prak', 'maeve', 'juno'],
  ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
] as const;

const captains = () => scene({ crews: ragnars.map(crew => [...crew]) }).stage('shipPhase');

describe('I’m in Command', () => {
  test('[RDA-ABIL-01, RDA-ABIL-02, RDA-RUL-16, RDA-ORDER-07] is asked for in the order of initiatives as they are; a success adds 1 for the round, and then the order is fixed', () => {
    const match = captains().dice(1, 2, 3, 4, 5).play();
    expect([match.asks, match.asked]).toEqual(['inCommand', 'p2']); // Jayce has 8
    match.choose('pass');
    expect(match.asked).toBe('p1');
    match.choose('declare');
    expect(match.said('test.passed')[0]!.params).toMatchObject({ who: { key: 'crew.ragnar' }, dice: '1 2 3 4 5' });
    expect(match.state.order).toEqual([1, 2]); // 8 to 8: Renegades first
    expect(match.ship(1)).toMatchObject({ declared: 'inCommand', lasting: [{ what: 'inCommand', until: 'round' }] });
  });

  test('[RDA-ABIL-01] a failure adds nothing', () => {
    const match = captains().dice(1, 2, 3, 4, 4).play().choose('pass', 'declare');
    expect(match.state.order).toEqual([2, 1]);
  });

  test('[RDA-ABIL-08, RDA-RUL-17] success or not, no other ability may be declared in that round', () => {
    for (const die of [4, 5]) {
      const match = captains().dice(1, 1, 1, 1, die).play().choose('pass', 'declare');
      for (const ability of [
        'evasiveManeuvers',
        'scanForWeaknesses',
        'tacticalTargeting',
        'overclockTheEngines',
      ] as const)
        expect(mayDeclare(match.state as never, match.ship(1), ability)).toBe(false);
      expect(mayDeclare(match.state as never, match.ship(2), 'scanForWeaknesses')).toBe(true);
    }
  });

  test('[RDA-ABIL-09] somebody must sit where it is declared', () => {
    const match = captains().crew('jayce', { post: 'quarters' }).play();
    expect([match.asks, match.asked]).toEqual(['inCommand', 'p1']);
  });
});

describe('Scan for Weaknesses', () => {
  /** The Icarus looks away from its target, four squares off. */
  const near = () =>
    scene()
      .ship(1, { at: [7, 9], facing: 'W' })
      .ship(2, { at: [7, 13] })
      .turnOf(1);

  test('[RDA-ABIL-04, RDA-ABIL-10, RDA-DEC-10, RDA-ATTACK-22] Tech 5+ deals one penetrating damage, for free', () => {
    const match = near().dice(1, 2, 5).play(); // Maeve has Tech 3
    match.choose('scanForWeaknesses:ship:2');
    expect(match.ship(2).damage).toBe(1);
    expect(match.said('defense.rolled')).toEqual([]);
    expect(match.state.turn!.actions).toBe(2);
    expect(match.offers('scanForWeaknesses')).toEqual([]);
    expect(match.barred('scanForWeaknesses')).toBe('RDA-ABIL-08');
  });

  test('[RDA-ABIL-04] a failure deals none', () => {
    const match = near().dice(1, 2, 4).play().choose('scanForWeaknesses:ship:2');
    expect(match.ship(2).damage).toBe(0);
  });

  test('[RDA-ABIL-05] whatever the facing, but within range and with a clear line; fighters too', () => {
    const set = () =>
      scene()
        .ship(1, { at: [7, 9], facing: 'W' })
        .turnOf(1);
    expect(
      set()
        .ship(2, { at: [7, 15] })
        .play()
        .offers('scanForWeaknesses'),
    ).toHaveLength(1);
    expect(
      set()
        .ship(2, { at: [7, 16] })
        .play()
        .offers('scanForWeaknesses'),
    ).toEqual([]);
    expect(set().fighter('dregg', [5, 11]).play().offers('scanForWeaknesses')).toEqual(['scanForWeaknesses:fighter:1']);
    const docked = set().docked(2, [-2, 13], 0).ship(2, { overstays: true });
    expect(docked.play().offers('scanForWeaknesses')).toEqual([]);
  });

  test('[RDA-ABIL-11] on the hull side it takes a 6', () => {
    const flipped = () => near().ship(1, { flipped: true });
    expect(flipped().dice(5, 5, 5).play().choose('scanForWeaknesses:ship:2').ship(2).damage).toBe(0);
    expect(flipped().dice(5, 5, 6).play().choose('scanForWeaknesses:ship:2').ship(2).damage).toBe(1);
  });

  test('[RDA-ABIL-11, RDA-CREW-05] nor does it with Tinn at Engineering', () => {
    const crews = [
      ['ragnar', 'vex', 'korrin', 'sarn', 'juno'],
      ['adira', 'tomas', 'brakk', 'ouro', 'tinn'],
    ] as const;
    const set = () =>
      scene({ crews: crews.map(crew => [...crew]) })
        .ship(1, { at: [7, 13] })
        .ship(2, { at: [7, 9], flipped: true })
        .turnOf(2)
        .crew('adira', { post: 'quarters' })
        .dice(5, 1, 1, 1, 1, 1, 1, 1);
    expect(set().play().choose('scanForWeaknesses:ship:1').ship(1).damage).toBe(1);
    const away = set().crew('tinn', { post: 'quarters' });
    expect(away.play().choose('scanForWeaknesses:ship:1').ship(1).damage).toBe(0);
  });

  test('[RDA-ABIL-05] only from orbit', () => {
    const { state } = near().docked(1, [7, 9]);
    expect(weaknessTargets(state, shipNo(state, 1))).toEqual([]);
  });

  test('[RDA-ABIL-05, RDA-TACT-04] Lock On is for attacks: it scans no farther', () => {
    const lasting = [{ what: 'lockOn', until: 'attack' }] as const;
    const far = (apart: number) =>
      near()
        .ship(1, { lasting: [...lasting] })
        .ship(2, { at: [7, 9 + apart] }).state;
    const [six, seven] = [far(6), far(7)];
    expect(weaknessTargets(six, shipNo(six, 1))).toHaveLength(1);
    expect(weaknessTargets(seven, shipNo(seven, 1))).toEqual([]);
  });

  test('[RDA-ABIL-09] not with an empty station', () => {
    expect(near().crew('maeve', { post: 'medbay' }).play().offers('scanForWeaknesses')).toEqual([]);
  });
});

describe('Tactical Targeting and Evasive Maneuvers', () => {
  /** Nobody else has a say in it. */
  const bare = () =>
    duel()
      .crew('lexxa', { post: 'quarters' })
      .crew('jayce', { post: 'quarters' })
      .crew('flibby', { post: 'quarters' })
      .crew('dex', { post: 'navigation' });

  test('[RDA-ABIL-06] Weapons 5+ re-rolls up to half the Stealth of who sits there: Ronara’s 4 makes two', () => {
    const set = bare().crew('korrin', { post: 'quarters' }).crew('ronara', { post: 'weapons' });
    const played = resolve(set.dice(1, 1, 1, 5, 1, 2, 3), broadside(), 3, 'declare', ['red:1', 'red:2']);
    expect(played.asked).toEqual(['aim', 'attack.reroll']);
    expect(played.said('attack.rerolled')[0]!.params).toMatchObject({ dice: '2 3 1' });
    const tooMany = () =>
      resolve(
        bare().crew('korrin', { post: 'quarters' }).crew('ronara', { post: 'weapons' }).dice(1, 1, 1, 5, 1, 2, 3, 3),
        broadside(),
        3,
        'declare',
        ['red:1', 'red:2', 'red:3'],
      );
    expect(tooMany).toThrow();
  });

  test('[RDA-ABIL-06] a failed test re-rolls nothing', () => {
    const played = resolve(bare().dice(1, 1, 1, 4, 1, 1, 1), broadside(), 3, 'declare');
    expect(played.asked).toEqual(['aim']);
    expect(played.result).toBe(0);
  });

  test('[RDA-ABIL-06] it is offered unless every die shows a 6, where it could only harm', () => {
    const asked = (last: number) => resolve(bare().dice(6, 6, last, 1, 1, 1), broadside(), 3, 'keep', 'keep').asked;
    expect([asked(5)[0], asked(6)[0]]).toEqual(['aim', 'evade']);
  });

  test('[RDA-ABIL-03, RDA-ABIL-12, RDA-DEC-10] Piloting 5+ re-rolls up to half of it, after the black dice and before pairing: Dex’ 3 makes two', () => {
    const set = bare().ship(1, { declared: 'inCommand' }).dice(4, 4, 4, 1, 2, 3, 5, 1, 1, 4, 4);
    const played = resolve(set, broadside(), 3, 'declare', ['black:1', 'black:2']);
    expect(played.asked).toEqual(['evade', 'defense.reroll']);
    expect(played.said('defense.rerolled')[0]!.params).toMatchObject({ dice: '4 4 3' });
    expect(played.result).toBe(1);
    expect(played.ship(2).declared).toBe('evasiveManeuvers');
  });

  test('[RDA-ABIL-08, RDA-ABIL-12] not twice in a round', () => {
    const set = bare().ship(1, { declared: 'inCommand' }).ship(2, { declared: 'evasiveManeuvers' });
    expect(resolve(set.dice(4, 4, 4, 1, 2, 3), broadside(), 3).asked).toEqual([]);
  });

  test('[RDA-ABIL-11] on the hull side it takes a 6 and re-rolls one die', () => {
    const set = () => bare().ship(1, { declared: 'inCommand' }).ship(2, { flipped: true });
    expect(resolve(set().dice(4, 4, 4, 1, 2, 3, 5, 5, 5), broadside(), 3, 'declare').asked).toEqual(['evade']);
    const two = () =>
      resolve(set().dice(4, 4, 4, 1, 2, 3, 6, 1, 1, 4, 4), broadside(), 3, 'declare', ['black:1', 'black:2']);
    expect(two).toThrow();
    const one = resolve(set().dice(4, 4, 4, 1, 2, 3, 6, 1, 1, 4), broadside(), 3, 'declare', ['black:1']);
    expect(one.result).toBe(2);
  });

  test('[RDA-CRIT-04] a critical ship declares nothing', () => {
    const set = bare().ship(1, { declared: 'inCommand' }).ship(2, { flipped: true, damage: 6 });
    expect(resolve(set.dice(4, 4, 4, 1, 2, 3), broadside(), 3).asked).toEqual([]);
    expect(mayDeclare(set.state, shipNo(set.state, 2), 'scanForWeaknesses')).toBe(false);
  });
});

describe('Overclock the Engines', () => {
  /** Icheb has Tech 5. The Icarus has four squares diagonally before it, and then the Destiny Aurora. */
  const charging = (...dice: number[]) =>
    scene()
      .ship(1, { at: [0, 11], facing: 'SE' })
      .ship(2, { at: [6, 17] })
      .turnOf(1)
      .dice(...dice);

  test('[RDA-ABIL-07, RDA-EX-15, RDA-ABIL-10, RDA-RUL-16] the Icarus moves 4 squares diagonally and attacks; with Tech 5+ it moves 3 more', () => {
    const match = charging(1, 1, 1, 1, 1, 5, 1, 1, 1, 1).play();
    expect(match.offers()).not.toContain('overclock'); // only after the attack
    match.choose('move', pose([4, 15], 'SE'), pose([4, 15], 'SE'), 'attack:ship:2');
    passOn(match);
    expect(match.state.turn!.actions).toBe(0);
    match.choose('overclock');
    expect(match.asks).toBe('fly');
    expect(match.offersPlace(pose([2, 17], 'NE'))).toBe(true); // a pivot and two squares
    expect(match.offersPlace(pose([1, 18], 'NE'))).toBe(false);
    match.choose(pose([2, 17], 'NE'));
    expect(match.asks).toBe('act');
    expect(match.ship(1)).toMatchObject({ facing: 'NE', declared: 'overclockTheEngines' });
  });

  test('[RDA-ABIL-11] on the hull side by one point', () => {
    const match = charging(1, 1, 1, 1, 6, 1, 1, 1, 1)
      .ship(1, { at: [4, 15], flipped: true })
      .play();
    passOn(match.choose('attack:ship:2')).choose('overclock');
    expect(match.offersPlace(pose([5, 16], 'SE'))).toBe(true);
    expect(match.offersPlace(pose([4, 15], 'N'))).toBe(true);
    match.choose(pose([4, 15], 'N'));
    expect(match.asks).toBe('act');
  });

  test('[RDA-ABIL-07] a failure moves it nowhere', () => {
    const match = charging(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4)
      .ship(1, { at: [4, 15] })
      .play();
    passOn(match.choose('attack:ship:2')).choose('overclock');
    expect(match.asks).toBe('act');
    expect(match.said('test.failed')).toHaveLength(1);
  });

  test('[RDA-SHIP-05, RDA-ABIL-07] not without a navigator', () => {
    const match = charging(1, 1, 1, 1, 1)
      .ship(1, { at: [4, 15] })
      .crew('ronara', { post: 'quarters' })
      .play();
    expect(passOn(match.choose('attack:ship:2')).offers()).not.toContain('overclock');
  });
});
