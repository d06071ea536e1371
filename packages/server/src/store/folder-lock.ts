import { join } from 'node:path';
import Database from 'libsql';
import { StoreError } from './errors.ts';

export const lockName = 'starboard.lock';

/**
 * Takes a folder for one server alone; gives back how to leave it. The lock is the operating system's, on a small file of
 * its own: it is gone with the process, however that ends, and the database stays open to other programs.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, lockName));
  try {
    // Nothing is ever written to it, so it needs no journal beside it.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new StoreError(
      'folder-in-use',
      `Another server is using the folder ${folder}. Stop it, or give this one a folder of its own. Servers that work together share a PostgreSQL database instead.`,
    );
  }
  return () => void lock.close();
}
