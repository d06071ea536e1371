import { hash, randomBytes } from 'node:crypto';
import type { Hash } from './store/index.ts';

/** Something that nobody guesses: 128 bits. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

export function hashOf(key: string): Hash {
  return hash('sha256', key, 'hex');
}
