import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { Failure, UsageError } from './errors.ts';
import { readJson } from './files.ts';
import type { Checked, Shelved } from './games.ts';
import { text, words } from './text/index.ts';

const mostProblems = 100;

/** A mission that somebody wrote; what is wrong with it is said with where. */
export function readMission(
  { game, texts, check }: Pick<Shelved, 'game' | 'texts' | 'check'>,
  file: string,
  language: Language,
): Extract<Checked, { ok: true }> {
  if (check === undefined) throw new UsageError(text('cli.wrong.noMissions', { game: game.id }));
  const checked = check(inPrint(readJson(file)));
  if (checked.ok) return checked;
  const say = createFormatter(mergeTexts(words, texts), language);
  const { problems } = checked;
  const rest = problems.length - mostProblems;
  throw new Failure(text('cli.check.wrong', { file, count: problems.length }), [
    ...problems
      .slice(0, mostProblems)
      .map(({ where, text: problem }) => (where === '' ? say(problem) : `${where}: ${say(problem)}`)),
    ...(rest > 0 ? [text('cli.replay.more', { rest })] : []),
  ]);
}

/**
 * What a file says is printed: what would do something to a terminal is made to be seen instead, wherever it stands. Not by
 * a function that calls itself: how deep a file goes is up to whoever wrote it.
 */
function inPrint(read: unknown): unknown {
  const whole: { [key: string]: unknown } = { read };
  const open: { [key: string]: unknown }[] = [whole];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      const shown = typeof value === 'string' ? printable(value) : value;
      if (printable(key) !== key) delete holder[key];
      if (shown !== value || printable(key) !== key) holder[printable(key)] = shown;
      if (typeof value === 'object' && value !== null) open.push(value as { [key: string]: unknown });
    }
  }
  return whole['read'];
}

function printable(written: string): string {
  return written.replaceAll(/[\t\n\v\f\r]+/g, ' ').replaceAll(/\p{Cc}/gu, '\ufffd');
}
