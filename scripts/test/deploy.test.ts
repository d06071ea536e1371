import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openRegistry } from '../../testing/registry.ts';
import { openTable, playBeacon } from '../../testing/table.ts';
import { ensureBuilt } from '../build/built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const base = mkdtempSync(join(tmpdir(), 'starboard-deploy-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The instructions of the Dockerfile, stage by stage. */
const stages = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
  .split(/^FROM .*$/m)
  .slice(1)
  .map(stage => stage.trim().split('\n'));

/** What stands behind this word in a stage. */
function said(stage: number, word: string): string[] {
  return stages[stage]!.filter(line => line.startsWith(word)).map(line => line.slice(word.length).trim());
}

/** Without what npm tells those whom it runs. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** What they install comes from a registry in this process: that has to answer meanwhile. */
async function runLines(stage: number, cwd: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const lines = said(stage, 'RUN ');
  expect(lines).not.toEqual([]);
  for (const line of lines) await promisify(execFile)('sh', ['-c', line], { cwd, env: { ...env, ...more } });
}

test.skipIf(process.platform === 'win32')('what the Dockerfile does makes a server that runs and is well', async () => {
  await ensureBuilt(['program', 'page']);
  const [source, image, files] = ['source', 'image', 'files'].map(name => join(base, name)) as [string, string, string];
  for (const folder of [source, image, files]) mkdirSync(folder);
  const copied = ['package.json', 'package-lock.json', 'README.md', 'LICENSE', 'scripts', 'packages', 'dist'];
  for (const name of copied) cpSync(join(root, name), join(source, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
  await runLines(0, source);

  expect(said(1, 'COPY ')).toEqual(['--from=build --chown=node:node /src/starboard-*.tgz ./']);
  const [packed] = readdirSync(source).filter(name => /^starboard-.*\.tgz$/.test(name));
  cpSync(join(source, packed!), join(image, packed!));
  const installed = [join(root, 'node_modules', 'libsql', 'node_modules'), join(root, 'node_modules')];
  const registry = await openRegistry(installed, files);
  onTestFinished(() => registry.close());
  await runLines(1, image, { npm_config_registry: registry.url, npm_config_cache: join(base, 'cache') });

  const [program, ...args]: string[] = JSON.parse(said(1, 'CMD ')[0]!);
  const table = await openTable(program!, args, { cwd: image, env });
  onTestFinished(async () => void (await table.stop()));
  const [, health] = /CMD (.*)/.exec(said(1, 'HEALTHCHECK ')[0]!)!;
  const isWell = (port: string) => spawnSync('sh', ['-c', health!], { cwd: image, env: { ...env, PORT: port } }).status;
  expect(isWell(new URL(table.url).port)).toBe(0);
  expect(await playBeacon(table.url)).toBeGreaterThan(5);
  const { port } = new URL(table.url);
  expect(await table.stop()).toBe(0);
  expect(isWell(port)).toBe(1);
});
