import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../../src/store/index.ts';

/** Somewhere to keep things that is empty at first. */
export interface Place {
  open(): Promise<Store>;
  clear(): Promise<void>;
}

/** The kinds of places there are, and whether several servers can share one. */
export function places(freshDatabase: () => Promise<string>) {
  return [
    {
      name: 'SQLite',
      serversShare: false,
      async findPlace(): Promise<Place> {
        const folder = await mkdtemp(join(tmpdir(), 'starboard-store-'));
        return {
          open: () => openStore({ dataFolder: folder }),
          clear: () => rm(folder, { recursive: true }),
        };
      },
    },
    {
      name: 'PostgreSQL',
      serversShare: true,
      async findPlace(): Promise<Place> {
        const databaseUrl = await freshDatabase();
        return {
          open: () => openStore({ databaseUrl, dataFolder: 'unused' }),
          clear: async () => {},
        };
      },
    },
  ];
}
