import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Game } from '@starboard/kernel';
import { type News, Room } from '@starboard/room';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { heartbeat } from '../../src/matches/event.ts';
import { StreamListener } from '../../src/matches/listener.ts';
import { streamOutlet } from '../../src/matches/outlet.ts';
import { Batches } from '../../src/store/batches.ts';
import { talk } from '../support/calling.ts';
import { holdClock } from '../support/clock.ts';
import { guest } from '../support/house.ts';
import { megabytesInUse } from '../support/memory.ts';
import { pulse, serveGames } from '../support/own-games.ts';
import { RawStream } from '../support/raw-stream.ts';
import { until } from '../support/until.ts';

async function beginPulse(setup: { beats: number; rounds?: number }) {
  const own = await serveGames([pulse as unknown as Game]);
  onTestFinished(() => own.close());
  const ann = await guest(own.server, 'Ann');
  const { id } = await ann.begin({ game: 'pulse', setup, seats: { heart: { bot: 'random' } } });
  return {
    server: own.server,
    ann,
    id,
    follow: () => new RawStream(own.server.port, id),
    beatOn: (decision = 0) => ann.answer(id, { decision, answer: 'on' }),
  };
}

/** So many that no connection holds what they tell. */
const beats = 400;

describe('who does not read', () => {
  test('costs nothing, keeps nobody waiting, and has the present in the end', async () => {
    const { ann, id, follow, beatOn } = await beginPulse({ beats });
    const slow = Array.from({ length: 8 }, follow);
    const quick = follow();
    await until('all have begun', () => [...slow, quick].every(each => each.entries === 0));
    for (const each of slow) each.stopReading();

    const before = await megabytesInUse();
    await beatOn();
    await ann.say(id, 'go on');
    await until('the match is over', () => quick.entries === beats + 1);
    await ann.say(id, 'well done');
    await until('all is said', () => quick.picture.chat.length === 2);
    expect(quick.events.filter(({ event }) => event === 'update').length).toBeGreaterThan(beats * 0.9);
    // Nearly eighty megabytes were not read.
    expect((await megabytesInUse()) - before).toBeLessThan(20);

    for (const each of slow) each.readOn();
    const { at, ...whole } = await ann.look(id);
    for (const each of slow) {
      await until('the slow one has caught up', () => each.entries === at && each.picture.chat.length === 2);
      expect(each.picture).toEqual({ ...quick.picture, log: whole.log });
      expect(each.events.filter(({ event }) => event === 'update').length).toBeLessThan(beats);
    }
    expect(quick.picture.position).toEqual({ ...whole.position, seat: 'spectator' });
  });

  test('never gets a piece that does not fit what was told before, even if play goes on first', async () => {
    const { follow, beatOn } = await beginPulse({ beats, rounds: 2 });
    const [slow, quick] = [follow(), follow()];
    await until('both have begun', () => slow.entries === 0 && quick.entries === 0);
    slow.stopReading();
    await beatOn();
    await until('the heart stands still', () => quick.entries === beats + 1);

    const { isHeld, letGo } = holdNextWrite();
    const taken = beatOn(beats + 1);
    await until('Ann’s word is about to be stored', isHeld);
    const turns = vi.spyOn(Room.prototype, 'inTurn');
    slow.readOn();
    await until('everything is to be sent anew', () => turns.mock.calls.length > 0);
    letGo();
    await taken;
    await until('the slow one has caught up', () => slow.entries === 2 * (beats + 1));
    expect(slow.events.filter(({ event, entries, lines }) => event === 'update' && lines !== entries)).toEqual([]);
    expect(slow.picture).toEqual(quick.picture);
  });
});

