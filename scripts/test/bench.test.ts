import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** As `npm run bench` starts it. */
function bench(...flags: string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'bench', ...flags], { cwd: root, encoding: 'utf8' });
}

test('the bench prints a table for people and one JSON object on its last line', () => {
  const { stdout, status } = bench('--quick', '--json');
  expect(status).toBe(0);
  expect(stdout).toContain('| figure | value | aim | what |');
  const figures = JSON.parse(stdout.trim().split('\n').at(-1)!);
  for (const name of [
    'kernel.small.decisionsPerSecond',
    'kernel.small.vsBoardgameio',
    'kernel.state12k.vsBoardgameio',
    'kernel.restoreMicros',
    'kernel.dicePerSecond',
    'kernel.flatness',
    'renegades.random.decisionsPerSecond',
    'renegades.stateBytes',
  ]) {
    expect(figures[name], name).toBeGreaterThan(0);
  }
});

test('the bench refuses flags that it does not know', () => {
  const { stderr, status } = bench('--fast');
  expect(status).toBe(2);
  expect(stderr).toContain('--fast');
});
