import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { isVisibleTo } from '../../src/rules/surface/stealth.ts';
import { testsIn } from '../support/surface.ts';

/** In the corridor of the Research Wing, in front of a door. */
const atTheDoor = () =>
  scene()
    .crew('prak', { at: [12, 2] })
    .partyTurn('prak');

describe('into stealth', () => {
  test('[RDA-STEALTH-01, RDA-STEALTH-15, RDA-STEALTH-16] a free Stealth 5+ test right before the step into another room', () => {
    const match = atTheDoor().dice(1, 5).play().choose('sneak');
    expect(testsIn(match)).toEqual([]); // not before
    expect(match.offersPlace(cellAt([12, 6]))).toBe(true);
    expect(match.offersPlace(cellAt([10, 2]))).toBe(false); // the door is a square of the other room
    match.choose(cellAt([11, 2]));
    expect(match.crew('prak')).toMatchObject({ stealth: true, cell: cellAt([11, 2]) });
    expect(testsIn(match)).toHaveLength(1);
  });

  test('[RDA-STEALTH-01, RDA-STEALTH-06, RDA-STEALTH-16] with somebody in the doorway the test comes right before the step onto that square: whoever succeeds passes through, and stops beyond', () => {
    const inTheWay = {
      drone: () => atTheDoor().npc('drone', [11, 2]),
      friend: () => atTheDoor().crew('maeve', { at: [11, 2] }),
      opponent: () => atTheDoor().npc('zurathiWarrior', [11, 2]),
    };
    for (const [who, set] of Object.entries(inTheWay)) {
      const eludes = who === 'opponent' ? [5, 1] : []; // it stands next to it when the Move begins
      const sneaking = (...dice: number[]) =>
        set()
          .dice(...eludes, ...dice)
          .play()
          .choose('sneak', cellAt([11, 2]));
      const match = sneaking(1, 5);
      expect(match.crew('prak')).toMatchObject({ stealth: true, cell: cellAt([12, 2]) });
      expect(match.offersPlace(cellAt([11, 2]))).toBe(false);
      match.choose(cellAt([10, 2]));
      expect(match.crew('prak')).toMatchObject({ stealth: true, cell: cellAt([10, 2]) });
      const seen = sneaking(1, 4);
      expect(seen.crew('prak')).toMatchObject({ stealth: false, cell: cellAt([12, 2]) });
      expect(seen.offersPlace(cellAt([10, 2]))).toBe(who !== 'drone');
    }
  });

  test('[RDA-STEALTH-03, RDA-STEALTH-06] it passes several of them in a row, but nobody who stands out of cover', () => {
    const match = atTheDoor().npc('drone', [11, 2]).npc('drone', [10, 1]).npc('drone', [10, 2]).npc('drone', [10, 3]);
    const inside = match
      .dice(1, 5)
      .play()
      .choose('sneak', cellAt([11, 2]));
    expect(inside.offersPlace(cellAt([10, 2]))).toBe(false);
    expect(inside.choose(cellAt([9, 1])).crew('prak')).toMatchObject({ stealth: true, cell: cellAt([9, 1]) });
    const open = scene()
      .crew('prak', { at: [7, 11] })
      .npc('drone', [8, 11]) // on another tile, with no wall near
      .partyTurn('prak')
      .play()
      .choose('sneak');
    expect(open.offersPlace(cellAt([8, 11]))).toBe(false);
    expect(open.offersPlace(cellAt([8, 10]))).toBe(true);
  });

  test('[RDA-STEALTH-02, RDA-DEC-16, RDA-RUL-54] after a failure it may stay out, or enter openly; there is no second test in this Move', () => {
    const stays = atTheDoor()
      .dice(1, 4)
      .play()
      .choose('sneak', cellAt([11, 2]));
    expect(stays.crew('prak')).toMatchObject({ stealth: false, cell: cellAt([12, 2]) });
    expect(stays.choose(cellAt([12, 2])).asks).toBe('crewAct');
    const enters = atTheDoor()
      .dice(1, 4)
      .play()
      .choose('sneak', cellAt([11, 2]), cellAt([10, 2]));
    expect(enters.crew('prak')).toMatchObject({ stealth: false, cell: cellAt([10, 2]) });
    expect(testsIn(enters)).toHaveLength(1);
  });

  test('[RDA-STEALTH-13] whoever has failed may try again with its next Move', () => {
    const match = atTheDoor().dice(1, 4, 5, 1).play();
    match.choose('sneak', cellAt([11, 2]), cellAt([12, 2]), 'sneak', cellAt([11, 2]));
    expect(match.crew('prak').stealth).toBe(true);
  });

  test('[RDA-STEALTH-03, RDA-STEALTH-12] in stealth it keeps to walls, doorways and obstructed squares; another square ends it', () => {
    const match = scene()
      .crew('prak', { at: [7, 10], stealth: true })
      .partyTurn('prak')
      .dice(5, 1)
      .play()
      .choose('sneak');
    expect(match.offersPlace(cellAt([7, 9]))).toBe(true); // beside a building
    expect(match.offersPlace(cellAt([7, 12]))).toBe(false); // only from the square next to it
    match.choose(cellAt([7, 11]));
    expect(match.crew('prak').stealth).toBe(true);
    match.choose(cellAt([7, 12]));
    expect(match.crew('prak')).toMatchObject({ stealth: false, cell: cellAt([7, 12]) });
  });

  test('[RDA-STEALTH-11] obstructed squares hide, and cost as usual', () => {
    const match = scene()
      .crew('prak', { at: [12, 22], stealth: true })
      .partyTurn('prak')
      .dice(5, 1)
      .play()
      .choose('sneak');
    expect(match.offersPlace(cellAt([13, 23]))).toBe(true);
    match.choose(cellAt([13, 23])); // two points to leave green
    expect(match.crew('prak').stealth).toBe(true);
    expect(match.offersPlace(cellAt([12, 22]))).toBe(true); // and two more
    match.choose(cellAt([12, 22]));
    expect(match.asks).toBe('crewAct'); // the last point does not carry it out of green
  });

  test('[RDA-STEALTH-04, RDA-STEALTH-16] a new test before each Move; failing it ends stealth, and the Move goes on in the open', () => {
    const match = scene()
      .crew('prak', { at: [12, 2], stealth: true })
      .partyTurn('prak')
      .dice(4, 4)
      .play();
    match.choose('sneak');
    expect(match.crew('prak').stealth).toBe(false);
    expect(match.asks).toBe('walk');
    expect(match.offersPlace(cellAt([10, 2]))).toBe(true); // and no other test in this Move
  });

  test('[RDA-STEALTH-04, RDA-DEC-16] whoever does not care to test gives stealth up', () => {
    const match = scene()
      .crew('prak', { at: [12, 2], stealth: true })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.crew('prak').stealth).toBe(false);
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-STEALTH-13] stealth lasts while one stands still', () => {
    const match = scene()
      .crew('prak', { at: [12, 2], stealth: true })
      .crew('icheb', { at: [3, 12] })
      .partyTurn('prak')
      .play();
    expect(match.choose('done').crew('prak').stealth).toBe(true);
  });

  test('[RDA-STEALTH-14] whoever carries a body or leads a character may hide', () => {
    const match = scene({ mission: 'runawayPrincess' })
      .crew('prak', { at: [12, 2] })
      .crew('jayce', { at: [12, 2], wounds: 9, bearer: 'prak' })
      .parameter('xelani', 'character', null, { bearer: 'prak' })
      .partyTurn('prak')
      .play();
    expect(match.offers()).toContain('sneak');
  });

  test('[RDA-STEALTH-14, RDA-PARAM-13] whoever bears a heavy parameter may not, and is slow', () => {
    const match = scene({ mission: 'monolithsShadow' })
      .crew('prak', { at: [3, 12] })
      .parameter('monolith', 'object', null, { bearer: 'prak' })
      .partyTurn('prak')
      .play();
    expect(match.offers()).not.toContain('sneak');
    expect(match.barred('sneak')).toBe('RDA-PARAM-13');
    match.choose('move');
    expect(match.offersPlace(cellAt([3, 15]))).toBe(true);
    expect(match.offersPlace(cellAt([3, 16]))).toBe(false);
  });
});

