import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, Tell } from './store.ts';

export { failed, isMissingMatch, isTrouble, StoreError, unknownMatch } from './errors.ts';
export type * from './store.ts';
export { watched } from './watched.ts';

interface StoreSettings {
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  readonly acceptLoss?: boolean;
}

/** Opens the PostgreSQL database if there is one, otherwise the folder. */
export function openStore(
  { databaseUrl, dataFolder, acceptLoss = false }: StoreSettings,
  tell: Tell = () => {},
): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, tell) : openSqlite(dataFolder, acceptLoss, tell);
}
