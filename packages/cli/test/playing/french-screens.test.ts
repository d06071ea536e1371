import type { Pen } from '@starboard/board/terminal';
import { plain } from '@starboard/board/terminal/testing';
import { botAnswers, Chance, Match, randomBot, seedFrom, showDecision } from '@starboard/kernel';
import { faultsIn, faultsOfMessages } from '@starboard/kernel/testing';
import { createFormatter, mergeTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { allGames, type Shelved, shelves } from '../../src/games.ts';
import { questionLines, questionOf } from '../../src/question.ts';
import { words } from '../../src/text/index.ts';

/** Wide enough that every sentence stands in one line. */
const wide = 100_000;

/** What is on the screen at some questions of a match that is played at random: the table, and what is asked. */
function* screens({ game, face }: Shelved, pen: Pen): Generator<string> {
  for (const seed of ['one', 'two']) {
    const match = Match.begin(game, {}, { seed: seedFrom(seed), checkpointEvery: 1 });
    const chance = new Chance(seedFrom(`${seed} bots`));
    for (let answers = 0; answers < 150 && match.decision !== undefined; answers++) {
      const seat = match.waitingFor[0]!;
      const view = match.view(seat);
      const question = questionOf(showDecision(match, seat)!, seat, face.places && { names: face.places, view });
      yield* questionLines(question, pen);
      if (answers % 30 === 0) yield* face.draw(view, seat, pen);
      botAnswers(match, seat, randomBot, chance);
    }
  }
}

const twoColons = faultsOfMessages.filter(([what]) => what === 'two colons');

describe.each(await allGames(shelves))('the French screens of $game.id', shelved => {
  const pen: Pen = { say: createFormatter(mergeTexts(words, shelved.texts), 'fr'), paint: plain, width: wide };

  test('say one thing after a colon, and not another after the next', () => {
    expect(twoColons).toHaveLength(1);
    // A dash begins anew.
    const parts = new Set([...screens(shelved, pen)].flatMap(line => line.replaceAll(/\s+/gu, ' ').split(' – ')));
    expect(parts.size).toBeGreaterThan(10);
    expect([...parts].filter(part => faultsIn(part, twoColons).length > 0)).toEqual([]);
  });
});
