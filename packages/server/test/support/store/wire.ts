import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between a client and a database, for tests to tamper with. */
export interface Wire {
  /** The database's address by way of the wire. */
  readonly url: string;
  /** From now on everything still reaches the database, but nothing it answers comes back. */
  loseReplies(): void;
  /** Ends all connections. Those made afterwards are sound. */
  cut(): void;
  remove(): Promise<void>;
}

/** That a statement is understood is no result: it is told before the statement is run for the first time on a connection. */
function isResult(bytes: Buffer): boolean {
  return /(SELECT|INSERT|UPDATE|DELETE) \d/.test(bytes.toString('latin1'));
}

/** With a listener, all that the database answers on a connection is told to the one that was made for it. */
export async function layWire(databaseUrl: string, listen?: () => (bytes: Buffer) => void): Promise<Wire> {
  const target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  let losesReplies = false;

  const server = createServer(near => {
    const far = connect(Number(target.port), target.hostname);
    const hear = listen?.();
    if (hear) far.on('data', hear);
    near.on('data', bytes => far.write(bytes));
    far.on('data', bytes => (losesReplies && isResult(bytes)) || near.write(bytes));
    for (const [end, otherEnd] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        ends.delete(end);
        otherEnd.destroy();
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  function cut(): void {
    losesReplies = false;
    for (const end of ends) end.destroy();
  }

  return {
    url: url.href,
    loseReplies() {
      losesReplies = true;
    },
    cut,
    async remove() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
