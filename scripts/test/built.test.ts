import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openRegistry } from '../../testing/registry.ts';
import { openTable, playBeacon } from '../../testing/table.ts';
import { ensureBuilt } from '../build/built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const base = mkdtempSync(join(tmpdir(), 'starboard built '));
afterAll(() => rmSync(base, { recursive: true, force: true }));

let main: string;
let page: string;
beforeAll(async () => {
  const [program, built] = await ensureBuilt(['program', 'page']);
  [main, page] = [join(program!, 'main.mjs'), built!];
});

/** A new, empty folder. */
function folderCalled(name: string): string {
  const folder = join(base, name);
  mkdirSync(folder);
  return folder;
}

/** Versions of Node that come as packages, for this kind of machine. */
const others = ['20', '22', '24'].map((version): [version: string, node: string] => {
  const folder = `node${version}-${process.platform}-${process.arch}`;
  return [version, join(root, 'testing', 'node_modules', folder, 'bin', 'node')];
});

describe('what was built', () => {
  test.each<[name: string, node: string]>([
    ['this one', process.execPath],
    ...others.filter(([, node]) => existsSync(node)),
  ])('serves, plays a match to its end and stops, by Node %s', async (name, node) => {
    const cwd = folderCalled(`by ${name}`);
    const table = await openTable(node, [main], { cwd, env: { STARBOARD_PAGE: page } });
    onTestFinished(async () => void (await table.stop()));
    expect(await (await fetch(table.url)).text()).toContain('<html');
    expect(await playBeacon(table.url)).toBeGreaterThan(5);
    expect((await fetch(`${table.url}/api/docs/static/swagger-ui.css`)).status).toBe(200);
    expect(await table.stop()).toBe(0);
  });

  test.runIf(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch))(
    'is tried by every version of Node that it is made for',
    () => {
      for (const [version, node] of others)
        expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(`v${version}.`);
    },
  );

  test('has no boards of the page in the program, and so no React', () => {
    const folder = dirname(main);
    const programs = readdirSync(folder).filter(file => file.endsWith('.mjs'));
    expect(programs.length).toBeGreaterThan(10);
    const drawing = programs.filter(file =>
      /react\.(transitional\.)?element/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(drawing).toEqual([]);
  });

  test('simulates with threads of its own', () => {
    const args = [main, 'sim', 'beacon', '--games', '40', '--seed', '7', '--threads', '2', '--json'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: base, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ games: 40, threads: 2 });
  });
});

test.skipIf(process.platform === 'win32')(
  'packed into one file, it runs by npx in a bare folder with Node alone',
  async () => {
    const [bare, files] = [folderCalled('bare'), folderCalled('files')];
    const packed = spawnSync(process.execPath, ['scripts/build/pack.mjs', '--into', bare], {
      cwd: root,
      encoding: 'utf8',
      env: ownEnv(),
    });
    expect(packed).toMatchObject({ status: 0 });
    const file = basename(packed.stdout.trim());
    expect(readdirSync(bare)).toEqual([file]);
    const installed = [join(root, 'node_modules', 'libsql', 'node_modules'), join(root, 'node_modules')];
    const registry = await openRegistry(installed, files);
    onTestFinished(() => registry.close());
    const env = { ...ownEnv(), npm_config_registry: registry.url, npm_config_cache: folderCalled('cache') };
    const table = await openTable('npx', ['--yes', `./${file}`], { cwd: bare, env });
    onTestFinished(async () => void (await table.stop()));
    expect((await fetch(`${table.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(table.url)).text()).toContain('<html');
    expect(await playBeacon(table.url)).toBeGreaterThan(5);
    await table.stop();
    await expect.poll(() => fetch(table.url).then(String, () => 'gone')).toBe('gone');
    expect(readdirSync(bare).sort()).toEqual(['data', file]);
  },
);

/** Without what npm tells those whom it runs: it would take the project's folder for the bare one. */
function ownEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, /^npm_/i.test(name) ? undefined : value]),
  );
}
