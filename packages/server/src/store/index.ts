import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export { StoreError } from './errors.ts';
export type * from './store.ts';

/** Opens the PostgreSQL database if there is one, otherwise the folder. */
export function openStore(settings: {
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
}): Promise<Store> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataFolder);
}
