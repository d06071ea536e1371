import { createFormatter } from '@starboard/kernel/text';
import { openKept, type Place, prune as pruneStore, readSpan } from '@starboard/server/upkeep';
import { Failure, UsageError } from '../errors.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { dated, inWords, type UpkeepFlags } from './place.ts';

export interface PruneFlags extends UpkeepFlags {
  readonly olderThan?: string;
  readonly coldOlderThan?: string;
  readonly dryRun?: boolean;
}

export async function prune(
  place: Place,
  { olderThan, coldOlderThan, dryRun = false, language }: PruneFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  const { print } = openTerminal(around);
  const before = timeBefore('--older-than', olderThan);
  const coldBefore = timeBefore('--cold-older-than', coldOlderThan);
  if ((before ?? coldBefore) === undefined) throw new UsageError(text('cli.prune.nothing'));
  if (coldBefore !== undefined && place.databaseUrl === undefined) throw new Failure(text('cli.prune.noCold'));
  const { looked, deleted, chilled, kept } = await inWords(async () => {
    const store = await openKept(place);
    try {
      return await pruneStore(store, { before, coldBefore, isDry: dryRun }, ({ id, game, updated }) => {
        print([say(text('cli.prune.match', { id, game, at: dated(updated) }))]);
      });
    } finally {
      await store.close();
    }
  });
  const { people, talk, score, damage } = kept;
  const isShrunk = deleted > 0 && !dryRun && place.databaseUrl === undefined;
  print([
    ...(before === undefined
      ? []
      : [say(text(dryRun ? 'cli.prune.dry' : 'cli.prune.done', { count: deleted, left: looked - deleted }))]),
    ...(coldBefore === undefined
      ? []
      : [say(text(dryRun ? 'cli.prune.dryCold' : 'cli.prune.cold', { count: chilled }))]),
    ...(people + talk + score + damage > 0 ? [say(text('cli.prune.kept', { people, talk, score, damage }))] : []),
    ...(isShrunk ? [say(text('cli.prune.room'))] : []),
  ]);
}

function timeBefore(source: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const span = readSpan(given);
  if (span !== undefined) return Date.now() - span;
  throw new UsageError(text('cli.serve.wrong.value', { source, fits: text('cli.serve.fits.span'), given }));
}
