import type { AddressInfo } from 'node:net';
import { addInterface, addManners, createApp } from './http/app.ts';
import { addPage } from './http/page.ts';
import { Rooms } from './matches/rooms.ts';
import { createMetrics } from './metrics.ts';
import { type Offered, offerOf } from './offered.ts';
import { People } from './people.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/index.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Ends streams, finishes what is under way, keeps every position, and lets go of the database. */
  close(): Promise<void>;
}

/** Whoever neither asks nor reads must not keep a server up that goes down. */
const lastWordsMillis = 2_000;

/** Brings the server up: its store, its matches, its interface, and the page in this folder, if there is one. */
export async function startServer(
  games: readonly Offered[],
  settings: Settings,
  page?: string,
): Promise<RunningServer> {
  const app = createApp(settings);
  const store = await openStore(settings);
  try {
    const house = {
      store,
      people: new People(store),
      offer: offerOf(games),
      settings,
      log: app.log,
      metrics: createMetrics(),
    };
    const rooms = new Rooms(house);
    app.addHook('preClose', async () => {
      await rooms.close();
      setTimeout(() => app.server.closeAllConnections(), lastWordsMillis).unref();
    });
    await addManners(app, house);
    await addInterface(app, house, rooms);
    await addPage(app, settings, page);
    await rooms.open();
    await app.listen({ port: settings.port, host: settings.host });
  } catch (thrown) {
    await app.close();
    await store.close();
    throw thrown;
  }
  const { port } = app.server.address() as AddressInfo;
  app.log.info({ port }, 'listening');
  return {
    url: `http://localhost:${port}`,
    port,
    async close() {
      await app.close();
      await store.close();
      app.log.info('closed');
    },
  };
}
