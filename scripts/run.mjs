// Every npm script starts here: install what the task needs, then run it. Uses Node alone.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [task, ...args] = process.argv.slice(2);

const check = [
  ['tsc', '--noEmit'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip', '--no-progress'],
];

/**
 * A task: whether it does without developers' packages, whether other programs read its output, the folders it needs that
 * have a lock of their own, its commands.
 */
const tasks = {
  start: { lean: true, folders: [], commands: [['tsx', 'packages/cli/src/main.ts', 'play', ...args]] },
  install: { lean: true, folders: [], commands: [] },
  starboard: { lean: true, isRead: true, folders: [], commands: [['tsx', 'packages/cli/src/main.ts', ...args]] },
  dev: { folders: [], commands: [['vitest', 'watch', ...args]] },
  check: { folders: ['bench'], commands: check },
  fix: { folders: [], commands: [['biome', 'check', '--write', '.']] },
  test: {
    folders: ['bench'],
    commands: args.length > 0 ? [['vitest', 'run', ...args]] : [...check, ['vitest', 'run']],
  },
  bench: { folders: ['bench'], commands: [['tsx', 'bench/src/main.ts', ...args]] },
};

const { lean = false, isRead = false, folders, commands } = tasks[task] ?? {};
if (!commands) {
  console.error(`Unknown task: ${task}. Tasks: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

requireNode();
if (isRead) installQuietly();
else ensureInstalled(root, { lean });
for (const folder of folders) ensureInstalled(join(root, folder));

for (const [program, ...rest] of commands) {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', program), rest, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whoever reads the output wants that of the task alone: what installing has to say goes to stderr. */
function installQuietly() {
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [self, 'install'], { stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
