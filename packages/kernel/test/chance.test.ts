import { createHash } from 'node:crypto';
import { chacha8 } from '@noble/ciphers/chacha.js';
import { Chance, commitment, seedFrom } from '@starboard/kernel';
import { scriptedDice, stackDeck } from '@starboard/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chachaBlock } from '../src/chance/chacha.ts';
import { codeOf } from './games.ts';

describe('the stream', () => {
  test('is ChaCha8, as an independent implementation has it', () => {
    const words = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(words, fc.nat(0xfffffff0), fc.nat(0xffff), (key, counter, stream) => {
        const nonce = new Uint8Array(12);
        new DataView(nonce.buffer).setUint32(4, stream, true);
        const expected = chacha8(key, nonce, new Uint8Array(64), undefined, counter);
        const out = new Int32Array(16);
        chachaBlock(new Int32Array(key.slice().buffer), counter, stream, out);
        expect(new Uint8Array(out.buffer)).toEqual(expected);
      }),
    );
  });

  test('goes on the same from any place that was marked', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (before, after) => {
        const chance = new Chance(seedFrom('marked'));
        chance.roll(before);
        const mark = chance.mark();
        const expected = chance.roll(after);
        const other = new Chance(seedFrom('marked'));
        other.seek(mark);
        expect(other.roll(after)).toEqual(expected);
        expect(other.mark()).toEqual(chance.mark());
      }),
    );
  });

  test('has other dice under another seed, another stream, another key', () => {
    const first = new Chance(seedFrom('one'));
    const streams = new Chance(seedFrom('one'));
    streams.seek({ stream: 1, position: 0 });
    const keyed = new Chance(first.twin().newKey());
    const rolls = [first, new Chance(seedFrom('two')), streams, keyed].map(chance => chance.roll(40).join());
    expect(new Set(rolls).size).toBe(4);
  });

  test('a twin draws the same, and leaves the first one alone', () => {
    const chance = new Chance(seedFrom('twin'));
    chance.roll(5);
    const twin = chance.twin();
    const { position } = chance;
    const rolled = twin.roll(20);
    expect(chance.position).toBe(position);
    expect(chance.roll(20)).toEqual(rolled);
  });

  test('becomes another one in place', () => {
    const chance = new Chance(seedFrom('old'));
    const other = new Chance(seedFrom('new'));
    chance.roll(3);
    other.roll(7);
    chance.become(other);
    expect(chance.roll(20)).toEqual(other.roll(20));
  });
});

describe('fairness', () => {
  const chance = new Chance(seedFrom('fair'));

  test.each([2, 3, 4, 6, 8, 10, 12, 20])('a die with %i faces shows each face equally often', faces => {
    const rolls = 6_000 * faces;
    const counts = new Array<number>(faces).fill(0);
    for (const die of chance.roll(rolls, faces)) counts[die - 1]!++;
    for (const count of counts) expect(Math.abs(count - 6_000)).toBeLessThan(400);
  });

  test('numbers that would come too often are thrown away', () => {
    // Three quarters of the range: with a bare remainder the lower third would come twice as often.
    const bound = 3 * 2 ** 29;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (chance.below(bound) < 2 ** 29) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });

  test('every order of four cards comes equally often', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = chance.shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
  });

  test('named faces and picks come from the list', () => {
    const faces = ['north', 'east', 'south', 'west'] as const;
    const seen = new Set(Array.from({ length: 200 }, () => chance.face(faces)));
    expect([...seen].sort()).toEqual([...faces].sort());
    expect(new Set(Array.from({ length: 200 }, () => chance.pick([1, 2, 3])))).toEqual(new Set([1, 2, 3]));
  });

  test('there is no fair number below nothing', () => {
    expect(() => chance.below(0)).toThrow(RangeError);
    expect(() => chance.below(2 ** 31 + 1)).toThrow(RangeError);
    expect(() => chance.pick([])).toThrow(RangeError);
  });
});

describe('seeds', () => {
  test('are hashed with SHA-256, for words and for the promise', () => {
    const seed = createHash('sha256').update('some words').digest('hex');
    expect(seedFrom('some words')).toBe(seed);
    expect(commitment(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  test.each(['', 'abc', 'G'.repeat(64), 'A'.repeat(64), '0'.repeat(65)])('%j is none', seed => {
    expect(codeOf(() => commitment(seed))).toBe('bad-seed');
    expect(codeOf(() => new Chance(seed))).toBe('bad-seed');
  });
});

describe('a script for tests', () => {
  test('makes dice and named faces fall as written', () => {
    const chance = scriptedDice(6, 1, 'east', 12);
    expect(chance.roll(2)).toEqual([6, 1]);
    expect(chance.face(['north', 'east'])).toBe('east');
    expect(chance.die(12)).toBe(12);
  });

  test('refuses what the die does not have, and more dice than it holds', () => {
    expect(() => scriptedDice(7).die()).toThrow('7');
    expect(() => scriptedDice('up').face(['north', 'east'])).toThrow('up');
    expect(() => scriptedDice().die()).toThrow('ended');
  });

  test('can be gone back in, and counts as chance', () => {
    const chance = scriptedDice(2, 3, 4);
    chance.die();
    const mark = chance.mark();
    const { position } = chance;
    expect(chance.roll(2)).toEqual([3, 4]);
    expect(chance.position).not.toBe(position);
    chance.seek(mark);
    expect(chance.twin().roll(2)).toEqual([3, 4]);
    expect(chance.roll(2)).toEqual([3, 4]);
  });

  test('stacks a deck, also with copies of one card', () => {
    const deck = { draw: ['a', 'b', 'c', 'a'], discard: [] };
    stackDeck(deck, 'a', 'c', 'a');
    expect(deck.draw).toEqual(['b', 'a', 'c', 'a']);
    expect(() => stackDeck(deck, 'b', 'b')).toThrow('no b left');
  });
});
