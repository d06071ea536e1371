import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';

/** The Crater Basin in the middle, the Refinery in the north. */
const crater = 'CT3 S6 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0';

describe('a Move', () => {
  test('[RDA-MOVE-09] Speed points, one a square, in any mix of the eight directions', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.asks).toBe('walk');
    expect(match.offersPlace(cellAt([3, 17]))).toBe(true); // five squares east
    expect(match.offersPlace(cellAt([7, 16]))).toBe(true);
    expect(match.offersPlace(cellAt([3, 18]))).toBe(false);
    match.choose(cellAt([5, 14]), cellAt([7, 13]), cellAt([7, 12]));
    expect(match.asks).toBe('crewAct'); // 2 + 2 + 1 points
    expect(match.crew('prak').cell).toBe(cellAt([7, 12]));
    expect(match.state.party).toMatchObject({ actions: 1, moves: 1 });
  });

  test('[RDA-MOVE-09] the own square means: stop here', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .partyTurn('prak')
      .play();
    match.choose('move', cellAt([3, 13]), cellAt([3, 13]));
    expect(match.asks).toBe('crewAct');
    expect(match.crew('prak').cell).toBe(cellAt([3, 13]));
  });

  test('[RDA-MOVE-09, RDA-MOVE-15] where no other square is in reach there is no Move, and that is said', () => {
    const ring = [
      [2, 11],
      [2, 12],
      [2, 13],
      [3, 11],
      [3, 13],
      [4, 11],
      [4, 12],
    ] as const;
    const beset = (...more: (readonly [number, number])[]) => {
      const given = scene().crew('prak', { at: [3, 12] });
      for (const [row, col] of [...ring, ...more]) given.npc('drone', [row, col]);
      return given.partyTurn('prak').play();
    };
    expect(beset().offers()).toEqual(expect.arrayContaining(['move', 'sneak']));
    const shut = beset([4, 13]);
    expect(shut.offers()).not.toContain('move');
    expect([shut.barred('move'), shut.barred('sneak')]).toEqual(['RDA-MOVE-09', 'RDA-MOVE-09']);
  });

  test('[RDA-MOVE-09, RDA-MOVE-10] a way over a friend is one; for somebody in stealth, so is one over drones', () => {
    /** In a corner of the room; the friend or the drones stand on every square around it. */
    const cornered = (stealth: boolean) =>
      scene()
        .crew('prak', { at: [3, 12], stealth })
        .npc('drone', [2, 11])
        .npc('drone', [2, 12])
        .npc('drone', [2, 13])
        .npc('drone', [3, 11])
        .npc('drone', [3, 13])
        .npc('drone', [4, 11])
        .npc('drone', [4, 13]);
    const friend = cornered(false)
      .crew('icheb', { at: [4, 12] })
      .partyTurn('prak')
      .play();
    expect(friend.offers()).toContain('move');
    const hidden = cornered(true).npc('drone', [4, 12]).partyTurn('prak').play();
    expect(hidden.offers()).toContain('sneak');
    expect(hidden.barred('move')).toBe('RDA-MOVE-09');
  });

  test('[RDA-EX-24, RDA-SURFACE-05] Speed 5 gets just out of clear-green-green-clear; a second Move is as long again', () => {
    const match = scene()
      .crew('prak', { at: [12, 21] })
      .partyTurn('prak')
      .play();
    match.choose('move', cellAt([12, 22]));
    expect(match.offersPlace(cellAt([12, 24]))).toBe(true); // 2 + 2 of the 4 points left
    match.choose(cellAt([12, 23]), cellAt([12, 24]));
    expect(match.asks).toBe('crewAct');
    match.choose('move');
    expect(match.offersPlace(cellAt([13, 26]))).toBe(true);
    expect(match.offersPlace(cellAt([12, 19]))).toBe(true);
  });

  test('[RDA-MOVE-10, RDA-MOVE-13] a friend may be passed, but nobody stops on its square', () => {
    const match = scene()
      .crew('prak', { at: [9, 2] })
      .crew('icheb', { at: [11, 2] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([12, 2]))).toBe(true);
    expect(match.offersPlace(cellAt([11, 2]))).toBe(false);
  });

  test('[RDA-MOVE-13, RDA-RUL-58] a KO token or a parameter occupies no square', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .crew('jayce', { at: [3, 13], wounds: 9 })
      .parameter('core', 'object', [3, 14])
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([3, 13]))).toBe(true);
    expect(match.offersPlace(cellAt([3, 14]))).toBe(true);
  });

  test('[RDA-MOVE-11] an opponent’s square is closed until it is eluded', () => {
    const match = scene()
      .crew('prak', { at: [9, 2] })
      .crew('jayce', { at: [11, 2] })
      .partyTurn('prak')
      .dice(5, 1)
      .play();
    match.choose('move');
    expect(match.offersPlace(cellAt([12, 2]))).toBe(false); // the way through the other door is too long
    expect(match.offersPlace(cellAt([11, 2]))).toBe(false);
    match.choose(cellAt([10, 2]));
    expect(match.offersPlace(cellAt([11, 2]))).toBe(true);
    match.choose(cellAt([11, 2]));
    expect(match.offersPlace(cellAt([11, 2]))).toBe(false); // eluded: passed, not stopped on
    match.choose(cellAt([12, 2]));
    expect(match.crew('prak').cell).toBe(cellAt([12, 2]));
  });

  test('[RDA-MOVE-12, RDA-RUL-44] after a failure the Move ends in the adjacent square, and the other action is for something else', () => {
    const match = scene()
      .crew('prak', { at: [9, 2] })
      .crew('jayce', { at: [11, 2] })
      .partyTurn('prak')
      .dice(4, 1)
      .play();
    match.choose('move', cellAt([10, 2]), cellAt([11, 2]));
    expect(match.asks).toBe('crewAct');
    expect(match.crew('prak').cell).toBe(cellAt([10, 2]));
    expect(match.state.party!.actions).toBe(1);
    expect(match.offers()).not.toContain('move');
    expect(match.barred('move')).toBe('RDA-ELUDE-04');
    expect(match.offers()).toContain('melee:crew:jayce');
  });

  test('[RDA-MOVE-11] without the points for a square beyond nobody tries to pass', () => {
    const match = scene()
      .crew('prak', { at: [8, 3], wounds: 0 })
      .crew('jayce', { at: [11, 2] })
      .partyTurn('prak')
      .play();
    match.choose('move', cellAt([9, 3]), cellAt([9, 4]), cellAt([9, 3]), cellAt([10, 2]));
    expect(match.offersPlace(cellAt([11, 2]))).toBe(false);
  });

  test('[RDA-MOVE-11, RDA-ELUDE-12] flyers pass opponents without a test', () => {
    const match = scene()
      .crew('flibby', { at: [10, 2] })
      .crew('lexxa', { at: [11, 2] })
      .partyTurn('flibby')
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([12, 2]))).toBe(true);
    expect(match.offersPlace(cellAt([11, 2]))).toBe(false);
  });

  test('[RDA-MOVE-15, RDA-ELUDE-05, RDA-DRONE-02] drones are left and passed by freely, but their squares are closed to those who walk openly', () => {
    const walker = scene()
      .crew('prak', { at: [10, 2] })
      .npc('drone', [11, 2])
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(walker.asks).toBe('walk');
    expect(walker.offersPlace(cellAt([11, 2]))).toBe(false);
    expect(walker.offersPlace(cellAt([12, 2]))).toBe(false);
    const flyer = scene()
      .crew('flibby', { at: [10, 2] })
      .npc('drone', [11, 2])
      .partyTurn('flibby')
      .play();
    expect(flyer.choose('move').offersPlace(cellAt([12, 2]))).toBe(true);
  });

  test('[RDA-MOVE-14, RDA-KO-04] whoever carries a KO crewmember has one point less', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .crew('jayce', { at: [3, 12], wounds: 9, bearer: 'prak' })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([3, 16]))).toBe(true);
    expect(match.offersPlace(cellAt([3, 17]))).toBe(false);
    match.choose(cellAt([3, 16]));
    expect(match.crew('jayce').cell).toBe(cellAt([3, 16]));
  });

  test('[RDA-VAR-19] with adjacent passage a square next to an opponent needs a test, too', () => {
    const cast = { adjacentPassage: true };
    const place = () =>
      scene(cast)
        .crew('prak', { at: [3, 12] })
        .crew('icheb', { at: [16, 12] })
        .crew('jayce', { at: [3, 15] })
        .partyTurn('prak');
    const match = place().dice(4, 4).play().choose('move');
    expect(match.offersPlace(cellAt([3, 14]))).toBe(false); // not without stopping for the test
    expect(match.offersPlace(cellAt([3, 13]))).toBe(true);
    match.choose(cellAt([3, 13]));
    expect(match.offersPlace(cellAt([3, 14]))).toBe(true);
    match.choose(cellAt([3, 14]));
    expect(match.crew('prak')).toMatchObject({ cell: cellAt([3, 13]), held: true });
    const passed = place()
      .dice(5, 4)
      .play()
      .choose('move', cellAt([3, 13]), cellAt([3, 14]));
    expect(passed.crew('prak')).toMatchObject({ cell: cellAt([3, 14]), held: false });
    expect(passed.offersPlace(cellAt([2, 14]))).toBe(true);
    const usual = scene()
      .crew('prak', { at: [3, 12] })
      .crew('jayce', { at: [3, 15] })
      .partyTurn('prak')
      .play();
    expect(usual.choose('move').offersPlace(cellAt([3, 14]))).toBe(true);
  });
});

