import { z } from 'zod';
import { TableError } from './errors.ts';
import type { Game } from './types.ts';

/** What somebody wants to play, checked by the game's own schema, or a list of what is wrong with it. */
export function checkSetup<Setup>(game: Game<unknown, Setup>, setup: unknown): Setup {
  const parsed = game.setup.safeParse(setup);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new TableError('bad-setup', `This set-up cannot be played: ${problems.join('; ')}`, { problems });
}

/** A record with so many names at most, which are counted before any of them is looked at: whatever comes in has a bound. */
export function smallRecord<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  key: Key,
  value: Value,
  most: number,
) {
  const record = z.record(key, value);
  const counted = z.preprocess((given, { addIssue }) => {
    if (isTooMany(given, most)) addIssue({ code: 'custom', message: `Too many: ${most} at most.`, input: given });
    return given;
  }, record);
  return (counted as z.ZodType<z.output<typeof record>, z.input<typeof record>>).meta({ maxProperties: most });
}

function isTooMany(given: unknown, most: number): boolean {
  return typeof given === 'object' && given !== null && Object.keys(given).length > most;
}
