import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { fillSpot } from '../../src/rules/free/fill-spot.ts';
import type { BaseMissionId, ObservationId } from '../../src/types.ts';

type Icon = 'circle' | 'diamond' | 'pentagon' | 'octagon';
const titles = { circle: 'OA1', diamond: 'OA2', pentagon: 'OA3', octagon: 'OA4' } as const;
/** So many cards of an icon. */
const cards = (count: number, icon: Icon) =>
  Array.from({ length: count }, (_, at): ObservationId => `${titles[icon]}-${at + 1}`);

const filling = (mission: BaseMissionId, ...hand: ObservationId[]) =>
  scene()
    .mission(mission)
    .hand(...hand);
const canFill = (mission: BaseMissionId, ...hand: ObservationId[]) =>
  fillSpot.isPossible(filling(mission, ...hand).state);

describe('observation spots', () => {
  test('[END-OBSCARD-04, END-OBSCARD-10] one card of the same icon fills a spot, for good', () => {
    const played = filling('OB4', ...cards(1, 'diamond')).perform(fillSpot.perform);
    expect(played.state.missions[0]!.filled).toEqual([false, true, false]);
    expect(played.state.hand).toEqual([]);
    expect(played.state.observation.discard).toEqual(['OA2-1']);
    expect(played.asked).toEqual([]);
  });

  test('[END-OBSCARD-04] a card of another icon alone does not, nor does a development', () => {
    expect(canFill('OB1', ...cards(1, 'diamond'))).toBe(false);
    expect(canFill('OB1', 'OV1-1')).toBe(false);
  });

  test('[END-OBSCARD-05, END-OBSCARD-06, END-OBSCARD-07, END-OBSCARD-08] 5, 4, 3 or 2 cards of other icons', () => {
    expect([canFill('OB1', ...cards(4, 'diamond')), canFill('OB1', ...cards(5, 'diamond'))]).toEqual([false, true]);
    expect([canFill('OB3', ...cards(3, 'circle')), canFill('OB3', ...cards(4, 'circle'))]).toEqual([false, true]);
    expect([canFill('OB6', ...cards(2, 'circle')), canFill('OB6', ...cards(3, 'circle'))]).toEqual([false, true]);
    expect([canFill('OB9', ...cards(1, 'circle')), canFill('OB9', ...cards(2, 'circle'))]).toEqual([false, true]);
  });

  test('[END-EX-21, END-OBSCARD-05] 2 nebula and 3 galaxy cards fill one solar-system spot', () => {
    const played = filling('OB1', ...cards(2, 'pentagon'), ...cards(3, 'octagon')).perform(fillSpot.perform);
    expect(played.state.missions[0]!.filled).toEqual([true, false]);
    expect(played.state.hand).toEqual([]);
    expect(played.asked).toEqual([]);
  });

  test('[END-OBSCARD-05] in any mixture: the Player chooses', () => {
    const built = filling('OB1', ...cards(4, 'pentagon'), ...cards(4, 'octagon'));
    const played = built.perform(fillSpot.perform, { pentagon: 1, octagon: 4 });
    expect(played.asked).toEqual(['fillSpot.mixture']);
    expect(played.state.hand).toEqual(['OA3-2', 'OA3-3', 'OA3-4']);
  });

  test('[END-OBSCARD-09] substitutes never include the spot’s own icon', () => {
    expect(canFill('OB9', ...cards(1, 'circle'))).toBe(false);
    const built = filling('OB9', ...cards(2, 'circle'), ...cards(1, 'octagon'));
    const played = built.perform(fillSpot.perform, 'others');
    expect(played.asked).toEqual(['fillSpot.with']);
    expect(played.state.hand).toEqual(['OA4-1']);
    const same = filling('OB9', ...cards(2, 'circle'), ...cards(1, 'octagon')).perform(fillSpot.perform, 'same');
    expect(same.state.hand).toEqual(['OA1-1', 'OA1-2']);
  });

  test('[END-OBSCARD-10] filled spots take nothing more; those of discovered missions are spots too', () => {
    const filled = scene()
      .mission('OB1', { filled: [true, true] })
      .hand('OA1-1');
    expect(fillSpot.isPossible(filled.state)).toBe(false);
    const found = scene().found('OM3-2').hand('OA2-1').perform(fillSpot.perform);
    expect(found.state.found[0]!.filled).toEqual([false, true]);
  });

  test('[END-OBSCARD-04] of several missions the Player says which', () => {
    const played = scene().mission('OB1').mission('OB2').hand('OA1-1').perform(fillSpot.perform, 'OB2/0');
    expect(played.asked).toEqual(['fillSpot']);
    expect(played.state.missions.map(({ filled }) => filled)).toEqual([
      [false, false],
      [true, false, false],
    ]);
  });
});
