import { describe, expect, it } from 'vitest';
import { digest, tally } from '../../src/index.ts';
import { scene } from '../../src/testing/index.ts';
import { view } from '../../src/view.ts';
import { worth } from '../../src/worth.ts';

describe('the table in a few lines', () => {
  it('[END-HIDDEN-10] Stacks with masses and thrust, missions with what is missing, Sites with their tokens', () => {
    const { state } = scene()
      .rocket('LEO', { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 10 })
      .factory('BENNU')
      .mission('CO1')
      .hand('T03');
    const told = digest(view(state, 'player'));
    expect(told.season).toBe('blue');
    expect(told.stacks.at(-1)).toMatchObject({ dry: 6, wet: 10, place: { key: 'node.LEO' } });
    expect(told.stacks.at(-1)!.thrust).toBeGreaterThan(0);
    expect(told.missions[0]).toMatchObject({ isDone: false, missing: [{ key: 'missing.colony' }] });
    expect(told.sites).toEqual([{ name: { key: 'node.BENNU' }, tokens: ['claim', 'factory'] }]);
    expect(told.hand).toEqual([{ key: 'card.T03' }]);
  });

  it('[END-SCORE-01] what is counted over many games', () => {
    const { state } = scene().mission('CO1', { status: 'done' });
    expect(tally(state)).toEqual({ won: 0, score: 0, missions: 1, futures: 0, years: 1 });
  });

  it('[END-SCORE-02] what an option was worth', () => {
    const before = structuredClone(scene().mission('CO1').state);
    const after = scene().bank(12).mission('CO1', { status: 'done' }).state;
    expect(worth(before, after, [{ key: 'lost.card' }])).toEqual({
      aqua: 2,
      score: 8,
      discoveries: 0,
      lost: 1,
      found: 0,
    });
  });
});
