import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const base = mkdtempSync(join(tmpdir(), 'starboard-building-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Writes down that it builds, takes its time, and builds a copy of its source; or fails, if that says so. */
const builder = `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const source = readFileSync('source', 'utf8');
  appendFileSync('calls', source + '\\n');
  mkdirSync(process.argv[2]);
  if (source === 'broken') process.exit(1);
  await new Promise(resolve => setTimeout(resolve, Number(process.env.TAKES ?? 0)));
  writeFileSync(process.argv[2] + '/built', source);`;

/** Waits for its turn, builds, says where, and stays there for as long as it is told to. */
const ensuring = `
  import { ensureBuilt, keep } from './scripts/build/built.mjs';
  import { heedStopping, isStopping, statusOf } from './scripts/stopping.mjs';
  heedStopping();
  const parts = { thing: { sources: ['source'], except: /^$/, builder: 'builder.mjs' } };
  try {
    const folders = await ensureBuilt(['thing'], { root: process.cwd(), parts });
    if (isStopping()) process.exit(statusOf());
    keep(folders);
    console.log(folders[0]);
    if (process.env.STAYS) setInterval(() => {}, 1_000);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }`;

function folderCalled(name: string): string {
  const folder = join(base, name);
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'builder.mjs'), builder);
  writeFileSync(join(folder, 'source'), 'one');
  return folder;
}

function building(cwd: string, more: NodeJS.ProcessEnv = {}): ChildProcess {
  const args = ['--input-type=module', '--eval', ensuring];
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function end(child: ChildProcess): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout!.on('data', chunk => (out += chunk));
  child.stderr!.on('data', chunk => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, out: out.trim(), err };
}

function build(cwd: string, source?: string): Promise<Ended> {
  if (source !== undefined) writeFileSync(join(cwd, 'source'), source);
  return end(building(cwd));
}

function callsIn(folder: string): string[] {
  const calls = join(folder, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

/** What is there but who uses it. */
function builtIn(folder: string): string[] {
  return readdirSync(join(folder, 'dist')).filter(name => name !== '.users');
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 10));
}

describe('building', () => {
  test('happens once for the same sources, and each build has a folder of its own', async () => {
    const folder = folderCalled('once');
    const [one, again, two, back] = [
      await build(folder),
      await build(folder),
      await build(folder, 'two'),
      await build(folder, 'one'),
    ];
    expect(callsIn(folder)).toEqual(['one', 'two']);
    expect(again.out).toBe(one.out);
    expect(back.out).toBe(one.out);
    expect(readFileSync(join(one.out, 'built'), 'utf8')).toBe('one');
    expect(readFileSync(join(two.out, 'built'), 'utf8')).toBe('two');
  });

  test('happens once for those who start at the same time', async () => {
    const folder = folderCalled('together');
    const all = await Promise.all([1, 2, 3].map(() => end(building(folder, { TAKES: '1000' }))));
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(callsIn(folder)).toEqual(['one']);
    expect(builtIn(folder)).toHaveLength(1);
  });

  test('that fails says so, and leaves what was built before', async () => {
    const folder = folderCalled('failing');
    const { out } = await build(folder);
    const { code, err } = await build(folder, 'broken');
    expect(code).toBe(1);
    expect(err).toContain('The thing could not be built; see the lines above. What was built before is still there.');
    expect(builtIn(folder).map(name => join(folder, 'dist', name))).toEqual([out]);
    expect((await build(folder, 'one')).out).toBe(out);
  });

  test('clears old builds away, but none that somebody runs from', async () => {
    const folder = folderCalled('old');
    const user = building(folder, { STAYS: '1' });
    const [first] = await once(user.stdout!, 'data');
    const used = String(first).trim();
    const built = [];
    for (const source of ['two', 'three', 'four']) built.push((await build(folder, source)).out);
    expect([used, ...built].map(existsSync)).toEqual([true, false, true, true]);
    user.kill('SIGKILL');
    await once(user, 'exit');
    await build(folder, 'five');
    expect([used, ...built].map(existsSync)).toEqual([false, false, false, true]);
  });

  test('that is stopped leaves nothing half built, and the next builds it', async () => {
    const folder = folderCalled('stopped');
    const child = building(folder, { TAKES: '60000' });
    const ended = end(child);
    await until(() => existsSync(join(folder, 'dist', '.fresh')));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
    expect(builtIn(folder)).toEqual([]);
    expect((await build(folder)).code).toBe(0);
  });

  test('is begun anew if somebody changes the sources meanwhile', async () => {
    const folder = folderCalled('changing');
    const ended = end(building(folder, { TAKES: '1000' }));
    await until(() => callsIn(folder).length > 0);
    writeFileSync(join(folder, 'source'), 'two');
    const { out } = await ended;
    expect(callsIn(folder)).toEqual(['one', 'two']);
    expect(readFileSync(join(out, 'built'), 'utf8')).toBe('two');
    expect(builtIn(folder)).toHaveLength(1);
  });
});

