import { createFormatter } from '@starboard/kernel/text';
import { openKept, type Place, prune as pruneStore, readSpan } from '@starboard/server/upkeep';
import { UsageError } from '../errors.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { dated, inWords, type UpkeepFlags } from './place.ts';

export interface PruneFlags extends UpkeepFlags {
  readonly olderThan: string;
  readonly dryRun?: boolean;
}

export async function prune(
  place: Place,
  { olderThan, dryRun = false, language }: PruneFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  const { print } = openTerminal(around);
  const span = readSpan(olderThan);
  if (span === undefined) {
    const fits = text('cli.serve.fits.span');
    throw new UsageError(text('cli.serve.wrong.value', { source: '--older-than', fits, given: olderThan }));
  }
  const { looked, deleted, kept } = await inWords(async () => {
    const store = await openKept(place);
    try {
      return await pruneStore(store, { before: Date.now() - span, isDry: dryRun }, ({ id, game, updated }) => {
        print([say(text('cli.prune.match', { id, game, at: dated(updated) }))]);
      });
    } finally {
      await store.close();
    }
  });
  const { people, talk, score, damage } = kept;
  const isShrunk = deleted > 0 && !dryRun && place.databaseUrl === undefined;
  print([
    say(text(dryRun ? 'cli.prune.dry' : 'cli.prune.done', { count: deleted, left: looked - deleted })),
    ...(people + talk + score + damage > 0 ? [say(text('cli.prune.kept', { people, talk, score, damage }))] : []),
    ...(isShrunk ? [say(text('cli.prune.room'))] : []),
  ]);
}
