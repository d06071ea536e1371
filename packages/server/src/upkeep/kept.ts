import type { Settings } from '../settings.ts';
import { openBesideServers, type Store } from '../store/index.ts';
import { databaseIn, openReading, requireOwnFormat } from '../store/reading.ts';

export type Place = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

/** Where a database is read from. */
export function readingAt({ databaseUrl, dataFolder }: Place) {
  return openReading({ databaseUrl, file: databaseIn(dataFolder) });
}

/** The database that servers use, for whoever looks after it. None is made or brought up to date by this. */
export async function openKept(place: Place): Promise<Store> {
  const reading = await readingAt(place);
  try {
    requireOwnFormat(reading);
  } finally {
    await reading.close();
  }
  return openBesideServers(place);
}
