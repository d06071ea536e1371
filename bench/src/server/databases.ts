import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../testing/postgres.ts';

/** Where our server keeps everything; each time another, empty one. */
export interface Database {
  readonly name: string;
  fresh(): Promise<{ readonly dataFolder: string; readonly databaseUrl?: string }>;
}

export interface Databases {
  readonly sqlite: Database;
  readonly postgres: Database;
  /** Removes them all. */
  close(): Promise<void>;
}

/** Both wait for the disk, as they would for people. */
export async function openDatabases(): Promise<Databases> {
  const postgres = await startPostgres({ fsync: true });
  const root = await mkdtemp(join(tmpdir(), 'starboard-bench-'));
  return {
    sqlite: {
      name: 'sqlite',
      fresh: async () => ({ dataFolder: await mkdtemp(join(root, 'sqlite-')) }),
    },
    postgres: {
      name: 'postgres',
      fresh: async () => ({ dataFolder: root, databaseUrl: await postgres.freshDatabase() }),
    },
    async close() {
      await postgres.stop();
      await rm(root, { recursive: true });
    },
  };
}
