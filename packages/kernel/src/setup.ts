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
