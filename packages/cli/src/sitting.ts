import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { type Bot, Match, type Seat, type SeatId, type Seed, seedFrom } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { reasonText, UsageError } from './errors.ts';
import { botsOf, findBot, type Shelved } from './games.ts';
import { readSettings } from './setup/settings.ts';
import { text } from './text/index.ts';

/** What was asked for on the command line, unchecked. */
export interface PlayFlags {
  readonly language: Language;
  readonly seed?: string;
  /** `seat`, or `seat=bot` for another than the usual bot. */
  readonly bot: readonly string[];
  readonly set: readonly string[];
  readonly save?: string;
}

/** A match, and who came to play it. */
export interface Sitting {
  readonly shelved: Shelved;
  readonly match: Match;
  readonly seed: Seed;
  /** The seats of the people at the keyboard; bots have the others. */
  readonly humans: readonly SeatId[];
  readonly bots: ReadonlyMap<SeatId, Bot>;
  readonly language: Language;
  readonly save: string | undefined;
}

/** Begins a match as the flags want it, or says what is wrong with them. */
export function sitDown(shelved: Shelved, flags: PlayFlags): Sitting {
  const { language, save } = flags;
  const seed = readSeed(flags.seed);
  const { given } = readSettings(shelved, flags.set, language);
  const match = Match.begin(shelved.game, given, { seed, checkpointEvery: 1 });
  const bots = seatBots(shelved, match.seats, flags.bot);
  const humans = match.seats.map(seat => seat.id).filter(seat => !bots.has(seat));
  if (save !== undefined) requireWritable(save);
  return { shelved, match, seed, humans, bots, language, save };
}

/** Any words make a seed; what already is one stays as it is. */
export function readSeed(words: string | undefined): Seed {
  if (words === undefined) return randomBytes(32).toString('hex');
  return /^[0-9a-f]{64}$/.test(words) ? words : seedFrom(words);
}

/** A bot's own chance, drawn from the seed but apart from the match's dice: the same words give the same match again. */
export function botSeed(seed: Seed): Seed {
  return seedFrom(`${seed} bots`);
}

function seatBots(shelved: Shelved, seats: readonly Seat[], wanted: readonly string[]): Map<SeatId, Bot> {
  const ids = seats.map(seat => seat.id);
  return new Map(
    wanted.map(wish => {
      const [seat = '', name = botsOf(shelved)[0]!.name] = wish.split(/=(.*)/s);
      if (!ids.includes(seat)) throw new UsageError(text('cli.wrong.seat', { given: seat, seats: ids.join(', ') }));
      return [seat, findBot(shelved, name)];
    }),
  );
}

/** Better said before the match than after it. */
function requireWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(text('cli.wrong.save', { given: file, reason: reasonText(error) }));
  }
}