describe('out of stealth', () => {
  test('[RDA-STEALTH-05] nobody can see or target the hidden, not even from the next square', () => {
    const match = scene()
      .crew('prak', { at: [12, 2], stealth: true })
      .crew('jayce', { at: [12, 3], cards: ['arcPistol'] })
      .npc('syphonTrooper', [12, 4])
      .partyTurn('jayce')
      .play();
    expect(match.offers('melee:crew:prak')).toEqual([]);
    expect(match.offers('ranged:crew:prak')).toEqual([]);
    expect(isVisibleTo(match.state, match.npc(1)!, match.crew('prak'))).toBe(false);
  });

  test('[RDA-STEALTH-07] attacking ends stealth, and bars it for the rest of the round', () => {
    const match = scene()
      .crew('prak', { at: [12, 2], stealth: true })
      .crew('jayce', { at: [12, 3] })
      .partyTurn('prak')
      .dice(1, 1, 1, 1)
      .play()
      .choose('melee:crew:jayce');
    expect(match.crew('prak')).toMatchObject({ stealth: false, exposed: true });
    expect(match.barred('sneak')).toBe('RDA-STEALTH-07');
  });

  test('[RDA-STEALTH-08, RDA-SCAN-05] so does being attacked by an opponent that has found it', () => {
    const match = scene()
      .crew('prak', { at: [12, 2], stealth: true })
      .crew('jayce', { at: [12, 3], detected: ['crew:prak'] })
      .partyTurn('jayce')
      .dice(1, 1, 1, 1, 1)
      .play()
      .choose('melee:crew:prak');
    expect(match.crew('prak')).toMatchObject({ stealth: false, exposed: true });
  });

  test('[RDA-STEALTH-09] scans and Interact do not end it', () => {
    const match = scene()
      .crew('maeve', { at: [12, 2], stealth: true })
      .container(3, [13, 2])
      .partyTurn('maeve')
      .dice(1, 1, 1, 5)
      .play();
    match.choose(`scan:container:${cellAt([13, 2])}`, `open:container:${cellAt([13, 2])}`);
    expect(match.crew('maeve')).toMatchObject({ stealth: true, cards: [{ card: 'opticVisor' }] });
  });
});

