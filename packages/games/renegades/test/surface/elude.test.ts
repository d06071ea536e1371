import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { testsIn } from '../support/surface.ts';

describe('eluding', () => {
  const besideJayce = () =>
    scene()
      .crew('prak', { at: [3, 12] })
      .crew('jayce', { at: [3, 13] })
      .partyTurn('prak');

  test('[RDA-ELUDE-01, RDA-ELUDE-02] whoever is next to an opponent passes a free Stealth 5+ test before it moves away', () => {
    const match = besideJayce().dice(2, 5).play().choose('move');
    expect(match.asks).toBe('walk');
    expect(testsIn(match)).toHaveLength(1);
    expect(match.choose(cellAt([3, 9])).crew('prak').cell).toBe(cellAt([3, 9]));
  });

  test('[RDA-ELUDE-04, RDA-RUL-44] after a failure no Move until the round ends, and no action is spent', () => {
    const match = besideJayce().dice(2, 4).play().choose('move');
    expect(match.asks).toBe('crewAct');
    expect(match.state.party!.actions).toBe(2);
    expect(match.crew('prak').held).toBe(true);
    expect(match.offers()).not.toContain('sneak');
    expect(match.barred('move')).toBe('RDA-ELUDE-04');
    expect(match.offers()).toContain('melee:crew:jayce');
  });

  test('[RDA-ELUDE-03, RDA-EX-37] Stealth 2 between two warriors: 5, 1 and 3, 4 hold it; Attack and Interact are left', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .npc('syphonTrooper', [3, 13])
      .npc('syphonTrooper', [3, 11])
      .container(1, [4, 12])
      .partyTurn('prak')
      .dice(5, 1, 3, 4)
      .play()
      .choose('move');
    expect(match.crew('prak')).toMatchObject({ cell: cellAt([3, 12]), held: true });
    expect(match.offers('melee')).toEqual(['melee:npc:1', 'melee:npc:2']);
    expect(match.offers()).toContain(`open:container:${cellAt([4, 12])}`);
    expect(match.offers()).not.toContain('move');
  });

  test('[RDA-ELUDE-03] all of them are eluded by one success each', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .npc('syphonTrooper', [3, 13])
      .npc('razorbackStalker', [3, 11])
      .partyTurn('prak')
      .dice(5, 1, 3, 6)
      .play()
      .choose('move');
    expect(match.asks).toBe('walk');
  });

  test('[RDA-ELUDE-05, RDA-DRONE-02] drones need not be eluded', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .npc('drone', [3, 13])
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.asks).toBe('walk');
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-ELUDE-06] a ship flies away from another without any test', () => {
    const match = scene()
      .ship(1, { at: [18, 12], facing: 'N' })
      .ship(2, { at: [18, 13], facing: 'N' })
      .turnOf(1)
      .play()
      .choose('move');
    expect(match.asks).toBe('fly');
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-ELUDE-07, RDA-STEALTH-06] whoever stays in stealth eludes by itself, and passes through', () => {
    const match = scene()
      .crew('prak', { at: [10, 2], stealth: true })
      .crew('jayce', { at: [11, 2] })
      .partyTurn('prak')
      .dice(5, 1)
      .play()
      .choose('sneak');
    expect(testsIn(match)).toHaveLength(1); // the test to stay in stealth
    expect(match.offersPlace(cellAt([12, 2]))).toBe(true);
    expect(match.offersPlace(cellAt([11, 2]))).toBe(false);
  });

  test('[RDA-STEALTH-06] a drone’s square, too, is passed in stealth and only then; nobody stops there', () => {
    const corridor = (stealth: boolean) =>
      scene()
        .crew('prak', { at: [12, 2], stealth })
        .npc('drone', [11, 2]) // in the doorway
        .partyTurn('prak')
        .dice(5, 1)
        .play()
        .choose(stealth ? 'sneak' : 'move');
    const hidden = corridor(true);
    expect(hidden.offersPlace(cellAt([10, 2]))).toBe(true);
    expect(hidden.offersPlace(cellAt([11, 2]))).toBe(false);
    hidden.choose(cellAt([10, 2]));
    expect(hidden.crew('prak')).toMatchObject({ cell: cellAt([10, 2]), stealth: true });
    expect(corridor(false).offersPlace(cellAt([10, 2]))).toBe(false);
  });

  test('[RDA-ELUDE-08] merely passing next to an opponent needs no test', () => {
    const match = scene()
      .crew('prak', { at: [3, 10] })
      .crew('jayce', { at: [4, 12] })
      .partyTurn('prak')
      .play();
    match.choose('move', cellAt([3, 15]));
    expect(match.crew('prak').cell).toBe(cellAt([3, 15]));
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-ELUDE-09] a success lasts for the whole Move, the square included; a second Move needs a new test', () => {
    const match = scene()
      .crew('prak', { at: [10, 2] })
      .crew('jayce', { at: [11, 2] })
      .partyTurn('prak')
      .dice(5, 1, 1, 1)
      .play();
    match.choose('move');
    expect(match.offersPlace(cellAt([12, 2]))).toBe(true);
    match.choose(cellAt([12, 2]), cellAt([12, 2]), 'move');
    expect(match.crew('prak')).toMatchObject({ cell: cellAt([12, 2]), held: true });
  });

  test('[RDA-ELUDE-10] neither the stunned nor the unconscious nor the hidden engage', () => {
    for (const role of [{ stunned: true }, { wounds: 9 }, { stealth: true }]) {
      const match = scene()
        .crew('prak', { at: [3, 12] })
        .crew('jayce', { at: [3, 13], ...role })
        .partyTurn('prak')
        .play()
        .choose('move');
      expect(match.asks).toBe('walk');
    }
  });

  test('[RDA-ELUDE-11, RDA-VILLAIN-09] a commander beside a crewmember is eluded by it, and never eludes itself', () => {
    const match = scene()
      .crew('prak', { at: [3, 12] })
      .npc('borada', [3, 13])
      .partyTurn('prak')
      .dice(1, 1)
      .play();
    expect(match.choose('move').crew('prak').held).toBe(true);
  });

  test('[RDA-ELUDE-12] flyers leave without a test', () => {
    const match = scene()
      .crew('flibby', { at: [3, 12] })
      .crew('lexxa', { at: [3, 13] })
      .partyTurn('flibby')
      .play();
    expect(match.choose('move').asks).toBe('walk');
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-ELUDE-13] nobody engages through a wall or over the edge of a level', () => {
    const wall = scene()
      .crew('prak', { at: [10, 1] })
      .crew('jayce', { at: [12, 1] })
      .partyTurn('prak')
      .play();
    expect(wall.choose('move').asks).toBe('walk');
    const edge = scene()
      .crew('prak', { at: [9, 12] })
      .crew('jayce', { at: [10, 12] })
      .partyTurn('prak')
      .play();
    expect(edge.choose('move').asks).toBe('walk');
    expect(testsIn(edge)).toEqual([]);
  });

  test('[RDA-ELUDE-13] across an empty doorway one can be struck, but is not adjacent', () => {
    const match = scene()
      .crew('prak', { at: [10, 2] })
      .crew('jayce', { at: [12, 2] })
      .partyTurn('prak')
      .play();
    expect(match.offers()).toContain('melee:crew:jayce');
    expect(match.choose('move').asks).toBe('walk');
  });
});
