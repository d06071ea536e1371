import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { diff, type Journal, type Plain } from '@starboard/kernel';
import { applyNews, blank, isWhole, type Position, type Sketch, type TableView, type Told } from '@starboard/room';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { EventReader, type StreamEvent } from '../../src/client/events.ts';
import { Following, type Patience, usualPatience } from '../../src/client/following.ts';
import { Client, type Followed, Refused } from '../../src/client/index.ts';
import { afterEvent } from '../support/event-stream.ts';
import { patiently } from '../support/until.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The events of a stream that arrives in these pieces. */
function readAll(pieces: readonly Uint8Array[]): StreamEvent[] {
  const reader = new EventReader();
  return pieces.flatMap(piece => reader.read(piece));
}

describe('reading events', () => {
  const line = fc.string({ unit: 'binary', maxLength: 6 }).map(text => text.replace(/[\r\n]/g, '⛵'));
  const sent = fc.record({
    comment: fc.option(line, { nil: undefined }),
    event: fc.constantFrom('state', 'update', 'chat'),
    data: fc.array(line, { minLength: 1, maxLength: 3 }),
    id: fc.stringMatching(/^\d\.\d\.\d$/),
  });
  const stream = fc.record({ events: fc.array(sent, { maxLength: 3 }), end: fc.constantFrom('\n', '\r\n', '\r') });

  const written = ({
    events,
    end,
  }: {
    events: { comment?: string; event: string; data: string[]; id: string }[];
    end: string;
  }) =>
    bytesOf(
      events
        .flatMap(({ comment, event, data, id }) => [
          ...(comment === undefined ? [] : [`:${comment}`]),
          `event: ${event}`,
          `id: ${id}`,
          ...data.map(each => `data: ${each}`),
          '',
        ])
        .map(each => each + end)
        .join(''),
    );

  test('gives the same events wherever the bytes are cut', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat()), (all, cuts) => {
        const bytes = written(all as Parameters<typeof written>[0]);
        const expected = all.events.map(({ event, data, id }) => ({ event, data: data.join('\n'), id }));
        for (let at = 0; at <= bytes.length; at++) {
          expect(readAll([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(expected);
        }
        expect(readAll([...bytes].flatMap(byte => [Uint8Array.of(byte), new Uint8Array()]))).toEqual(expected);
        const places = [0, ...cuts.map(cut => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
        expect(readAll(places.map((place, i) => bytes.subarray(place, places[i + 1])))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test.each<[what: string, stream: string, expected: Partial<StreamEvent>[]]>([
    [
      'one space behind the colon does not count',
      'data:a\n\ndata: b\n\ndata:  c\n\n',
      [{ data: 'a' }, { data: 'b' }, { data: ' c' }],
    ],
    ['a field may have no value', 'event\ndata\n\n', [{ event: 'message', data: '' }]],
    ['colons in a value stay', 'data: {"a":1}\n\n', [{ data: '{"a":1}' }]],
    ['what only JavaScript calls a line end is none', 'data: a\u2028b\n\n', [{ data: 'a\u2028b' }]],
    ['comments and unknown fields say nothing', ': hm\nretry: 1\nfoo: bar\ndata: x\n\n: \n\n', [{ data: 'x' }]],
    ['an id holds for what follows', 'id: 1\ndata: a\n\ndata: b\n\n', [{ id: '1' }, { id: '1' }]],
    ['an id without data holds, too', 'event: x\nid: 1\n\ndata: b\n\n', [{ event: 'message', data: 'b', id: '1' }]],
    ['an id with a zero byte is none', 'id: 1\ndata: a\n\nid: 2\0\ndata: b\n\n', [{ id: '1' }, { id: '1' }]],
    ['what has not ended is not told', 'data: a\n\ndata: b\n', [{ data: 'a' }]],
    ['a byte order mark is not part of the first field', '\uFEFFdata: a\n\n', [{ data: 'a' }]],
    ['line ends may be mixed', 'data: a\r\rdata: b\r\n\ndata: c\n\r\n', [{ data: 'a' }, { data: 'b' }, { data: 'c' }]],
  ])('%s', (_, text, expected) => {
    const bytes = bytesOf(text);
    for (const pieces of [[bytes], [...bytes].map(byte => Uint8Array.of(byte))]) {
      const events = readAll(pieces);
      expect(events).toHaveLength(expected.length);
      expect(events).toMatchObject(expected);
    }
  });

  test('an event is told at its last return, without waiting for what may follow it', () => {
    expect(readAll([bytesOf('data: a\r\n\r')])).toHaveLength(1);
  });
});

const table = { id: 'm', game: 'beacon', seats: [] as TableView['seats'], host: true } as TableView;
const position = (view: Plain): Position => ({ seat: 'keeper', view });
const lines = (...keys: string[]) => keys.map(key => ({ key }));
const message = (number: number) => ({ number, name: 'Ada', yours: true, text: `Message ${number}`, at: 0 });
const change = (before: Plain, after: Plain) =>
  diff(position(before) as unknown as Plain, position(after) as unknown as Plain);

describe('the picture', () => {
  const begun: Sketch = { table, position: position({ charge: 1 }), log: lines('a', 'b'), chat: [] };

  test('is whole once table and position are known', () => {
    const withTable = afterEvent(blank, { event: 'table', data: table });
    const whole = afterEvent(withTable, { event: 'state', data: { position: position(1), log: lines('a') } });
    expect([blank, withTable, whole].map(isWhole)).toEqual([false, false, true]);
    expect(whole).toEqual({ table, position: position(1), log: lines('a'), chat: [] });
  });

  test('state replaces position and log, table the table, and nothing else changes', () => {
    const anew = afterEvent(begun, { event: 'state', data: { position: position(2), log: lines('z') } });
    expect(anew).toEqual({ ...begun, position: position(2), log: lines('z') });
    const handed = afterEvent(begun, { event: 'table', data: { ...table, host: false } });
    expect(handed).toEqual({ ...begun, table: { ...table, host: false } });
  });

  test('an update cuts first and adds then; what is absent stays the very same', () => {
    const patch = change({ charge: 1 }, { charge: 2 });
    const undone = afterEvent(begun, { event: 'update', data: { cut: 1, said: lines('c'), patch } });
    expect(undone).toEqual({ ...begun, position: position({ charge: 2 }), log: lines('a', 'c') });
    expect(afterEvent(begun, { event: 'update', data: { cut: 0 } }).log).toEqual([]);
    expect(afterEvent(begun, { event: 'update', data: { said: lines('c') } }).position).toBe(begun.position);
    expect(afterEvent(begun, { event: 'update', data: { patch } }).log).toBe(begun.log);
    expect(begun.log).toEqual(lines('a', 'b'));
  });

  test('an update tells how it came about, one picture for each step; each may cut the log first', () => {
    const steps = [
      { cut: 1, said: lines('c'), patch: change({ charge: 1 }, { charge: 2 }) },
      { said: lines('d', 'e') },
    ];
    const patch = change({ charge: 2 }, { charge: 5 });
    const way = applyNews(begun, { event: 'update', data: { steps, cut: 2, said: lines('f'), patch } });
    expect(way).toEqual([
      { ...begun, position: position({ charge: 2 }), log: lines('a', 'c') },
      { ...begun, position: position({ charge: 2 }), log: lines('a', 'c', 'd', 'e') },
      { ...begun, position: position({ charge: 5 }), log: lines('a', 'c', 'f') },
    ]);
  });

  test('a message that is told again is not there twice', () => {
    const chat = [1, 2, 1, 2, 3].reduce<Sketch>(
      (sketch, number) => afterEvent(sketch, { event: 'chat', data: message(number) }),
      begun,
    ).chat;
    expect(chat).toEqual([message(1), message(2), message(3)]);
  });

  test('what does not fit is refused, and what is not known yet ignored', () => {
    expect(() => afterEvent(blank, { event: 'update', data: {} })).toThrow('no position');
    expect(() => afterEvent(begun, { event: 'update', data: { cut: 3 } })).toThrow('2 lines');
    expect(() => afterEvent(begun, { event: 'update', data: { patch: { nowhere: {} } } })).toThrow('Patch');
    expect(afterEvent(begun, { event: 'weather', data: {} } as unknown as Told)).toBe(begun);
  });

  test('follows any match, taking back included', () => {
    const step = fc.record({
      view: fc.jsonValue(),
      cut: fc.option(fc.nat(3), { nil: undefined }),
      said: fc.array(fc.string(), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step), steps => {
        let view: Plain = 0;
        let log = lines('first');
        let sketch = afterEvent(blank, { event: 'state', data: { position: position(view), log } });
        for (const { view: next, cut: wanted, said } of steps) {
          const cut = wanted === undefined ? undefined : Math.min(wanted, log.length);
          const data = { said: lines(...said), patch: change(view, next as Plain), ...(cut !== undefined && { cut }) };
          sketch = afterEvent(sketch, JSON.parse(JSON.stringify({ event: 'update', data })));
          view = next as Plain;
          log = [...log.slice(0, cut), ...lines(...said)];
          expect(sketch).toEqual({ ...blank, position: JSON.parse(JSON.stringify(position(view))), log });
        }
      }),
    );
  });
});

interface Asked {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;

/** A real server that answers each request by the next line of its script, the last line again and again. */
async function scripted(...script: Reply[]) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const reply = script[Math.min(asked.length, script.length - 1)]!;
    const { method, url, headers } = request;
    const at = asked.push({ line: `${method} ${url}`, headers, body: '' }) - 1;
    asked[at] = { ...asked[at]!, body: await textOf(request) };
    reply(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const json =
  (status: number, body: unknown): Reply =>
  response =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const page =
  (status: number): Reply =>
  response =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Log in to the hotel</h1>');

const event = (name: string, id: string, data: unknown) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

const streaming =
  (...events: string[]): Reply =>
  response =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`: \n\n${events.join('')}`);

/** The same, but the connection is lost afterwards. */
const brief =
  (...events: string[]): Reply =>
  response => {
    streaming(...events)(response);
    response.end();
  };

const beginning = [
  event('table', '4.1.2', table),
  event('chat', '4.1.2', message(1)),
  event('state', '4.1.2', { position: position({ charge: 1 }), log: lines('a', 'b') }),
];
const update = event('update', '5.1.2', { patch: change({ charge: 1 }, { charge: 2 }), cut: 1, said: lines('c') });

describe('asking', () => {
  const answering = { decision: 3, answer: 'go', seat: 'keeper' };
  const journal = { format: 1, game: 'beacon' } as Journal;

  test.each<[line: string, body: unknown, ask: (client: Client) => Promise<unknown>]>([
    ['GET /api/games', undefined, client => client.games()],
    ['POST /api/players', { name: 'Ada' }, client => client.join('Ada')],
    ['GET /api/players/me', undefined, client => client.me()],
    ['PATCH /api/players/me', { name: 'Bo' }, client => client.rename('Bo')],
    ['POST /api/players/me/carry', {}, client => client.carryCode()],
    ['POST /api/players/carry', { code: 'x' }, client => client.carry('x')],
    ['POST /api/players', {}, client => client.join()],
    ['GET /api/players/me/matches', undefined, client => client.matches()],
    ['PUT /api/players/me/matches/m', { away: true }, client => client.putAway('m', true)],
    ['POST /api/matches', { game: 'beacon' }, client => client.begin({ game: 'beacon' })],
    ['GET /api/matches/m', undefined, client => client.look('m')],
    ['GET /api/matches/a%2Fb?seat=r%C3%B4le%26', undefined, client => client.look('a/b', 'rôle&')],
    ['POST /api/matches/m/answers', answering, client => client.answer('m', answering)],
    ['GET /api/matches/m/undo', undefined, client => client.undoPoints('m')],
    ['POST /api/matches/m/undo', { keep: 2 }, client => client.undo('m', 2)],
    ['POST /api/matches/m/undo/reply', { agree: false }, client => client.replyToUndo('m', false)],
    ['POST /api/matches/m/odds', answering, client => client.odds('m', answering)],
    ['POST /api/matches/m/chat', { text: 'Hello' }, client => client.say('m', 'Hello')],
    ['POST /api/matches/m/invitation/look', { key: 'k' }, client => client.invitation('m', 'k')],
    ['POST /api/matches/m/claim', { key: 'k' }, client => client.claim('m', 'k')],
    ['POST /api/matches/m/claim', { key: 'k', seat: 'keeper' }, client => client.claim('m', 'k', 'keeper')],
    ['POST /api/matches/m/invitation', {}, client => client.inviteToTable('m')],
    ['PUT /api/matches/m/seats/keeper/player', {}, client => client.take('m', 'keeper')],
    ['POST /api/matches/m/seats/a%20b/invitation', {}, client => client.invite('m', 'a b')],
    ['PUT /api/matches/m/seats/keeper/bot', { bot: 'steady' }, client => client.handToBot('m', 'keeper', 'steady')],
    ['PUT /api/matches/m/seats/keeper/bot', {}, client => client.handToBot('m', 'keeper')],
    ['DELETE /api/matches/m/seats/keeper', undefined, client => client.standUp('m', 'keeper')],
    ['POST /api/matches/m/resign', {}, client => client.resign('m')],
    ['POST /api/matches/m/resign', { seats: ['keeper'] }, client => client.resign('m', ['keeper'])],
    ['POST /api/matches/m/rematch', {}, client => client.rematch('m')],
    ['GET /api/matches/m/replay', undefined, client => client.replay('m')],
    ['POST /api/replays', journal, client => client.bringReplay(journal)],
  ])('%s %j', async (line, body, ask) => {
    const { url, asked } = await scripted(json(200, { told: [line] }));
    expect(await ask(new Client(`${url}/`, { token: 'secret' }))).toEqual({ told: [line] });
    const [{ headers, ...rest }] = asked as [Asked];
    expect(rest).toEqual({ line, body: body === undefined ? '' : JSON.stringify(body) });
    expect(headers.authorization).toBe('Bearer secret');
    expect(headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
  });

  test('without a token it says nothing of who asks, and leaves that to the cookie', async () => {
    const { url, asked } = await scripted(json(200, []));
    const sent: unknown[] = [];
    const send: typeof fetch = (input, init) => {
      sent.push(init?.credentials);
      return fetch(input, init);
    };
    await new Client(url, { fetch: send }).games();
    expect(asked[0]!.headers.authorization).toBeUndefined();
    expect(sent).toEqual(['same-origin']);
  });

  test('an answer without content is nothing', async () => {
    const { url } = await scripted(response => response.writeHead(204).end());
    expect(await new Client(url).standUp('m', 'keeper')).toBeUndefined();
  });

  test('a refusal is thrown with its status, code and details', async () => {
    const failure = { code: 'seat-taken', message: 'Somebody sits there.', details: { seat: 'keeper' } };
    const { url } = await scripted(json(409, failure));
    const refused = await new Client(url).claim('m', 'k').catch(thrown => thrown);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ ...failure, status: 409 });
  });

  test.each([
    ['7', 7_000],
    [undefined, 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
    ['-5', 0],
  ])('a refusal tells how long to wait: %s', async (told, millis) => {
    const { url } = await scripted(response => {
      if (told) response.setHeader('retry-after', told);
      json(429, { code: 'too-many-requests', message: 'Wait.' })(response);
    });
    await expect(new Client(url).games()).rejects.toMatchObject({ status: 429, retryAfter: millis });
  });

  test.each([200, 502])('a page with status %i instead of an answer is unreadable', async status => {
    const { url } = await scripted(page(status));
    await expect(new Client(url).games()).rejects.toMatchObject({ name: 'Refused', status, code: 'unreadable' });
  });

  test('a server that is not there is no refusal', async () => {
    const refused = new Client('http://127.0.0.1:1').games();
    await expect(refused).rejects.toThrow(TypeError);
  });
});

/** Comes back at once, always. */
const eager: Patience = { ...usualPatience, steady: -1 };

/** What is told until it has been told so often; then it is let go. */
async function heard(following: Following, count: number): Promise<Followed[]> {
  const all: Followed[] = [];
  for await (const followed of following) if (all.push(followed) === count) break;
  return all;
}

describe('following', () => {
  const whole = { table, position: position({ charge: 1 }), log: lines('a', 'b'), chat: [message(1)] };
  const after = { ...whole, position: position({ charge: 2 }), log: lines('a', 'c') };

  test('tells the picture once it is whole, and again with each change', async () => {
    const { url, asked } = await scripted(streaming(...beginning, update));
    expect(await heard(new Client(url, { token: 't' }).follow('m', { seat: 'keeper' }), 3)).toEqual([
      { picture: undefined, isConnected: true, isSettled: true, lastEventId: '' },
      { picture: whole, isConnected: true, isSettled: true, lastEventId: '4.1.2' },
      { picture: after, isConnected: true, isSettled: true, lastEventId: '5.1.2' },
    ]);
    const [{ line, headers }] = asked as [Asked];
    expect(line).toBe('GET /api/matches/m/stream?seat=keeper');
    expect(headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer t' });
    expect(headers).not.toHaveProperty('last-event-id');
  });

  test('tells how a change came about before it tells the change', async () => {
    const steps = [{ said: lines('c'), patch: change({ charge: 1 }, { charge: 7 }) }];
    const data = { steps, said: lines('d'), patch: change({ charge: 7 }, { charge: 2 }) };
    const long = `event: update\nid: 5.1.2\ndata: ${JSON.stringify(data)}\n\n`;
    const { url } = await scripted(streaming(...beginning, long));
    const told = await heard(new Client(url).follow('m'), 4);
    const onTheWay = { ...whole, position: position({ charge: 7 }), log: lines('a', 'b', 'c') };
    expect(told.slice(2)).toEqual([
      { picture: onTheWay, isConnected: true, isSettled: false, lastEventId: '5.1.2' },
      {
        picture: { ...onTheWay, position: position({ charge: 2 }), log: lines('a', 'b', 'c', 'd') },
        isConnected: true,
        isSettled: true,
        lastEventId: '5.1.2',
      },
    ]);
  });

  test('comes back after a loss, from where it was, and says meanwhile that it is not connected', async () => {
    const half = update.slice(0, -1);
    const { url, asked } = await scripted(brief(...beginning, half), streaming(update));
    expect(await heard(new Client(url).follow('m'), 5)).toEqual([
      { picture: undefined, isConnected: true, isSettled: true, lastEventId: '' },
      { picture: whole, isConnected: true, isSettled: true, lastEventId: '4.1.2' },
      { picture: whole, isConnected: false, isSettled: true, lastEventId: '4.1.2' },
      { picture: whole, isConnected: true, isSettled: true, lastEventId: '4.1.2' },
      { picture: after, isConnected: true, isSettled: true, lastEventId: '5.1.2' },
    ]);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '4.1.2']);
  });

  test('what was lost before play was told is told again', async () => {
    const [first, second] = beginning as [string, string];
    const { url, asked } = await scripted(
      brief(first, second),
      brief(...beginning),
      brief(event('table', '5.1.3', table), event('chat', '5.2.3', message(2))),
      streaming(update),
    );
    const told = await heard(new Client(url).follow('m', { patience: eager }), 11);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, undefined, '4.1.2', '4.1.2']);
    expect(told.at(-1)!.picture).toEqual({ ...after, chat: [message(1), message(2)] });
  });

  test.each([
    ['an update that does not fit', event('update', '6.1.2', { cut: 9 })],
    ['something that is no JSON', 'event: update\nid: 6.1.2\ndata: {"cut":\n\n'],
  ])('%s makes it begin anew', async (_, misfit) => {
    const { url, asked } = await scripted(streaming(...beginning, misfit, update), streaming(...beginning));
    const told = await heard(new Client(url).follow('m'), 7);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, undefined]);
    expect(told.map(({ isConnected, lastEventId }) => [isConnected, lastEventId])).toEqual([
      [true, ''],
      [true, '4.1.2'],
      [false, ''],
      [true, ''],
      [true, ''],
      [true, ''],
      [true, '4.1.2'],
    ]);
    expect(told.slice(1).every(({ picture }) => picture?.log.length === 2)).toBe(true);
    expect(told.at(-1)!.picture).toEqual(whole);
  });

  test.each([401, 403, 404])('status %i ends it with the error', async status => {
    const { url, asked } = await scripted(brief(...beginning), json(status, { code: 'gone', message: 'Gone.' }));
    const following = new Client(url).follow('m', { patience: eager });
    await expect(heard(following, 99)).rejects.toMatchObject({ name: 'Refused', status, code: 'gone' });
    expect(asked).toHaveLength(2);
  });

  test.each<[what: string, reply: Reply]>([
    ['too many requests', json(429, { code: 'too-many-requests', message: 'Wait.' })],
    ['a server that shuts down', json(503, { code: 'shutting-down', message: 'Wait.' })],
    ['a proxy without a server', page(502)],
    ['a page that is no stream', page(200)],
    ['a connection that breaks', response => response.destroy()],
  ])('%s passes', async (_, reply) => {
    const { url, asked } = await scripted(reply, reply, streaming(...beginning));
    const told = await heard(new Client(url).follow('m', { patience: eager }), 4);
    expect(told.map(({ isConnected }) => isConnected)).toEqual([false, false, true, true]);
    expect(told.map(({ trouble }) => trouble instanceof Error)).toEqual([true, true, false, false]);
    expect(told.at(-1)!.picture).toEqual(whole);
    expect(asked).toHaveLength(3);
  });

  test('close ends it while it listens, and the server sees it go', async () => {
    const gone = vi.fn();
    const { url } = await scripted(response => {
      response.on('close', gone);
      streaming(...beginning)(response);
    });
    const following = new Client(url).follow('m');
    const told: Followed[] = [];
    for await (const followed of following) {
      told.push(followed);
      if (followed.picture) setTimeout(() => following.close(), 5);
    }
    expect(told).toHaveLength(2);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce(), patiently);
  });

  test('close ends it when it is told of a loss, before the pause', async () => {
    const { url } = await scripted(brief(...beginning));
    const following = new Client(url).follow('m', {
      patience: { ...usualPatience, shortest: 3_600_000, longest: 3_600_000 },
    });
    let losses = 0;
    for await (const { isConnected } of following) if (!isConnected && ++losses === 2) following.close();
    expect(losses).toBe(2);
  });

  test('whoever stops reading lets the connection go', async () => {
    const gone = vi.fn();
    const { url } = await scripted(response => {
      response.on('close', gone);
      streaming(...beginning)(response);
    });
    await heard(new Client(url).follow('m'), 2);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce(), patiently);
  });
});

describe('patience', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Follows streams that the test holds in its hand, and lets time pass. */
  function follow(trouble?: Error) {
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    let attempts = 0;
    const following = new Following((_, signal) => {
      attempts++;
      if (trouble) return Promise.reject(trouble);
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        streams.push(controller);
        signal.addEventListener('abort', () => controller.error(signal.reason));
      };
      return Promise.resolve(new ReadableStream({ start }));
    }, usualPatience);
    const ended = heard(following, Number.POSITIVE_INFINITY);
    const pass = async (millis: number) => {
      await vi.advanceTimersByTimeAsync(millis);
      return attempts;
    };
    return { following, streams, ended, pass };
  }

  test('a sign of life keeps the connection, silence loses it', async () => {
    const { streams, pass, following, ended } = follow();
    for (let beat = 0; beat < 4; beat++) {
      expect(await pass(44_000)).toBe(1);
      streams[0]!.enqueue(bytesOf(': \n\n'));
      await pass(0);
    }
    expect(await pass(44_999)).toBe(1);
    expect(await pass(1)).toBe(2);
    following.close();
    expect((await ended).map(({ isConnected }) => isConnected)).toEqual([true, false, true]);
  });

  test.each([
    ['half the pause at least', 0, [250, 500, 1_000, 2_000, 4_000, 7_500, 7_500]],
    ['the whole pause at most', 1, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
  ])('the first attempt to come back is made at once, the next after growing pauses: %s', async (_, chance, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { following, ended, pass } = follow(new TypeError('Nobody there'));
    let attempts = await pass(0);
    expect(attempts).toBe(2);
    for (const pause of pauses) {
      expect(await pass(pause - 1)).toBe(attempts);
      expect(await pass(1)).toBe(++attempts);
    }
    following.close();
    expect((await ended).some(({ isConnected }) => isConnected)).toBe(false);
  });

  test('whoever is asked to wait waits for so long, though not for ever', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const busy = (retryAfter: number) =>
      follow(new Refused(429, { code: 'too-many-requests', message: 'Wait.' }, retryAfter));
    for (const [asked, waited] of [
      [40_000, 40_250],
      [86_400_000, 75_250],
    ] as const) {
      const { following, pass } = busy(asked);
      expect(await pass(waited - 1)).toBe(1);
      expect(await pass(1)).toBe(2);
      following.close();
    }
  });

  test('after a good connection the next loss counts as the first, after a short one it does not', async () => {
    const { following, streams, pass } = follow();
    await pass(0);
    streams[0]!.close();
    expect(await pass(0)).toBe(2);
    await pass(5_000);
    streams[1]!.close();
    expect(await pass(249)).toBe(2);
    expect(await pass(251)).toBe(3);
    await pass(10_001);
    streams[2]!.close();
    expect(await pass(0)).toBe(4);
    following.close();
  });

  test('close ends a pause at once', async () => {
    const { following, ended, pass } = follow(new TypeError('Nobody there'));
    await pass(60_000);
    following.close();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });
});
