import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

/** The programs that tests start over and over. */
const entries = [
  'packages/cli/src/main.ts',
  'packages/server/test/support/serve.ts',
  'packages/server/test/support/store-holder.ts',
];

const root = join(import.meta.dirname, '..');
const variable = 'STARBOARD_BUNDLES';

/** What Node is to be given to run this program: its bundle in a run of tests, which starts in a third of the time. */
export function programArgs(entry: URL): string[] {
  const path = fileURLToPath(entry);
  const bundles = process.env[variable];
  return bundles === undefined ? ['--import', 'tsx', path] : [join(bundles, bundleName(path))];
}

/** Bundles the programs before the tests run, once for all of them, and again when something has changed. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable] !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'starboard-bundles-'));
  await bundle(folder);
  process.env[variable] = folder;
  project.onTestsRerun(() => bundle(folder));
  return () => rm(folder, { recursive: true, force: true });
}

async function bundle(into: string): Promise<void> {
  const input = Object.fromEntries(entries.map(entry => [basename(entry, '.ts'), join(root, entry)]));
  const bundled = await rolldown({ input, platform: 'node', plugins: [inPlace] });
  await bundled.write({ dir: into, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundled.close();
}

function bundleName(path: string): string {
  return `${basename(path, '.ts')}.mjs`;
}

/** Packages are loaded from where they are installed, and a file still knows where it lies. */
const inPlace: Plugin = {
  name: 'in-place',
  resolveId: {
    filter: { id: /^(?!@starboard\/|node:|\.|\/)/ },
    async handler(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
      return found ? { id: found.id, external: 'absolute' } : undefined;
    },
  },
  transform: {
    filter: { code: /\bimport\.meta\./ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};
