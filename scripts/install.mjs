// Installs a folder's locked packages when they are missing or the lock has changed. Uses Node alone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const oldest = [20, 19];

export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Starboard needs Node ${oldest.join('.')} or later; this is Node ${version}.`);
  process.exit(1);
}

/**
 * Installs unless what is there came from the very same lock. A `lean` install leaves out what only developers need;
 * whoever has everything has that too.
 */
export async function ensureInstalled(folder, { lean = false } = {}) {
  if (installedIn(folder, lean) === 'enough') return;
  const wrong = await inTurn(folder, turn => install(folder, lean, turn));
  if (wrong === undefined) return;
  console.error(wrong);
  process.exit(1);
}

function stampOf(folder) {
  return join(folder, 'node_modules', '.starboard-lock');
}

function hashIn(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** What there is of this lock: all that is wanted, a part, or nothing. */
function installedIn(folder, lean) {
  const stamp = stampOf(folder);
  const [lock, what] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (lock !== hashIn(folder)) return 'nothing';
  return lean || what === 'all' ? 'enough' : 'part';
}

/** Says what went wrong, if something did. */
async function install(folder, lean, turn) {
  const there = installedIn(folder, lean);
  if (there === 'enough') return undefined;

  console.log(`Installing packages (${relative(process.cwd(), folder) || 'once'})…`);
  // `npm ci` begins by deleting everything, under a server that may run by now: what is missing of the same lock is added.
  const command = there === 'part' ? ['install', '--no-save'] : ['ci'];
  const hash = hashIn(folder);
  const npm = spawn('npm', [...command, ...(lean ? ['--omit=dev'] : ['--include=dev']), ...flags], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const ended = once(npm, 'close');
  // Should we end before it does, it is still at work.
  if (npm.pid !== undefined) appendFileSync(turn, `${npm.pid}\n`);
  const [status] = await ended;
  if (status !== 0) return `npm ${command[0]} failed; see the lines above.`;

  const missing = missingIn(folder, lean);
  if (missing.length > 0) {
    const names = missing.slice(0, 3).join(', ');
    return `npm ${command[0]} has left out ${missing.length} packages that are needed (${names}…): see npm config list.`;
  }
  writeFileSync(stampOf(folder), `${hash} ${lean ? 'lean' : 'all'}`);
  return undefined;
}

/** Whatever else npm was told, by its settings or by the environment. */
const flags = [
  ...['--no-audit', '--no-fund', '--loglevel=error', '--include=optional', '--include=peer', '--ignore-scripts=false'],
  ...[
    '--bin-links=true',
    '--dry-run=false',
    '--package-lock-only=false',
    '--global=false',
    '--install-strategy=hoisted',
  ],
];

/** What the lock names and this machine needs, and is not there. */
function missingIn(folder, lean) {
  const { packages = {} } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(path => {
    if (!path.includes('node_modules/') || !isNeeded(packages[path], lean)) return false;
    return !existsSync(join(folder, path, 'package.json'));
  });
}

/** What is optional is needed if it was made for a kind of machine, and this is one. */
function isNeeded({ dev, devOptional, optional, os, cpu, libc }, lean) {
  if (lean && (dev || devOptional)) return false;
  if (!optional) return true;
  if (os === undefined && cpu === undefined) return false;
  return fits(os, process.platform) && fits(cpu, process.arch) && (libc === undefined || fits(libc, ownLibc()));
}

function fits(list, own) {
  if (list === undefined) return true;
  return !list.includes(`!${own}`) && (list.includes(own) || list.every(each => each.startsWith('!')));
}

function ownLibc() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** One after the other: a file names those who are at work here. Whoever finds them all gone takes over. */
async function inTurn(folder, work) {
  const turn = join(folder, '.installing');
  let isTold = false;
  try {
    while (!take(turn)) {
      if (!isTold) console.log(`Waiting: another command is installing packages here (if none is, remove ${turn})…`);
      isTold = true;
      await pause(200);
      if (isAbandoned(turn)) clear(turn);
    }
  } catch (error) {
    return `Packages cannot be installed in ${folder}: ${error.message}.`;
  }
  try {
    return await work(turn);
  } catch (error) {
    return `Packages cannot be installed in ${folder}: ${error.message}.`;
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

function isAlive(pid) {
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
