import type { Pen } from '@starboard/board/terminal';
import { createFormatter, type Language } from '@starboard/kernel/text';
import type { Shelved } from '../games.ts';
import { columns, sentence } from '../layout.ts';
import { inJson } from '../print.ts';
import { readSettings } from '../setup/settings.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { type Figures, measure } from './figures.ts';
import type { Effort } from './measure.ts';

/** What was asked for on the command line, unchecked. */
export interface BenchFlags {
  readonly language: Language;
  readonly set: readonly string[];
  readonly json?: boolean;
}

/** Measures these games one after the other, in this thread alone. */
export function bench(
  games: readonly Shelved[],
  { language, set, json }: BenchFlags,
  around: Surroundings,
  effort: Effort,
): void {
  const settings = games.map(shelved => readSettings(shelved, set, language));
  const figures = games.map((shelved, at) => measure(shelved, settings[at]!, effort));
  const { print, paint, width } = openTerminal(around);
  const pen = { say: createFormatter(words, language), paint, width };
  print(json ? [inJson({ games: figures })] : tableLines(figures, effort, pen));
}

function tableLines(figures: readonly Figures[], effort: Effort, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const count = (value: number) => say(text('cli.bench.count', { value }));
  const tenths = (value: number) => say(text('cli.bench.tenths', { value }));
  const heads = ['game', 'speed', 'fork', 'state', 'answers'] as const;
  const [head, ...rows] = columns([
    heads.map(name => say(text(`cli.bench.${name}`))),
    ...figures.map(({ game, decisionsPerSecond, microsPerFork, stateBytes, answersPerMatch }) => [
      game,
      count(decisionsPerSecond),
      tenths(microsPerFork),
      count(stateBytes),
      tenths(answersPerMatch),
    ]),
  ]);
  return [
    paint.strong(head!),
    paint.dim('─'.repeat(width)),
    ...rows,
    '',
    ...sentence(text('cli.bench.how', { windows: effort.windows, millis: effort.windowMillis }), pen).map(paint.dim),
  ];
}
