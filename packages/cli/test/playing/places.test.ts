import type { Pen } from '@starboard/board/terminal';
import { plain } from '@starboard/board/terminal/testing';
import { botAnswers, Chance, Match, randomBot, type SeatId, seedFrom, showDecision } from '@starboard/kernel';
import { createFormatter, mergeTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { allGames, type Shelved, shelves } from '../../src/games.ts';
import { questionLines, questionOf } from '../../src/question.ts';
import { words } from '../../src/text/index.ts';

const games = await allGames(shelves);

/** A match played at random, looked at after each answer. */
function lookAround({ game }: Shelved, look: (match: Match) => void): void {
  const seed = 'boards';
  const match = Match.begin(game, {}, { seed: seedFrom(seed), checkpointEvery: 1 });
  const chance = new Chance(seedFrom(`${seed} bots`));
  for (let answers = 0; answers < 120 && match.decision !== undefined; answers++) {
    look(match);
    const [seat] = match.waitingFor;
    botAnswers(match, seat!, randomBot, chance);
  }
  look(match);
}

describe.each(games)('the places of $game.id', shelved => {
  const say = createFormatter(mergeTexts(words, shelved.texts), 'en');
  const pen: Pen = { say, paint: plain, width: 80 };

  test('are never asked for by a bare number', () => {
    const asked: string[][] = [];
    lookAround(shelved, match => {
      const [seat] = match.waitingFor;
      if (seat !== undefined) asked.push(placeQuestion(shelved, match, seat, pen));
    });
    const places = asked.filter(lines => lines.length > 0);
    expect(places.length > 0).toBe(shelved.face.places !== undefined);
    for (const lines of places) {
      expect(lines.join('\n')).not.toMatch(/Type the number of a place|\d{4}/);
      expect(lines.filter(line => line.length > 80)).toEqual([]);
    }
  });
});

/** What is asked for a place; nothing if something else is asked. */
function placeQuestion({ face }: Shelved, match: Match, seat: SeatId, pen: Pen): string[] {
  const shown = showDecision(match, seat)!;
  if (shown.ask?.shape !== 'place') return [];
  const names = face.places;
  return questionLines(questionOf(shown, seat, names && { names, view: match.view(seat) }), pen);
}
