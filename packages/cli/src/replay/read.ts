import { readFileSync } from 'node:fs';
import { type Journal, parseJournal, TableError, type Text } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { Failure, reasonOf } from '../errors.ts';
import { inLanguage } from '../setup/settings.ts';
import { text } from '../text/index.ts';

const mostProblems = 10;

/** Reads a journal from a file; whatever is wrong with it is said with where. */
export function readJournal(file: string, language: Language): Journal {
  const source = parse(read(file), file);
  try {
    return inLanguage(language, () => parseJournal(source));
  } catch (refused) {
    throw refusedJournal(refused, file);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(text('cli.replay.unreadable', { file, reason: reasonOf(error) }));
  }
}

function parse(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    const lines = source.slice(0, breakIn(source)).split('\n');
    const place = { line: lines.length, column: lines.at(-1)!.length + 1 };
    throw new Failure(text('cli.replay.notJson', { file, ...place }));
  }
}

/** Where the source stops being JSON. The parser does not always tell, but the beginnings of a source do. */
function breakIn(source: string): number {
  let sound = 0;
  let broken = source.length + 1;
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (isHopeless(source.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
}

/** Whether no JSON begins like this: the parser stumbles over something before it comes to the end. */
function isHopeless(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return false;
  } catch (error) {
    const told = reasonOf(error);
    const [, position] = /position (\d+)/.exec(told) ?? [];
    return position === undefined ? !told.includes('end of JSON') : Number(position) < beginning.length;
  }
}

function refusedJournal(refused: unknown, file: string): unknown {
  if (!(refused instanceof TableError) || refused.code !== 'bad-journal') return refused;
  const { problems, entry, step, decision } = refused.details;
  if (!Array.isArray(problems)) return new Failure(text('cli.replay.changed', whereIs(entry, step, decision)));
  const rest = problems.length - mostProblems;
  const more: Text[] = rest > 0 ? [text('cli.replay.more', { rest })] : [];
  return new Failure(text('cli.replay.notJournal', { file }), [
    ...problems.slice(0, mostProblems).map(String),
    ...more,
  ]);
}

/** People count from 1. */
export function whereIs(entry: unknown, step: unknown, decision: unknown) {
  return { entry: Number(entry) + 1, step: Number(step), decision: String(decision) };
}
