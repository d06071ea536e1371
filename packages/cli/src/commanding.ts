import { type Formatter, type Language, languages } from '@starboard/kernel/text';
import { type Command, Option } from 'commander';
import type { Call } from './call.ts';
import { UsageError } from './errors.ts';
import type { Shelves } from './games.ts';
import type { Pace } from './pace.ts';
import type { Surroundings } from './terminal.ts';
import { text } from './text/index.ts';

/** All that the commands are made for. */
export interface Context {
  readonly call: Call;
  readonly say: Formatter;
  readonly around: Surroundings;
  readonly shelves: Shelves;
  readonly pace: Pace;
  readonly thread: URL;
}

export const commandNames = [
  ...(['serve', 'play', 'sim', 'check', 'replay', 'bench'] as const),
  ...(['backup', 'restore', 'doctor', 'prune', 'admin'] as const),
] as const;

/** What a command needs beyond its name is loaded for whoever calls it and for nobody else. */
export function whenCalled(program: Command, command: Command, prepare: () => Promise<void>): void {
  program.hook('preSubcommand', async (_, called) => {
    if (called === command) await prepare();
  });
}

/** A command with what all have in common. */
export function add(program: Command, name: (typeof commandNames)[number], { say }: Context): Command {
  return program
    .command(name)
    .description(say(text(`cli.help.${name}`)))
    .helpOption('-h, --help', say(text('cli.help.help')));
}

export function languageOption({ call, say }: Context): Option {
  const option = new Option('--language <language>', say(text('cli.help.language')));
  return option.argParser(readLanguage).default(call.language);
}

function readLanguage(given: string): Language {
  const found = languages.find(language => language === given);
  if (found === undefined) throw new UsageError(text('cli.wrong.language', { given }));
  return found;
}
