import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';
import { openReading, type Reading } from '../../../src/store/reading.ts';
import type { Site, StoreKind } from '../house.ts';
import { changeFile } from './change-file.ts';

/** A copy of a database that no server has, to be damaged past every check. */
export interface Copy {
  readonly place: { readonly databaseUrl: string | undefined; readonly file: string };
  change(statement: string): Promise<void>;
  read(): Promise<Reading>;
}

let copies = 0;

export async function copyOf(kind: StoreKind, { storage }: Site): Promise<Copy> {
  const copy = kind === 'SQLite' ? await fileCopy(storage.dataFolder!) : await serverCopy(storage.databaseUrl!);
  return {
    ...copy,
    async read() {
      const reading = await openReading(copy.place);
      onTestFinished(() => reading.close());
      return reading;
    },
  };
}

async function fileCopy(folder: string): Promise<Omit<Copy, 'read'>> {
  const own = await mkdtemp(join(tmpdir(), 'starboard-damaged-'));
  onTestFinished(() => rm(own, { recursive: true }));
  const file = join(own, 'starboard.db');
  await copyFile(join(folder, 'starboard.db'), file);
  return {
    place: { databaseUrl: undefined, file },
    change: async statement => changeFile(file, statement),
  };
}

async function serverCopy(url: string): Promise<Omit<Copy, 'read'>> {
  const name = `damaged_${process.pid}_${copies++}`;
  const template = new URL(url).pathname.slice(1);
  const asked = async (at: string, ...statements: string[]) => {
    const sql = postgres(at, { max: 1, onnotice: () => {} });
    try {
      for (const each of statements) await sql.unsafe(each);
    } finally {
      await sql.end();
    }
  };
  const server = new URL(url);
  server.pathname = 'postgres';
  await asked(server.href, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = name;
  return {
    place: { databaseUrl: own.href, file: 'unused' },
    change: statement => asked(own.href, 'set session_replication_role = replica', statement),
  };
}
