import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../../../scripts/build/built.mjs';
import { programArgs } from '../../../../../testing/programs.ts';

const command = new URL('../../../../cli/src/main.ts', import.meta.url);

/** What else is set for a server at this port. */
export type SettingsAt = (port: number) => readonly string[];

/** The real server with the real page, as `npm start` brings it up, on an empty folder and a port that it keeps. */
export class House {
  readonly url: string;
  readonly #port: number;
  readonly #page: string;
  readonly #folder: string;
  readonly #settings: readonly string[];
  #child: ChildProcess | undefined;

  private constructor(port: number, page: string, settings: readonly string[]) {
    this.#port = port;
    this.#page = page;
    this.#settings = settings;
    this.#folder = mkdtempSync(join(tmpdir(), 'starboard-house-'));
    this.url = `http://localhost:${port}`;
  }

  /** Unless it is told to, it does not look for the machine's addresses: a test knows nothing of the network around it. */
  static async open(settings: SettingsAt = () => ['--host', 'localhost']): Promise<House> {
    const [page] = await ensureBuilt(['page']);
    const port = await freePort();
    const house = new House(port, page!, settings(port));
    try {
      await house.start();
    } catch (thrown) {
      await house.close();
      throw thrown;
    }
    return house;
  }

  async start(): Promise<void> {
    const settings = [
      '--port',
      String(this.#port),
      '--data',
      this.#folder,
      '--requests-per-minute',
      '0',
      ...this.#settings,
    ];
    // Without a wrapper around it: whatever kills the process kills the server.
    this.#child = spawn(process.execPath, [...programArgs(command), 'serve', '--log-level', 'error', ...settings], {
      env: { ...process.env, STARBOARD_PAGE: this.#page },
      stdio: 'ignore',
    });
    const isUp = async () => (await fetch(`${this.url}/healthz`).catch(() => undefined))?.ok === true;
    while (!(await isUp())) {
      if (this.#child.exitCode !== null) throw new Error('The server did not start.');
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  /** As a power cut would: at once, wherever it is. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
