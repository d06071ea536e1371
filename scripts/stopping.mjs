// Whoever tells us to stop is heard at any moment, and so is whoever works for us. Uses Node alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
  if (wasLeft()) passOn();
  setInterval(() => {
    if (process.ppid !== parent && told === undefined) passOn();
  }, 500).unref();
}

/** Whether that shell was gone before we could look: whoever takes over what is left behind has a session of their own. */
function wasLeft() {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return false;
  try {
    const own = sessionOf(process.pid);
    return own !== process.pid && own !== sessionOf(parent);
  } catch {
    return false;
  }
}

/** The name of a program, in parentheses, may hold anything. */
function sessionOf(pid) {
  const [, , , session] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(session);
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

/** Runs a program to its end; hands back its exit code and, if that came by a signal and not in words, by which. */
export async function run(program, args, options, onStarted = () => undefined) {
  if (isStopping()) return { status: statusOf(), signal: told };
  const worker = spawn(program, args, options);
  const ended = once(worker, 'close');
  workers.add(worker);
  try {
    if (worker.pid !== undefined) onStarted(worker.pid);
    const [status, signal] = await ended;
    return { status: status ?? statusOf(signal), signal };
  } finally {
    workers.delete(worker);
  }
}
