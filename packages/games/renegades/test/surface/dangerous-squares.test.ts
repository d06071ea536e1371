import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { orbitOf } from '../../src/field/board.ts';
import { passOn, pose } from '../support/orbit.ts';

const hole = { orbit: 'BH OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0' };

/** Cores are on rows 12 and 13, columns 12 and 13; the horizon begins two squares before them. */
const facing = (...dice: number[]) =>
  scene(hole)
    .ship(1, { at: [12, 11], facing: 'E' })
    .turnOf(1)
    .dice(...dice);

describe('squares that hurt', () => {
  test('[RDA-TILE-09] who flies into the core takes 3 damage, comes out at a random tile’s spawn square and its turn is over', () => {
    const match = facing(1)
      .play()
      .choose('move', pose([12, 12], 'E')); // the first of the nine tiles: the center itself
    expect(match.ship(1).damage).toBe(3);
    expect(match.ship(1).cell).toBe(orbitOf(match.state as never).tiles[0]!.spawn);
    expect(match.state.turn?.ship).not.toBe(1);
  });

  test('[RDA-TILE-09] only as the next square ahead', () => {
    const match = facing()
      .ship(1, { at: [12, 9] })
      .play()
      .choose('move');
    expect(match.offersPlace(pose([12, 10], 'E'))).toBe(true); // the horizon
    expect(match.offersPlace(pose([12, 11], 'E'))).toBe(false);
    expect(match.offersPlace(pose([12, 12], 'E'))).toBe(false);
  });

  test('[RDA-TILE-08] who ends its turn on the horizon tests Piloting 5+', () => {
    const held = facing(1, 1, 1, 1, 5).play().choose('end');
    expect(held.ship(1)).toMatchObject({ damage: 0, cell: cellAt([12, 11]) });
  });

  test('[RDA-TILE-08, RDA-TILE-09] or takes 1 penetrating damage and is drawn a square towards the core, perhaps into it', () => {
    const drawn = facing(1, 1, 1, 1, 4)
      .ship(1, { at: [12, 10] })
      .play()
      .choose('end');
    expect(drawn.ship(1)).toMatchObject({ damage: 1, cell: cellAt([12, 11]) });
    const fell = facing(1, 1, 1, 1, 4, 1).play().choose('end');
    expect(fell.ship(1).damage).toBe(4);
    expect(fell.ship(1).cell).toBe(orbitOf(fell.state as never).tiles[0]!.spawn);
  });

  test('[RDA-TILE-08] not into an occupied square; without a navigator the test fails', () => {
    const match = facing()
      .ship(1, { at: [12, 10] })
      .ship(2, { at: [12, 11] })
      .crew('ronara', { post: 'quarters' })
      .play()
      .choose('end');
    expect(match.ship(1)).toMatchObject({ damage: 1, cell: cellAt([12, 10]) });
  });

  test('[RDA-TILE-10] a mine attacks whoever enters its square with two dice, once', () => {
    const set = scene().turnOf(1).dice(6, 1, 1);
    const board = orbitOf(set.state);
    const mine = board.symbols.indexOf('x');
    set.ship(1, { facing: 'E', cell: mine - 1 });
    const match = set.play().choose('move', mine * 8 + 2);
    passOn(match);
    expect(match.ship(1)).toMatchObject({ damage: 1, cell: mine });
    expect(match.state.spentMines).toEqual([mine]);
    expect(match.said('attack.rolled')[0]!.params).toMatchObject({ dice: '6 1' });
  });
});
