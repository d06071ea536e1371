import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { complete, replace } from '../../src/rules/missions/completion.ts';
import type { Mission } from '../../src/types.ts';

const beads: Mission['beads'] = ['green', null, 'red', null];
const fullBag = { black: 30, green: 31, purple: 30, red: 31, yellow: 30 };

describe('what a mission leaves behind', () => {
  test.each([
    ['is completed', complete],
    ['is replaced', replace],
  ] as const)('[END-DISC-22] the beads of one that %s go back into the bag, and nothing else does', (_, end) => {
    const { state } = scene()
      .mission('RD1', { beads: [...beads] })
      .perform(function* (t) {
        yield* end(t, t.state.missions[0]!) ?? [];
      });
    expect(state.bag).toEqual(fullBag);
    expect(state.missions[0]!.beads).toEqual([]);
  });

  test('[END-FOUND-05] what served it, and no satellite besides, serves no other any more', () => {
    const { state } = scene()
      .mission('HC4', { tokens: ['colony:CERES'] })
      .with(({ satellites }) => satellites.push('SEL1', 'MA-L4'))
      .perform(t => complete(t, t.state.missions[0]!));
    expect(state.credited).toEqual(['colony:CERES']);
  });

  test('[END-FOUND-05, END-FOUND-06] OM4 takes as many satellites as it needs, the new one first', () => {
    const { state } = scene()
      .found('OM4-1', { tokens: ['satellite:JU-L4'] })
      .with(({ satellites }) => satellites.push('SEL1', 'MA-L4', 'CE-LA', 'JU-L4'))
      .perform(t => complete(t, t.state.found[0]!), 'points');
    expect(state.credited).toEqual(['satellite:JU-L4', 'satellite:SEL1']);
  });
});
