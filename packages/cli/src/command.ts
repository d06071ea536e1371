import { wrap } from '@starboard/board/terminal';
import { createFormatter, type Formatter } from '@starboard/kernel/text';
import { CommanderError } from 'commander';
import { type Call, readCall } from './call.ts';
import { commandNames } from './commanding.ts';
import { type Complaint, Failure, UsageError } from './errors.ts';
import { allRules, gameIds, shelves as ownShelves, type Shelves } from './games.ts';
import { translatePlaceholders } from './help.ts';
import { type Pace, usualPace } from './pace.ts';
import { printLines } from './print.ts';
import { buildProgram } from './program.ts';
import { setupFlags } from './setup/flags.ts';
import { usualThread } from './sim/threads.ts';
import type { Surroundings } from './terminal.ts';
import { text, type WordKey, words } from './text/index.ts';

/** What the program brings along; tests put something else in its place. */
interface Equipment {
  readonly shelves: Shelves;
  readonly pace: Pace;
  /** What each thread of a simulation runs. */
  readonly thread: URL;
}

/** Runs the command with these arguments. Hands back its exit code: 2 where it was called wrongly, 1 where it failed. */
export async function runCommand(
  args: readonly string[],
  around: Surroundings,
  { shelves = ownShelves, pace = usualPace, thread = usualThread }: Partial<Equipment> = {},
): Promise<number> {
  const call = readCall(args, around.env);
  const say = createFormatter(words, call.language);
  const tell = (lines: readonly string[]) => printLines(around.stderr, lines);
  try {
    await buildProgram({ call, say, around, shelves, pace, thread }).parseAsync(args, { from: 'user' });
    return 0;
  } catch (thrown) {
    if (thrown instanceof CommanderError && isHelp(thrown)) return thrown.exitCode === 0 ? 0 : 2;
    if (thrown instanceof Failure) {
      tell(complaintLines(thrown, say));
      return 1;
    }
    const wrong = thrown instanceof CommanderError ? await misuse(thrown, call, shelves, say) : thrown;
    if (!(wrong instanceof UsageError)) throw thrown;
    tell([...complaintLines(wrong, say), say(text('cli.wrong.hint', { call: helpFor(call, shelves) }))]);
    return 2;
  }
}

/** Help was shown: because it was wanted, or because nothing was said at all. */
function isHelp({ code }: CommanderError): boolean {
  return code === 'commander.help' || code === 'commander.helpDisplayed';
}

function complaintLines({ text: wrong, details }: Complaint, say: Formatter): string[] {
  return [...wrap(say(wrong), 80), ...details.map(detail => `  ${typeof detail === 'string' ? detail : say(detail)}`)];
}

const misuses: { readonly [code: string]: WordKey } = {
  'commander.unknownOption': 'cli.wrong.option',
  'commander.unknownCommand': 'cli.wrong.command',
  'commander.optionMissingArgument': 'cli.wrong.valueMissing',
  'commander.missingArgument': 'cli.wrong.missing',
  'commander.excessArguments': 'cli.wrong.excess',
  'commander.missingMandatoryOptionValue': 'cli.wrong.needed',
};

/** What the parser of flags complains about, in our words. */
async function misuse(
  thrown: CommanderError,
  { command = '', object = '' }: Call,
  shelves: Shelves,
  say: Formatter,
): Promise<UsageError> {
  const { code, message } = thrown;
  const key = misuses[code];
  if (key === undefined) return new UsageError(text('cli.wrong.call', { message }));
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const given = translatePlaceholders(quoted, say);
  if (code === 'commander.missingArgument') {
    const called = command === 'admin' ? `${command} ${object}` : command;
    return new UsageError(text(key, { command: called, what: given }));
  }
  const owners = code === 'commander.unknownOption' ? await ownersOf(given, shelves) : [];
  if (owners.length === 0) return new UsageError(text(key, { given }));
  return new UsageError(text('cli.wrong.optionElsewhere', { given, games: owners.join(', ') }));
}

/** The games that have this flag. */
async function ownersOf(given: string, shelves: Shelves): Promise<string[]> {
  const [flag] = given.split('=');
  const games = await allRules(shelves);
  return games.filter(({ game }) => setupFlags(game).some(each => each.flag === flag)).map(({ game }) => game.id);
}

/** What shows the help that fits this call best. */
function helpFor({ command, object }: Call, shelves: Shelves): string {
  const known = commandNames.find(name => name === command);
  const takesGame = known === undefined || ['play', 'sim', 'bench'].includes(known);
  const named = takesGame ? gameIds(shelves).find(id => id === object) : undefined;
  return ['starboard', known, known && named, '--help'].filter(Boolean).join(' ');
}
