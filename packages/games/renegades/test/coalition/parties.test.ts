import type { Text } from '@starboard/kernel';
import { cellAt, type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { dist, surfaceOf } from '../../src/field/board.ts';
import { coalitionPartyTurn } from '../../src/rules/coalition/turn.ts';
import type { CrewId, MissionId, State } from '../../src/types.ts';
import { kindNamed, misses } from '../support/npcs.ts';
import { testsIn } from '../support/surface.ts';

/** It is the turn of the program's party; nothing is to be found unless said. */
const solo = (mission: MissionId = 'raceForTheBeacon') =>
  scene({ players: 1 })
    .partyTurn('jayce')
    .with(state => {
      state.mission = mission;
    });

const turnOf = (set: Scene) => set.perform(t => coalitionPartyTurn(t, t.state.ships[1]!));

type Done = ReturnType<typeof turnOf>;

const targets = (done: Done) =>
  done.log
    .filter(({ key }) => /^attack\.(melee|ranged)/.test(key))
    .map(({ params }) => kindNamed(params!['target'] as Text));

const apart = ({ state }: Done, who: CrewId, cell: number) =>
  dist(surfaceOf(state as State), state.crew.find(({ id }) => id === who)!.cell, cell);

describe('a party that the program runs', () => {
  test('[RDA-BOARDING-01, RDA-MOVE-13] nobody ends a Move on the square of a docked Renegade ship, where those who leave it would step on him', () => {
    const set = solo()
      .docked(1, [-2, 13], 0)
      .crew('prak', { at: [-2, 12] })
      .crew('dex', { at: [-1, 12] })
      .crew('ilse', { at: [-1, 13] })
      .crew('jayce', { at: [1, 12] }) // all that is free next to Prak is the dock square
      .dice(...misses(20));
    expect(turnOf(set).crew('jayce').cell).toBe(cellAt([1, 12]));
  });

  test('[RDA-SOLO-13, RDA-SOLO-31] in descending initiative each takes the Renegade of the closest initiative', () => {
    const set = solo()
      .crew('maeve', { at: [20, 9] })
      .crew('icheb', { at: [20, 12] })
      .crew('lexxa', { at: [20, 16] })
      .crew('ilse', { at: [3, 8] })
      .crew('dex', { at: [3, 10] })
      .crew('jayce', { at: [3, 12] });
    const { state } = turnOf(set);
    const pairs = state.crew
      .filter(({ ship, aboard }) => ship === 2 && aboard === 0)
      .map(({ id, usedRound }) => [id, usedRound[0]]);
    expect(pairs).toEqual([
      ['jayce', 'paired:crew:lexxa'],
      ['ilse', 'paired:crew:maeve'],
      ['dex', 'paired:crew:icheb'],
    ]);
  });

  test('[RDA-SOLO-31] nobody is taken twice while there is another; surplus members begin again', () => {
    const set = solo()
      .crew('maeve', { at: [20, 9] })
      .crew('icheb', { at: [20, 12] })
      .crew('ilse', { at: [3, 8] })
      .crew('dex', { at: [3, 10] })
      .crew('jayce', { at: [3, 12] });
    const { state } = turnOf(set);
    const of = (id: CrewId) => state.crew.find(crew => crew.id === id)!.usedRound[0];
    expect([of('jayce'), of('dex'), of('ilse')]).toEqual([
      'paired:crew:icheb',
      'paired:crew:maeve',
      'paired:crew:maeve',
    ]);
  });

  test('[RDA-SOLO-19, RDA-SOLO-35, RDA-NPC-09] it comes next to its opponent and strikes; the blade is in its hand', () => {
    const set = solo()
      .crew('lexxa', { at: [3, 16] })
      .crew('jayce', { at: [3, 12], cards: ['arcBlade'] });
    const after = turnOf(set.dice(...misses(5)));
    expect(apart(after, 'jayce', cellAt([3, 16]))).toBe(1);
    expect(targets(after)).toEqual(['crew.lexxa']);
    expect(after.asked).toEqual([]);
  });

  test('[RDA-SOLO-19, RDA-SOLO-18] with a pistol, too, it closes in first; out of reach for a blow it shoots', () => {
    const near = solo()
      .crew('icheb', { at: [3, 16] })
      .crew('dex', { at: [3, 12], cards: ['arcPistol'] });
    const beside = turnOf(near.dice(...misses(3)));
    expect(beside.said('attack.melee')).toHaveLength(1);
    const far = solo()
      .crew('icheb', { at: [3, 15] })
      .crew('dex', { at: [3, 8], cards: ['arcPistol'] });
    const shot = turnOf(far.dice(...misses(3)));
    expect(shot.said('attack.ranged.with')).toHaveLength(1);
  });

  test('[RDA-SOLO-13] an NPC that damaged it takes the place of its Renegade, while it is in sight', () => {
    const set = solo()
      .crew('lexxa', { at: [3, 16] })
      .crew('jayce', { at: [3, 12], hurtBy: { 'npc:1': 1 } })
      .npc('zurathiWarrior', [3, 9]);
    const after = turnOf(set.dice(...misses(5)));
    expect(targets(after)).toEqual(['npc.zurathiWarrior']);
    expect(after.crew('jayce').hurtBy).toEqual({});
    set
      .crew('jayce', { at: [3, 12], usedRound: [] })
      .with(({ npcs, party }) => {
        npcs[0]!.cell = cellAt([3, 8]);
        party!.moves = 0;
      })
      .dice(...misses(5));
    expect(targets(turnOf(set)).at(-1)).toBe('npc.zurathiWarrior');
    const away = solo()
      .crew('lexxa', { at: [3, 16] })
      .crew('jayce', { at: [3, 12], hurtBy: { 'npc:1': 1 } })
      .npc('zurathiWarrior', [22, 9]);
    expect(targets(turnOf(away.dice(...misses(5))))).toEqual(['crew.lexxa']);
  });

  test('[RDA-SOLO-17] in melee with another it stays and fights that one', () => {
    const set = solo()
      .crew('lexxa', { at: [3, 16] })
      .crew('jayce', { at: [3, 12] })
      .npc('zurathiWarrior', [3, 11]);
    const after = turnOf(set.dice(...misses(5)));
    expect(targets(after)).toEqual(['npc.zurathiWarrior']);
    expect(after.crew('jayce').cell).toBe(cellAt([3, 12]));
  });

  test('[RDA-SOLO-15, RDA-SOLO-35] it scans for those who hide from it; with nobody hidden it does not roll, and it opens no containers', () => {
    const set = solo()
      .crew('lexxa', { at: [3, 13], stealth: true })
      .crew('jayce', { at: [3, 12] })
      .container(1, [4, 12]);
    const found = turnOf(set.dice(5, 1, 1, ...misses(5)));
    expect(targets(found)).toEqual(['crew.lexxa']);
    expect(found.state.containers).toHaveLength(1);
    const alone = turnOf(
      solo()
        .crew('jayce', { at: [3, 12] })
        .container(1, [4, 12]),
    );
    expect(testsIn(alone)).toHaveLength(0);
  });

  test('[RDA-SOLO-21, RDA-SOLO-32] the medic heals nobody, and special actions are not used', () => {
    const set = solo()
      .crew('jayce', { at: [3, 12], wounds: 3 })
      .crew('ilse', { at: [3, 13] });
    const after = turnOf(set);
    expect(after.crew('jayce').wounds).toBe(3);
    expect(testsIn(after)).toHaveLength(0);
  });

  test('[RDA-SOLO-32, RDA-ACTION-04] a second attack that an ability grants is made with an action that is left', () => {
    const set = solo()
      .crew('rovanna', { at: [3, 9], cards: ['arcPistol'], held: true })
      .crew('lexxa', { at: [3, 13] })
      .crew('prak', { at: [4, 13] });
    const after = turnOf(set.dice(...misses(6)));
    expect(targets(after).sort()).toEqual(['crew.lexxa', 'crew.prak']);
  });

  test('[RDA-BOARDING-05, RDA-SOLO-12] those who stayed aboard fight boarders, the highest initiative first', () => {
    const set = solo()
      .round(3)
      .docked(2, [-2, 13], 1)
      .crew('jayce', { at: [20, 12] })
      .crew('ilse', { at: [20, 14] })
      .crew('dex', { at: [20, 16] })
      .crew('icheb', { aboard: 2, post: 'boarder' })
      .crew('lexxa', { aboard: 2, post: 'boarder' });
    expect(targets(turnOf(set.dice(...misses(6))))).toEqual(['crew.lexxa', 'crew.lexxa']);
  });

  test('[RDA-SOLO-35, RDA-ELUDE-04] whoever cannot get away attacks the adjacent opponent with the highest initiative', () => {
    const set = solo('firstContactLog')
      .parameter('data', 'data', [5, 12])
      .crew('dex', { at: [8, 9] })
      .crew('icheb', { at: [8, 8] })
      .crew('lexxa', { at: [9, 8] });
    const after = turnOf(set.dice(1, 1, ...misses(3)));
    expect(after.crew('dex')).toMatchObject({ cell: cellAt([8, 9]), held: true });
    expect(targets(after)).toEqual(['crew.lexxa']);
  });
});

describe('after parameters', () => {
  test('[RDA-SOLO-14, RDA-SOLO-22, RDA-SOLO-32] RUSH: the best in the needed skill makes its Interact as soon as it is in reach, and attacks with what is left', () => {
    const set = solo('firstContactLog')
      .parameter('data', 'data', [3, 13])
      .parameter('data', 'data', [20, 12])
      .crew('dex', { at: [3, 12] })
      .crew('icheb', { at: [3, 11] });
    const after = turnOf(set.dice(5, 1, 1, 1, 1, ...misses(3)));
    expect(after.parameter(1).bearer).toBe('dex');
    expect(targets(after)).toEqual(['crew.icheb']);
  });

  test('[RDA-SOLO-14] RUSH: the others pair off', () => {
    const set = solo('firstContactLog')
      .parameter('data', 'data', [20, 12])
      .crew('dex', { at: [3, 12] })
      .crew('jayce', { at: [3, 10] })
      .crew('lexxa', { at: [16, 17] });
    const after = turnOf(set.dice(...misses(12)));
    expect(after.crew('jayce').usedRound).toContain('paired:crew:lexxa');
    expect(after.crew('dex').usedRound).toEqual([]);
    expect(apart(after, 'dex', cellAt([20, 12]))).toBeLessThan(10);
  });

  test('[RDA-SOLO-16, RDA-SOLO-36] into a room with guards it goes unseen, over squares that keep stealth', () => {
    const set = solo('firstContactLog')
      .parameter('data', 'data', [5, 12])
      .crew('dex', { at: [8, 12] })
      .npc('zurathiWarrior', [3, 14], { asleep: true });
    const after = turnOf(set.dice(5, 1, 5, 1, 1, 1, 1));
    expect(after.crew('dex').stealth).toBe(true);
    expect(after.npc(1)!.asleep).toBe(true);
    const seen = turnOf(
      solo('firstContactLog')
        .parameter('data', 'data', [5, 12])
        .crew('dex', { at: [8, 12] })
        .npc('zurathiWarrior', [3, 14], { asleep: true })
        .dice(1, 1, 1, 1, 1, 1, 1),
    );
    expect(seen.crew('dex').stealth).toBe(false);
    expect(seen.npc(1)!).toMatchObject({ asleep: false, culprit: 'dex' });
  });

  /** In the corridor of the Research Wing: drones are in all ways into the room with the data. */
  const shutOut = (at: Spot) => {
    const set = solo('firstContactLog').parameter('data', 'data', [9, 1]).crew('dex', { at });
    for (const spot of [
      [11, 2],
      [11, 5],
      [8, 3],
      [8, 4],
    ] as const)
      set.npc('drone', spot);
    return set;
  };

  test('[RDA-SOLO-16, RDA-SOLO-36, RDA-STEALTH-06, RDA-STEALTH-16] with somebody in the doorway it makes its Stealth test right before that square, and passes through unseen', () => {
    for (const at of [
      [12, 2],
      [12, 5],
    ] as const) {
      const after = turnOf(shutOut(at).dice(1, 5, 5, 1, 1, 1, 1));
      expect(after.log.map(({ key }) => key)).toEqual([
        'test.passed',
        'stealth.begins',
        'coalition.moves',
        'test.passed',
        'parameter.taken',
      ]);
      expect(after.crew('dex').stealth).toBe(true);
      expect(apart(after, 'dex', cellAt([9, 1]))).toBe(1);
    }
  });

  test('[RDA-SOLO-36, RDA-STEALTH-13, RDA-STEALTH-02] whom the test fails there stays out, and tries again with the next Move', () => {
    const after = turnOf(shutOut([12, 2]).dice(1, 4, 1, 4));
    expect(testsIn(after)).toHaveLength(2);
    expect(after.said('coalition.moves')).toEqual([]);
    expect(after.crew('dex')).toMatchObject({ stealth: false, cell: cellAt([12, 2]) });
    expect(turnOf(shutOut([12, 2]).dice(1, 4, 1, 5)).crew('dex')).toMatchObject({
      stealth: true,
      cell: cellAt([10, 2]),
    });
  });

  test('[RDA-STEALTH-07, RDA-SOLO-35] whoever may not hide does not try, and fights', () => {
    const set = shutOut([12, 2]).crew('dex', { exposed: true });
    expect(targets(turnOf(set.dice(...misses(3))))).toEqual(['npc.drone']);
  });

  test('[RDA-STEALTH-03, RDA-STEALTH-06, RDA-MOVE-15] out of cover it is seen, and passes nobody there', () => {
    /** Hidden beside the swamp: drones stand round the data in the open, so many squares off. */
    const around = (col: number) => {
      const set = solo('firstContactLog').parameter('data', 'data', [4, col]);
      for (let row = 2; row <= 6; row++)
        for (let at = col - 2; at <= col + 2; at++)
          if (row === 2 || row === 6 || Math.abs(at - col) === 2) set.npc('drone', [row, at]);
      return turnOf(set.crew('dex', { at: [4, 17], stealth: true }).dice(1, 5, ...misses(9))).crew('dex');
    };
    expect(around(20).cell).toBe(cellAt([4, 17])); // on the next square
    expect(around(21)).toMatchObject({ stealth: false, cell: cellAt([3, 18]) });
  });

  test('[RDA-STEALTH-06] nor somebody in a doorway beyond', () => {
    const set = shutOut([5, 4]).crew('dex', { stealth: true }).fire([6, 1], [6, 6]); // no way to it keeps to walls
    expect(turnOf(set.dice(1, 5, 1, 4)).crew('dex').cell).toBe(cellAt([7, 4]));
  });

  test('[RDA-STEALTH-16] within a room there is no test before a square that is barred', () => {
    const set = solo('firstContactLog')
      .parameter('data', 'data', [12, 0])
      .crew('dex', { at: [12, 5] });
    for (const spot of [
      [12, 4],
      [13, 4],
      [11, 2],
      [14, 2],
    ] as const)
      set.npc('drone', spot);
    const after = turnOf(set.dice(...misses(4))); // one for whom of two
    expect(testsIn(after)).toEqual([]);
    expect(targets(after)).toEqual(['npc.drone']);
  });

  test('[RDA-SOLO-14] HUNT: within 6 squares of a free parameter it goes for that first', () => {
    const set = (row: number) =>
      solo()
        .parameter('core', 'object', [row, 17])
        .crew('dex', { at: [3, 12] })
        .crew('icheb', { at: [3, 8] });
    const near = turnOf(set(3).dice(1, 1, 5));
    expect(near.parameter(1).bearer).toBe('dex');
    expect(targets(turnOf(set(22).dice(...misses(3))))).toEqual(['crew.icheb']);
  });

  test('[RDA-SOLO-14] GUARD: within 2 squares of it, fighting from there only; a bearer is hunted', () => {
    const guarding = solo('beastInTheVault')
      .parameter('core', 'object', [3, 10])
      .crew('dex', { at: [3, 15] })
      .crew('icheb', { at: [3, 17] });
    const after = turnOf(guarding);
    expect(apart(after, 'dex', cellAt([3, 10]))).toBeLessThanOrEqual(2);
    const inside = solo('beastInTheVault')
      .parameter('core', 'object', [3, 10])
      .crew('dex', { at: [3, 10] })
      .crew('icheb', { at: [3, 13] });
    const met = turnOf(inside.dice(...misses(3)));
    expect(apart(met, 'dex', cellAt([3, 10]))).toBe(2);
    expect(targets(met)).toEqual(['crew.icheb']);
    expect(met.parameter(1).bearer).toBe(null);
    const hunting = solo('beastInTheVault')
      .parameter('core', 'object', null, { bearer: 'lexxa' })
      .crew('dex', { at: [3, 10] })
      .crew('lexxa', { at: [3, 17] })
      .crew('icheb', { at: [3, 8] });
    expect(apart(turnOf(hunting.dice(...misses(3))), 'dex', cellAt([3, 17]))).toBeLessThan(3);
  });

  test('[RDA-SOLO-14] CUT: the Commander hunts the bearer, the others wait next to the dock nearest to it', () => {
    const set = solo('chainsOfIron')
      .parameter('slave', 'character', null, { bearer: 'icheb' })
      .crew('icheb', { at: [3, 12] })
      .crew('lexxa', { at: [20, 12] })
      .crew('jayce', { at: [8, 12] })
      .crew('dex', { at: [1, 12] });
    const after = turnOf(set.dice(...misses(5)));
    expect(targets(after)).toEqual(['crew.icheb']);
    expect(apart(after, 'dex', cellAt([-2, 13]))).toBe(1);
    const free = solo('chainsOfIron')
      .parameter('slave', 'character', [3, 14])
      .crew('jayce', { at: [3, 13] });
    expect(turnOf(free.dice(5, 1, 1, 1, 1)).parameter(1).bearer).toBe('jayce');
  });

  test('[RDA-SOLO-22, RDA-MISSION-06] a door that the mission keeps shut is opened on the way', () => {
    const set = (...doors: number[]) =>
      scene({ players: 1, surface: 'CT2 S2 S4 S5 S7 C8 C3 C6 C7 DK1 DK2 DK3 DK4 0' })
        .partyTurn('jayce')
        .with(state => {
          state.mission = 'ransomForAPrince';
          state.shutDoors = doors;
        })
        .parameter('ulep', 'character', [6, 1])
        .crew('jayce', { at: [4, 1] });
    const [near, far] = [cellAt([5, 1]), cellAt([14, 5])];
    expect(turnOf(set(near).dice(5, 1, 5, 1, 1, 1, 1)).state.shutDoors).toEqual([]);
    expect(turnOf(set(far, near).dice(5, 1, 5, 1, 1, 1, 1)).state.shutDoors).toEqual([far]);
  });

  test('[RDA-SOLO-27] with all its side needs a member goes aboard its docked ship, and has won; else it waits next to a free dock', () => {
    const set = solo()
      .round(3)
      .parameter('core', 'object', null, { bearer: 'dex' })
      .crew('dex', { at: [0, 13] })
      .docked(2, [-2, 13], 2);
    const after = turnOf(set);
    expect(after.state.result).toMatchObject({ winners: ['coalition'], reason: 'tier1' });
    const waits = solo()
      .parameter('core', 'object', null, { bearer: 'dex' })
      .crew('dex', { at: [1, 13] });
    expect(apart(turnOf(waits), 'dex', cellAt([-2, 13]))).toBe(1);
  });

  test('[RDA-EPIC-13] while the factions are friends: pylons first, then the Monolith', () => {
    const set = (marked: 'renegade' | null) =>
      solo('answerFromTheDark')
        .parameter('site', 'site', [3, 14], { marked })
        .npc('monolith', [3, 10])
        .crew('lexxa', { at: [3, 12] })
        .crew('dex', { at: [3, 13] });
    const marking = turnOf(set(null).dice(5, 1, 1, 1, 1, ...misses(5)));
    expect(marking.parameter(1).marked).toBe('coalition');
    expect(targets(turnOf(set('renegade').dice(...misses(3))))).toEqual(['npc.monolith']);
  });
});
