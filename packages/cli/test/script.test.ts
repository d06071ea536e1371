import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const clone = mkdtempSync(join(tmpdir(), 'starboard-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

/** A program that tells how it was called, and fails if told to. */
function pretend(path: string, says: string): void {
  writeFileSync(path, `#!/bin/sh\necho "${says}"\n[ "$2" = fail ] && exit 2\nexit 0\n`);
  chmodSync(path, 0o755);
}

test.skipIf(process.platform === 'win32')(
  'a fresh clone installs first, and then prints what the program prints and nothing else',
  () => {
    const bin = join(clone, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    mkdirSync(join(clone, 'path'));
    cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
    writeFileSync(join(clone, 'package-lock.json'), '{}');
    pretend(join(clone, 'path/npm'), 'npm $1');
    pretend(join(bin, 'tsx'), 'tsx $*');
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
