import { wrap } from '@starboard/board/terminal';
import type { Formatter, Language } from '@starboard/kernel/text';
import { Command, Option } from 'commander';
import { type BenchFlags, bench } from './bench/bench.ts';
import { type CheckFlags, check } from './check.ts';
import { add, type Context, languageOption, whenCalled } from './commanding.ts';
import { allGames, allRules, botsOf, findGame, gameIds, type Shelved } from './games.ts';
import { helpIn } from './help.ts';
import { play } from './play.ts';
import { printLines } from './print.ts';
import { type ReplayFlags, replay } from './replay/replay.ts';
import { setupFlags } from './setup/flags.ts';
import { missionFile } from './setup/settings.ts';
import { type SimFlags, simulate, usualGames } from './sim/sim.ts';
import { type PlayFlags, sitDown } from './sitting.ts';
import { openTerminal } from './terminal.ts';
import { text } from './text/index.ts';
import { addUpkeep } from './upkeep/commands.ts';

export function buildProgram(context: Context): Command {
  const { say, around } = context;
  const program = new Command('starboard')
    .description(say(text('cli.about')))
    .helpOption('-h, --help', say(text('cli.help.help')))
    .helpCommand(false)
    .addHelpText('after', () => `\n${wrap(say(text('cli.help.codes')), 80).join('\n')}`)
    .exitOverride()
    .configureHelp(helpIn(say))
    .configureOutput({
      writeOut: help => printLines(around.stdout, help.trimEnd().split('\n')),
      writeErr: help => printLines(around.stderr, help.trimEnd().split('\n')),
      outputError: () => undefined,
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
    });
  addServe(program, context);
  addPlay(program, context);
  addSim(program, context);
  addCheck(program, context);
  addReplay(program, context);
  addBench(program, context);
  addUpkeep(program, context);
  return program;
}

function addServe(program: Command, context: Context): void {
  const { shelves, around, say } = context;
  const command = add(program, 'serve', context).addOption(languageOption(context));
  whenCalled(program, command, async () => {
    const [{ addServerSettings, serve }, games] = await Promise.all([import('./serve.ts'), allRules(shelves)]);
    const given = addServerSettings(command, say);
    command.action(({ language }: { readonly language: Language }) => serve(games, { given, language }, around));
  });
}

function addPlay(program: Command, context: Context): void {
  const { call, shelves, around, say } = context;
  const [usual] = gameIds(shelves);
  const command = add(program, 'play', context)
    .argument('[game]', say(text('cli.help.game', { games: gameIds(shelves).join(', '), usual: usual! })))
    .option('--seed <words>', say(text('cli.help.seed')));
  whenCalled(program, command, async () => {
    const shelved = await findGame(shelves, call.object ?? usual!);
    command
      .option('--bot <seat>', say(text('cli.help.bot', { bots: botNames(shelved) })), append, [])
      .option('--save <file>', say(text('cli.help.save')))
      .addOption(languageOption(context));
    const set = addSettings(command, shelved, say);
    command.action(async (_: string | undefined, flags: Omit<PlayFlags, 'set'>) => {
      const sitting = sitDown(shelved, { ...flags, set });
      const terminal = openTerminal(around);
      try {
        await play(sitting, terminal);
      } finally {
        terminal.close();
      }
    });
  });
}

function addSim(program: Command, context: Context): void {
  const { shelves, pace, thread, around, say } = context;
  const command = add(program, 'sim', context)
    .argument('<game>', say(text('cli.help.anyGame', { games: gameIds(shelves).join(', ') })))
    .option('--games <number>', say(text('cli.help.games', { usual: usualGames })));
  whenCalled(program, command, async () => {
    const shelved = await namedGame(context);
    const bots = shelved === undefined ? '' : botNames(shelved);
    command
      .option('--bot <name>', say(text('cli.help.simBot', { bots, named: shelved === undefined ? 'no' : 'yes' })))
      .option('--seed <words>', say(text('cli.help.simSeed')))
      .option('--each <name>', say(text('cli.help.each')))
      .option('--threads <number>', say(text('cli.help.threads')))
      .option('--json', say(text('cli.help.json')))
      .addOption(languageOption(context));
    const set = addSettings(command, shelved, say);
    command.action(async (id: string, flags: Omit<SimFlags, 'set'>) =>
      simulate(
        await findGame(shelves, id),
        { thread, module: shelves.module, warmUpMillis: pace.warmUpMillis },
        { ...flags, set },
        around,
      ),
    );
  });
}

function addCheck(program: Command, context: Context): void {
  const { shelves, around, say } = context;
  add(program, 'check', context)
    .argument('<file>', say(text('cli.help.mission')))
    .addOption(languageOption(context))
    .action((file: string, flags: CheckFlags) => check(file, shelves, flags, around));
}

function addReplay(program: Command, context: Context): void {
  const { shelves, around, say } = context;
  add(program, 'replay', context)
    .argument('<file>', say(text('cli.help.file')))
    .option('--quiet', say(text('cli.help.quiet')))
    .option('--json', say(text('cli.help.json')))
    .option('--seed <words>', say(text('cli.help.replaySeed')))
    .addOption(languageOption(context))
    .action((file: string, flags: ReplayFlags) => replay(file, shelves, flags, around));
}

function addBench(program: Command, context: Context): void {
  const { shelves, pace, around, say } = context;
  const command = add(program, 'bench', context)
    .argument('[game]', say(text('cli.help.benchGame', { games: gameIds(shelves).join(', ') })))
    .option('--json', say(text('cli.help.json')))
    .addOption(languageOption(context));
  whenCalled(program, command, async () => {
    const shelved = await namedGame(context);
    const set = shelved === undefined ? [] : addSettings(command, shelved, say);
    command.action(async (_: string | undefined, flags: Omit<BenchFlags, 'set'>) =>
      bench(shelved === undefined ? await allGames(shelves) : [shelved], { ...flags, set }, around, pace.bench),
    );
  });
}

/** The game that the command is called for, if one was named. */
async function namedGame({ call, shelves }: Context): Promise<Shelved | undefined> {
  return call.object === undefined ? undefined : findGame(shelves, call.object);
}

/**
 * The settings of a match, as `--set name=value`, or for short as a flag for each that the game has. Where the command
 * has a flag of that name itself, only the long way is left. They are gathered in the order in which they were given.
 */
function addSettings(command: Command, shelved: Shelved | undefined, say: Formatter): readonly string[] {
  const settings: string[] = [];
  command.option('--set <name=value>', say(text('cli.help.set')), setting => settings.push(setting));
  if (shelved === undefined) return settings;
  if (shelved.check !== undefined) {
    const option = new Option('--mission-file <file>', say(text('cli.help.missionFile')));
    command.addOption(option.argParser(file => settings.push(`${missionFile}=${file}`)));
  }
  const taken = ['--help', ...command.options.map(option => option.long)];
  for (const { name, flag, describe } of setupFlags(shelved.game)) {
    if (taken.includes(flag)) continue;
    const option = new Option(`${flag} <value>`, describe(say));
    option.argParser(value => settings.push(`${name}=${value}`));
    command.addOption(option.helpGroup(say(text('cli.help.settings', { game: shelved.game.id }))));
  }
  return settings;
}

function botNames(shelved: Shelved): string {
  return botsOf(shelved)
    .map(({ name }) => name)
    .join(', ');
}

function append(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
