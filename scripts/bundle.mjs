// Programs as one file each: they start sooner and run faster than file by file.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { partsOf, shelfParts } from './build/shelf-parts.mjs';

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
  await write(entries, into, { plugins: [inPlace(withPackages ? programs : packages)] });
}

export function bundleName(path) {
  return `${basename(path, '.ts')}.mjs`;
}

/** What packages read beside their code while they run. */
const readBeside = { '@fastify/swagger-ui': 'static' };

/** Bundles programs into a folder that may then lie anywhere, as long as these packages are installed above it. */
export async function bundleToGo(entries, into, native) {
  const used = new Set();
  const isNative = new RegExp(`^(${native.join('|')})(/|$)`);
  await write(entries, into, { plugins: [toGo(used)], external: isNative }, lean);
  for (const folder of used) {
    const beside = readBeside[nameOf(folder)];
    if (beside !== undefined)
      cpSync(join(folder, beside), join(into, 'packages', nameOf(folder), beside), { recursive: true });
  }
  writeFileSync(join(into, 'licenses.txt'), [...used].sort().map(licenceIn).join('\n\n'));
}

/** Names stay as they are: they are read in reports of what went wrong. */
const lean = { minify: { mangle: false, compress: false, codegen: true }, comments: false };

const toGo = used => ({
  name: 'to-go',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]/, code: /\b__dirname\b/ },
    handler(code, id) {
      const place = `/${nameOf(folderOf(id))}${dirname(id).slice(folderOf(id).length)}`.replaceAll('\\', '/');
      return code.replaceAll(/\b__dirname\b/g, () => `(__packages + ${JSON.stringify(place)})`);
    },
  },
  generateBundle(_, bundled) {
    for (const chunk of Object.values(bundled)) {
      for (const id of chunk.moduleIds ?? []) if (folderOf(id) !== undefined) used.add(folderOf(id));
      if (chunk.code === undefined) continue;
      // A text with a letter beyond these takes twice the room in memory, all of it.
      const code = chunk.code.replaceAll(
        /[^\0-\x7f]/g,
        letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      chunk.code = code.includes('__packages')
        ? `const __packages = import.meta.dirname + '/packages';\n${code}`
        : code;
    }
  },
});

/** The folder of the package that a file belongs to, if it is not one of ours. */
function folderOf(id) {
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
}

function nameOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;
}

/** Their authors ask that it goes wherever their work goes. */
function licenceIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter(file => /^licen[cs]e/i.test(file));
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

async function write(entries, into, { plugins, ...options }, output = {}) {
  const { rolldown } = await import('rolldown');
  const input = Object.fromEntries(entries.map(entry => [basename(entry, '.ts'), join(root, entry)]));
  if (Object.keys(input).length < entries.length) throw new Error(`Two of these share a name: ${entries.join(', ')}.`);
  const parts = shelfParts(partsOf.program);
  const bundled = await rolldown({ input, platform: 'node', plugins: [parts, ...plugins], ...options });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await bundled.write({ dir: into, format: 'esm', ...names, ...output });
  await bundled.close();
}
