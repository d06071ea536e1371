// Every npm script starts here: install what the task needs, then run it. Uses Node alone.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

const parent = process.ppid;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [task, ...args] = process.argv.slice(2);

// Not as a program of its own: that makes a folder under a name that anybody can take first, and kills what does not heed a
// signal within moments, where a server ends in its own time.
const tsx = (...rest) => ['node', '--import', 'tsx', ...rest];

const check = [
  ['tsc', '--noEmit'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip', '--no-progress'],
];

/**
 * A task: whether it does without developers' packages, whether other programs read its output, whether it needs room for
 * what is temporary, the folders it needs that have a lock of their own, its commands.
 */
const tasks = {
  start: { lean: true, folders: [], commands: [tsx('packages/cli/src/main.ts', 'serve', ...args)] },
  install: { lean: true, folders: [], commands: [] },
  starboard: { lean: true, isRead: true, folders: [], commands: [tsx('packages/cli/src/main.ts', ...args)] },
  dev: { needsScratch: true, folders: [], commands: [['vitest', 'watch', ...args]] },
  page: { folders: [], commands: [['vite', '--config', 'packages/web/vite.config.ts', ...args]] },
  check: { folders: ['bench', 'testing'], commands: check },
  fix: { folders: [], commands: [['biome', 'check', '--write', '.']] },
  test: {
    needsScratch: true,
    folders: ['bench', 'testing'],
    commands: args.length > 0 ? [['vitest', 'run', ...args]] : [...check, ['vitest', 'run']],
  },
  torture: { needsScratch: true, folders: ['bench', 'testing'], commands: [tsx('scripts/torture/main.ts', ...args)] },
  mutate: { needsScratch: true, folders: ['testing'], commands: [tsx('testing/mutate/main.ts', ...args)] },
  screenshots: { needsScratch: true, folders: ['testing'], commands: [tsx('testing/screenshots.ts', ...args)] },
  // As one file, as the page plays; with as much room for what is soon forgotten as the threads of a simulation have.
  bench: {
    folders: ['bench'],
    flags: ['--max-semi-space-size=64'],
    commands: [['bundled', 'bench/src/main.ts', ...args]],
  },
  'bench:server': {
    needsScratch: true,
    folders: ['bench', 'testing'],
    commands: [tsx('bench/src/server/main.ts', ...args)],
  },
};

const { lean = false, isRead = false, needsScratch = false, flags = [], folders, commands } = tasks[task] ?? {};
if (!commands) {
  console.error(`Unknown task: ${task}. Tasks: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

requireNode();
requireFolder();
if (needsScratch) requireScratch();
if (isRead) installQuietly();
else await ensureInstalled(root, { lean });
for (const folder of folders) await ensureInstalled(join(root, folder));

// Ctrl+C reaches the commands from the terminal; what is sent to this process alone is passed on. Both await their end.
let child;
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child?.kill('SIGTERM'));

// The shell that npm starts us by passes no signal on, but dies of it.
const watch = setInterval(() => {
  if (process.ppid === parent || child === undefined) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 500).unref();

for (const [program, ...rest] of commands) {
  const status = program === 'bundled' ? await runBundled(rest) : await run(program, rest);
  if (status !== 0) process.exit(status);
}

/** What means something else in the address of a file, or to Vite: not all that we stand on tells the one from the other. */
function requireFolder() {
  const odd = /[#?%*]/.exec(root);
  if (odd === null) return;
  console.error(`Starboard cannot run in a folder with ${odd} in its path (${root}): rename it, or move the project.`);
  process.exit(1);
}

function requireScratch() {
  try {
    accessSync(tmpdir(), constants.W_OK);
  } catch (error) {
    console.error(`The folder for temporary files cannot be used (${error.message}): set TMPDIR to one that can.`);
    process.exit(1);
  }
}

function run(program, rest) {
  const isNode = program === 'node';
  child = spawn(isNode ? process.execPath : join(root, 'node_modules', '.bin', program), rest, {
    cwd: root,
    // What tsx has translated it would keep, and run again, under a name in a folder where anybody can put something first.
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    stdio: 'inherit',
    shell: !isNode && process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', status => resolve(status ?? 1));
  });
}

/** Without tsx, which names every function anew that is made while a game goes on. */
async function runBundled([entry, ...rest]) {
  const { bundle, bundleName } = await import('./bundle.mjs');
  const folder = join(root, 'node_modules', '.cache', 'starboard', task);
  await bundle([entry], folder);
  return run('node', [...flags, join(folder, bundleName(entry)), ...rest]);
}

/** Whoever reads the output wants that of the task alone: what installing has to say goes to stderr. */
function installQuietly() {
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [self, 'install'], { stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
