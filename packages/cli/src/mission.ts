import type { Checked } from '@starboard/board/shelf';
import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { Failure, UsageError } from './errors.ts';
import { readJson } from './files.ts';
import type { Shelved } from './games.ts';
import { text, words } from './text/index.ts';

const mostProblems = 100;

/** A mission that somebody wrote; what is wrong with it is said with where. */
export function readMission(
  { game, texts, check }: Pick<Shelved, 'game' | 'texts' | 'check'>,
  file: string,
  language: Language,
): Extract<Checked, { ok: true }> {
  if (check === undefined) throw new UsageError(text('cli.wrong.noMissions', { game: game.id }));
  const checked = check(readJson(file));
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
