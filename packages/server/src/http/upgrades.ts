import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './desk.ts';

/** A connection that asks to speak WebSocket, and what it has sent already. */
interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/** What a request for a WebSocket came with; nothing for any other request. */
export function upgradeOf(request: IncomingMessage): Upgrade | undefined {
  return upgrades.get(request);
}

/** Requests for a WebSocket find their route as others do, with the same checks, and are refused in the same words. */
export function routeUpgrades(app: App): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket' || request.method !== 'GET') {
      return goOnWithout(app, request, socket, head);
    }
    socket.on('error', () => undefined); // Whoever is there may go at any time; `close` follows.
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => socket.destroySoon());
    app.routing(request, response);
  });
}

/** Some clients ask every server for HTTP/2: it is read again as if they had not. */
function goOnWithout(app: App, { method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!/^(upgrade|http2-settings|connection)$/i.test(rawHeaders[at]!))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  app.server.emit('connection', socket);
}
