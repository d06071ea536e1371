import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneScripts } from '../support/clone.ts';

const clone = mkdtempSync(join(tmpdir(), 'starboard-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

/** It tells how it was called, and fails if told to. */
const program = `
  const args = process.argv.slice(2);
  console.log('called', ...args);
  process.exit(args[0] === 'fail' ? 2 : 0);`;

test.skipIf(process.platform === 'win32')(
  'a fresh clone installs and builds first, and then prints what the program prints and nothing else',
  () => {
    for (const folder of ['node_modules', 'path']) mkdirSync(join(clone, folder));
    cloneScripts(clone, program);
    writeFileSync(join(clone, 'path/npm'), '#!/bin/sh\necho "npm $1"\n', { mode: 0o755 });
    const env = { ...process.env, PATH: [join(clone, 'path'), process.env['PATH']].join(delimiter) };
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/run.mjs', 'starboard', ...args], { cwd: clone, env, encoding: 'utf8' });

    const first = run('sim', 'beacon', '--json');
    expect(first).toMatchObject({ status: 0, stdout: 'called sim beacon --json\n' });
    expect(first.stderr).toMatch(/npm ci[\s\S]*Building the program/);
    const second = run('fail');
    expect(second).toMatchObject({ status: 2, stdout: 'called fail\n', stderr: '' });
  },
);