describe('guards', () => {
  /** Two warriors asleep in the room behind the door. */
  const guarded = () =>
    atTheDoor().npc('zurathiWarrior', [9, 5], { asleep: true }).npc('zurathiWarrior', [9, 6], { asleep: true });

  test('[RDA-STEALTH-10] a test that fails inside a guarded room wakes them all', () => {
    const match = guarded()
      .crew('prak', { at: [10, 1], stealth: true })
      .dice(1, 1)
      .play()
      .choose('sneak');
    expect(match.state.npcs.map(({ asleep, culprit }) => ({ asleep, culprit }))).toEqual([
      { asleep: false, culprit: 'prak' },
      { asleep: false, culprit: 'prak' },
    ]);
  });

  test('[RDA-STEALTH-15] a test that fails before the room is entered wakes nobody', () => {
    const match = guarded()
      .dice(1, 1)
      .play()
      .choose('sneak', cellAt([11, 2]), cellAt([12, 2]));
    expect(match.state.npcs.every(({ asleep }) => asleep)).toBe(true);
  });

  test('[RDA-STEALTH-01, RDA-VILLAIN-20] nor does a test that succeeds; entering openly does', () => {
    const hidden = guarded()
      .dice(5, 1)
      .play()
      .choose('sneak', cellAt([11, 2]), cellAt([10, 1]));
    expect(hidden.state.npcs.every(({ asleep }) => asleep)).toBe(true);
    const open = guarded()
      .play()
      .choose('move', cellAt([10, 1]));
    expect(open.state.npcs.some(({ asleep }) => asleep)).toBe(false);
    const outside = guarded()
      .play()
      .choose('move', cellAt([12, 5]));
    expect(outside.state.npcs.every(({ asleep }) => asleep)).toBe(true);
  });
});
