// What is tried in a copy of the project, under whatever condition this process was put: `start`, `taken`, or `run` and an
// npm script with its arguments. It ends with 0 if all went as it should, and prints what happened if not.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const [what, ...args] = process.argv.slice(2);

interface Npm {
  readonly child: ChildProcess;
  said(): string;
}

function npm(...given: readonly string[]): Npm {
  const child = spawn('npm', given, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      said = `${said}${chunk}`.slice(-10_000);
    });
  }
  return { child, said: () => said };
}

/** With data of its own: two servers do not share a folder. */
function startAt(port: number): string[] {
  return ['start', '--', '--host', 'localhost', '--port', String(port), '--data', `data/${port}`];
}

/** The table comes up, shows its page, and goes when it is told to. */
async function start(): Promise<string | undefined> {
  const port = await freePort();
  const { child, said } = npm(...startAt(port));
  while (!(await answers(port, '/healthz'))) {
    if (child.exitCode !== null) return `It ended with ${child.exitCode}: ${said()}`;
    await pause(200);
  }
  const page = await answers(port, '/');
  child.kill('SIGTERM');
  await once(child, 'close');
  while (await answers(port, '/healthz')) await pause(200);
  return page?.includes('<html') ? undefined : `No page: ${page ?? said()}`;
}

/** What is answered there, if somebody is. */
async function answers(port: number, path: string): Promise<string | undefined> {
  const response = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/** A port that is taken is told in words, with its number, and without a list of our functions. */
async function taken(): Promise<string | undefined> {
  const other = await listen();
  const { port } = other.address() as AddressInfo;
  const { child, said } = npm(...startAt(port));
  const [code] = await once(child, 'close');
  other.close();
  // Not the number alone: npm repeats the call, and that names it too.
  const isTold = said().includes(`something else is using port ${port}`) && !/^ +at /m.test(said());
  return code === 1 && isTold ? undefined : `It ended with ${code}: ${said()}`;
}

async function run(): Promise<string | undefined> {
  const { child, said } = npm('run', ...args);
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : said();
}

async function listen(): Promise<Server> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const probe = await listen();
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const trials: { readonly [name: string]: () => Promise<string | undefined> } = { start, taken, run };
const fault = await trials[what ?? '']?.();
if (fault !== undefined) {
  console.log(fault);
  process.exitCode = 1;
}
