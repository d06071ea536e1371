import type { AddressInfo } from 'node:net';
import { Gate } from './gate.ts';
import { addInterface, addManners, createApp } from './http/app.ts';
import type { App } from './http/desk.ts';
import { addPage } from './http/page.ts';
import { Pruner } from './matches/pruner.ts';
import { Rooms } from './matches/rooms.ts';
import { createMetrics, measureStore } from './metrics.ts';
import { type Offered, offerOf } from './offered.ts';
import { People } from './people.ts';
import type { Settings } from './settings.ts';
import { isTrouble, openStore, type StoreError, watched } from './store/index.ts';
import { brainsFor, Thinker } from './thinking/index.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Ends streams, finishes what is under way, keeps every position, and lets go of the database. */
  close(): Promise<void>;
}

/** Whoever neither asks nor reads must not keep a server up that goes down. */
const lastWordsMillis = 2_000;

/**
 * Brings the server up: its store, its matches, its interface, and the page in this folder, if there is one. With a
 * program that thinks (`thinkFrom`), bots think and odds are worked out in threads that run it; otherwise in this one, in slices.
 */
export async function startServer(
  games: readonly Offered[],
  settings: Settings,
  page?: string,
  thinking?: URL,
): Promise<RunningServer> {
  const metrics = createMetrics();
  const app = createApp(settings);
  const opened = await openStore(settings, told => tell(app, told));
  const store = watched(opened, {
    done: (operation, seconds) => metrics.storeSeconds.observe({ operation }, seconds),
    failed: operation => metrics.storeFailures.inc({ operation }),
  });
  try {
    measureStore(metrics, store);
    const around = { settings, log: app.log, metrics };
    const offer = offerOf(games);
    const thinker = new Thinker(brainsFor(offer, settings, thinking), around);
    const gate = new Gate(store, app.log);
    const services = { ...around, store, people: new People(store), gate, offer, thinker };
    const rooms = new Rooms(services);
    const pruner = new Pruner(services, rooms);
    app.addHook('preClose', async () => {
      pruner.stop();
      gate.close();
      await rooms.close();
      await thinker.close();
      setTimeout(() => app.server.closeAllConnections(), lastWordsMillis).unref();
    });
    await gate.open();
    await addManners(app, services);
    await addInterface(app, services, rooms);
    await addPage(app, settings, page);
    await rooms.open();
    pruner.start();
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

/** What the store has to say by itself. */
function tell({ log }: App, told: StoreError): void {
  if (told.code === 'damaged-row') log.error({ err: told, ...told.details }, 'a row of the database is damaged');
  else if (isTrouble(told)) log.error({ err: told }, 'the database could not be looked after');
  else log.warn({ ...told.details }, told.message);
}
