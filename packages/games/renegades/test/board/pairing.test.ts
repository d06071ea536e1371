import { Chance, type ShownDecision, seedFrom } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import {
  bestPartners,
  laidOf,
  pairsOf,
  proposalOf,
  prospectOfLaid,
  sumOf,
  swapped,
} from '../../src/board/pairing/pairing.ts';
import { texts } from '../../src/index.ts';
import { isBetter } from '../../src/rules/combat/program.ts';
import { walkGames } from '../support/face-games.ts';

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
    expect(prospectOfLaid(decision, laidOf({ ask, pairs }))).toEqual({ now: 1, later: 1 });
  });

  test('[RDA-ATTACK-10] with bonuses still to come, for what they can raise', () => {
    const { decision } = asked([6, 4], [5, 4], '1/1');
    expect(bestPartners(decision, { red: [6, 4], black: [5, 4] })).toEqual([0, 1]);
  });

  test('[RDA-DEC-12, RDA-ATTACK-10] of those with which the same gets through in the end, the one that needs fewest bonuses', () => {
    const { ask, decision } = asked([7, 4, 5], [2, 5, 6], '1/1 1/1');
    const pairs = proposalOf(decision)!.pairs!;
    expect([...pairs].sort()).toEqual([
      ['red:1', 'black:1'],
      ['red:2', 'black:2'],
      ['red:3', 'black:3'],
    ]);
    expect(prospectOfLaid(decision, laidOf({ ask, pairs }))).toEqual({ now: 1, later: 1 });
    // 4 against 2 can be blocked, too, but only with both bonuses
    const dear = laidOf({ ask, pairs: pairsOf(ask, [2, 0, 1]) });
    expect(prospectOfLaid(decision, dear)).toEqual({ now: 2, later: 1 });
    const twice = asked([4, 5, 6], [3, 4, 4], '1/2');
    const laid = laidOf({ ask: twice.ask, pairs: proposalOf(twice.decision)!.pairs! });
    expect(prospectOfLaid(twice.decision, laid)).toEqual({ now: 2, later: 1 }); // not 4/3 5/4, which needs both
  });

  test('[RDA-ATTACK-10] the best pairing is called so for what gets through in the end, and says so', () => {
    const { ask, decision } = asked([6, 4], [5, 4], '1/1');
    const laid = laidOf({ ask, pairs: proposalOf(decision)!.pairs! });
    const prospect = prospectOfLaid(decision, laid);
    expect(prospect).toEqual({ now: 1, later: 0 });
    const say = createFormatter(texts, 'en');
    expect(say(sumOf(prospect, true))).toBe(
      'The best pairing: one gets through. With the bonuses to come everything can be blocked.',
    );
    expect(say(sumOf({ now: 1, later: 1 }, true))).toBe('The best pairing: one gets through.');
  });

  test('[RDA-DEC-12] no other pairing is better than the one proposed, whatever the dice and the bonuses', () => {
    const chance = new Chance(seedFrom('pairings'));
    for (let nth = 0; nth < 300; nth++) {
      const roll = (most: number) => Array.from({ length: 3 }, () => chance.below(most) + 1);
      const [red, black] = [roll(7), roll(6)];
      const bonuses = ['none', '1/1', '1/2', '1/1 1/1', '2/1 1/1'][chance.below(5)]!;
      const { ask, decision } = asked(red, black, bonuses);
      const prospect = (partners: readonly number[]) =>
        prospectOfLaid(decision, laidOf({ ask, pairs: pairsOf(ask, partners) }));
      const proposed = prospect(bestPartners(decision, { red, black }));
      for (const partners of [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ]) {
        expect(isBetter(prospect(partners), proposed), `${red} against ${black} with ${bonuses}`).toBe(false);
      }
    }
  });

  test('two black dice change places, and nothing else does', () => {
    const { ask, decision } = asked([6, 5, 4], [5, 2, 4]);
    const partners = swapped([0, 1, 2], 0, 2);
    expect(partners).toEqual([2, 1, 0]);
    const laid = laidOf({ ask, pairs: pairsOf(ask, partners) });
    expect(laid.partners).toEqual([2, 1, 0]);
    expect(prospectOfLaid(decision, laid).now).toBe(2);
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
