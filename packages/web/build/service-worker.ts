import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url));
const target = 'sw.js';
/** Other forms of files that are there anyway, and what only the build itself reads. */
const left = /\.(br|gz|map)$|^\/\.vite\/|^\/sw\.js$/;

/** Writes `sw.js` when everything else is built: the service worker, and the list of files that it keeps. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false });
        const files = filesOf(folder);
        const build = { version: versionOf(folder, files, code), files };
        writeFileSync(join(folder, target), `const build = ${JSON.stringify(build)};\n${code}`);
      },
    },
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(file => !left.test(file))
    .sort();
}

function versionOf(folder: string, files: readonly string[], code: string): string {
  const hash = createHash('sha256').update(code);
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
