import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AnyAsk, Chance, randomAnswer, seedFrom } from '@starboard/kernel';
import { Client } from '@starboard/server/client';

/** A server in a process of its own, however it is started. */
export interface Table {
  readonly url: string;
  /** Tells it to stop, and hands back its exit code. */
  stop(): Promise<number | null>;
}

interface Place {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Brings a table up by this command, which is told to take any port, and waits for it to say where it is. */
export async function openTable(program: string, args: readonly string[], { cwd, env }: Place): Promise<Table> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whoever starts it by others stops all of them.
    detached: true,
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        const [, found] = /(http:\S+)[\s\S]*Ctrl\+C/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    ended.then(([code]) => reject(new Error(`It ended with ${code}: ${said}`)), reject);
  });
  return {
    url: await url,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGTERM');
      return (await ended)[0];
    },
  };
}

/** One person plays both seats of Beacon to the end; hands back how many answers that took. */
export async function playBeacon(url: string): Promise<number> {
  const { token } = await new Client(url).join('Ada');
  const ada = new Client(url, { token });
  const { id } = await ada.begin({ game: 'beacon' });
  const chance = new Chance(seedFrom('beacon'));
  for (let answers = 0; ; answers++) {
    const { seat, decision, outcome } = (await ada.look(id)).position;
    if (outcome) return answers;
    if (decision?.ask === undefined) throw new Error('Nobody is asked.');
    const answer = randomAnswer(decision.ask as unknown as AnyAsk, chance) as Sent;
    await ada.answer(id, { decision: decision.id, answer, ...(seat && { seat }) });
  }
}

type Sent = Parameters<Client['answer']>[1]['answer'];
