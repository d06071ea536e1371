// Whoever tells us to stop is heard at any moment, and so is whoever works for us. Uses Node alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const parent = process.ppid;
const workers = new Set();
let told;

/** From now on nobody stops us in the middle of a step. */
export function heedStopping() {
  // Ctrl+C reaches whoever works for us from the terminal itself.
  process.on('SIGINT', () => {
    told ??= 'SIGINT';
  });
  process.on('SIGTERM', passOn);
  // The shell that npm starts us by passes no signal on, but dies of it.
  setInterval(() => {
    if (process.ppid !== parent && told === undefined) passOn();
  }, 500).unref();
}

function passOn() {
  told ??= 'SIGTERM';
  for (const worker of workers) worker.kill('SIGTERM');
}

export function isStopping() {
  return told !== undefined;
}

/** What a shell says of a program that died of a signal. */
export function statusOf(signal = told) {
  return 128 + constants.signals[signal];
}

/** Runs a program to its end, and hands back its exit code. */
export async function run(program, args, options, onStarted = () => undefined) {
  if (isStopping()) return statusOf();
  const worker = spawn(program, args, options);
  const ended = once(worker, 'close');
  workers.add(worker);
  try {
    if (worker.pid !== undefined) onStarted(worker.pid);
    const [status, signal] = await ended;
    return status ?? statusOf(signal);
  } finally {
    workers.delete(worker);
  }
}