describe('dangerous ground', () => {
  test('[RDA-TERRAIN-09, RDA-TERRAIN-10, RDA-DEC-18] a leap into sunken terrain costs 1 point and an attack of 3 dice; the Move goes on', () => {
    const match = scene({ surface: crater })
      .crew('prak', { at: [9, 12] })
      .partyTurn('prak')
      .dice(1, 2, 3)
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([10, 12]))).toBe(true);
    expect(match.offersPlace(cellAt([11, 12]))).toBe(false); // not without stopping for the leap
    match.choose(cellAt([10, 12]));
    expect(match.asks).toBe('walk');
    expect(match.crew('prak').cell).toBe(cellAt([10, 12]));
    expect(match.offersPlace(cellAt([13, 12]))).toBe(true);
    expect(match.offersPlace(cellAt([15, 12]))).toBe(false);
    expect(match.said('hazard.strikes')).toHaveLength(1);
  });

  test('[RDA-TERRAIN-09] whoever is knocked out by the leap goes no farther', () => {
    const match = scene({ surface: crater })
      .crew('prak', { at: [9, 12], wounds: 7 })
      .crew('icheb', { at: [3, 12] })
      .partyTurn('prak')
      .dice(6, 1, 1, 2)
      .play();
    match.choose('move', cellAt([10, 12]));
    expect(match.crew('prak').wounds).toBe(8);
    expect(match.asks).toBe('crewAct');
    expect(match.state.party!.crew).toBe('icheb');
  });

  test('[RDA-TERRAIN-10] nobody leaps upward, or from elevated ground', () => {
    const up = scene({ surface: crater })
      .crew('prak', { at: [10, 12] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(up.offersPlace(cellAt([9, 12]))).toBe(false);
    const down = scene()
      .crew('prak', { at: [10, 12] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(down.offersPlace(cellAt([9, 12]))).toBe(false);
  });

  test('[RDA-TERRAIN-09, RDA-DEC-18] where there is a way round, the player says whether to leap', () => {
    const place = () =>
      scene({ surface: crater })
        .crew('prak', { at: [11, 9] })
        .partyTurn('prak');
    const leaping = place()
      .dice(1, 1, 1)
      .play()
      .choose('move', cellAt([11, 10]));
    expect(leaping.asks).toBe('leap');
    expect(leaping.choose('leap').crew('prak').cell).toBe(cellAt([11, 10]));
    expect(leaping.offersPlace(cellAt([15, 12]))).toBe(true); // four points left
    const walking = place()
      .play()
      .choose('move', cellAt([11, 10]), 'walk');
    expect(walking.crew('prak').cell).toBe(cellAt([11, 10]));
    expect(walking.offersPlace(cellAt([15, 12]))).toBe(false); // three by the incline
  });

  test('[RDA-TERRAIN-14] whoever enters fire defends against 2 dice; ways lead around it', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .fire([3, 13])
      .partyTurn('prak')
      .dice(5, 1, 2)
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([3, 14]))).toBe(true);
    match.choose(cellAt([3, 13]));
    expect(match.crew('prak')).toMatchObject({ cell: cellAt([3, 13]), wounds: 1 });
    expect(match.asks).toBe('walk');
  });

  test('[RDA-TERRAIN-14] whoever starts its activation on fire defends against 2 dice; it stays', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .crew('icheb', { at: [3, 15] })
      .fire([3, 12])
      .partyTurn('prak', { crew: null })
      .dice(4, 6, 1, 1)
      .play();
    match.choose('crew:prak');
    expect(match.crew('prak').wounds).toBe(2);
    expect(match.state.fires).toEqual([cellAt([3, 12])]);
    expect(match.asks).toBe('crewAct');
  });

  test('[RDA-TERRAIN-11] a flame vent is like fire; a special square without a description is clear', () => {
    const match = scene({ surface: crater })
      .crew('prak', { at: [4, 12] })
      .partyTurn('prak')
      .dice(1, 1)
      .play();
    match.choose('move');
    match.choose(cellAt([4, 11]));
    expect(match.said('hazard.strikes')[0]!.params).toMatchObject({ hazard: { key: 'hazard.vent' } });
  });
});
