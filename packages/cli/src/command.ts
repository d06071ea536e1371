import type { Formatter, Language } from '@starboard/kernel/text';
import { createFormatter, languages } from '@starboard/kernel/text';
import { Command, CommanderError } from 'commander';
import { shelf } from './games.ts';
import { play } from './play.ts';
import { type Flags, sitDown, UsageError } from './sitting.ts';
import { openTerminal, type Surroundings } from './terminal.ts';
import { text, type WordKey, words } from './text/index.ts';

/** Runs the command with these arguments. Hands back its exit code: 2 where it was called wrongly. */
export async function runCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const language = guessLanguage(args, around.env);
  const say = createFormatter(words, language);
  try {
    await program(say, language, around).parseAsync(args, { from: 'user' });
    return 0;
  } catch (thrown) {
    if (thrown instanceof CommanderError && isHelp(thrown)) return thrown.exitCode === 0 ? 0 : 2;
    around.stderr.write(`${complaintLines(thrown, say).join('\n')}\n`);
    return 2;
  }
}

/** Help was shown: because it was wanted, or because nothing was said at all. */
function isHelp({ code }: CommanderError): boolean {
  return code === 'commander.help' || code === 'commander.helpDisplayed';
}

function program(say: Formatter, language: Language, around: Surroundings): Command {
  const command = new Command('starboard')
    .description(say(text('cli.about')))
    .usage('play [options] [game]')
    .helpOption('-h, --help', say(text('cli.help.help')))
    .helpCommand(false)
    .exitOverride()
    .configureHelp({ styleTitle: title => translateTitle(title, say), optionDescription: option => option.description })
    .configureOutput({
      writeOut: help => around.stdout.write(help),
      writeErr: help => around.stderr.write(help),
      outputError: () => undefined,
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
    });
  command
    .command('play')
    .description(say(text('cli.help.play')))
    .helpOption('-h, --help', say(text('cli.help.help')))
    .argument('[game]', say(text('cli.help.game', { games: gameIds().join(', '), usual: gameIds()[0]! })))
    .option('--seed <words>', say(text('cli.help.seed')))
    .option('--language <language>', say(text('cli.help.language')), readLanguage, language)
    .option('--bot <seat>', say(text('cli.help.bot')), append, [])
    .option('--set <name=value>', say(text('cli.help.set')), append, [])
    .option('--save <file>', say(text('cli.help.save')))
    .action((game: string | undefined, flags: Flags) => playAt(game ?? gameIds()[0]!, flags, around));
  return command;
}

async function playAt(game: string, flags: Flags, around: Surroundings): Promise<void> {
  const sitting = sitDown(game, flags);
  const terminal = openTerminal(around);
  try {
    await play(sitting, terminal);
  } finally {
    terminal.close();
  }
}

function gameIds(): string[] {
  return shelf.map(({ game }) => game.id);
}

function append(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

function readLanguage(given: string): Language {
  const found = languages.find(language => language === given);
  if (found === undefined) throw new UsageError(text('cli.wrong.language', { given }));
  return found;
}

/** Known before the flags are read, since help and complaints are in it as well. */
function guessLanguage(args: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const at = args.lastIndexOf('--language');
  const flag = at >= 0 ? args[at + 1] : args.findLast(arg => arg.startsWith('--language='))?.split('=')[1];
  const wanted = flag ?? (LC_ALL || LC_MESSAGES || LANG || '');
  return languages.find(language => wanted.startsWith(language)) ?? 'en';
}

const titles: { readonly [title: string]: WordKey } = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Commands:': 'cli.help.commands',
};

function translateTitle(title: string, say: Formatter): string {
  const key = titles[title];
  return key === undefined ? title : say(text(key));
}

const complaints: { readonly [code: string]: WordKey } = {
  'commander.unknownOption': 'cli.wrong.option',
  'commander.unknownCommand': 'cli.wrong.command',
  'commander.optionMissingArgument': 'cli.wrong.valueMissing',
  'commander.excessArguments': 'cli.wrong.excess',
};

/** What was wrong with the call, in words; whatever else was thrown is not the caller's fault, and goes on. */
function complaintLines(thrown: unknown, say: Formatter): string[] {
  const hint = say(text('cli.wrong.hint'));
  if (thrown instanceof UsageError) return [say(thrown.text), ...thrown.details.map(detail => `  ${detail}`), hint];
  if (!(thrown instanceof CommanderError)) throw thrown;
  const key = complaints[thrown.code];
  const [, given = ''] = /'([^']*)'/.exec(thrown.message) ?? [];
  return [key === undefined ? thrown.message : say(text(key, { given })), hint];
}
