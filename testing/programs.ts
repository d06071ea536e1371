import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle, bundleName } from '../scripts/bundle.mjs';

/** The programs that tests start over and over, and what their threads load. */
const entries = [
  'packages/cli/src/main.ts',
  'packages/cli/src/sim/thread.ts',
  'packages/cli/test/support/shelves.ts',
  'packages/server/test/support/serve.ts',
  'packages/server/test/support/store/holder.ts',
];

const variable = 'STARBOARD_BUNDLES';

/** What Node is to be given to run this program: its bundle in a run of tests, which starts in a fraction of the time. */
export function programArgs(entry: URL): string[] {
  const bundled = bundleOf(entry);
  return bundled === undefined ? ['--import', 'tsx', fileURLToPath(entry)] : [fileURLToPath(bundled)];
}

/** Where its bundle is, in a run of tests. */
export function bundleOf(entry: URL): URL | undefined {
  const bundles = process.env[variable];
  return bundles === undefined ? undefined : pathToFileURL(join(bundles, bundleName(fileURLToPath(entry))));
}

/** Bundles the programs before the tests run, once for all of them, and again when something has changed. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable] !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'starboard-bundles-'));
  const write = () => bundle(entries, folder, { withPackages: true });
  await write();
  process.env[variable] = folder;
  project.onTestsRerun(write);
  return () => rm(folder, { recursive: true, force: true });
}
