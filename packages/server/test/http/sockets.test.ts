import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ClientOptions as SocketOptions, WebSocket } from 'ws';
import { talk } from '../support/calling.ts';
import { onEachStore } from '../support/each-store.ts';
import { guest, openSite } from '../support/house.ts';
import { figure } from '../support/metrics.ts';
import { askedIn, beginBeacon, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';

interface Told {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** A socket by itself, and all that it was told. */
async function speak(port: number, path: string, options: SocketOptions & { readonly token?: string } = {}) {
  const { token, ...more } = options;
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...more.headers };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, ['starboard'], { ...more, headers });
  onTestFinished(() => socket.terminate());
  const told: Told[] = [];
  socket.on('message', message => {
    for (const text of String(message).split('\n\n').slice(0, -1)) {
      const [, event, , id, data] = /^event: (\w+)\n(id: (\S+)\n)?data: (.*)$/.exec(text) ?? [];
      if (event !== undefined) told.push({ event, id, data: JSON.parse(data!) });
    }
  });
  await once(socket, 'open');
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const hears = (event: string, count = 1) =>
    until(`"${event}" is told`, () => {
      const heard = told.filter(each => each.event === event);
      return heard.length >= count ? heard : undefined;
    });
  return { socket, told, send, hears };
}

/** What a server says to a request for a socket that it does not grant. */
async function refusal(
  port: number,
  path: string,
  options: SocketOptions = {},
): Promise<{ status: number; code: string }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  onTestFinished(() => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.on('error', () => undefined);
    socket.on('open', () => reject(new Error('It was granted.')));
    socket.on('unexpected-response', (_, response) => {
      let body = '';
      response.on('data', data => {
        body += data;
      });
      response.on('end', () => resolve({ status: response.statusCode!, code: JSON.parse(body).code }));
    });
  });
}

