import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';

/** In the kernel's ticks, of which Linux tells a hundred a second. */
const microsPerTick = 10_000;

/** What a PostgreSQL server on this machine has used, and what a database of it holds. */
export interface PostgresMeter {
  /** Processor time of all its processes so far; NaN where no one tells. */
  processorMicros(): Promise<number>;
  /** Of the log that it syncs, and sends to a standby. */
  logBytes(): Promise<number>;
  close(): Promise<void>;
}

export async function openPostgresMeter(url: string): Promise<PostgresMeter> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [{ pid }] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const parent = timesOf(pid)?.parent;
  return {
    processorMicros: async () => (parent === undefined ? Number.NaN : ticksOf(parent) * microsPerTick),
    async logBytes() {
      const [{ bytes }] = await sql<[{ bytes: string }]>`
        select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`;
      return Number(bytes);
    },
    close: () => sql.end({ timeout: 1 }),
  };
}

/** Of a process, of its children, and of those that have ended. */
function ticksOf(parent: number): number {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  const children = pids.flatMap(pid => timesOf(Number(pid)) ?? []).filter(times => times.parent === parent);
  const own = timesOf(parent)!;
  return children.reduce((sum, { ticks }) => sum + ticks, own.ticks + own.ended);
}

/** What Linux tells of a process; nothing elsewhere, and nothing of one that has ended. */
function timesOf(pid: number): { readonly parent: number; readonly ticks: number; readonly ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What follows the name, which may have spaces in it, from the third field on.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent, user, system, endedUser, endedSystem] = [0, 1, 11, 12, 13, 14].map(at => fields[at]!);
    return { parent: parent!, ticks: user! + system!, ended: endedUser! + endedSystem! };
  } catch {
    return undefined;
  }
}
