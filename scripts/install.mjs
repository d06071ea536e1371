// Installs a folder's locked packages when they are missing or the lock has changed. Uses Node alone.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isStopping, run } from './stopping.mjs';
import { inTurn } from './turn.mjs';

const oldest = [20, 19];

export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Error(`Starboard needs Node ${oldest.join('.')} or later; this is Node ${version}.`);
}

/**
 * Installs unless what is there came from the very same lock. A `lean` install leaves out what only developers need;
 * whoever has everything has that too.
 */
export async function ensureInstalled(folder, { lean = false } = {}) {
  if (installedIn(folder, lean) === 'enough') return;
  try {
    await inTurn(join(folder, '.installing'), 'installing packages', name => install(folder, lean, name));
  } catch (error) {
    if (error.syscall === undefined) throw error;
    throw new Error(`Packages cannot be installed in ${folder}: ${error.message}.`);
  }
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

async function install(folder, lean, name) {
  const there = installedIn(folder, lean);
  if (there === 'enough') return;

  console.error(`Installing packages (${relative(process.cwd(), folder) || 'once'})…`);
  // `npm ci` begins by deleting everything, under a server that may run by now: what is missing of the same lock is added.
  const command = there === 'part' ? ['install', '--no-save'] : ['ci'];
  const hash = hashIn(folder);
  const args = [...command, ...(lean ? ['--omit=dev'] : ['--include=dev']), ...flags];
  // What it says is not what was asked for: whoever reads our output wants that of the task alone.
  const stdio = ['inherit', 2, 'inherit'];
  const { status } = await run('npm', args, { cwd: folder, stdio, shell: process.platform === 'win32' }, name);
  if (isStopping()) return;
  if (status !== 0) throw new Error(`npm ${command[0]} failed; see the lines above.`);

  const missing = missingIn(folder, lean);
  if (missing.length > 0) {
    const names = missing.slice(0, 3).join(', ');
    throw new Error(
      `npm ${command[0]} has left out ${missing.length} packages that are needed (${names}…): see npm config list.`,
    );
  }
  writeFileSync(stampOf(folder), `${hash} ${lean ? 'lean' : 'all'}`);
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

function fits(named, own) {
  if (named === undefined) return true;
  const list = [named].flat();
  return !list.includes(`!${own}`) && (list.includes(own) || list.every(each => each.startsWith('!')));
}

function ownLibc() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
