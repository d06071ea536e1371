import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { coalitionShipTurn } from '../src/rules/coalition/turn.ts';

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

  test('[RDA-SOLO-32, RDA-UPGRADE-03] with what is free: Afterburners carry it 3 further on its first Move', () => {
    const flown = (set: Scene) => cellAt([21, 20]) - turnOf(set).ship(2).cell;
    const fast = afar().ship(2, { upgrades: ['afterburners'] });
    expect(turnOf(fast).ship(2).usedMission).toContain('afterburners');
    expect(flown(fast)).toBeGreaterThan(flown(afar()));
    const spent = afar().ship(2, { upgrades: ['afterburners'], usedMission: ['afterburners'] });
    expect(flown(spent)).toBe(flown(afar()));
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
