import { cellAt, type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { guardsTarget } from '../../src/rules/coalition/posts.ts';
import { crewById } from '../../src/rules/table.ts';

/** All squares within so many of one. */
const within = (steps: number, [row, col]: Spot): number[] => {
  const around = Array.from({ length: 2 * steps + 1 }, (_, nth) => nth - steps);
  return around.flatMap(down => around.map(right => cellAt([row + down, col + right])));
};

const post: Spot = [3, 10];
/** Dex of the Coalition stands at his post, and the program moves him. */
const guarding = () => scene({ players: 1 }).crew('dex', { at: post }).partyTurn('dex');

/** Whom he goes for, who may not leave the squares within so many of his post. */
const target = (set: Scene, steps = 2) =>
  set.perform(function* (t) {
    return guardsTarget(t, t.state.party!, crewById(t.state, 'dex'), within(steps, post))?.id;
  }).result;

describe('whom a guard goes for', () => {
  test('[RDA-SOLO-14, RDA-SOLO-19] a Renegade next to whom there is a square of the area that one Move reaches', () => {
    expect(target(guarding().crew('icheb', { at: [3, 13] }))).toBe('icheb');
    expect(target(guarding().crew('icheb', { at: [3, 14] }))).toBeUndefined();
    expect(target(guarding().crew('icheb', { at: [3, 14] }), 3)).toBe('icheb');
    expect(target(guarding().crew('icheb', { at: [3, 12] }), 0)).toBeUndefined();
    expect(target(guarding().crew('icheb', { at: [3, 11] }), 0)).toBe('icheb');
  });

  test('[RDA-SOLO-14] or one whom he can shoot from where he stands', () => {
    const armed = () => guarding().crew('dex', { cards: ['arcPistol'] });
    expect(target(armed().crew('icheb', { at: [3, 15] }))).toBe('icheb'); // its range is 5
    expect(target(armed().crew('icheb', { at: [3, 16] }))).toBeUndefined();
  });

  test('[RDA-SOLO-14] not where all those squares are taken', () => {
    const wall = guarding()
      .crew('icheb', { at: [3, 13] })
      .crew('jayce', { at: [2, 12] })
      .crew('ilse', { at: [3, 12] });
    expect(target(wall)).toBe('icheb');
    expect(target(wall.crew('flibby', { at: [4, 12] }))).toBeUndefined();
  });

  test('[RDA-SOLO-14, RDA-STEALTH-05] nobody of his own, nobody hidden, nobody who lies there or is aboard', () => {
    expect(target(guarding().crew('ilse', { at: [3, 11] }))).toBeUndefined();
    expect(target(guarding().crew('icheb', { at: [3, 12], stealth: true }))).toBeUndefined();
    expect(target(guarding().crew('icheb', { at: [3, 12], wounds: 12 }))).toBeUndefined();
    expect(target(guarding())).toBeUndefined();
  });

  test('[RDA-SOLO-14] of several the nearest', () => {
    const two = (icheb: Spot, prak: Spot) => target(guarding().crew('icheb', { at: icheb }).crew('prak', { at: prak }));
    expect([two([3, 12], [3, 7]), two([3, 13], [3, 8])]).toEqual(['icheb', 'prak']);
  });
});
