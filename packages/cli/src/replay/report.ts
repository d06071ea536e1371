import { capitalised, labelled, type Pen } from '@starboard/board/terminal';
import { commitment, type LogEntry, type Text } from '@starboard/kernel';
import { namesOf, outcomeLines } from '../frame.ts';
import { sentence } from '../layout.ts';
import { logLines } from '../question.ts';
import { text } from '../text/index.ts';
import type { Told } from './tell.ts';

/** The match for programs. */
export function reportData({ shelved, journal, seats, answers, outcome, seed }: Told) {
  return {
    game: shelved.game.id,
    version: journal.version,
    setup: journal.setup,
    seats,
    answers,
    outcome: outcome ?? null,
    fromPosition: journal.start !== undefined,
    verified: seed !== undefined,
  };
}

/** The match for people: who played what, what was said, how it ended, and whether it is true. */
export function reportLines(told: Told, pen: Pen): string[] {
  const { seats, outcome, log, seed } = told;
  return [
    ...headLines(told, pen),
    ...(seed === undefined ? ['', ...sentence(text('cli.replay.hearsay'), pen).map(pen.paint.dim)] : []),
    '',
    ...logLines(
      log.map(entry => addressed(entry, pen)),
      pen,
    ),
    '',
    ...(outcome === undefined ? sentence(text('cli.replay.notOver'), pen) : outcomeLines(outcome, seats.length, pen)),
    '',
    ...verdictLines(told, pen),
    ...(seed === undefined ? [] : proofLines(seed, pen)),
  ];
}

/** Whether everything came out again as the file has it, the dice above all. */
export function verdictLines({ seed, journal }: Told, pen: Pen): string[] {
  const { paint } = pen;
  const start = journal.start === undefined ? [] : sentence(text('cli.replay.fromPosition'), pen).map(paint.accent);
  if (seed === undefined) return [...sentence(text('cli.replay.unproven'), pen).map(paint.accent), ...start];
  return [
    ...sentence(text('cli.replay.verified'), pen).map(paint.good),
    ...sentence(text('cli.replay.proven'), pen).map(paint.good),
    ...start,
  ];
}

function headLines({ shelved, journal, seats, answers }: Told, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const given = journal.entries.filter(({ kind }) => kind === 'answer').length;
  const rows: [name: Text, value: string][] = [
    [text('cli.replay.rules'), say(text('cli.replay.game', { game: shelved.game.id, version: journal.version }))],
    [text('cli.replay.setupOf'), inWords(journal.setup) || '–'],
    [text('cli.replay.seats'), namesOf(seats, pen)],
    [text('cli.replay.answers'), say(text('cli.replay.count', { answers, back: given - answers }))],
  ];
  const names = rows.map(([name]) => say(name));
  const widest = Math.max(...names.map(name => name.length));
  return [
    paint.strong(say({ key: 'title' })),
    paint.dim('─'.repeat(width)),
    ...rows.flatMap(([, value], at) => labelled(`  ${names[at]!.padEnd(widest)}  `, value, width)),
  ];
}

/** What only some were told is known to everybody afterwards, with whom it was told to. */
function addressed(entry: LogEntry, pen: Pen): LogEntry {
  if (entry.to === undefined) return entry;
  const heard = text('cli.replay.to', { seats: capitalised(namesOf(entry.to, pen)), said: { ...entry } });
  return entry.rule === undefined ? heard : { ...heard, rule: entry.rule };
}

function inWords(setup: unknown): string {
  return Object.entries(setup ?? {})
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

function proofLines(seed: string, { say, paint }: Pen): string[] {
  return [say(text('cli.promise')), paint.dim(`  ${commitment(seed)}`), say(text('cli.seed')), paint.dim(`  ${seed}`)];
}
