import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type Settings, startServer, usualSettings } from '@starboard/server';
import { Client, type ClientOptions } from '@starboard/server/client';
import { WebSocket } from 'ws';
import { games } from './games.ts';
import { freshDatabase } from './shared-postgres.ts';

const allKinds = ['SQLite', 'PostgreSQL'] as const;
export type StoreKind = (typeof allKinds)[number];

/** The two stores that a server may have: everything must hold on both. Where time is dear, one of them is named. */
const onlyKind = process.env['STARBOARD_TEST_STORE'];
export const storeKinds: readonly StoreKind[] = allKinds.filter(kind => kind === (onlyKind ?? kind));

/** A place where servers can be started on an empty store, one after the other or, on PostgreSQL, side by side. */
export interface Site {
  /** A server in this very process, with the page in this folder, if there is one. It is closed with the site. */
  start(settings?: Partial<Settings>, page?: string): Promise<RunningServer>;
  /** What makes a server use this store. */
  readonly storage: Partial<Settings>;
  close(): Promise<void>;
}

/** An empty store of this kind; on PostgreSQL in a new database, or in the one that is given. */
export async function openSite(kind: StoreKind, database?: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-site-'));
  const databaseUrl = kind === 'PostgreSQL' ? (database ?? (await freshDatabase())) : undefined;
  const storage = { dataFolder: folder, databaseUrl };
  const running: RunningServer[] = [];
  return {
    storage,
    async start(settings = {}, page) {
      const quiet = {
        port: 0,
        host: '127.0.0.1',
        logLevel: 'silent',
        requestsPerMinute: 0,
        importsPerMinute: 0,
      } as const;
      const server = await startServer(games, { ...usualSettings, ...quiet, ...storage, ...settings }, page);
      running.push(server);
      return server;
    },
    async close() {
      await Promise.all(running.map(server => server.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The two ways to play: everything must hold on both. Requests and streams are the usual one. */
const transport = process.env['STARBOARD_TEST_TRANSPORT'] === 'sockets' ? WebSocket : 'none';

/** Somebody at a server, by the way of this run. */
export function visitor({ url }: Pick<RunningServer, 'url'>, options: ClientOptions = {}): Client {
  return new Client(url, { WebSocket: transport, ...options });
}

/** Somebody who has said who they are. */
export async function guest(server: Pick<RunningServer, 'url'>, name: string): Promise<Client & { token: string }> {
  const { token } = await visitor(server).join(name);
  return Object.assign(visitor(server, { token }), { token });
}
