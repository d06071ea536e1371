import { type Scene, scene } from '@starboard/endeavours/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endeavours } from '../../src/index.ts';
import { patentsInHand, research } from '../../src/rules/operations/research.ts';
import { setupSchema } from '../../src/setup.ts';
import { doing, granted, offered } from '../support/operations.ts';

/** Three decks: T05 brings a generator and a radiator. */
const decks = (choices: Parameters<typeof scene>[0] = {}) =>
  scene(choices).patents('thruster', 'T05', 'T01').patents('generator', 'G04', 'G01').patents('radiator', 'H01', 'H02');

const handful = (at: Scene) => at.hand('T02', 'T03', 'R01', 'B03');

describe('research', () => {
  test('[END-AUCTION-01, END-GAMEPLAY-08] the top card of a deck with its bonus supports, 1 Aqua each, and no auction', () => {
    const took = doing(decks(), research, 'thruster');
    expect(took.state.hand).toEqual(['T05', 'G04', 'H01']);
    expect(took.state.bank).toBe(7);
    expect(took.state.patents.thruster).toEqual(['T01']);
    expect(took.asked).toEqual(['research.deck']);
  });

  test('[END-AUCTION-02] bonus supports bring no bonus of their own, and an empty deck brings none', () => {
    const alone = doing(
      scene().patents('thruster', 'T08').patents('reactor', 'X01').patents('radiator', 'H01'),
      research,
      'thruster',
    );
    expect(alone.state.hand).toEqual(['T08', 'X01']); // X01 names the radiators
    const bare = doing(scene().patents('thruster', 'T05').patents('radiator', 'H01'), research, 'thruster');
    expect(bare.state.hand).toEqual(['T05', 'H01']);
    expect(bare.state.bank).toBe(8);
  });

  test('[END-AUCTION-02] a deck whose whole take cannot be paid is not offered', () => {
    expect(offered(decks().bank(3), research)).toEqual(['thruster', 'generator', 'radiator']);
    expect(offered(decks().bank(2), research)).toEqual(['generator', 'radiator']);
    expect(research.isPossible(decks().bank(0).state)).toBe(false);
  });

  test('[END-GAMEPLAY-09] four patents in Hand forbid beginning, three do not', () => {
    const full = handful(decks());
    expect(patentsInHand(full.state)).toBe(4);
    expect(research.isPossible(full.state)).toBe(false);
    expect(research.whyNot(full.state).rule).toBe('END-GAMEPLAY-09');
    expect(research.isPossible(decks().hand('T02', 'T03', 'R01').state)).toBe(true);
    expect(doing(decks().hand('T02', 'T03', 'R01'), research, 'thruster').state.hand).toHaveLength(6);
  });

  test('[END-AUCTION-06] Robots, equipment and found cards in Hand do not count', () => {
    const full = decks().hand('T02', 'T03', 'R01', 'N13', 'N14', 'rover', 'drill', 'XV1-1', 'OA1-1');
    expect(patentsInHand(full.state)).toBe(3);
    expect(research.isPossible(full.state)).toBe(true);
  });

  test('[END-AUCTION-03] the Independent Bureau knows no limit', () => {
    expect(research.isPossible(handful(decks({ crew: 'C08' })).state)).toBe(true);
  });

  test('[END-AUCTION-04, END-BERNAL-09] one freighter, one GW thruster, two Bernals, in Hand or in play', () => {
    const rare = () =>
      scene().patents('freighter', 'K01', 'K02').patents('gwThruster', 'W01', 'W02').patents('bernal', 'B01', 'B02');
    expect(offered(rare(), research)).toEqual(['freighter', 'gwThruster', 'bernal']);
    expect(offered(rare().hand('K03'), research)).toEqual(['gwThruster', 'bernal']);
    expect(offered(rare().rocket('LEO', { cards: ['W03'] }), research)).toEqual(['freighter', 'bernal']);
    expect(offered(rare().bernal('B03', 'GEO', { anchored: false }), research)).toEqual(['freighter', 'gwThruster']);
  });

  test('[END-AUCTION-05] an exhausted deck may not be chosen', () => {
    const last = decks();
    doing(last, research, 'thruster');
    doing(last, research, 'thruster');
    expect(last.state.patents.thruster).toEqual([]);
    expect(offered(last, research)).not.toContain('thruster');
  });

  test('[END-GAMEPLAY-03, END-RULE-40] Marketeers pay 2 Aqua for exactly three cards, the usual price for others', () => {
    expect(doing(decks({ crew: 'C04' }), research, 'thruster').state.bank).toBe(8);
    expect(doing(decks({ crew: 'C04' }), research, 'radiator').state.bank).toBe(9);
    const two = scene({ crew: 'C04' })
      .patents('thruster', 'T08')
      .patents('reactor', 'X01', 'X02')
      .patents('radiator', 'H01');
    expect(doing(two, research, 'thruster').state.bank).toBe(8);
  });

  test('[END-AUCTION-01] a grant that is free asks for no Aqua, and one that ignores the limit for no room', () => {
    const poor = handful(decks().bank(0));
    const grant = { operations: ['research'], free: true, ignoresHandLimit: true };
    poor.state.rights.granted.push(grant);
    expect(research.isPossible(poor.state)).toBe(true);
    expect(granted(poor, research, grant, 'thruster').state.hand).toHaveLength(7);
    expect(poor.state.bank).toBe(0);
  });

  test('[END-RULE-03] all nine patent decks lose three cards before the game', () => {
    const { state } = Match.begin(endeavours, setupSchema.parse({ crew: 'C07' }), { seed: seedFrom('decks') });
    const left = Object.fromEntries(Object.entries(state.patents).map(([deck, cards]) => [deck, cards.length]));
    // One of each ordinary deck is in the Hand; a Bernal comes later.
    expect(left).toEqual({
      thruster: 8,
      robonaut: 8,
      refinery: 8,
      generator: 8,
      reactor: 8,
      radiator: 8,
      freighter: 4,
      gwThruster: 4,
      bernal: 7,
    });
    expect(state.queue).toHaveLength(18);
  });
});
