import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { TableError } from '../errors.ts';

/** 256 bits as 64 hexadecimal digits. Whoever creates a match brings it; the kernel makes no secrets of its own. */
export type Seed = string;

/** A seed made from words: for tests, simulations and "play the same deal again", never for a match of strangers. */
export function seedFrom(words: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(words)));
}

/** What is published when a match starts, so that the seed revealed at its end can be checked. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(seedBytes(seed)));
}

/** The seed as the eight words of a cipher key. */
export function seedKey(seed: Seed): Int32Array {
  const bytes = new DataView(seedBytes(seed).buffer);
  return Int32Array.from({ length: 8 }, (_, i) => bytes.getInt32(4 * i, true));
}

function seedBytes(seed: Seed): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new TableError('bad-seed', 'A seed is 64 hexadecimal digits (0-9, a-f).');
  return new Uint8Array(hexToBytes(seed));
}
