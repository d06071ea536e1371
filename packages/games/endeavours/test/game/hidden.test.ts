import { Chance, Match, seedFrom } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { endeavours } from '../../src/index.ts';
import { setupSchema } from '../../src/setup.ts';
import { scene } from '../../src/testing/index.ts';
import { imagine, view } from '../../src/view.ts';

const begun = () => Match.begin(endeavours, setupSchema.parse({ crew: 'C07' }), { seed: seedFrom('hidden') });

describe('what the Player may know', () => {
  it('[END-HIDDEN-01] neither the order of decks and queue nor what was taken out', () => {
    const shown = view(begun().state, 'player');
    for (const secret of ['patents', 'queue', 'exploration', 'observation', 'missionPiles', 'driftDeck'])
      expect(shown).not.toHaveProperty(secret);
    expect(shown.piles).toMatchObject({ thruster: 8, queue: 18, exploration: 259, observation: 214 });
  });

  it('[END-HIDDEN-01] decks drawn anew look the same', () => {
    const { state } = begun();
    const before = view(state, 'player');
    const other = structuredClone(state) as typeof state;
    imagine(other, 'player', new Chance(seedFrom('again')));
    expect(other.exploration.draw).not.toEqual(state.exploration.draw);
    expect(view(other, 'player')).toEqual(before);
  });

  it('[END-HIDDEN-02] how many beads of each colour are in the bag', () => {
    expect(view(begun().state, 'player').bag.green).toBe(30);
  });

  it('[END-HIDDEN-03] base missions in play, but not the piles', () => {
    const shown = view(begun().state, 'player');
    expect(shown.missions).toHaveLength(3);
    expect(shown.piles['easy']).toBe(85);
  });

  it('[END-HIDDEN-04] discards of both decks', () => {
    const table = scene().with(({ exploration }) => exploration.discard.push('XN1-1'));
    expect(view(table.state, 'player').discards.exploration).toEqual(['XN1-1']);
  });

  it('[END-HIDDEN-05] the options of set-up, with what they are unless said', () => {
    expect(setupSchema.parse({})).toEqual({
      difficulty: 1,
      crew: 'random',
      noSails: false,
      wormholeBlueOnly: false,
      hazardScale: 3,
      boostWater: true,
    });
    expect(() => setupSchema.parse({ difficulty: 5 })).toThrow();
    expect(() => setupSchema.parse({ crew: 'C13' })).toThrow();
  });

  it('[END-HIDDEN-06] an answer that is not offered is refused and changes nothing', () => {
    const match = begun();
    const before = JSON.stringify(match.state);
    expect(() => match.answer('player', ['T99'])).toThrow();
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('[END-HIDDEN-07] the form of the profit is asked every year', () => {
    const play = scene().play().choose('end');
    expect(play.asks).toBe('profit');
  });

  it('[END-HIDDEN-08] free actions wait for the Player', () => {
    const play = scene().bank(5).play();
    expect(play.offers()).toContain('free.unlock');
    expect(play.choose('end').state.paid).toEqual([]);
  });

  it('[END-HIDDEN-09, END-DICE-07] a seed and the answers make the same game again', () => {
    const play = () => {
      const match = begun();
      match.answer('player', []);
      match.answer('player', 'aqua');
      match.answer('player', 'end');
      return match.state;
    };
    expect(play()).toEqual(play());
  });
});
