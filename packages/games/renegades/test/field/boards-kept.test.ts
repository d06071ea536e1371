import { cellAt, scene } from '@starboard/renegades/testing';
import { expect, test } from 'vitest';
import { boardOf, centerOf, homeBoardOf, orbitOf, surfaceOf } from '../../src/field/board.ts';
import { crewById } from '../../src/rules/table.ts';
import { crater, foundry, temple } from '../support/missions.ts';

/** Squares of the center, one after the other. */
const door = (nth: number) => cellAt([8 + (nth >> 3), 8 + (nth & 7)]);

/** A table with this surface and these doors shut. */
const laid = (surface: string, shutDoors: readonly number[] = []) =>
  scene({ surface }).with(state => {
    state.shutDoors = [...shutDoors];
  }).state;

test('[RDA-BOARD-01] the same tiles are the same board, whichever match asks; others are others, and so is one with doors shut', () => {
  const first = surfaceOf(laid(temple));
  expect(surfaceOf(laid(temple))).toBe(first);
  const other = surfaceOf(laid(foundry));
  expect(other).not.toBe(first);
  expect(surfaceOf(laid(temple))).toBe(first);
  const shut = surfaceOf(laid(temple, [door(0)]));
  expect(shut).not.toBe(first);
  expect(surfaceOf(laid(temple, [door(1)]))).not.toBe(shut);
  expect(surfaceOf(laid(temple, [door(0), door(1)]))).not.toBe(shut);
  expect(surfaceOf(laid(temple, [door(0)]))).toBe(shut);
  expect(surfaceOf(laid(temple))).toBe(first);
  expect(new Set([first, other, shut].map(({ no }) => no)).size).toBe(3);
});

test('[RDA-BOARD-01] eight of them are kept, those that were used last', () => {
  const turns = (from: number, count: number) => {
    for (let nth = from; nth < from + count; nth++) surfaceOf(laid(crater, [door(nth)]));
  };
  const first = surfaceOf(laid(crater));
  turns(0, 7);
  expect(surfaceOf(laid(crater))).toBe(first); // and it is the latest again
  turns(7, 7);
  expect(surfaceOf(laid(crater))).toBe(first);
  turns(14, 8);
  expect(surfaceOf(laid(crater))).not.toBe(first);
});

test('[RDA-BOARD-01, RDA-LOC-02] surface, orbit and homes are boards of their own; the center lies first', () => {
  const state = laid(temple);
  expect(surfaceOf(state).name).toBe('surface');
  expect(orbitOf(state).name).toBe('orbit');
  expect(orbitOf(state)).toBe(orbitOf(laid(foundry)));
  expect(homeBoardOf('coalition')).toBe(homeBoardOf('coalition'));
  expect(homeBoardOf('coalition').name).toBe('home');
  expect(homeBoardOf('coalition').symbols).not.toBe(homeBoardOf('renegade').symbols);
  expect(centerOf(surfaceOf(state))).toMatchObject({ tile: 'CT2', kind: 'center' });
});

test('[RDA-BOARDING-02, RDA-TIER-08] where somebody is: on foot, or aboard a ship that flies, is docked or has landed', () => {
  const at = (role: object, ship: object = {}, chase: 'coalition' | 'renegade' | null = null) => {
    const { state } = scene()
      .ship(1, ship)
      .crew('lexxa', role)
      .with(each => {
        each.chase = chase;
      });
    const board = boardOf(state, crewById(state, 'lexxa'));
    return board.name === 'home' ? (board === homeBoardOf('coalition') ? 'Earth' : 'Port Saven') : board.name;
  };
  expect(at({ aboard: 0 })).toBe('surface');
  expect(at({ aboard: 0, on: 'home' }, {}, 'coalition')).toBe('Earth');
  expect(at({ aboard: 0, on: 'home' })).toBe('Port Saven');
  expect(at({ aboard: 1 })).toBe('orbit');
  expect(at({ aboard: 1 }, { where: 'docked' })).toBe('surface');
  expect(at({ aboard: 1 }, { where: 'landed' }, 'coalition')).toBe('Earth');
  expect(at({ aboard: 1 }, { where: 'landed' }, 'renegade')).toBe('Port Saven');
});
