import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle, bundleName } from '../scripts/bundle.mjs';

/** The programs that tests start over and over. */
const entries = [
  'packages/cli/src/main.ts',
  'packages/server/test/support/serve.ts',
  'packages/server/test/support/store-holder.ts',
];

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
  await bundle(entries, folder);
  process.env[variable] = folder;
  project.onTestsRerun(() => bundle(entries, folder));
  return () => rm(folder, { recursive: true, force: true });
}
