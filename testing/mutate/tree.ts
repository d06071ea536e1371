import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Needed by no test that is run here. */
const notCopied = /^(\.git|node_modules|dist|\.dist-.*|data|coverage|screenshots)$/;

/**
 * A copy of the project to be changed in place, with the installed packages, and with its own packages where those of the
 * project are.
 */
export function copyTree(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'starboard-mutate-')));
  cpSync(root, copy, {
    recursive: true,
    filter: path => path === root || !notCopied.test(basename(path)),
  });
  for (const folder of ['testing', 'packages/server']) {
    const installed = join(folder, 'node_modules');
    symlinkSync(join(root, installed), join(copy, installed));
  }
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@starboard') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
  return copy;
}

/** All files below a folder, as paths from it. */
export function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
