// Every npm script starts here: install what the task needs, then run it. Uses Node alone.
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heedStopping, isStopping, run as runProgram, statusOf } from './stopping.mjs';

// Before all the rest is loaded, so that whoever tells us to stop meanwhile is heard, too.
heedStopping();
const { ensureBuilt, keep } = await import('./build/built.mjs');
const { ensureInstalled, requireNode } = await import('./install.mjs');
const { loadTest } = await import('./load-test.mjs');

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

const started = ['program', 'page'];

/**
 * A task: whether it does without developers' packages, whether it needs room for what is temporary, the folders it needs
 * that have a lock of their own, what has to be built for it, its commands.
 */
const tasks = {
  start: { lean: true, built: started, folders: [], commands: [['built', 'serve', ...args]] },
  build: { lean: true, built: started, folders: [], commands: [] },
  pack: { lean: true, built: started, folders: [], commands: [['node', 'scripts/build/pack.mjs', ...args]] },
  // The page is for whoever serves it.
  starboard: {
    lean: true,
    built: args[0] === 'serve' ? started : ['program'],
    folders: [],
    commands: [['built', ...args]],
  },
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
  // Bundled, as the page plays; with as much room for what is soon forgotten as the threads of a simulation have.
  bench: {
    folders: ['bench'],
    flags: ['--max-semi-space-size=64'],
    commands: [['bundled', ['bench/src/main.ts'], ...args]],
  },
  'bench:server': {
    needsScratch: true,
    folders: ['bench', 'testing'],
    commands: [['bundled', loadTest, ...args]],
  },
  'bench:scale': { folders: ['bench'], commands: [tsx('bench/src/scale/main.ts', ...args)] },
};

const { lean = false, needsScratch = false, flags = [], folders, built = [], commands } = tasks[task] ?? {};
if (!commands) {
  console.error(`Unknown task: ${task}. Tasks: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

try {
  const [program, page] = await prepare();
  for (const command of commands) {
    const { status, signal } = await runCommand(command, program, page);
    if (signal) console.error(`Stopped by ${signal}.`);
    if (status !== 0) process.exit(status);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** All that the task needs is there; hands back what was built. */
async function prepare() {
  requireNode();
  requireFolder();
  if (needsScratch) requireScratch();
  for (const folder of [root, ...folders.map(each => join(root, each))])
    if (!isStopping()) await ensureInstalled(folder, { lean: lean && folder === root });
  const there = isStopping() ? [] : await ensureBuilt(built);
  if (!isStopping()) {
    if (there.length > 0) keep(there);
    return there;
  }
  console.error('Stopped before anything had begun. What was half done has been put away.');
  process.exit(statusOf());
}

/** What means something else in the address of a file, or to Vite: not all that we stand on tells the one from the other. */
function requireFolder() {
  const odd = /[#?%*]/.exec(root);
  if (odd === null) return;
  throw new Error(
    `Starboard cannot run in a folder with ${odd} in its path (${root}): rename it, or move the project.`,
  );
}

function requireScratch() {
  try {
    accessSync(tmpdir(), constants.W_OK);
  } catch (error) {
    throw new Error(`The folder for temporary files cannot be used (${error.message}): set TMPDIR to one that can.`);
  }
}

function runCommand([program, ...rest], built, page) {
  if (program === 'built') return run('node', [join(built, 'main.mjs'), ...rest], { STARBOARD_PAGE: page });
  return program === 'bundled' ? runBundled(rest) : run(program, rest);
}

function run(program, rest, env) {
  const isNode = program === 'node';
  return runProgram(isNode ? process.execPath : join(root, 'node_modules', '.bin', program), rest, {
    cwd: root,
    // What tsx has translated it would keep, and run again, under a name in a folder where anybody can put something first.
    env: { ...process.env, TSX_DISABLE_CACHE: '1', ...env },
    stdio: 'inherit',
    shell: !isNode && process.platform === 'win32',
  });
}

/** Without tsx, which names every function anew that is made while a game goes on. */
async function runBundled([entries, ...rest]) {
  const { bundle, bundleName } = await import('./bundle.mjs');
  const folder = join(root, 'node_modules', '.cache', 'starboard', task);
  await bundle(entries, folder);
  return run('node', [...flags, join(folder, bundleName(entries[0])), ...rest]);
}
