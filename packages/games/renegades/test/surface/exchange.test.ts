import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';

describe('exchanging', () => {
  const pair = () =>
    scene()
      .crew('prak', { at: [3, 12], cards: ['arcPistol'] })
      .crew('icheb', { at: [3, 13], cards: ['arcBlade'] })
      .partyTurn('prak');

  test('[RDA-EXCH-01, RDA-EXCH-04, RDA-DEC-15] weapons and items change hands both ways, for free', () => {
    const match = pair().play();
    expect(match.offers('exchange')).toEqual(['exchange:crew:icheb']);
    match.choose('exchange:crew:icheb');
    const [pistol, blade] = [match.crew('prak').cards[0]!.no, match.crew('icheb').cards[0]!.no];
    match.choose(`card:${pistol}`, `card:${blade}`, 'done');
    expect(match.crew('prak').cards).toMatchObject([{ card: 'arcBlade' }]);
    expect(match.crew('icheb').cards).toMatchObject([{ card: 'arcPistol' }]);
    expect(match.crew('icheb').cards[0]!.wielded).toBeUndefined();
    expect(match.state.party!.actions).toBe(2);
  });

  test('[RDA-EXCH-01] with friends of another ship, too, but not with opponents', () => {
    const match = scene({ players: 4 })
      .crew('prak', { at: [3, 12], cards: ['arcPistol'] })
      .crew('korrin', { at: [3, 13] })
      .crew('jayce', { at: [3, 11] })
      .partyTurn('prak')
      .play();
    expect(match.offers('exchange')).toEqual(['exchange:crew:korrin']);
  });

  test('[RDA-EXCH-05] the other owner must agree', () => {
    const place = () =>
      scene({ players: 4 })
        .crew('prak', { at: [3, 12], cards: ['arcPistol'] })
        .crew('korrin', { at: [3, 13] })
        .partyTurn('prak')
        .play();
    const refused = place();
    const pistol = `card:${refused.crew('prak').cards[0]!.no}`;
    refused.choose('exchange:crew:korrin', pistol, 'done');
    expect(refused.asks).toBe('exchange.agree');
    expect(refused.asked).toBe('p2');
    expect(refused.choose('no').crew('prak').cards).toHaveLength(1);
    const agreed = place().choose('exchange:crew:korrin', pistol, 'done', 'yes');
    expect(agreed.crew('korrin').cards).toMatchObject([{ card: 'arcPistol' }]);
  });

  test('[RDA-EXCH-05, RDA-RUL-25] the limits of both are checked after the exchange, not during it', () => {
    const match = scene()
      .crew('prak', { at: [3, 12], cards: ['arcBlade'] })
      .crew('icheb', { at: [3, 13], cards: ['arcAxe'] })
      .partyTurn('prak')
      .play()
      .choose('exchange:crew:icheb');
    const [blade, axe] = [match.crew('prak').cards[0]!.no, match.crew('icheb').cards[0]!.no];
    match.choose(`card:${blade}`);
    expect(match.offers()).toEqual([`card:${axe}`]); // Icheb has two melee weapons now
    match.choose(`card:${axe}`);
    expect(match.offers()).toEqual(['done']);
    expect(match.choose('done').crew('prak').cards).toMatchObject([{ card: 'arcAxe' }]);
  });

  test('[RDA-EXCH-02] only with somebody adjacent, at the beginning or at the end of a Move', () => {
    const apart = pair()
      .crew('icheb', { at: [3, 14] })
      .play();
    expect(apart.offers('exchange')).toEqual([]);
    apart.choose('move', cellAt([3, 13]), cellAt([3, 13]));
    expect(apart.offers('exchange')).toEqual(['exchange:crew:icheb']);
  });

  test('[RDA-EXCH-03] during a Move there is none', () => {
    const match = pair().play().choose('move');
    expect(match.asks).toBe('walk');
    expect(match.offers()).toEqual([]);
  });

  test('[RDA-EXCH-02] once with each friend between two actions', () => {
    const match = pair().play().choose('exchange:crew:icheb', 'done');
    expect(match.offers('exchange')).toEqual([]);
    match.choose('move', cellAt([4, 13]), cellAt([4, 13]));
    expect(match.offers('exchange')).toEqual(['exchange:crew:icheb']);
  });
});
