import type { Text } from '@starboard/kernel';
import { createFormatter, type Language } from '@starboard/kernel/text';
import { z } from 'zod';
import { UsageError } from '../errors.ts';
import type { Shelved } from '../games.ts';
import { readMission } from '../mission.ts';
import { text } from '../text/index.ts';

/** How a match is to be set up: as it was given, and as the game understands it. */
export interface Settings {
  readonly given: unknown;
  readonly setup: unknown;
}

/** Reads `name=value` for each setting; what the game cannot be played with is listed. */
export function readSettings(shelved: Shelved, settings: readonly string[], language: Language): Settings {
  const given = givenBy(shelved, settings, language);
  const checked = checkSetup(shelved, given, language);
  if ('setup' in checked) return { given, setup: checked.setup };
  throw new UsageError(text('cli.wrong.setup'), checked.problems);
}

/** The setting that names the file of a mission of one's own. */
export const missionFile = 'missionFile';

/** What the settings say, as it was typed; a mission in a file is read and checked. */
export function givenBy(shelved: Shelved, settings: readonly string[], language: Language): unknown {
  const { [missionFile]: file, ...given }: { [name: string]: unknown } = Object.fromEntries(settings.map(readSetting));
  if (file === undefined) return given;
  if ('mission' in given) throw new UsageError(text('cli.wrong.twoMissions'));
  return { ...given, ...readMission(shelved, String(file), language).settings };
}

/** A set-up as the game understands it, or what is wrong with it, in the reader's language. */
export function checkSetup(
  { game, texts }: Shelved,
  given: unknown,
  language: Language,
): { readonly setup: unknown } | { readonly problems: readonly string[] } {
  const checked = inLanguage(language, () => game.setup.safeParse(given));
  if (checked.success) return { setup: checked.data };
  const say = createFormatter(texts, language);
  return {
    problems: checked.error.issues.map(issue => {
      const told = textOf(issue);
      const problem = told === undefined ? issue.message : say(told);
      return issue.path.length > 0 ? `${issue.path.join('.')}: ${problem}` : problem;
    }),
  };
}

/** A game's own complaint comes as one of its texts, so that everybody reads it in the own language. */
function textOf(issue: z.core.$ZodIssue): Text | undefined {
  return issue.code === 'custom' ? (issue.params?.['text'] as Text | undefined) : undefined;
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
