import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Whether somebody listens there. */
async function isOpen({ hostname, port }: URL): Promise<boolean> {
  const line = connect(Number(port), hostname);
  const isHeard = await once(line, 'connect').then(
    () => true,
    () => false,
  );
  line.destroy();
  return isHeard;
}

test.skipIf(process.platform === 'win32')(
  'whoever is told to end takes along the PostgreSQL server that it started',
  async () => {
    const code = `
      const { startPostgres } = await import('${pathToFileURL('testing/postgres.ts')}');
      const { url } = await startPostgres({ fsync: false });
      console.log(url);
      setInterval(() => {}, 1_000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
    const [line] = await once(child.stdout, 'data');
    const url = new URL(String(line).trim());
    expect(await isOpen(url)).toBe(true);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
    await expect.poll(() => isOpen(url)).toBe(false);
  },
);
