import {
  botAnswers,
  Chance,
  Match,
  randomBot,
  type SeatId,
  seedFrom,
  showDecision,
  type Viewer,
} from '@starboard/kernel';
import { createFormatter, mergeTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { allGames, type Shelved, shelf } from '../../src/games.ts';
import type { Pen } from '../../src/layout.ts';
import { questionLines, questionOf } from '../../src/question.ts';
import { words } from '../../src/text/index.ts';
import { plain } from '../support/desk.ts';

const games = await allGames(shelf);

/** A match played at random, looked at every so many answers. */
function lookAround({ game }: Shelved, every: number, look: (match: Match) => void): void {
  const seed = 'boards';
  const match = Match.begin(game, {}, { seed: seedFrom(seed), checkpointEvery: 1 });
  const chance = new Chance(seedFrom(`${seed} bots`));
  for (let answers = 0; answers < 120 && match.decision !== undefined; answers++) {
    if (answers % every === 0) look(match);
    const [seat] = match.waitingFor;
    botAnswers(match, seat!, randomBot, chance);
  }
  look(match);
}

describe.each(games)('the board of $game.id', shelved => {
  const dictionary = mergeTexts(words, shelved.texts);
  const pens = (['en', 'fr'] as const).map((language): Pen => {
    return { say: createFormatter(dictionary, language), paint: plain, width: 80 };
  });

  test('is drawn for everybody who looks, in both languages, with words for everything and within the width', () => {
    lookAround(shelved, 12, match => {
      const eyes: Viewer[] = [...match.seats.map(({ id }) => id), 'spectator'];
      for (const viewer of eyes) {
        for (const pen of pens) {
          const lines = shelved.board.draw(match.view(viewer), viewer, pen);
          expect(lines.length).toBeGreaterThan(5);
          expect(lines.filter(line => line.length > 80)).toEqual([]);
          expect(lines.join('\n')).not.toMatch(/⟨|undefined|NaN|\[object/);
        }
      }
    });
  });

  test('no place is asked for by a bare number', () => {
    const asked: string[][] = [];
    lookAround(shelved, 1, match => {
      const [seat] = match.waitingFor;
      if (seat !== undefined) asked.push(placeQuestion(shelved, match, seat, pens[0]!));
    });
    const places = asked.filter(lines => lines.length > 0);
    expect(places.length > 0).toBe(shelved.board.places !== undefined);
    for (const lines of places) {
      expect(lines.join('\n')).not.toMatch(/Type the number of a place|\d{4}/);
      expect(lines.filter(line => line.length > 80)).toEqual([]);
    }
  });
});

/** What is asked for a place; nothing if something else is asked. */
function placeQuestion({ board }: Shelved, match: Match, seat: SeatId, pen: Pen): string[] {
  const shown = showDecision(match, seat)!;
  if (shown.ask?.shape !== 'place') return [];
  const names = board.places;
  return questionLines(questionOf(shown, seat, names && { names, view: match.view(seat) }), pen);
}
