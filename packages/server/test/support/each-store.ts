import { type RunningServer, type Settings, startServer, usualSettings } from '@starboard/server';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { openSite, type Site, type StoreKind, storeKinds } from './house.ts';

/** Where a block of tests plays: an empty store, and a server on it. */
interface Block {
  readonly kind: StoreKind;
  readonly site: Site;
  readonly server: RunningServer;
}

/** An empty store for one test. */
export async function siteForTest(kind: StoreKind): Promise<Site> {
  const site = await openSite(kind);
  onTestFinished(() => site.close(), 60_000);
  return site;
}

/** The same tests on each kind of store. What they play on is there once they run. */
export function onEachStore(about: string, tests: (block: Block) => void, settings: Partial<Settings> = {}): void {
  describe.each(storeKinds)(`${about}, on %s`, kind => {
    const block = { kind } as { kind: StoreKind; site: Site; server: RunningServer };
    beforeAll(async () => {
      block.site = await openSite(kind);
      block.server = await block.site.start(settings);
    }, 60_000);
    afterAll(() => block.site?.close(), 60_000);
    tests(block);
  });
}

/** A server of other games on a site; it is closed with the test. */
export async function serveGames(site: Site, offered: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', requestsPerMinute: 0, importsPerMinute: 0 } as const;
  const server = await startServer(offered, { ...usualSettings, ...quiet, ...site.storage });
  onTestFinished(() => server.close());
  return server;
}
