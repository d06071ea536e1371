// Programs as one file each: they start sooner and run faster than file by file.
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** All packages; those that are programs themselves, or bring one that is not written in JavaScript. */
const packages = /^(?!@starboard\/|node:|\.|\/)/;
const programs = /^(vite|tsx|libsql)(\/|$)/;

/** These packages are loaded from where they are installed, and a file still knows where it lies. */
const inPlace = outside => ({
  name: 'in-place',
  resolveId: {
    filter: { id: outside },
    async handler(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
      return found ? { id: found.id, external: 'absolute' } : undefined;
    },
  },
  transform: {
    filter: { code: /\bimport\.meta\.|\b__dirname\b/ },
    // By functions: in a text that is put in place, $ has a meaning.
    handler: (code, id) =>
      code
        .replaceAll(/\bimport\.meta\.dirname\b|(?<!const )\b__dirname\b/g, () => JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(id).href)),
  },
});

/** Bundles programs into a folder, each under its own name; together with the packages they use, or without. */
export async function bundle(entries, into, { withPackages = false } = {}) {
  const { rolldown } = await import('rolldown');
  const input = Object.fromEntries(entries.map(entry => [basename(entry, '.ts'), join(root, entry)]));
  const bundled = await rolldown({ input, platform: 'node', plugins: [inPlace(withPackages ? programs : packages)] });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await bundled.write({ dir: into, format: 'esm', ...names });
  await bundled.close();
}

export function bundleName(path) {
  return `${basename(path, '.ts')}.mjs`;
}
