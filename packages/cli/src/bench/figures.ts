import type { Rules } from '@starboard/board/shelf';
import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { Failure } from '../errors.ts';
import type { Settings } from '../setup/settings.ts';
import { mostAnswers } from '../sim/series.ts';
import { text } from '../text/index.ts';
import { bestRate, type Effort } from './measure.ts';

/** What one game costs on one core, played at random. */
export interface Figures {
  readonly game: string;
  readonly setup: unknown;
  readonly decisionsPerSecond: number;
  readonly microsPerFork: number;
  /** The largest state seen, as JSON. */
  readonly stateBytes: number;
  readonly answersPerMatch: number;
}

const matchesSeen = 20;
const stretch = 50;

export function measure({ game }: Pick<Rules, 'game'>, { given, setup }: Settings, effort: Effort): Figures {
  const begin: Begin = (words, checkpointEvery) => {
    const seed = seedFrom(words);
    return Match.begin(game, given, { seed, ...(checkpointEvery && { checkpointEvery }) });
  };
  const seen = Array.from({ length: matchesSeen }, (_, i) => lookThrough(begin, `bench ${i}`));
  return {
    game: game.id,
    setup,
    decisionsPerSecond: Math.round(bestRate(playingOn(begin), effort)),
    microsPerFork: Number((1e6 / bestRate(forking(begin, seen), effort)).toFixed(2)),
    stateBytes: Math.max(...seen.map(({ bytes }) => bytes)),
    answersPerMatch: seen.reduce((sum, { answers }) => sum + answers, 0) / seen.length,
  };
}

type Begin = (words: string, checkpointEvery?: number) => Match;

interface Seen {
  readonly words: string;
  readonly answers: number;
  readonly bytes: number;
}

/** Plays one match to its end and looks at every position. */
function lookThrough(begin: Begin, words: string): Seen {
  const match = begin(words);
  const chance = chanceOf(words);
  let bytes = 0;
  const look = () => {
    bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(match.state)));
  };
  for (look(); match.decision !== undefined; look()) {
    if (match.answers >= mostAnswers) throw new Failure(text('cli.sim.endless', { seed: words, most: mostAnswers }));
    playOut(match, randomBot, chance, 1);
  }
  return { words, answers: match.answers, bytes };
}

/** Matches one after the other, a stretch of answers at a time. */
function playingOn(begin: Begin): () => number {
  const chance = chanceOf('bench');
  let match: Match | undefined;
  let begun = 0;
  return () => {
    if (match?.decision === undefined) match = begin(`bench ${begun++}`);
    const before = match.answers;
    playOut(match, randomBot, chance, stretch);
    return match.answers - before;
  };
}

/** Forks as bots and odds make them, from the middle of each match in turn. */
function forking(begin: Begin, seen: readonly Seen[]): () => number {
  const chance = chanceOf('forks');
  const matches = seen.map(({ words, answers }) => {
    const match = begin(words, 1);
    playOut(match, randomBot, chanceOf(words), Math.floor(answers / 2));
    return match;
  });
  return () => {
    for (const match of matches) match.fork(chance, match.waitingFor[0]);
    return matches.length;
  };
}

function chanceOf(words: string): Chance {
  return new Chance(seedFrom(`${words} bots`));
}
