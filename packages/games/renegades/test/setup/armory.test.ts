import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';

const dock = cellAt([-2, 13]);

describe('the armory', () => {
  const returning = () =>
    scene()
      .docked(1, [-2, 13])
      .crew('prak', { at: [0, 13], cards: ['arcPistol', 'arcBlade'] })
      .partyTurn('prak')
      .play()
      .choose('move', dock);

  test('[RDA-GEAR-16] whoever comes back aboard may put its cards there', () => {
    const match = returning();
    expect([match.asks, match.offers()]).toEqual(['stow', ['stow', 'keep']]);
    match.choose('stow');
    expect(match.crew('prak').cards).toEqual([]);
    expect(match.ship(1).armory).toEqual([
      { no: 1, card: 'arcPistol' },
      { no: 2, card: 'arcBlade' },
    ]);
  });

  test('[RDA-GEAR-16] or keep them', () => {
    const match = returning().choose('keep');
    expect(match.crew('prak').cards.map(({ card }) => card)).toEqual(['arcPistol', 'arcBlade']);
    expect(match.ship(1).armory).toEqual([]);
  });
});
