import { capitalised, labelled, type Pen } from '@starboard/board/terminal';
import type { Text } from '@starboard/kernel';
import { columns, sentence } from '../layout.ts';
import { text } from '../text/index.ts';
import type { Sum } from './series.ts';
import type { Simulation } from './sim.ts';
import type { Result } from './threads.ts';

/** All that a simulation found out, for programs. With the same seed only the speeds and the threads may differ. */
export function summaryData({ series, setup, shelved, cores }: Simulation, { sum, threads, seconds }: Result) {
  const { games, wins, decisions } = sum;
  const perSecond = decisions / seconds;
  return {
    game: series.game,
    version: shelved.game.version,
    setup,
    bot: series.bot,
    seed: series.seed,
    games,
    wins,
    losses: games - wins,
    winRate: wins / games,
    winRateInterval: likelyShare(wins, games),
    decisions,
    decisionsPerSecond: Math.round(perSecond),
    decisionsPerSecondPerCore: Math.round(perSecond / Math.min(threads, cores)),
    threads,
    ...Object.fromEntries(
      meansOf(sum).map(([name, mean]) => [`mean${name.charAt(0).toUpperCase()}${name.slice(1)}`, mean]),
    ),
    ...(shelved.spread && { spread: { of: shelved.spread.of, games: sum.spread } }),
  };
}

/** The same for people. */
export function summaryLines(simulation: Simulation, result: Result, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const { series, again } = simulation;
  const data = summaryData(simulation, result);
  const { games, wins, losses, bot, decisions, threads } = data;
  const [low, high] = data.winRateInterval;
  const speed = { perSecond: data.decisionsPerSecond, perCore: data.decisionsPerSecondPerCore, threads };
  const rows: [name: Text, value: Text][] = [
    [text('cli.sim.wins'), text('cli.sim.count', { count: wins })],
    [text('cli.sim.losses'), text('cli.sim.count', { count: losses })],
    [text('cli.sim.winRate'), text('cli.sim.share', { share: data.winRate, low, high })],
    [text('cli.sim.decisions'), text('cli.sim.count', { count: decisions })],
    [text('cli.sim.speed'), text('cli.sim.perSecond', speed)],
    ...meansOf(result.sum).map(([name, mean]): [Text, Text] => [
      text('cli.sim.mean', { name: { key: `tally.${name}` } }),
      text('cli.sim.average', { mean }),
    ]),
  ];
  const names = rows.map(([name]) => capitalised(say(name)));
  const widest = Math.max(...names.map(name => name.length));
  return [
    paint.strong(say(text('cli.sim.title', { title: { key: 'title' }, games, bot }))),
    paint.dim('─'.repeat(width)),
    ...rows.flatMap(([, value], at) => labelled(`  ${names[at]!.padEnd(widest)}  `, say(value), width)),
    ...spreadLines(simulation, result.sum, pen),
    '',
    ...sentence(text('cli.sim.seed', { seed: series.seed }), pen),
    paint.dim(`  ${again}`),
  ];
}

/** How many matches came to each value of what the game wants spread: the values, and below them the matches. */
function spreadLines({ shelved: { spread } }: Simulation, { spread: games }: Sum, { say, paint }: Pen): string[] {
  if (spread === undefined) return [];
  const values = games.map((_, value) =>
    text(value < spread.most ? 'cli.sim.count' : 'cli.sim.orMore', { count: value }),
  );
  const [head, counts] = columns([
    [capitalised(say({ key: `tally.${spread.of}` })), ...values.map(value => say(value))],
    [capitalised(say(text('cli.sim.matches'))), ...games.map(count => say(text('cli.sim.count', { count })))],
  ]);
  return ['', paint.dim(`  ${head}`), `  ${counts}`];
}

export function meansOf({ games, tally }: Sum): [name: string, mean: number][] {
  return Object.entries(tally).map(([name, total]) => [name, total / games]);
}

/** Where the true share lies, 95 times in 100, if this many of all were seen (Wilson's interval). */
export function likelyShare(seen: number, all: number): [low: number, high: number] {
  const z = 1.959964;
  const share = seen / all;
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const middle = share + (z * z) / (2 * all);
  const scale = 1 + (z * z) / all;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
