import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');
const folder = join(import.meta.dirname, 'dist');
const stampName = '.sources';

/** What the page is made of. */
const sources = [
  'package-lock.json',
  'packages/web',
  'packages/board/src',
  'packages/kernel/src',
  'packages/space/src',
  'packages/server/src/client',
  'packages/games',
];
const notSources = /^(node_modules|dist|\.dist-.*|test|testing)$/;

/** The folder of the built page. It is built first if it is missing or its sources have changed. */
export async function builtPage(onBuild: () => void): Promise<string> {
  const now = fingerprint();
  if (isBuilt(now)) return folder;
  onBuild();
  // Beside the old one, which somebody may be serving, and two may be building at once.
  const fresh = join(import.meta.dirname, `.dist-${process.pid}`);
  await build(fresh);
  await Promise.all(filesIn(fresh).map(pack));
  writeFileSync(join(fresh, stampName), now);
  putInPlace(fresh, now);
  return folder;
}

const mostTries = 20;

function isBuilt(now: string): boolean {
  const stamp = join(folder, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
}

/** Never takes a page apart where it lies: somebody else may have put theirs there a moment ago, and then it stays. */
function putInPlace(fresh: string, now: string): void {
  const aside = `${fresh}-old`;
  for (let tries = 0; !isBuilt(now); tries++) {
    try {
      if (existsSync(folder)) renameSync(folder, aside);
      renameSync(fresh, folder);
    } catch (thrown) {
      if (tries === mostTries || !isTaken(thrown)) throw thrown;
    }
    rmSync(aside, { recursive: true, force: true });
  }
  rmSync(fresh, { recursive: true, force: true });
}

/** The place was filled, or what lay there was taken away, between two steps. */
function isTaken(thrown: unknown): boolean {
  const codes = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'];
  return thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code));
}

/** In a process of its own: the builder is large, and whoever starts it may run under another name than production. */
async function build(into: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', import.meta.dirname, '--outDir', into, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The page could not be built; see the lines above.');
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(join(root, source)))
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** All files below a path, in a fixed order. */
function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !notSources.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}

const packers = { gz: promisify(gzip), br: promisify(brotliCompress) };

/** Packs a file of words once, instead of for everybody who asks for it. */
async function pack(file: string): Promise<void> {
  if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) return;
  const content = await readFile(file);
  await Promise.all(
    Object.entries(packers).map(async ([ending, packed]) => writeFile(`${file}.${ending}`, await packed(content))),
  );
}
