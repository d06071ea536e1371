// A Colyseus server with the race, which keeps its rooms in memory.
import '../production.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { reportToParent } from './child.ts';
import { RaceRoom } from './colyseus-room.ts';

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('race', RaceRoom);
await server.listen(0, '127.0.0.1');
reportToParent((http.address() as AddressInfo).port, () => server.gracefullyShutdown(false));
