import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { TableError } from '../errors.ts';

/** 256 bits as 64 hexadecimal digits. Whoever creates a match brings it; the kernel makes no secrets of its own. */
export type Seed = string;

/** A seed made from words: for tests, simulations and "play the same deal again", never for a match of strangers. */
export function seedFrom(words: string): Seed {
  return bytesToHex(sha256(bytesOf(words)));
}

/** As UTF-8. Plain letters are their own bytes, and so need no encoder: that would take as long as the hash. */
function bytesOf(words: string): Uint8Array {
  const bytes = new Uint8Array(words.length);
  for (let i = 0; i < words.length; i++) {
    const code = words.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(words);
    bytes[i] = code;
  }
  return bytes;
}

/** What is published when a match starts, so that the seed revealed at its end can be checked. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(seedBytes(seed)));
}

/** The seed as the eight words of a cipher key. */
export function seedKey(seed: Seed): Int32Array {
  const bytes = seedBytes(seed);
  const key = new Int32Array(8);
  for (let i = 0; i < bytes.length; i++) key[i >> 2]! |= bytes[i]! << (8 * (i & 3));
  return key;
}

// Digit by digit: a simulation reads a seed for every match, and a pattern takes longer than all the rest of it.
function seedBytes(seed: Seed): Uint8Array {
  const bytes = new Uint8Array(32);
  let isSeed = seed.length === 64;
  for (let i = 0; isSeed && i < 64; i++) {
    const digit = digitOf(seed.charCodeAt(i));
    isSeed = digit >= 0;
    bytes[i >> 1] = (bytes[i >> 1]! << 4) | digit;
  }
  if (!isSeed) throw new TableError('bad-seed', 'A seed is 64 hexadecimal digits (0-9, a-f).');
  return bytes;
}

/** A hexadecimal digit by its character code; -1 if it is none. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x61 + 10 : -1;
}
