import { createFormatter } from '@starboard/kernel/text';
import { backUp, type Place } from '@starboard/server/upkeep';
import { Failure, reasonText } from '../errors.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { heldTexts, inWords, type UpkeepFlags } from './place.ts';

export async function backup(
  file: string,
  place: Place,
  { language }: UpkeepFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  if (place.databaseUrl !== undefined) {
    throw new Failure(text('cli.backup.postgres'), [text('cli.backup.postgres.how', { file })]);
  }
  const { bytes: _, ...held } = await inWords(() =>
    backUp(place.dataFolder, file).catch(thrown => {
      throw notMade(thrown, file) ?? thrown;
    }),
  );
  openTerminal(around).print([text('cli.backup.done', { file }), ...heldTexts(held)].map(say));
}

/** Why the file could not be made, if the system says so. */
function notMade(thrown: unknown, file: string): Failure | undefined {
  if (!(thrown instanceof Error && 'syscall' in thrown && 'code' in thrown)) return undefined;
  if (thrown.code === 'EEXIST') return new Failure(text('cli.backup.exists', { file }));
  return new Failure(text('cli.upkeep.file', { file, reason: reasonText(thrown) }));
}
