import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function benchServer(...flags: string[]) {
  const args = ['--import', 'tsx', 'bench/src/server/main.ts', ...flags];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

const trials = [
  'sqlite.small',
  'sqlite.state12k',
  'sqlite.endure',
  'postgres.small',
  'postgres.state12k',
  'boardgameio.small',
  'boardgameio.state12k',
];
const ofEach = ['answersPerSecond', 'p50Millis', 'p99Millis', 'updateMedianBytes', 'updateMeanBytes', 'serverMicros'];
const ofOurs = ['storedP50Millis', 'storedP99Millis'];
const ofRaces = ['vsBoardgameio', 'p99VsBoardgameio'];
/** With few matches these may be anything. */
const memory = ['hotMatchBytes', 'leftMatchBytes'];

test('the load test prints a table for people and all its figures as one JSON object on its last line', () => {
  const { stdout, stderr, status } = benchServer('--quick', '--json');
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('| figure | value | aim | what |');
  const figures = JSON.parse(stdout.trim().split('\n').at(-1)!);
  for (const trial of trials) {
    const isOurs = !trial.startsWith('boardgameio');
    const isCompared = isOurs && !trial.endsWith('endure');
    for (const part of [...ofEach, ...(isOurs ? ofOurs : []), ...(isCompared ? ofRaces : [])])
      expect(figures[`server.${trial}.${part}`], `${trial}.${part}`).toBeGreaterThan(0);
    for (const part of memory) expect(figures[`server.${trial}.${part}`], `${trial}.${part}`).toBeTypeOf('number');
  }
});

test('the load test refuses flags that it does not know', () => {
  const { stderr, status } = benchServer('--fast');
  expect(status).toBe(2);
  expect(stderr).toContain('--fast');
});
