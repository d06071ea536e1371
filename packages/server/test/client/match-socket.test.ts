import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, type ClientOptions, type Followed } from '@starboard/server/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { guest, openSite } from '../support/house.ts';
import { askedIn } from '../support/playing.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

/** How many sockets were asked for, and how many still are to be refused in this way. */
function counting(refusing = 0, url?: string) {
  const asked: string[] = [];
  const Counted = class extends WebSocket {
    constructor(address: string, protocols: string[]) {
      asked.push(address);
      super(asked.length <= refusing ? (url ?? 'ws://127.0.0.1:1') : address, protocols);
    }
  };
  return { asked, Counted };
}

async function scene() {
  const site = await openSite('SQLite');
  onTestFinished(() => site.close());
  const server = await site.start();
  const { token } = await guest(server, 'Ada');
  const open = (Maker: NonNullable<ClientOptions['WebSocket']>) => new Client(server.url, { token, WebSocket: Maker });
  const { id } = await open(WebSocket).begin({ game: 'beacon' });
  return { site, server, token, open, id };
}

/** How many answers the server has taken by this route. */
async function answeredBy(server: { port: number }, path: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const line = new RegExp(`request_seconds_count\\{method="(?:MESSAGE|POST)",route="${path}",status="200"\\} (\\d+)`);
  return Number(line.exec(text)?.[1] ?? 0);
}

describe('a client', () => {
  test('follows and answers through one socket', async () => {
    const { server, open, id } = await scene();
    const { asked, Counted } = counting();
    const client = open(Counted);
    const watcher = new Watcher(client, id);
    const { position } = await watcher.sees('it is there', () => true);
    const answering = { decision: askedIn(position), answer: 'shield', seat: 'keeper' };
    expect(await client.answer(id, answering)).toEqual({ at: 1 });
    await watcher.agreesInAll();
    await expect(client.answer(id, answering)).rejects.toMatchObject({ status: 409, code: 'already-answered' });
    expect(asked).toEqual([`ws://localhost:${server.port}/api/matches/${id}/socket`]);
    expect(await answeredBy(server, '/api/matches/:id/socket')).toBe(1);
    expect(await answeredBy(server, '/api/matches/:id/answers')).toBe(0);
  });

  test('that no socket reaches the server from plays by requests, and does not try again', async () => {
    const { server, open, id } = await scene();
    const { asked, Counted } = counting(1);
    const client = open(Counted);
    for (const _ of [1, 2]) {
      const watcher = new Watcher(client, id);
      await watcher.sees('it is there', () => true);
    }
    const { position } = await client.look(id);
    expect(await client.answer(id, { decision: askedIn(position), answer: 'shield', seat: 'keeper' })).toEqual({
      at: 1,
    });
    expect(asked).toHaveLength(1);
    expect(await answeredBy(server, '/api/matches/:id/answers')).toBe(1);
  });

  test('whose socket comes about and stays mute plays by requests, too', async () => {
    const { open, id } = await scene();
    const mute = createServer();
    const sockets = new WebSocketServer({ server: mute });
    sockets.on('connection', socket => socket.close());
    await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void mute.close());
    const { asked, Counted } = counting(9, `ws://127.0.0.1:${(mute.address() as AddressInfo).port}`);
    const watcher = new Watcher(open(Counted), id);
    await watcher.sees('it is there', () => true);
    expect(asked).toHaveLength(1);
  });

  test('whose sockets may not be made at all plays by requests', async () => {
    const { open, id } = await scene();
    const Forbidden = class {
      constructor() {
        throw new Error('The policy of this page forbids it.');
      }
    };
    await new Watcher(open(Forbidden as never), id).sees('it is there', () => true);
  });

  test('is told when the connection was lost before its answer was acknowledged, and comes back', async () => {
    const { open, id } = await scene();
    const made: WebSocket[] = [];
    const Kept = class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols);
        made.push(this);
      }
    };
    const client = open(Kept);
    const followed: Followed[] = [];
    const following = client.follow(id);
    void (async () => {
      for await (const each of following) followed.push(each);
    })();
    onTestFinished(() => following.close());
    const position = await until('it is there', () => followed.at(-1)?.picture?.position);
    const answering = client.answer(id, { decision: askedIn(position), answer: 'shield', seat: 'keeper' });
    made[0]!.terminate();
    await expect(answering).rejects.toThrow(TypeError);
    await until('it is back', () => made.length === 2 && followed.at(-1)?.isConnected);
    expect(made[1]!.url).toContain('last-event-id=');
  });

  test('refused by the server is told why, as by a stream', async () => {
    const { open } = await scene();
    const watcher = new Watcher(open(WebSocket), 'nowhere');
    expect(await watcher.ends()).toMatchObject({ status: 404, code: 'unknown-match' });
  });

  test('that stops waits no more for a socket that does not come about', async () => {
    const { open, id } = await scene();
    const silent = createServer().on('upgrade', () => undefined);
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => silent.closeAllConnections());
    onTestFinished(() => void silent.close());
    const { Counted } = counting(9, `ws://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const following = open(Counted).follow(id);
    setTimeout(() => following.close(), 50);
    for await (const _ of following);
  });
});
