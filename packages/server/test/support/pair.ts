import type { Settings } from '@starboard/server';
import { Client } from '@starboard/server/client';
import { openSite } from './house.ts';
import { Launcher, type ServerProcess } from './process.ts';

/** Two servers, each in a process of its own, on one PostgreSQL database. */
export interface Pair {
  readonly a: ServerProcess;
  readonly b: ServerProcess;
  readonly databaseUrl: string;
  /** One more on the same database. */
  launch(settings?: Partial<Settings>): Promise<ServerProcess>;
  close(): Promise<void>;
}

export async function openPair(database?: string): Promise<Pair> {
  const launcher = new Launcher({ spares: 2 });
  const site = await openSite('PostgreSQL', database);
  const launch = (settings: Partial<Settings> = {}) => launcher.launch({ ...site.storage, ...settings });
  const [a, b] = await Promise.all([launch(), launch()]);
  return {
    a,
    b,
    databaseUrl: site.storage.databaseUrl!,
    launch,
    async close() {
      await launcher.close();
      await site.close();
    },
  };
}

/** One person, at both servers. */
export interface Somebody {
  readonly token: string;
  readonly atA: Client;
  readonly atB: Client;
}

export async function somebody({ a, b }: Pick<Pair, 'a' | 'b'>, name: string): Promise<Somebody> {
  const { token } = await new Client(a.url).join(name);
  return { token, atA: a.client(token), atB: b.client(token) };
}
