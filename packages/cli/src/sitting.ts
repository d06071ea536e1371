import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { Match, type Seat, type SeatId, type Seed, seedFrom, TableError, type Text } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { z } from 'zod';
import { type Shelved, shelf } from './games.ts';
import { text } from './text/index.ts';

/** What was asked for on the command line, unchecked. */
export interface Flags {
  readonly language: Language;
  readonly seed?: string;
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
  readonly language: Language;
  readonly save: string | undefined;
}

/** Something is wrong with what was asked for: a sentence, and more lines where there is more to say. */
export class UsageError extends Error {
  readonly text: Text;
  readonly details: readonly string[];

  constructor(wrong: Text, details: readonly string[] = []) {
    super(wrong.key);
    this.name = 'UsageError';
    this.text = wrong;
    this.details = details;
  }
}

/** Begins a match as the flags want it, or says what is wrong with them. */
export function sitDown(gameId: string, flags: Flags): Sitting {
  const shelved = findGame(gameId);
  const seed = readSeed(flags.seed);
  const match = beginMatch(shelved, readSettings(flags.set), seed, flags.language);
  const humans = seatsWithoutBots(match.seats, flags.bot);
  if (flags.save !== undefined) requireWritable(flags.save);
  return { shelved, match, seed, humans, language: flags.language, save: flags.save };
}

function findGame(gameId: string): Shelved {
  const found = shelf.find(({ game }) => game.id === gameId);
  if (found !== undefined) return found;
  throw new UsageError(text('cli.wrong.game', { given: gameId, games: shelf.map(({ game }) => game.id).join(', ') }));
}

/** Any words make a seed; what already is one stays as it is. */
function readSeed(words: string | undefined): Seed {
  if (words === undefined) return randomBytes(32).toString('hex');
  return /^[0-9a-f]{64}$/.test(words) ? words : seedFrom(words);
}

/** From `name=value`: numbers, yes and no, and lists are written as in JSON, everything else is text. */
function readSettings(settings: readonly string[]): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    settings.map(setting => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(text('cli.wrong.setting', { given: setting }));
      return [name.trim(), readValue(value.trim())];
    }),
  );
}

function readValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function beginMatch({ game }: Shelved, setup: unknown, seed: Seed, language: Language): Match {
  z.config(z.locales[language]()); // the schema's complaints, in the reader's language
  try {
    return Match.begin(game, setup, { seed, checkpointEvery: 1 });
  } catch (refused) {
    if (!(refused instanceof TableError) || refused.code !== 'bad-setup') throw refused;
    const { problems } = refused.details;
    throw new UsageError(text('cli.wrong.setup'), Array.isArray(problems) ? problems.map(String) : [refused.message]);
  }
}

function seatsWithoutBots(seats: readonly Seat[], bots: readonly string[]): SeatId[] {
  const ids = seats.map(seat => seat.id);
  const unknown = bots.find(bot => !ids.includes(bot));
  if (unknown === undefined) return ids.filter(id => !bots.includes(id));
  throw new UsageError(text('cli.wrong.seat', { given: unknown, seats: ids.join(', ') }));
}

/** Better said before the match than after it. */
function requireWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(text('cli.wrong.save', { given: file, reason }));
  }
}
