import { type RunningServer, type Settings, startServer, usualSettings } from '@starboard/server';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../testing/postgres.ts';
import { openSite, type Site, type StoreKind, storeKinds } from './house.ts';

/** Where a block of tests plays: an empty store, and a server on it. */
interface Block {
  readonly kind: StoreKind;
  readonly site: Site;
  readonly server: RunningServer;
}

/** One for a whole file: it takes a moment to start. */
let postgres: Promise<TestPostgres> | undefined;

afterAll(async () => {
  await (await postgres)?.stop();
}, 60_000);

async function openSharing(kind: StoreKind): Promise<Site> {
  if (kind === 'SQLite') return openSite(kind);
  postgres ??= startPostgres({ fsync: false });
  return openSite(kind, await postgres);
}

/** An empty store for one test. */
export async function siteForTest(kind: StoreKind): Promise<Site> {
  const site = await openSharing(kind);
  onTestFinished(() => site.close(), 60_000);
  return site;
}

/** The same tests on each kind of store. What they play on is there once they run. */
export function onEachStore(about: string, tests: (block: Block) => void, settings: Partial<Settings> = {}): void {
  describe.each(storeKinds)(`${about}, on %s`, kind => {
    const block = { kind } as { kind: StoreKind; site: Site; server: RunningServer };
    beforeAll(async () => {
      block.site = await openSharing(kind);
      block.server = await block.site.start(settings);
    }, 60_000);
    afterAll(() => block.site?.close(), 60_000);
    tests(block);
  });
}

/** A server of other games on a site; it is closed with the test. */
export async function serveGames(site: Site, offered: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', requestsPerMinute: 0 } as const;
  const server = await startServer(offered, { ...usualSettings, ...quiet, ...site.storage });
  onTestFinished(() => server.close());
  return server;
}
