import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { News, Wish } from './child.ts';

/** After this long a server that is to start, to answer or to stop hangs, however busy the machine is. */
const patienceMillis = 120_000;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Processor time it has used so far, in microseconds. */
  cpuMicros(): Promise<number>;
  /** What its heap and its buffers hold once everything unused is collected. */
  bytesInUse(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program that was bundled beside this one as a server; it must `reportToParent`. What it prints goes to stderr. */
export async function startServerProcess(program: string, options: object): Promise<ServerProcess> {
  const child = fork(join(dirname(process.argv[1]!), program), [JSON.stringify(options)], {
    execArgv: [...process.execArgv, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const { port } = await hear(child, 'listening');
  return {
    port,
    cpuMicros: async () => (await ask(child, 'cpu')).micros,
    bytesInUse: async () => (await ask(child, 'memory')).bytes,
    stop: () => stop(child),
  };
}

type Told<Kind> = Extract<News, { kind: Kind }>;

function ask<Kind extends 'cpu' | 'memory'>(child: ChildProcess, kind: Kind): Promise<Told<Kind>> {
  const told = hear(child, kind);
  child.send(kind satisfies Wish);
  return told;
}

function hear<Kind extends News['kind']>(child: ChildProcess, kind: Kind): Promise<Told<Kind>> {
  return new Promise((resolve, reject) => {
    const onMessage = (news: News) => {
      if (news.kind === kind) done(() => resolve(news as Told<Kind>));
    };
    const onExit = () => done(() => reject(new Error(`The server ended before it told "${kind}".`)));
    const timer = setTimeout(() => {
      child.kill();
      done(() => reject(new Error(`The server did not tell "${kind}" in time.`)));
    }, patienceMillis);
    const done = (then: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      then();
    };
    child.on('message', onMessage).on('exit', onExit);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMillis);
  child.send('stop' satisfies Wish);
  await ended;
  clearTimeout(timer);
}
