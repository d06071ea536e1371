import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const clone = mkdtempSync(join(tmpdir(), 'starboard-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

/** What is loaded before the program: it tells how that was called, and fails if told to. */
const program = `
  const [, main, ...args] = process.argv;
  console.log('tsx', require('node:path').relative('.', main), ...args);
  process.exit(args[0] === 'fail' ? 2 : 0);`;

test.skipIf(process.platform === 'win32')(
  'a fresh clone installs first, and then prints what the program prints and nothing else',
  () => {
    const tsx = join(clone, 'node_modules/tsx');
    for (const folder of [tsx, join(clone, 'path')]) mkdirSync(folder, { recursive: true });
    cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
    writeFileSync(join(clone, 'package-lock.json'), '{}');
    writeFileSync(join(clone, 'path/npm'), '#!/bin/sh\necho "npm $1"\n', { mode: 0o755 });
    writeFileSync(join(tsx, 'package.json'), '{ "name": "tsx", "exports": "./index.cjs" }');
    writeFileSync(join(tsx, 'index.cjs'), program);
    const env = { ...process.env, PATH: [join(clone, 'path'), process.env['PATH']].join(delimiter) };
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/run.mjs', 'starboard', ...args], { cwd: clone, env, encoding: 'utf8' });

    const first = run('sim', 'beacon', '--json');
    expect(first).toMatchObject({ status: 0, stdout: 'tsx packages/cli/src/main.ts sim beacon --json\n' });
    expect(first.stderr).toContain('npm ci');
    const second = run('fail');
    expect(second).toMatchObject({ status: 2, stdout: 'tsx packages/cli/src/main.ts fail\n', stderr: '' });
  },
);
