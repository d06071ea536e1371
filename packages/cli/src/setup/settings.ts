import type { Game } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { z } from 'zod';
import { UsageError } from '../errors.ts';
import { text } from '../text/index.ts';

/** How a match is to be set up: as it was given, and as the game understands it. */
export interface Settings {
  readonly given: unknown;
  readonly setup: unknown;
}

/** Reads `name=value` for each setting; what the game cannot be played with is listed. */
export function readSettings(game: Game, settings: readonly string[], language: Language): Settings {
  const given = Object.fromEntries(settings.map(readSetting));
  const checked = checkSetup(game, given, language);
  if ('setup' in checked) return { given, setup: checked.setup };
  throw new UsageError(text('cli.wrong.setup'), checked.problems);
}

/** A set-up as the game understands it, or what is wrong with it, in the reader's language. */
export function checkSetup(
  game: Game,
  given: unknown,
  language: Language,
): { readonly setup: unknown } | { readonly problems: readonly string[] } {
  const checked = inLanguage(language, () => game.setup.safeParse(given));
  if (checked.success) return { setup: checked.data };
  return {
    problems: checked.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  };
}

/** Lets the schemas in this work complain in the reader's language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  z.config(z.locales[language]());
  return work();
}

/** Numbers, yes and no, and lists are written as in JSON, everything else is text. */
function readSetting(setting: string): [name: string, value: unknown] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
  if (name === undefined || value === undefined) throw new UsageError(text('cli.wrong.setting', { given: setting }));
  return [name.trim(), readValue(value.trim())];
}

function readValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
