import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Settings } from '@starboard/server';
import type { Client } from '@starboard/server/client';
import { programArgs } from '../../../../testing/programs.ts';
import { visitor } from './house.ts';

const entry = new URL('./serve.ts', import.meta.url);

/** What every server of the tests is told, so that nothing but its errors is told and nothing is held back. */
const quiet: Partial<Settings> = {
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  requestsPerMinute: 0,
  importsPerMinute: 0,
};

/** A server that runs in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** What it has complained of. */
  readonly complaints: readonly string[];
  readonly isGone: boolean;
  /** Somebody who is known by this token, at this server. */
  client(token: string, send?: typeof fetch): Client;
  /** What it has counted under this name. */
  count(metric: string): Promise<number>;
  /** Ends it as a power cut would: at once, wherever it is. */
  kill(): Promise<void>;
}

/** Starts servers. Loading one takes longer than all the rest, so the next may be loaded while there is time. */
export class Launcher {
  readonly #spares: Loaded[] = [];
  readonly #launched: Loaded[] = [];
  readonly #mostSpares: number;

  constructor({ spares = 0 } = {}) {
    this.#mostSpares = spares;
    this.#load();
  }

  async launch(settings: Partial<Settings>): Promise<ServerProcess> {
    const loaded = this.#spares.shift() ?? new Loaded();
    this.#launched.push(loaded);
    this.#load();
    return loaded.start({ ...quiet, ...settings });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#spares, ...this.#launched].map(each => each.kill()));
  }

  #load(): void {
    while (this.#spares.length < this.#mostSpares) this.#spares.push(new Loaded());
  }
}

class Loaded implements ServerProcess {
  url = '';
  readonly complaints: string[] = [];
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #exit: Promise<unknown>;

  constructor() {
    // Without a wrapper around it: whatever kills the process kills the server.
    this.#child = spawn(process.execPath, programArgs(entry));
    this.#exit = once(this.#child, 'exit');
    // A process that dies cannot be told anything any more.
    this.#child.stdin.on('error', () => undefined);
    createInterface(this.#child.stderr).on('line', line => this.complaints.push(line));
  }

  get isGone(): boolean {
    return this.#child.killed || this.#child.exitCode !== null;
  }

  async start(settings: Partial<Settings>): Promise<this> {
    const said = once(createInterface(this.#child.stdout), 'line') as Promise<[string]>;
    this.#child.stdin.write(`${JSON.stringify(settings)}\n`);
    const died = this.#exit.then(() => Promise.reject(new Error(`No server: ${this.complaints.join('\n')}`)));
    const [line] = await Promise.race([said, died]);
    died.catch(() => undefined);
    this.url = `http://127.0.0.1:${JSON.parse(line).port}`;
    return this;
  }

  client(token: string, send = fetch): Client {
    return visitor(this, { token, fetch: send });
  }

  async count(metric: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^starboard_${metric} (.*)$`, 'm').exec(text)?.[1]);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.#exit;
  }
}
