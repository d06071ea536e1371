// Builds the page into the folder that it is given.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesIn } from './sources.mjs';

process.env.NODE_ENV = 'production';
const { build } = await import('vite');

const packers = { gz: promisify(gzip), br: promisify(brotliCompress) };

const [, , into] = process.argv;
const web = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'packages', 'web');
await build({ configFile: join(web, 'vite.config.ts'), build: { outDir: into }, logLevel: 'warn' });
await Promise.all(filesIn(into).map(pack));

/** Packs a file of words once, instead of for everybody who asks for it. */
async function pack(file) {
  if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) return;
  const content = await readFile(file);
  await Promise.all(
    Object.entries(packers).map(async ([ending, packed]) => writeFile(`${file}.${ending}`, await packed(content))),
  );
}
