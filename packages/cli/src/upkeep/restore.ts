import { join, resolve } from 'node:path';
import type { Rules } from '@starboard/board/shelf';
import { createFormatter } from '@starboard/kernel/text';
import { type Place, restore as putBack } from '@starboard/server/upkeep';
import { Failure } from '../errors.ts';
import { showCount } from '../progress.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { problemLines } from './doctor.ts';
import { heldTexts, inWords, type UpkeepFlags } from './place.ts';

export interface RestoreFlags extends UpkeepFlags {
  readonly replace?: boolean;
  readonly acceptDamage?: boolean;
}

export async function restore(
  file: string,
  place: Place,
  games: readonly Rules[],
  { language, replace = false, acceptDamage = false }: RestoreFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  const { print } = openTerminal(around);
  if (place.databaseUrl !== undefined) {
    throw new Failure(text('cli.restore.postgres'), [text('cli.restore.postgres.how', { file })]);
  }
  const folder = resolve(place.dataFolder);
  const { progress, clear } = showCount(around.stderr, say);
  const restored = await inWords(() => putBack(file, { folder, replace, acceptDamage }, games, { progress })).finally(
    clear,
  );
  if (!restored.done) {
    if (restored.why === 'occupied') throw new Failure(text('cli.restore.occupied', { folder }));
    print(problemLines(restored.examined, say));
    throw new Failure(text('cli.restore.damaged'));
  }
  const { held, aside, examined } = restored;
  print([
    ...problemLines(examined, say),
    say(text('cli.restore.done', { folder })),
    ...heldTexts(held).map(say),
    ...(aside === undefined ? [] : [say(text('cli.restore.aside', { folder: join(folder, aside) }))]),
  ]);
}
