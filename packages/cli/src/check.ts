import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { Failure } from './errors.ts';
import { readJson } from './files.ts';
import type { Shelf, Shelved } from './games.ts';
import { openTerminal, type Surroundings } from './terminal.ts';
import { text, words } from './text/index.ts';

export interface CheckFlags {
  readonly language: Language;
}

/** Looks through a mission that somebody wrote, and says everything that is wrong with it. */
export async function check(file: string, shelf: Shelf, { language }: CheckFlags, around: Surroundings): Promise<void> {
  const written = readJson(file);
  const { texts, check: look } = await firstThatChecks(shelf);
  const say = createFormatter(mergeTexts(words, texts), language);
  const checked = look(written);
  if (checked.ok) {
    openTerminal(around).print([say(text('cli.check.fine', { file, title: checked.title }))]);
    return;
  }
  const { problems } = checked;
  throw new Failure(
    text('cli.check.wrong', { file, count: problems.length }),
    problems.map(({ where, text: problem }) => (where === '' ? say(problem) : `${where}: ${say(problem)}`)),
  );
}

async function firstThatChecks({ places }: Shelf): Promise<Pick<Required<Shelved>, 'texts' | 'check'>> {
  for (const place of places) {
    const { texts, check } = await place.load();
    if (check !== undefined) return { texts, check };
  }
  throw new Error('No game on the shelf has missions of one’s own.');
}
