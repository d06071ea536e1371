// Makes one file of what was built: a package that runs wherever Node is, by `npx ./starboard-x.y.z.tgz`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './built.mjs';
import { native } from './parts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values } = parseArgs({ options: { into: { type: 'string', default: root } } });

const { version, description, license, engines } = readJson('package.json');
const { packages } = readJson('package-lock.json');

const [program, page] = await ensureBuilt(['program', 'page']);
const folder = mkdtempSync(join(root, 'dist', '.package-'));
try {
  cpSync(program, folder, { recursive: true });
  cpSync(page, join(folder, 'page'), { recursive: true });
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), undefined, 2));
  const args = ['pack', '--json', '--ignore-scripts', '--dry-run=false', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  const packed = join(values.into, filename);
  renameSync(join(folder, filename), packed);
  console.log(packed);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function manifest() {
  const dependencies = Object.fromEntries(native.map(name => [name, packages[`node_modules/${name}`].version]));
  return { name: 'starboard', version, description, license, type: 'module', engines, bin: 'main.mjs', dependencies };
}

function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
