import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const base = mkdtempSync(join(tmpdir(), 'starboard-install-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const kinds = { os: [process.platform], cpu: [process.arch] };
const lock = {
  packages: {
    '': {},
    'node_modules/plain': {},
    'node_modules/native': { optional: true, ...kinds },
    'node_modules/foreign': { optional: true, os: ['nowhere'], cpu: [process.arch] },
    'node_modules/beside': { optional: true },
    'node_modules/tool': { dev: true },
  },
};

/** Writes down how it is called, takes its time, and puts packages there as npm would. */
const npm = `#!${process.execPath}
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('calls', args.join(' ') + '\\n');
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
const names = ['plain', ...(args.includes('--include=dev') ? ['tool'] : []), ...(process.env.FORGETFUL ? [] : ['native'])];
setTimeout(() => {
  for (const name of names) {
    mkdirSync('node_modules/' + name, { recursive: true });
    writeFileSync('node_modules/' + name + '/package.json', '{}');
  }
  appendFileSync('calls', 'done\\n');
}, Number(process.env.TAKES ?? 0));
`;

const slow = { TAKES: '2000' };

/** A folder with the scripts, a lock, and an npm that only says that it has installed. */
function folderCalled(name: string): string {
  const folder = join(base, name);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const name of ['install.mjs', 'turn.mjs', 'stopping.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, name));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'bin', 'npm'), npm, { mode: 0o755 });
  return folder;
}

function installing(folder: string, lean: boolean, more: NodeJS.ProcessEnv = {}) {
  const code = `
    import { ensureInstalled } from './install.mjs';
    await ensureInstalled(process.cwd(), { lean: ${lean} });`;
  const env = { ...process.env, ...more, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) };
  return spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder, env });
}

async function install(folder: string, lean: boolean, more: NodeJS.ProcessEnv = {}) {
  const child = installing(folder, lean, more);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

function callsIn(folder: string): string[] {
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return calls.map(call => call.split(' ')[0]!);
}

describe.skipIf(process.platform === 'win32')('packages', () => {
  test('are installed once, and what is missing of the same lock is added to what is there', async () => {
    const folder = folderCalled('once');
    for (const lean of [true, true, false, false, true]) expect(await install(folder, lean)).toMatchObject({ code: 0 });
    expect(callsIn(folder)).toEqual(['ci', 'done', 'install', 'done']);
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, name: 'another' }));
    await install(folder, true);
    expect(callsIn(folder).slice(4)).toEqual(['ci', 'done']);
    expect(existsSync(join(folder, '.installing'))).toBe(false);
  });

  test('are installed by one command at a time', async () => {
    const folder = folderCalled('together');
    const all = await Promise.all([true, false, false, true].map(lean => install(folder, lean, slow)));
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(all.filter(({ said }) => said.includes('Waiting')).length).toBeGreaterThan(0);
    const calls = callsIn(folder);
    expect(calls.filter(call => call === 'ci')).toHaveLength(1);
    expect(calls.filter((_, at) => at % 2 === 1)).toEqual(calls.slice(calls.length / 2).map(() => 'done'));
  });

  test('are installed by the next, once whoever was at it is gone with its npm', async () => {
    const folder = folderCalled('gone');
    const first = installing(folder, true, slow);
    while (!existsSync(join(folder, 'calls'))) await new Promise(resolve => setTimeout(resolve, 10));
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await install(folder, true)).toMatchObject({ code: 0 });
    expect(callsIn(folder)).toEqual(['ci', 'done', 'ci', 'done']);
    const { pid } = spawnSync('true');
    rmSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, '.installing'), `${pid}\n`);
    expect(await install(folder, true)).toMatchObject({ code: 0 });
  });

  test('are all wanted, whatever the environment says; and missed if they are not there', async () => {
    const folder = folderCalled('whole');
    const { code, said } = await install(folder, false, { FORGETFUL: '1' });
    expect(code).toBe(1);
    expect(said).toContain('left out 1 packages that are needed (node_modules/native');
    expect(await install(folder, false)).toMatchObject({ code: 0 });
    const call = readFileSync(join(folder, 'calls'), 'utf8').split('\n').at(-3);
    for (const flag of ['--include=dev', '--include=optional', '--ignore-scripts=false']) expect(call).toContain(flag);
  });
});

test.each(['#', '?', '%', '*'])('a folder with %s in its name is refused in a sentence', odd => {
  const folder = join(base, `a ${odd} b`, 'scripts');
  cpSync(join(root, 'scripts'), folder, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['run.mjs', 'start'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Starboard cannot run in a folder with . in its path \(.*\): rename it, or move the project\.\n$/,
  );
  expect(stderr).toContain(`with ${odd} in`);
});

test('tests without a folder for temporary files say that they need one', () => {
  const env = { ...process.env, TMPDIR: join(base, 'none'), TEMP: join(base, 'none'), TMP: join(base, 'none') };
  const args = [join(root, 'scripts', 'run.mjs'), 'test', 'nothing'];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The folder for temporary files cannot be used \(.*\): set TMPDIR to one that can\.\n$/);
});
