import { type Journal, parseJournal, TableError, type Text } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { Failure } from '../errors.ts';
import { readJson } from '../files.ts';
import { inLanguage } from '../setup/settings.ts';
import { text } from '../text/index.ts';

const mostProblems = 10;

/** Reads a journal from a file; whatever is wrong with it is said with where. */
export function readJournal(file: string, language: Language): Journal {
  const source = readJson(file);
  try {
    return inLanguage(language, () => parseJournal(source));
  } catch (refused) {
    throw refusedJournal(refused, file);
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
