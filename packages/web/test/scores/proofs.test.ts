import { beacon, steadyBot } from '@starboard/beacon';
import { type Bot, Chance, type Game, type Journal, Match, playOut, seedFrom, verify } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { prove } from '../../src/scores/proofs.ts';

const game = beacon as Game;

/** A match that bots have played to its end, and the row that tells its score. */
function played() {
  const match = Match.begin(game, {}, { seed: seedFrom('a score') });
  playOut(match, steadyBot as Bot, new Chance(seedFrom('hands')), 5_000);
  const journal: Journal = match.journal();
  const { version, setup } = journal;
  return { journal, row: { where: 'device', id: 'm', version, setup, score: match.outcome!.score! } as const };
}

const play = async (journal: Journal) => verify(game, journal).outcome;

describe('A score', () => {
  it('is proved by a journal that leads to it', async () => {
    const { journal, row } = played();
    expect(await prove(row, async () => journal, play)).toBe('proved');
  });

  it('is not proved by a journal that leads to another score, or that is of another set-up', async () => {
    const { journal, row } = played();
    expect(await prove({ ...row, score: row.score + 1 }, async () => journal, play)).toBe('failed');
    expect(await prove({ ...row, setup: { season: 'storm' } }, async () => journal, play)).toBe('failed');
    expect(await prove({ ...row, version: row.version + 1 }, async () => journal, play)).toBe('failed');
  });

  it('is not proved by a journal that was changed, or that stops before its end', async () => {
    const { journal, row } = played();
    const entries = journal.entries.with(0, { ...journal.entries[0]!, answer: 'nothing' } as never);
    expect(await prove(row, async () => ({ ...journal, entries }), play)).toBe('failed');
    const short = { ...journal, entries: journal.entries.slice(0, -1) };
    expect(await prove(row, async () => short, play)).toBe('failed');
  });

  it('of older rules, or that cannot be looked up now, is neither proved nor wrong', async () => {
    const { journal, row } = played();
    const newer = { ...game, version: game.version + 1 };
    expect(
      await prove(
        row,
        async () => journal,
        async each => verify(newer, each).outcome,
      ),
    ).toBe('otherRules');
    const cutOff = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await prove(row, cutOff, play)).toBe('unchecked');
  });
});