describe.skipIf(process.platform === 'win32')('whoever is stopped ends in words', () => {
  const untouched = 'Stopped before anything had begun. What was half done has been put away.\n';

  /** A folder with the scripts, and an npm that takes for ever. */
  function folderWith(name: string): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
    const cwd = join(base, name);
    mkdirSync(join(cwd, 'bin'), { recursive: true });
    cpSync(join(root, 'scripts'), join(cwd, 'scripts'), { recursive: true });
    writeFileSync(join(cwd, 'package-lock.json'), '{}');
    writeFileSync(join(cwd, 'bin', 'npm'), '#!/bin/sh\necho here > begun; exec sleep 600\n', { mode: 0o755 });
    return { cwd, env: { ...process.env, PATH: [join(cwd, 'bin'), process.env['PATH']].join(delimiter) } };
  }

  test('while packages are installed', async () => {
    const { cwd, env } = folderWith('installing');
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd, env });
    const ended = end(child);
    await until(() => existsSync(join(cwd, 'begun')));
    child.kill('SIGTERM');
    const { code, err } = await ended;
    expect(code).toBe(143);
    expect(err).toContain(untouched);
    expect(existsSync(join(cwd, '.installing'))).toBe(false);
  });

  test('while a program that knows nothing of it yet is being loaded', async () => {
    const { cwd, env } = folderWith('loading');
    const lock = createHash('sha256').update('{}').digest('hex');
    for (const folder of [cwd, join(cwd, 'bench')]) {
      mkdirSync(join(folder, 'node_modules', 'tsx'), { recursive: true });
      writeFileSync(join(folder, 'package-lock.json'), '{}');
      writeFileSync(join(folder, 'node_modules', '.starboard-lock'), `${lock} all`);
    }
    const tsx = join(cwd, 'node_modules', 'tsx');
    writeFileSync(join(tsx, 'package.json'), '{ "exports": "./index.mjs" }');
    writeFileSync(
      join(tsx, 'index.mjs'),
      `(await import('node:fs')).writeFileSync('begun', ''); await new Promise(end => setTimeout(end, 600_000));`,
    );
    const child = spawn(process.execPath, ['scripts/run.mjs', 'bench:scale'], { cwd, env });
    const ended = end(child);
    await until(() => existsSync(join(cwd, 'begun')));
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 143, out: '', err: 'Stopped by SIGTERM.\n' });
  });

  test.runIf(process.platform === 'linux')('while Node itself starts, and the shell before it is gone', async () => {
    const { cwd, env } = folderWith('left');
    const args = ['-c', `"${process.execPath}" scripts/run.mjs start &`];
    const shell = spawn('sh', args, { cwd, env: { ...env, npm_lifecycle_event: 'start' }, detached: true });
    expect(await end(shell)).toEqual({ code: 0, out: '', err: untouched });
    expect(existsSync(join(cwd, 'begun'))).toBe(false);
  });
});

test('a program whose files would share a name is refused', () => {
  const code = `
    import { bundle } from './scripts/bundle.mjs';
    await bundle(['packages/cli/src/main.ts', 'bench/src/main.ts'], ${JSON.stringify(join(base, 'none'))});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Two of these share a name: packages/cli/src/main.ts, bench/src/main.ts.');
});
