import { constants, gunzipSync } from 'node:zlib';
import { beacon, steadyBot } from '@starboard/beacon';
import { type Bot, type Game, randomBot } from '@starboard/kernel';
import { botsOf, findBot, type Offered, type Refusal } from '@starboard/room';
import { describe, expect, test } from 'vitest';
import { Streams } from '../../src/http/streams.ts';
import { heartbeat, packedHeader, together, WireEvent, wireEvent } from '../../src/matches/event.ts';
import { eventId, readEventId } from '../../src/matches/event-id.ts';
import { findGame, offerOf } from '../../src/offered.ts';
import { usualSettings } from '../../src/settings.ts';

function refusalOf(attempt: () => unknown): Pick<Refusal, 'code' | 'details'> {
  try {
    attempt();
  } catch (thrown) {
    const { code, details } = thrown as Refusal;
    return { code, details };
  }
  throw new Error('Nothing was refused.');
}

/** What a piece of an HTTP response holds. */
function unchunked(chunk: Buffer): Buffer {
  const start = chunk.indexOf('\r\n') + 2;
  const end = start + Number.parseInt(chunk.toString('latin1', 0, start), 16);
  expect(chunk.toString('latin1', end)).toBe('\r\n');
  return chunk.subarray(start, end);
}

describe('an event as it is sent', () => {
  test('has its name, its id if it has one, and its data in a line', () => {
    expect(wireEvent('chat', '1.2.3', { text: 'a\nb' }).text).toBe(
      'event: chat\nid: 1.2.3\ndata: {"text":"a\\nb"}\n\n',
    );
    expect(wireEvent('table', undefined, 1).text).toBe('event: table\ndata: 1\n\n');
    expect(heartbeat.text).toBe(': \n\n');
  });

  test('several are sent as one', () => {
    const events = [wireEvent('a', undefined, 1), wireEvent('b', '1.0.0', 2)];
    expect(together(events).text).toBe('event: a\ndata: 1\n\nevent: b\nid: 1.0.0\ndata: 2\n\n');
  });

  test('packed pieces, short and long, make one stream that anybody unpacks', () => {
    const texts = ['short', 'é'.repeat(100), 'x'.repeat(255), 'y'.repeat(256), 'long '.repeat(5_000)];
    const pieces = texts.map(text => new WireEvent(text).packed);
    const stream = Buffer.concat([packedHeader, ...pieces]);
    expect(gunzipSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString()).toBe(texts.join(''));
  });

  test('chunks hold the same, packed or not', () => {
    for (const text of ['x', 'é'.repeat(100), 'long '.repeat(5_000)]) {
      const event = new WireEvent(text);
      expect(unchunked(event.chunk).toString()).toBe(text);
      expect(unchunked(event.packedChunk)).toEqual(event.packed);
    }
  });

  test('what is short is sent as it is, what is long takes a fraction of its length', () => {
    expect(new WireEvent('x'.repeat(255)).packed.length).toBe(260);
    expect(new WireEvent('x'.repeat(256)).packed.length).toBeLessThan(50);
  });

  test('is packed once for all who read it', () => {
    const event = new WireEvent('x'.repeat(1_000));
    for (const way of ['packed', 'chunk', 'packedChunk', 'frame', 'packedFrame'] as const)
      expect(event[way]).toBe(event[way]);
  });
});

describe('what was heard last', () => {
  test('is named by entries, messages and changes of the table', () => {
    const heard = { entries: 12, messages: 0, revision: 999_999_999 };
    expect(eventId(heard)).toBe('12.0.999999999');
    expect(readEventId(eventId(heard))).toEqual(heard);
  });

  test.each([
    undefined,
    '',
    '1',
    '1.2',
    '1.2.',
    '.1.2',
    '1.2.3.4',
    'x1.2.3',
    '1.2.3x',
    '1.2.-3',
    '1234567890.2.3',
    '1.1234567890.3',
    '1.2.1234567890',
    '1a2.3',
  ])('%s is none of ours', id => {
    expect(readEventId(id)).toBeUndefined();
  });
});

describe('places for streams', () => {
  const limited = () => new Streams({ ...usualSettings, streamsPerAddress: 2, mostStreams: 3 });

  test('one address has so many', () => {
    const streams = limited();
    const leave = streams.take('a');
    streams.take('a');
    expect(refusalOf(() => streams.take('a')).code).toBe('too-many-streams');
    expect(streams.open).toBe(2);
    leave();
    expect(streams.open).toBe(1);
    streams.take('a');
    expect(refusalOf(() => streams.take('a')).code).toBe('too-many-streams');
  });

  test('all together have so many', () => {
    const streams = limited();
    streams.take('a');
    const leave = streams.take('b');
    streams.take('c');
    expect(refusalOf(() => streams.take('d')).code).toBe('too-many-streams');
    leave();
    streams.take('d');
    expect(streams.open).toBe(3);
  });

  test('whoever has left may come back as often as ever', () => {
    const streams = limited();
    for (let i = 0; i < 5; i++) {
      const both = [streams.take('a'), streams.take('a')];
      for (const leave of both) leave();
    }
    expect(streams.open).toBe(0);
  });
});

describe('what is offered', () => {
  const offered: Offered = { game: beacon as unknown as Game, bots: [steadyBot as Bot] };
  const offer = offerOf([offered]);

  test('games are found by their names; who looks for another is told which there are', () => {
    expect(findGame(offer, 'beacon')).toBe(offered);
    expect(refusalOf(() => findGame(offer, 'chess'))).toEqual({ code: 'unknown-game', details: { games: ['beacon'] } });
  });

  test('every game has its own bots, the usual one first, and the one that chooses at random, once', () => {
    expect(botsOf(offered).map(({ name }) => name)).toEqual(['steady', 'random']);
    expect(botsOf({ ...offered, bots: [randomBot, steadyBot as Bot] })).toEqual([randomBot, steadyBot]);
    expect(botsOf({ ...offered, bots: [] })).toEqual([randomBot]);
  });

  test('bots are found by their names, the usual one without', () => {
    expect(findBot(offered)).toBe(steadyBot);
    expect(findBot(offered, 'random')).toBe(randomBot);
    expect(refusalOf(() => findBot(offered, 'hal'))).toEqual({
      code: 'unknown-bot',
      details: { bots: ['steady', 'random'] },
    });
  });
});
