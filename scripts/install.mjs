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

/** Runs `npm ci` in the folder unless what is installed came from the very same lock. */
export function ensureInstalled(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.starboard-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  console.log(`Installing packages (${relative(process.cwd(), folder) || 'once'})…`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; see the lines above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
