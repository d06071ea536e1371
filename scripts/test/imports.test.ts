import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What does something as soon as it is loaded: programs and threads, which nobody imports. */
const programs = [
  ...['cli/src/main.ts', 'cli/src/think.ts', 'cli/src/sim/thread.ts'],
  ...[
    'web/src/main.tsx',
    'web/src/service-worker.ts',
    'web/src/device/worker.ts',
    'web/src/replay/film/film-worker.ts',
  ],
].map(file => join('packages', file));

const packages = ['packages', 'packages/games']
  .flatMap(folder => readdirSync(join(root, folder)).map(name => join(folder, name, 'src')))
  .filter(source => existsSync(join(root, source)));

function filesOf(source: string): string[] {
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' });
  return files.filter(file => /(?<!\.d)\.tsx?$/.test(file)).map(file => join(source, file));
}

/** What the page asks its browser as soon as it is loaded. */
function standInForBrowser(): void {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'], userAgent: '', platform: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
}

test.each(packages)('each file of %s finds all that it needs when it is imported before any other', async source => {
  standInForBrowser();
  const failed: string[] = [];
  for (const file of filesOf(source).filter(each => !programs.includes(each))) {
    vi.resetModules();
    await import(join(root, file)).catch((thrown: unknown) => failed.push(`${file}: ${thrown}`));
  }
  expect(failed).toEqual([]);
});
