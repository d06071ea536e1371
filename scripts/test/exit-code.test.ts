import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('whoever starts PostgreSQL servers ends with the code of what went wrong', () => {
  const module = pathToFileURL('testing/postgres.ts').href;
  const ending = (code: number) =>
    spawnSync(process.execPath, [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `await import('${module}'); process.exitCode = ${code};`,
    ]).status;
  expect(ending(3)).toBe(3);
  expect(ending(0)).toBe(0);
});
