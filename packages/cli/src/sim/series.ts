import type { Rules, Tally } from '@starboard/board/shelf';
import { type Bot, Chance, Match, playOut, seedFrom } from '@starboard/kernel';
import { reasonOf } from '../errors.ts';
import { findBot } from '../games.ts';
import { botSeed } from '../sitting.ts';

/** Many matches of one game, numbered from 0: all that anybody must know to play any of them. */
export interface Series {
  readonly game: string;
  readonly given: unknown;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
}

/** What came of some matches, added up. */
export interface Sum {
  readonly games: number;
  readonly wins: number;
  readonly decisions: number;
  readonly tally: Tally;
  /** How many matches came to each value of what the game wants spread; empty if it wants nothing. */
  readonly spread: readonly number[];
}

/** A match that went wrong: its rules failed, or it has no end. */
export interface Trouble {
  readonly kind: 'broken' | 'endless';
  readonly match: number;
  readonly what: string;
}

export const mostAnswers = 20_000;

const nothing: Sum = { games: 0, wins: 0, decisions: 0, tally: {}, spread: [] };

/** The words that decide everything in this match: whoever gives them to `play` sees it. */
export function wordsOf({ seed }: Series, match: number): string {
  return `${seed} ${match}`;
}

/**
 * A series is played and added up block by block. Which matches make a block depends on nothing but their number, so
 * the sums are the same to the last digit however many threads there are.
 */
export function blocksOf({ games }: Series): number {
  return Math.ceil(games / blockSize(games));
}

function blockSize(games: number): number {
  return Math.min(1_000, Math.ceil(games / 256));
}

export function playBlock(rules: Rules, series: Series, block: number): Sum | Trouble {
  const size = blockSize(series.games);
  const sums: Sum[] = [];
  for (let match = block * size; match < Math.min(series.games, (block + 1) * size); match++) {
    const played = playOne(rules, series, match);
    if ('kind' in played) return played;
    sums.push(played);
  }
  return addUp(sums);
}

function playOne(rules: Rules, series: Series, number: number): Sum | Trouble {
  const seed = seedFrom(wordsOf(series, number));
  const bot = findBot(rules, series.bot);
  try {
    const match = Match.begin(rules.game, series.given, { seed });
    if (!playToTheEnd(match, bot, new Chance(botSeed(seed)))) return { kind: 'endless', match: number, what: '' };
    const wins = (match.outcome?.winners.length ?? 0) > 0 ? 1 : 0;
    const tally = rules.tally(match.state);
    return { games: 1, wins, decisions: match.answers, tally, spread: spreadOf(rules, tally) };
  } catch (thrown) {
    return { kind: 'broken', match: number, what: reasonOf(thrown) };
  }
}

/** One match: a 1 at the value it came to. */
function spreadOf({ spread }: Rules, tally: Tally): number[] {
  if (spread === undefined) return [];
  const value = Math.min(spread.most, Math.floor(tally[spread.of] ?? 0));
  return Array.from({ length: spread.most + 1 }, (_, at) => (at === value ? 1 : 0));
}

/** How many answers bots give between two thoughts of giving up. */
const breath = 250;

/** To its end, or until the bots give up. Tells whether either came about. */
function playToTheEnd(match: Match<unknown, unknown, unknown>, bot: Bot, chance: Chance): boolean {
  for (let given = 0; given < mostAnswers; given += breath) {
    if (playOut(match, bot, chance, breath)) return true;
    if (bot.resigns?.(match.view(match.waitingFor[0]!))) return true;
  }
  return false;
}

/**
 * Plays for a moment without counting: what is measured later is then the game, and not the compiler. It stops in the
 * middle of a match, since a bot that ponders may take minutes for one.
 */
export function warmUp(rules: Rules, { bot, given }: Series, millis: number): void {
  const until = performance.now() + millis;
  const chance = new Chance(seedFrom('warm up'));
  try {
    for (let i = 0; performance.now() < until; i++) {
      const match = Match.begin(rules.game, given, { seed: seedFrom(`warm up ${i}`) });
      while (match.decision !== undefined && performance.now() < until) {
        playOut(match, findBot(rules, bot), chance, 1);
      }
    }
  } catch {
    // Rules that fail will fail again when it counts, and are told of then.
  }
}

/** In this order: sums of fractions depend on it. */
export function addUp(sums: readonly Sum[]): Sum {
  return sums.reduce(add, nothing);
}

function add(one: Sum, other: Sum): Sum {
  const tally: Record<string, number> = { ...one.tally };
  for (const [name, count] of Object.entries(other.tally)) tally[name] = (tally[name] ?? 0) + count;
  return {
    games: one.games + other.games,
    wins: one.wins + other.wins,
    decisions: one.decisions + other.decisions,
    tally,
    spread: other.spread.map((count, at) => count + (one.spread[at] ?? 0)),
  };
}
