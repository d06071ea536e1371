import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';
import { gameIcons } from '../../packages/web/build/game-icons.ts';
import { testsVariable } from './groups.ts';

const root = join(import.meta.dirname, '..', '..');
const { include, exclude, globalSetup } = JSON.parse(process.env[testsVariable] ?? '{}');

/** What files of tests took when all of their tests ran: runs for a change pass over most of them, and are short. */
const keptDurations = join(root, 'durations.json');

function durations(): { [file: string]: number } {
  return existsSync(keptDurations) ? JSON.parse(readFileSync(keptDurations, 'utf8')) : {};
}

/** The first run is of everything, and all processes that follow it are to know what it took. */
const keepDurations: Reporter = {
  onTestRunEnd(modules) {
    if (existsSync(keptDurations)) return;
    const all = modules.map(module => [module.moduleId, module.diagnostic().duration]);
    writeFileSync(keptDurations, JSON.stringify(Object.fromEntries(all)));
  },
};

/** What is soon over comes first: the first test that notices ends the run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = durations();
    return files.toSorted((a, b) => (known[a.moduleId] ?? 0) - (known[b.moduleId] ?? 0));
  }
}

/** For runs by Stryker, each in a worker of its own and by itself; without whatever the tests at hand do not need. */
export default defineConfig({
  root,
  plugins: [gameIcons()],
  test: {
    include,
    globalSetup,
    // Goldens notice everything, and say of nothing what it ought to be: whoever changes a rule writes them anew.
    exclude: ['**/golden.test.ts', '**/browser/**', '**/speed.test.ts', ...exclude],
    reporters: [keepDurations],
    setupFiles: ['scripts/test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: QuickestFirst },
  },
});
