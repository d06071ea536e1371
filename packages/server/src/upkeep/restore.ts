import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Offered } from '../offered.ts';
import { newerDatabase } from '../store/errors.ts';
import { lockName } from '../store/folder-lock.ts';
import { knownName } from '../store/known.ts';
import { databaseIn, openReading } from '../store/reading.ts';
import { schemaVersion } from '../store/schema.ts';
import { databaseName, keepFile, keepFolder } from '../store/sqlite-file.ts';
import { takeFolder } from '../store/sqlite-start.ts';
import { type Examined, examine, type Telling } from './doctor/examine.ts';
import { type Held, heldIn } from './held.ts';

interface Wish {
  readonly folder: string;
  /** What is in the folder already is put aside. */
  readonly replace: boolean;
  /** What is damaged in the copy is taken as it is. */
  readonly acceptDamage: boolean;
}

export type Restored =
  | { readonly done: true; readonly held: Held; readonly aside: string | undefined; readonly examined: Examined }
  | { readonly done: false; readonly why: 'occupied' }
  | { readonly done: false; readonly why: 'damaged'; readonly examined: Examined };

/** In the order in which they go: until the last of them has gone, a server that is started says that something is missing. */
const names = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, knownName];

/** Puts a backup into a server's folder, once every journal in it was looked through. Nothing is replaced before. */
export async function restore(
  file: string,
  { folder, replace, acceptDamage }: Wish,
  games: readonly Offered[],
  telling: Telling = {},
): Promise<Restored> {
  const backup = await openReading({ file });
  try {
    if (backup.loss) throw backup.loss;
    if (backup.format > schemaVersion) throw newerDatabase(backup.format, schemaVersion);
    const leave = await takeFolder(folder);
    const fresh = join(resolve(folder), `${databaseName}.restoring`);
    try {
      const isOccupied = names.some(name => existsSync(join(folder, name)));
      if (isOccupied && !replace) return { done: false, why: 'occupied' };
      rmSync(fresh, { force: true });
      closeSync(openSync(fresh, 'wx', 0o600));
      await backup.copyTo(fresh);
      const { examined, held } = await examineFile(fresh, games, telling);
      if (examined.problems.length > 0 && !acceptDamage) return { done: false, why: 'damaged', examined };
      keepFile(fresh);
      const aside = isOccupied ? putAside(folder, fresh) : undefined;
      if (!isOccupied) renameSync(fresh, databaseIn(folder));
      leaveToOwner(folder, [lockName, databaseName, ...(aside === undefined ? [] : [aside])]);
      keepFolder(folder);
      return { done: true, held, aside, examined };
    } finally {
      rmSync(fresh, { force: true });
      leave();
    }
  } finally {
    await backup.close();
  }
}

async function examineFile(file: string, games: readonly Offered[], telling: Telling) {
  const reading = await openReading({ file });
  try {
    const examined = await examine(reading, games, { replays: false, ...telling });
    return { examined, held: await heldIn(reading) };
  } finally {
    await reading.close();
  }
}

/** A server need not run as root: what root has made in its folder is the server's. */
function leaveToOwner(folder: string, made: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const name of made) chownSync(join(folder, name), uid, gid);
}

/** Nothing is thrown away: whoever has restored the wrong backup finds there what was here. */
function putAside(folder: string, fresh: string): string {
  const aside = join(folder, `before-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  const move = (name: string) => {
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
  };
  for (const name of names.filter(each => each !== knownName)) move(name);
  renameSync(fresh, databaseIn(folder));
  keepFolder(folder);
  move(knownName);
  return basename(aside);
}
