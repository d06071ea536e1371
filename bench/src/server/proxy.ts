// Stands before several servers and hands each new connection to the next of them.
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { reportToParent } from './child.ts';

export interface ProxyOptions {
  readonly ports: readonly number[];
}

const { ports } = JSON.parse(process.argv[2]!) as ProxyOptions;
let connections = 0;
const proxy = createServer({ noDelay: true }, incoming => {
  const port = ports[connections++ % ports.length]!;
  const outgoing = connect({ port, host: '127.0.0.1', noDelay: true });
  // When one end is lost, so is the other.
  pipeline(incoming, outgoing, incoming, () => undefined);
});
proxy.listen(0, '127.0.0.1', () => {
  reportToParent((proxy.address() as AddressInfo).port, async () => {
    proxy.close();
  });
});
