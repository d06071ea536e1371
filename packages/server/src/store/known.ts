import { closeSync, constants, fsync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { keepFolder } from './sqlite-file.ts';
import type { Time } from './store.ts';

export const knownName = 'starboard.known';

/** What the database beside it is known to hold, at the least. */
export interface Known {
  readonly format: number;
  readonly commits: number;
  readonly at: Time;
}

/** Always as long, so that it is written over in one piece, and on a full disk too. */
const length = 96;

/** Nobody can read what was known; but something was. */
export const something: Known = { format: 0, commits: 1, at: 0 };

export function readKnown(folder: string): Known | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, knownName), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { format, commits, at } = JSON.parse(text) as Known;
    return [format, commits, at].every(Number.isSafeInteger) ? { format, commits, at } : something;
  } catch {
    return something;
  }
}

/**
 * A small file that says how much was committed to a database, so that one that has lost its tail is noticed. It is written
 * after each commit, and never says more than the database holds.
 */
export class KnownFile {
  readonly #file: number;

  constructor(folder: string, known: Known) {
    const path = join(folder, knownName);
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    this.note(known);
    fsyncSync(this.#file);
    keepFolder(dirname(path));
  }

  /** A death of the process leaves it as it is now; a power cut, as it was when it was last kept. */
  note(known: Known): void {
    writeSync(this.#file, `${JSON.stringify(known).padEnd(length - 1)}\n`, 0);
  }

  async keep(): Promise<void> {
    await promisify(fsync)(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}
