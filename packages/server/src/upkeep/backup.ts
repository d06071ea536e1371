import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreError } from '../store/index.ts';
import { databaseIn, openReading } from '../store/reading.ts';
import { keepFile, keepFolder, sizeOf } from '../store/sqlite-file.ts';
import { type Held, heldIn } from './held.ts';

export interface Backup extends Held {
  readonly bytes: number;
}

/** Copies the database of a folder to a new file while its server goes on: with all that was acknowledged before, and none of it by half. */
export async function backUp(folder: string, file: string): Promise<Backup> {
  const reading = await openReading({ file: databaseIn(folder) });
  try {
    if (reading.loss) throw reading.loss;
    return await intoNewFile(file, async part => {
      await reading.copyTo(part);
      return { ...(await provenCopy(part)), bytes: sizeOf(part) };
    });
  } finally {
    await reading.close();
  }
}

/** A copy counts once all of it was read again. */
async function provenCopy(file: string): Promise<Held> {
  const copy = await openReading({ file });
  try {
    const [fault] = await copy.faults();
    if (fault !== undefined)
      throw new StoreError('damaged-database', `${file} is damaged: ${fault}.`, { file, what: fault });
    return await heldIn(copy);
  } finally {
    await copy.close();
  }
}

/** What is half done lies beside it under another name. A file that is there already fails with EEXIST and stays as it is. */
async function intoNewFile<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}.part`);
  // Seeds are in it: nobody else may read it.
  closeSync(openSync(file, 'wx', 0o600));
  try {
    closeSync(openSync(part, 'wx', 0o600));
    const written = await write(part);
    keepFile(part);
    renameSync(part, file);
    keepFolder(dirname(file));
    return written;
  } catch (error) {
    for (const each of [part, file]) rmSync(each, { force: true });
    throw error;
  }
}
