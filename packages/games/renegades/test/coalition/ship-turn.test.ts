import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { coalitionShipTurn } from '../../src/rules/coalition/turn.ts';
import { misses } from '../support/npcs.ts';

/** The program's ship, far from the only Renegade ship: it flies there, and nobody fires. */
const afar = () =>
  scene({ players: 1 })
    .turnOf(2)
    .ship(1, { at: [21, 2] })
    .ship(2, { at: [21, 20], facing: 'W' });

const turnOf = (set: Scene) => set.perform(t => coalitionShipTurn(t, t.state.ships[1]!));

describe('a turn that the program plays begins', () => {
  test.each(['quarters', 'medbay'] as const)(
    '[RDA-STATION-04, RDA-SOLO-32] with whoever is free in the %s at a station of its own',
    post => {
      const after = turnOf(afar().crew('flibby', { post }));
      expect(after.crew('flibby').post).toBe('navigation');
      expect(after.ship(2).cell).not.toBe(cellAt([21, 20]));
    },
  );

  test('[RDA-STATION-04] not with anybody who is unconscious or a prisoner, nor where somebody is already', () => {
    const postOf = (set: Scene) => turnOf(set).crew('flibby').post;
    expect(postOf(afar().crew('flibby', { post: 'quarters', wounds: 99 }))).toBe('quarters');
    expect(postOf(afar().crew('flibby', { post: 'brig' }))).toBe('brig');
    expect(postOf(afar().crew('flibby', { post: 'quarters' }).crew('rovanna', { post: 'navigation' }))).toBe(
      'quarters',
    );
  });

  test('[RDA-BRIG-03] with an attempt to free its Commander', () => {
    const after = turnOf(afar().crew('jayce', { post: 'brig' }).dice(1, 1, 6));
    expect(after.said('test.passed')).toHaveLength(1);
    expect(after.crew('jayce').post).toBe('commander');
  });

  test('[RDA-SOLO-32, RDA-UPGRADE-03] with what is free: Afterburners carry it 3 further on its first Move', () => {
    const flown = (set: Scene) => cellAt([21, 20]) - turnOf(set).ship(2).cell;
    const fast = afar().ship(2, { upgrades: ['afterburners'] });
    expect(turnOf(fast).ship(2).usedMission).toContain('afterburners');
    expect(flown(fast)).toBeGreaterThan(flown(afar()));
    const spent = afar().ship(2, { upgrades: ['afterburners'], usedMission: ['afterburners'] });
    expect(flown(spent)).toBe(flown(afar()));
  });
});

/** The Renegade ship lies at [21, 3], the program's so far south of it, with so many actions left and no die that hits. */
const facing = (squares: number, actions = 2) =>
  afar()
    .ship(1, { at: [21, 3] })
    .ship(2, { at: [21, 3 + squares] })
    .with(({ turn }) => {
      turn!.actions = actions;
    })
    .dice(...misses(12));

/** Where the ship ends, as squares south of its target, and what it has done. */
function done(set: Scene) {
  const after = turnOf(set);
  const { actions, moves, attacks } = after.state.turn!;
  return [after.ship(2).cell - cellAt([21, 3]), { actions, moves, attacks }, after.said('ship.fires').length];
}

describe('a turn that the program plays goes on', () => {
  test('[RDA-SOLO-06, RDA-SOLO-30] with one Move as near as it gets, and an attack from there though it is not next to its target', () => {
    expect(done(facing(7))).toEqual([1, { actions: 0, moves: 1, attacks: 1 }, 1]);
    expect(done(facing(9))).toEqual([3, { actions: 0, moves: 1, attacks: 1 }, 1]);
    expect(done(facing(12))).toEqual([6, { actions: 0, moves: 1, attacks: 1 }, 1]);
  });

  test('[RDA-SOLO-30, RDA-ORBIT-03] with two Moves where one does not bring its target within range', () => {
    expect(done(facing(13))).toEqual([1, { actions: 0, moves: 2, attacks: 0 }, 0]);
  });

  test('[RDA-SOLO-30] with an attack from where it is if that is all it has time for, or else a Move', () => {
    expect(done(facing(5, 1))).toEqual([5, { actions: 0, moves: 0, attacks: 1 }, 1]);
    expect(done(facing(12, 1))).toEqual([6, { actions: 0, moves: 1, attacks: 0 }, 0]);
  });

  test('[RDA-ORBIT-04] with no more attacks than it is allowed', () => {
    const spent = facing(1, 1).with(({ turn }) => {
      turn!.attacks = 1;
    });
    expect(done(spent)).toEqual([1, { actions: 1, moves: 0, attacks: 1 }, 0]);
  });

  test('[RDA-SOLO-10, RDA-SOLO-33] after the target that it has chosen at first', () => {
    expect(turnOf(facing(13)).ship(2).usedRound).toEqual(['aims:ship:1']);
  });

  test('[RDA-SOLO-06] not at all where there is nobody to go for', () => {
    const alone = facing(9)
      .docked(1, [-2, 13], 1)
      .ship(2, { usedMission: ['party'] });
    expect(done(alone)).toEqual([9, { actions: 2, moves: 0, attacks: 0 }, 0]);
  });

  test('[RDA-SOLO-34] with Moves of an errand, which count as such', () => {
    const after = turnOf(afar().crew('prak', { at: [20, 12] }));
    expect(after.state.turn!.moves).toBe(2);
    expect(after.said('ship.fires')).toEqual([]);
  });
});

test('[RDA-SOLO-30] where it can neither fly nor fire, the turn of a ship is over', () => {
  const after = turnOf(afar().crew('flibby', { post: 'brig' }));
  expect(after.ship(2).cell).toBe(cellAt([21, 20]));
  expect(after.said('ship.fires')).toEqual([]);
});

test('[RDA-SOLO-27, RDA-SOLO-28] with 3 hull damage it waits for nobody on the surface', () => {
  const awaited = (damage: number) =>
    scene({ players: 1 })
      .turnOf(2)
      .round(4)
      .crew('dex', { at: [3, 12] })
      .parameter('core', 'object', null, { bearer: 'dex' })
      .docked(2, [-2, 13], 3)
      .ship(2, { usedMission: ['party'], flipped: true, damage });
  expect(turnOf(awaited(2)).ship(2).where).toBe('docked');
  expect(turnOf(awaited(3)).ship(2).where).not.toBe('docked');
});
