// Installs a folder's locked packages when they are missing or the lock has changed. Uses Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const oldest = [20, 19];

export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Starboard needs Node ${oldest.join('.')} or later; this is Node ${version}.`);
  process.exit(1);
}

/**
 * Runs `npm ci` in the folder unless what is installed came from the very same lock. A `lean` install leaves out what
 * only developers need; whoever has everything has that too.
 */
export function ensureInstalled(folder, { lean = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.starboard-lock');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${lock} all` || (lean && installed === `${lock} lean`)) return;

  console.log(`Installing packages (${relative(process.cwd(), folder) || 'once'})…`);
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...(lean ? ['--omit=dev'] : [])];
  const { status } = spawnSync('npm', ['ci', ...flags], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; see the lines above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, `${lock} ${lean ? 'lean' : 'all'}`);
}
