import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { commandLine } from '../command-line.ts';
import { Failure, UsageError } from '../errors.ts';
import { botsOf, findBot, type Shelved } from '../games.ts';
import { readCount } from '../numbers.ts';
import { inJson } from '../print.ts';
import { showProgress } from '../progress.ts';
import { choicesOf } from '../setup/flags.ts';
import { checkSetup, givenBy, readSettings } from '../setup/settings.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { type Row, tableLines } from './each.ts';
import { mostAnswers, type Series, type Trouble, wordsOf } from './series.ts';
import { summaryData, summaryLines } from './summary.ts';
import { playSeries, type Way } from './threads.ts';

/** What was asked for on the command line, unchecked. */
export interface SimFlags {
  readonly language: Language;
  readonly games?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly set: readonly string[];
  /** A setting, every value of which is played. */
  readonly each?: string;
  readonly json?: boolean;
}

/** A series to be played, and how. */
export interface Simulation {
  readonly shelved: Shelved;
  readonly series: Series;
  /** The set-up as the game understands it. */
  readonly setup: unknown;
  readonly threads: number;
  readonly cores: number;
  /** What to type to get the same again. */
  readonly again: string;
  readonly settings: readonly string[];
}

export const usualGames = 100;
const mostGames = 100_000_000;
const mostThreads = 256;

export async function simulate(shelved: Shelved, way: Way, flags: SimFlags, around: Surroundings): Promise<void> {
  if (flags.each !== undefined) return simulateEach(shelved, way, flags, flags.each, around);
  const simulation = prepare(shelved, flags);
  const { series, threads } = simulation;
  const { width, paint, print } = openTerminal(around);
  const say = createFormatter(mergeTexts(words, shelved.texts), flags.language);
  const progress = showProgress(series.games, around.stderr, say);
  const result = await playSeries(series, { ...way, threads, heard: progress.show }).finally(progress.clear);
  if ('kind' in result) throw failure(simulation, result);
  const data = () => [inJson(summaryData(simulation, result))];
  print(flags.json ? data() : summaryLines(simulation, result, { say, paint, width }));
}

/** One series for every value of a setting; what the rest of the set-up refuses is left out. */
async function simulateEach(
  shelved: Shelved,
  way: Way,
  flags: SimFlags,
  name: string,
  around: Surroundings,
): Promise<void> {
  const values = choicesOf(shelved.game, name);
  if (values.length === 0) throw new UsageError(text('cli.wrong.each', { given: name, game: shelved.game.id }));
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  const problems = new Set<string>();
  const simulations = values.flatMap(value => {
    const set = [...flags.set, `${name}=${value}`];
    const checked = checkSetup(shelved, givenBy(shelved, set, flags.language), flags.language);
    if ('setup' in checked) return [{ value, simulation: prepare(shelved, { ...flags, seed, set }) }];
    for (const problem of checked.problems) problems.add(problem);
    return [];
  });
  if (simulations.length === 0) throw new UsageError(text('cli.wrong.noValue', { given: name }), [...problems]);
  const { width, paint, print } = openTerminal(around);
  const say = createFormatter(mergeTexts(words, shelved.texts), flags.language);
  const games = simulations.reduce((sum, { simulation }) => sum + simulation.series.games, 0);
  const progress = showProgress(games, around.stderr, say);
  const rows: Row[] = [];
  try {
    for (const { value, simulation } of simulations) {
      const before = rows.reduce((sum, { result }) => sum + result.sum.games, 0);
      const { series, threads } = simulation;
      const result = await playSeries(series, { ...way, threads, heard: done => progress.show(before + done) });
      if ('kind' in result) throw failure(simulation, result);
      rows.push({ value, simulation, result });
    }
  } finally {
    progress.clear();
  }
  const chosen = ['--each', name, '--games', flags.games ?? String(usualGames), '--seed', seed, ...asFlags(flags.set)];
  const again = commandLine('sim', shelved.game.id, ...chosen);
  const data = () => [inJson(rows.map(({ simulation, result }) => summaryData(simulation, result)))];
  print(flags.json ? data() : tableLines(name, rows, again, { say, paint, width }));
}

function prepare(shelved: Shelved, flags: SimFlags): Simulation {
  const { id } = shelved.game;
  const settings = flags.set;
  const { given, setup } = readSettings(shelved, settings, flags.language);
  const { name: bot } = flags.bot === undefined ? botsOf(shelved)[0]! : findBot(shelved, flags.bot);
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  const games = readCount('--games', flags.games ?? String(usualGames), mostGames);
  const cores = availableParallelism();
  const threads = readCount('--threads', flags.threads ?? String(Math.min(cores, mostThreads)), mostThreads);
  const series: Series = { game: id, given, bot, seed, games };
  const chosen = ['--games', String(games), '--seed', seed, ...(flags.bot ? ['--bot', bot] : []), ...asFlags(settings)];
  return { shelved, series, setup, threads, cores, settings, again: commandLine('sim', id, ...chosen) };
}

/** What went wrong, and what to type to see it happen. */
function failure({ shelved, series, setup, settings }: Simulation, { kind, match, what }: Trouble): Failure {
  const { game } = shelved;
  const seed = wordsOf(series, match);
  const bots = game.seats(setup).flatMap(({ id }) => ['--bot', `${id}=${series.bot}`]);
  const wrong =
    kind === 'endless' ? text('cli.sim.endless', { seed, most: mostAnswers }) : text('cli.sim.broken', { seed, what });
  return new Failure(wrong, [
    text('cli.sim.repeat', { setup: JSON.stringify(setup) }),
    commandLine('play', game.id, '--seed', seed, ...asFlags(settings), ...bots),
  ]);
}

function asFlags(settings: readonly string[]): string[] {
  return settings.flatMap(setting => ['--set', setting]);
}
