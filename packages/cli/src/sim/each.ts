import type { Pen } from '@starboard/board/terminal';
import { sentence } from '../layout.ts';
import { text } from '../text/index.ts';
import type { Simulation } from './sim.ts';
import { meansOf, summaryData } from './summary.ts';
import type { Result } from './threads.ts';

/** One line of a table: the series for one value of a setting. */
export interface Row {
  readonly value: string;
  readonly simulation: Simulation;
  readonly result: Result;
}

/** The same numbers for every value of a setting, one line each. */
export function tableLines(name: string, rows: readonly Row[], again: string, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const [first] = rows;
  if (first === undefined) return [];
  const means = meansOf(first.result.sum).map(([tally]) => tally);
  const head = [
    name,
    say(text('cli.sim.wins')),
    say(text('cli.sim.winRate')),
    ...means.map(mean => say({ key: `tally.${mean}` })),
  ];
  const cells = rows.map(row => cellsOf(row, pen));
  const widths = head.map((title, at) => Math.max(title.length, ...cells.map(each => each[at]!.length)));
  const line = (each: readonly string[]) =>
    each.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ');
  const { series } = first.simulation;
  return [
    paint.strong(say(text('cli.sim.title', { title: { key: 'title' }, games: series.games, bot: series.bot }))),
    paint.dim('─'.repeat(width)),
    paint.dim(line(head)),
    ...cells.map(line),
    '',
    ...sentence(text('cli.sim.seed', { seed: series.seed }), pen),
    paint.dim(`  ${again}`),
  ];
}

function cellsOf({ value, simulation, result }: Row, { say }: Pen): string[] {
  const { wins, winRate } = summaryData(simulation, result);
  return [
    value,
    say(text('cli.sim.count', { count: wins })),
    say(text('cli.sim.percent', { share: winRate })),
    ...meansOf(result.sum).map(([, mean]) => say(text('cli.sim.average', { mean }))),
  ];
}
