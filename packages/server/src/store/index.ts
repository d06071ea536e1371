import { openPostgres } from './postgres.ts';
import { openSqlite, openSqliteBeside } from './sqlite.ts';
import type { Store, Tell } from './store.ts';

export { failed, isTrouble, StoreError } from './errors.ts';
export type * from './store.ts';
export { watched } from './watched.ts';

interface StoreSettings {
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  readonly acceptLoss?: boolean;
  readonly replicaUrl?: string | undefined;
  readonly journalPartitions?: number;
}

/** Opens the PostgreSQL database if there is one, otherwise the folder. */
export function openStore(
  { databaseUrl: url, dataFolder, acceptLoss = false, replicaUrl, journalPartitions: parts = 0 }: StoreSettings,
  tell: Tell = () => {},
): Promise<Store> {
  return url ? openPostgres({ url, replicaUrl, parts }, tell) : openSqlite(dataFolder, acceptLoss, tell);
}

/** The same for whoever looks after it, beside the servers that use it. */
export function openBesideServers({ databaseUrl, dataFolder }: StoreSettings, tell: Tell = () => {}): Promise<Store> {
  return databaseUrl ? openPostgres({ url: databaseUrl, parts: 0 }, tell) : openSqliteBeside(dataFolder, tell);
}