onEachStore('a socket', block => {
  async function scene() {
    const { server } = block;
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const id = await beginBeacon(ada, ben);
    return { server, ada, ben, id, path: `/api/matches/${id}/socket` };
  }

  test('tells what the stream tells, takes answers, and acknowledges what is stored', async () => {
    const { server, ada, ben, id, path } = await scene();
    const { send, hears } = await speak(server.port, path, { token: ada.token });
    const [state] = await hears('state');
    const { position } = await ada.look(id);
    expect(state).toMatchObject({ id: '0.0.1', data: { position } });
    send({ number: 7, decision: askedIn(position), answer: 'shield' });
    const [taken] = await hears('taken');
    expect(taken!.data).toEqual({ number: 7, at: 1 });
    expect((await ben.look(id)).at).toBe(1);
    expect(await hears('update')).toMatchObject([{ id: '1.0.1' }]);
  });

  test('refuses an answer in the words of the interface, and goes on', async () => {
    const { server, ada, id, path } = await scene();
    const { send, hears } = await speak(server.port, path, { token: ada.token });
    const decision = askedIn((await ada.look(id)).position);
    send({ number: 1, decision: decision + 1, answer: 'shield' });
    send({ number: 2, decision, answer: 'sleep' });
    send({ number: 3, decision, answer: 'shield', seat: 'engineer' });
    const refused = await hears('refused', 3);
    expect(refused.map(({ data: { message: _, details: __, ...said } }) => said)).toEqual([
      { number: 1, status: 409, code: 'stale-decision' },
      { number: 2, status: 422, code: 'bad-answer' },
      { number: 3, status: 403, code: 'not-yours' },
    ]);
    send({ number: 4, decision, answer: 'shield' });
    expect(await hears('taken')).toMatchObject([{ data: { number: 4 } }]);
    expect(await figure(server, 'starboard_refusals_total{code="bad-answer"}')).toBeGreaterThan(0);
  });

  test('refuses what is no message of ours, and what is nested too deep', async () => {
    const { server, ada, path } = await scene();
    const { socket, send, hears } = await speak(server.port, path, { token: ada.token });
    const odd = [
      '',
      '{',
      '[]',
      'null',
      '{"number":1}',
      `{"number":1,"decision":0,"answer":${'['.repeat(500)}${']'.repeat(500)}}`,
    ];
    for (const each of odd) send(each);
    socket.send(Buffer.from('{"number":1,"decision":0,"answer":"shield"}'));
    const refused = await hears('refused', odd.length + 1);
    for (const { data } of refused) expect(data).toMatchObject({ status: 400, code: 'bad-request' });
  });

  test('takes no more at once than a body may have', async () => {
    const { server, ada, id, path } = await scene();
    const { socket, send } = await speak(server.port, path, { token: ada.token });
    const closed = once(socket, 'close');
    send({ number: 1, decision: 0, answer: 'x'.repeat(2_000_000) });
    expect((await closed)[0]).toBe(1009);
    expect((await ada.look(id)).at).toBe(0);
  });

  test('takes many answers at once, one after the other', async () => {
    const { server, ada, id, path } = await scene();
    const { send, hears } = await speak(server.port, path, { token: ada.token });
    const decision = askedIn((await ada.look(id)).position);
    for (let number = 0; number < 100; number++) send({ number, decision, answer: 'shield' });
    const [taken] = await hears('taken');
    expect(taken!.data['number']).toBe(0);
    const refused = await hears('refused', 99);
    expect(refused.map(({ data }) => data['number'])).toEqual(Array.from({ length: 99 }, (_, i) => i + 1));
  });

  test('goes on from what was heard last', async () => {
    const { server, ada, ben, id, path } = await scene();
    const { socket, hears: heard } = await speak(server.port, path, { token: ada.token });
    await heard('state');
    await shieldBoth(id, ada, ben);
    await heard('update', 2);
    socket.terminate();
    const { told, hears } = await speak(server.port, `${path}?last-event-id=1.0.1`, { token: ada.token });
    await hears('update');
    expect(told.map(({ event, id }) => [event, id])).toEqual([['update', '2.0.1']]);
  });

  test('knows a token among its protocols, as a page of somebody else’s program has it', async () => {
    const { server, ada, id } = await scene();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/matches/${id}/socket`, [
      'starboard',
      `bearer.${ada.token}`,
    ]);
    onTestFinished(() => socket.terminate());
    const [message] = await once(socket, 'message');
    expect(socket.protocol).toBe('starboard');
    expect(String(message)).toContain('"yours":true');
  });

  test('is for pages from here alone: a cookie goes along with every one', async () => {
    const { server, path, ada } = await scene();
    const cookie = `starboard=${ada.token}`;
    const foreign = { origin: 'https://evil.example', headers: { cookie } };
    expect(await refusal(server.port, path, foreign)).toEqual({ status: 403, code: 'foreign-page' });
    const own = await speak(server.port, path, { origin: `http://127.0.0.1:${server.port}`, headers: { cookie } });
    expect((await own.hears('table'))[0]!.data['host']).toBe(true);
  });

  test('is refused as a stream is: where there is no match, where one may not watch', async () => {
    const { server, ada } = await scene();
    expect(await refusal(server.port, '/api/matches/nowhere/socket')).toEqual({ status: 404, code: 'unknown-match' });
    expect(await refusal(server.port, '/api/matches/a.b/socket')).toEqual({ status: 400, code: 'bad-request' });
    expect(await refusal(server.port, '/api/nothing')).toEqual({ status: 404, code: 'unknown-route' });
    const { id } = await ada.begin({ game: 'beacon', watchable: false });
    expect(await refusal(server.port, `/api/matches/${id}/socket`)).toEqual({ status: 403, code: 'not-watchable' });
  });

  test('lets a stranger watch, and answer nothing', async () => {
    const { server, path } = await scene();
    const { send, hears } = await speak(server.port, path);
    await hears('state');
    send({ number: 1, decision: 0, answer: 'shield' });
    expect(await hears('refused')).toMatchObject([{ data: { number: 1, status: 401, code: 'no-player' } }]);
  });

  test('says nothing to whoever asks without speaking it', async () => {
    const { server, path } = await scene();
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    expect([response.status, (await response.json()).code]).toEqual([400, 'bad-request']);
  });

  test('that asks for another protocol than ours is answered as if it had not', async () => {
    const { server, id } = await scene();
    const body = '{"name":"Java"}';
    const head = [
      'POST /api/players HTTP/1.1',
      'host: localhost',
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'http2-settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    const isWhole = (heard: string) => heard.includes('}');
    const welcome = await talk(server.port, `${head.join('\r\n')}\r\n\r\n${body}`, isWhole);
    expect(welcome).toMatch(/^HTTP\/1\.1 201 .*"name":"Java"/s);
    const look = `GET /api/matches/${id} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`;
    expect(await talk(server.port, look, isWhole)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a socket', () => {
  test('counts its answers among what an address may ask', async () => {
    const site = await openSite('SQLite');
    onTestFinished(() => site.close());
    const server = await site.start({ requestsPerMinute: 20 });
    const ada = await guest(server, 'Ada');
    const { id } = await ada.begin({ game: 'beacon' });
    const { send, hears } = await speak(server.port, `/api/matches/${id}/socket`, { token: ada.token });
    for (let number = 0; number < 30; number++) send({ number, decision: 9, answer: 'shield' });
    const refused = await hears('refused', 30);
    const tooMany = refused.filter(({ data }) => data['code'] === 'too-many-requests');
    expect(tooMany.length).toBeGreaterThan(10);
    expect(tooMany.length).toBeLessThan(20);
    expect(tooMany[0]!.data).toMatchObject({ status: 429, details: { retryAfter: expect.any(Number) } });
  });

  test('takes a place among the streams, and gives it up', async () => {
    const site = await openSite('SQLite');
    onTestFinished(() => site.close());
    const server = await site.start({ streamsPerAddress: 1 });
    const ada = await guest(server, 'Ada');
    const { id } = await ada.begin({ game: 'beacon' });
    const path = `/api/matches/${id}/socket`;
    const first = await speak(server.port, path);
    expect(await refusal(server.port, path)).toEqual({ status: 429, code: 'too-many-streams' });
    first.socket.close();
    await until('the place is free', () => figure(server, 'starboard_streams_open').then(open => open === 0));
    await speak(server.port, path);
  });

  test('is closed when the server goes down, and after the answers under way', async () => {
    const site = await openSite('SQLite');
    onTestFinished(() => site.close());
    const server = await site.start();
    const ada = await guest(server, 'Ada');
    const { id } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
    const { socket, send, told, hears } = await speak(server.port, `/api/matches/${id}/socket`, { token: ada.token });
    await hears('state');
    const closed = once(socket, 'close');
    send({ number: 1, decision: 0, answer: 'shield' });
    await new Promise(resolve => setImmediate(resolve));
    const isDown = server.close();
    expect((await closed)[0]).toBe(1001);
    await isDown;
    const again = await site.start();
    const { at } = await (await fetch(`${again.url}/api/matches/${id}`)).json();
    expect(told.some(({ event }) => event === 'taken')).toBe(at === 1);
  });

  test('that nobody reads from has everything in the end, and nothing piles up', async () => {
    const site = await openSite('SQLite');
    onTestFinished(() => site.close());
    const server = await site.start();
    const ada = await guest(server, 'Ada');
    const { id } = await ada.begin({ game: 'beacon' });
    const { socket, told, hears } = await speak(server.port, `/api/matches/${id}/socket`, { perMessageDeflate: false });
    await hears('state');
    socket.pause();
    const before = process.memoryUsage().arrayBuffers;
    const text = 'x'.repeat(500);
    for (let said = 0; said < 2_000; said++) await ada.say(id, text);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    socket.resume();
    const last = await until('the last was told', () => told.findLast(({ data }) => data['number'] === 2_000));
    expect(last.event).toBe('chat');
  });
});
