// One after the other: a file names those who are at work somewhere. Whoever finds them all gone takes over. Uses Node alone.
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isStopping } from './stopping.mjs';

/** Does this work once nobody else does. Hands it what names another process that is at it: should we end first, it still is. */
export async function inTurn(turn, doing, work) {
  let isTold = false;
  while (!take(turn)) {
    if (!isTold) console.error(`Waiting: another command is ${doing} here (if none is, remove ${turn})…`);
    isTold = true;
    await pause(200);
    if (isStopping()) return undefined;
    if (isAbandoned(turn)) clear(turn);
  }
  try {
    return await work(pid => appendFileSync(turn, `${pid}\n`));
  } finally {
    rmSync(turn, { force: true });
  }
}

function take(turn) {
  try {
    writeFileSync(turn, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A file that is empty yet is just being written. */
function isAbandoned(turn) {
  const workers = workersIn(turn);
  return workers.length > 0 && !workers.some(isAlive);
}

function workersIn(turn) {
  return existsSync(turn) ? readFileSync(turn, 'utf8').split('\n').filter(Boolean).map(Number) : [];
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Puts it aside first: somebody else may have taken over in the meantime, and gets it back. */
function clear(turn) {
  const aside = `${turn}-${process.pid}`;
  try {
    renameSync(turn, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (isAbandoned(aside)) rmSync(aside);
  else renameSync(aside, turn);
}
