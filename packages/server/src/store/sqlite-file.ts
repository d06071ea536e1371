import { closeSync, fsyncSync, openSync, readSync, statSync } from 'node:fs';
import { reasonOf, StoreError } from './errors.ts';

/** The database of a folder. Beside it may lie its log, `-wal`. */
export const databaseName = 'starboard.db';

interface Look {
  /** The database was in use when its file was last written. */
  readonly isInUse: boolean;
  readonly hasLog: boolean;
}

const headerBytes = 100;
const magic = 'SQLite format 3\0';

/** What the files say by themselves; nothing, if there is no database. */
export function lookAt(file: string): Look | undefined {
  const { size, header } = headOf(file);
  if (size === 0) return undefined;
  if (header.toString('latin1', 0, magic.length) !== magic) throw notDatabase(file);
  const hasLog = sizeOf(`${file}-wal`) > 0;
  const pageSize = header.readUInt16BE(16);
  const expected = header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize);
  // What is missing may still be in the log.
  if (size < headerBytes || (size < expected && !hasLog)) {
    throw damaged(file, `it has ${size} bytes of at least ${Math.max(expected, headerBytes)}`);
  }
  return { isInUse: header[18] === 2, hasLog };
}

function headOf(file: string): { readonly size: number; readonly header: Buffer } {
  const header = Buffer.alloc(headerBytes);
  const size = sizeOf(file);
  if (size === 0) return { size, header };
  const opened = openSync(file, 'r');
  try {
    readSync(opened, header, 0, headerBytes, 0);
  } finally {
    closeSync(opened);
  }
  return { size, header };
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What an error says of the file itself. */
export function damageOf(error: unknown, file: string): StoreError | undefined {
  const { code } = error as { code?: string };
  if (code === 'SQLITE_NOTADB') return notDatabase(file);
  return code === 'SQLITE_CORRUPT' ? damaged(file, reasonOf(error)) : undefined;
}

export function damaged(file: string, what: string): StoreError {
  return new StoreError('damaged-database', `${file} is damaged: ${what}. Restore a backup.`, { file, what });
}

function notDatabase(file: string): StoreError {
  return new StoreError('no-database', `${file} is not a database.`, { file });
}

export function copiedAlone(file: string): StoreError {
  return new StoreError(
    'copied-alone',
    `${file} was in use when it was copied, and ${databaseName}-wal, where the last changes are, is not beside it. Copy both, or the whole folder, from where it came; or go on with what there is, by --accept-loss.`,
    { file },
  );
}

/** What was written to a file is there after a power cut. */
export function keepFile(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** So that a new file is there after a power cut. Not every system knows it. */
export function keepFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // There, files come with their folders.
  }
}