/** Lets the next thing that is to be stored wait. */
function holdNextWrite() {
  const { add } = Batches.prototype;
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const writing = vi.spyOn(Batches.prototype, 'add').mockImplementationOnce(async function (
    this: Batches<unknown, unknown>,
    item,
  ) {
    await held;
    return add.call(this, item);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { isHeld: () => writing.mock.calls.length > 0, letGo };
}

describe('who has much to hear at once', () => {
  test('hears all of the chat, and how the match stands', async () => {
    const { ann, id, follow } = await beginPulse({ beats: 1 });
    const texts = Array.from({ length: 100 }, (_, at) => `${at} ${'x'.repeat(490)}`);
    for (const text of texts) await ann.say(id, text);
    const late = follow();
    await until('it has begun', () => late.picture.position && late.picture.chat.length === 100);
    expect(late.picture.chat.map(({ text }) => text)).toEqual(texts);
  });
});

describe('a stream', () => {
  const news: News = { event: 'update', data: {}, heard: { entries: 1, messages: 0, revision: 0 } };

  /** A connection that takes nothing any more once it is blocked. */
  class Connection extends EventEmitter {
    isBlocked = false;
    destroyed = false;
    writableEnded = false;
    chunkedEncoding = true;
    readonly write = vi.fn((_: string | Buffer) => !this.isBlocked);
    readonly end = vi.fn();
    readonly destroy = vi.fn();
  }

  function listen() {
    const connection = new Connection();
    const catchUp = vi.fn();
    const who = { player: undefined, device: undefined, pinned: undefined, address: '127.0.0.1' };
    const outlet = streamOutlet(connection as unknown as ServerResponse, false);
    return { connection, catchUp, listener: new StreamListener(outlet, who, catchUp) };
  }

  test('shows that it lives as long as it is read from', () => {
    const { connection, listener } = listen();
    listener.beat(performance.now() + 10 * 60_000);
    expect(connection.write).toHaveBeenCalledExactlyOnceWith(heartbeat.chunk);
    expect(connection.destroy).not.toHaveBeenCalled();
  });

  test('that is not read from is let go after a minute, and not before', () => {
    const goOn = holdClock();
    const { connection, listener } = listen();
    connection.isBlocked = true;
    listener.tell(news);
    goOn(60_000);
    listener.beat(performance.now());
    expect(connection.destroy).not.toHaveBeenCalled();
    goOn(1);
    listener.beat(performance.now());
    expect(connection.destroy).toHaveBeenCalledOnce();
    // Neither signs of life nor events pile up meanwhile.
    listener.tell(news);
    expect(connection.write).toHaveBeenCalledOnce();
  });

  test('that is read from again has its minute anew, and everything is sent anew', () => {
    const goOn = holdClock();
    const { connection, listener, catchUp } = listen();
    connection.isBlocked = true;
    listener.tell(news);
    listener.tell(news);
    goOn(59_000);
    connection.emit('drain');
    expect(catchUp).toHaveBeenCalledExactlyOnceWith(listener);
    goOn(59_000);
    listener.beat(performance.now());
    expect(connection.destroy).not.toHaveBeenCalled();
  });

  test('that missed nothing is sent nothing anew', () => {
    const { connection, listener, catchUp } = listen();
    connection.isBlocked = true;
    listener.tell(news);
    connection.emit('drain');
    expect(catchUp).not.toHaveBeenCalled();
  });

  test('that ends while it is not read from is cut off, so that the server can go', () => {
    const { connection, listener } = listen();
    connection.isBlocked = true;
    listener.tell(news);
    listener.end();
    expect(connection.destroy).toHaveBeenCalledOnce();
  });

  test('that ends while it is read from ends in peace', () => {
    const { connection, listener } = listen();
    listener.tell(news);
    listener.end();
    expect(connection.end).toHaveBeenCalledOnce();
    expect(connection.destroy).not.toHaveBeenCalled();
  });
});

test('by the old version of HTTP a stream comes without chunks', async () => {
  const { id, server } = await beginPulse({ beats: 1 });
  const heard = await talk(server.port, `GET /api/matches/${id}/stream HTTP/1.0\r\n\r\n`, told =>
    told.includes('event: state'),
  );
  expect(heard.split('\r\n\r\n')[1]).toMatch(/^event: table\n/);
});
