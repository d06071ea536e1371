import type { Demand, Going } from './capacity.ts';
import { type GameId, gameIds, play } from './habits.ts';
import { type Minutes, type Table, type Week, weekMinutes } from './week.ts';

/** What goes on in one minute of the week in some regions. */
export function demandAt({ minutes }: Week, minute: number, inRegions: readonly number[]): Demand {
  const sum = (game: GameId, part: keyof Minutes) =>
    inRegions.reduce((total, region) => total + minutes[region]![game][part][minute]!, 0);
  const going = (game: GameId): Going => ({
    matches: sum(game, 'matches'),
    inMemory: sum(game, 'inMemory'),
    people: sum(game, 'people'),
    answers: sum(game, 'answers') / 60,
    returns: sum(game, 'returns') / 60,
  });
  return Object.fromEntries(gameIds.map(game => [game, going(game)])) as Demand;
}

/** The minute in which most answers are given in these regions. */
export function peakOf({ minutes }: Week, inRegions: readonly number[]): number {
  let [peak, most] = [0, -1];
  for (let minute = 0; minute < weekMinutes; minute++) {
    let answers = 0;
    for (const region of inRegions) for (const game of gameIds) answers += minutes[region]![game].answers[minute]!;
    if (answers > most) [peak, most] = [minute, answers];
  }
  return peak;
}

/** Everybody at their table at once; nobody comes or goes. */
export function everybody(tables: readonly Table[]): Demand {
  const going = (game: GameId): Going => {
    const those = tables.filter(table => table.game === game);
    return {
      matches: those.length,
      inMemory: those.length,
      people: those.reduce((sum, { people }) => sum + people, 0),
      answers: those.reduce((sum, { pace }) => sum + pace, 0) / 60,
      returns: 0,
    };
  };
  return Object.fromEntries(gameIds.map(game => [game, going(game)])) as Demand;
}

/** What a week leaves on disk: answers, and matches, of which there is a new one whenever one is over. */
export function writtenIn({ minutes }: Week, game: GameId): { readonly answers: number; readonly matches: number } {
  const answers = minutes.reduce((sum, region) => sum + region[game].answers.reduce((all, each) => all + each, 0), 0);
  return { answers, matches: answers / play[game].answersPerMatch };
}
