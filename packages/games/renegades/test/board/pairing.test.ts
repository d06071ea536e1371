import type { ShownDecision } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { bestPartners, harmOfLaid, laidOf, pairsOf, proposalOf, swapped } from '../../src/board/pairing/pairing.ts';
import { walkGames } from './face-games.ts';

const die = (colour: 'red' | 'black') => (value: number, at: number) => ({
  key: `${colour}:${at + 1}`,
  label: { key: `die.${colour}`, params: { value } },
});

function asked(red: readonly number[], black: readonly number[], bonuses = 'none') {
  const ask = { shape: 'pairs', options: red.map(die('red')), partners: black.map(die('black')), blocked: [] } as const;
  const params = { red: red.join(' '), black: black.join(' '), bonuses };
  const decision: ShownDecision = {
    id: 1,
    name: 'pair',
    prompt: { key: 'pair', params },
    mode: 'one',
    waitingFor: ['p1'],
    ask,
  };
  return { ask, decision };
}

describe('pairing dice', () => {
  test('[RDA-DEC-13, RDA-ATTACK-11] the best pairing is proposed: the smallest black die that still blocks', () => {
    const { ask, decision } = asked([6, 5, 4], [5, 2, 4]);
    const pairs = proposalOf(decision)!.pairs!;
    expect(pairs).toContainEqual(['red:2', 'black:1']);
    expect(pairs).toContainEqual(['red:3', 'black:3']);
    expect(harmOfLaid(laidOf({ ask, pairs }))).toBe(1);
  });

  test('[RDA-ATTACK-10] with bonuses still to come, for what they can raise', () => {
    const { decision } = asked([6, 4], [5, 4], '1/1');
    expect(bestPartners(decision, { red: [6, 4], black: [5, 4] })).toEqual([0, 1]);
  });

  test('two black dice change places, and nothing else does', () => {
    const { ask } = asked([6, 5, 4], [5, 2, 4]);
    const partners = swapped([0, 1, 2], 0, 2);
    expect(partners).toEqual([2, 1, 0]);
    const laid = laidOf({ ask, pairs: pairsOf(ask, partners) });
    expect(laid.partners).toEqual([2, 1, 0]);
    expect(harmOfLaid(laid)).toBe(2);
  });

  test('what is proposed in real games can always be given', () => {
    let proposals = 0;
    walkGames(12, ({ decision }) => {
      const { ask } = decision ?? {};
      const proposal = decision && ask && proposalOf(decision);
      if (proposal === undefined || ask === undefined) return;
      proposals++;
      if (ask.shape === 'pairs') {
        expect(proposal.pairs).toHaveLength(Math.min(ask.options.length, ask.partners.length));
        expect(new Set(proposal.pairs!.map(([, black]) => black)).size).toBe(proposal.pairs!.length);
      } else if (ask.shape === 'some') {
        expect(proposal.picked!.length).toBeLessThanOrEqual(ask.max);
        for (const key of proposal.picked!) expect(ask.options.map(option => option.key)).toContain(key);
      }
    });
    expect(proposals).toBeGreaterThan(20);
  });
});
