import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { gameIcons } from '../../packages/web/build/game-icons.ts';
import { durations, keepDurations } from './durations.ts';
import { testsVariable } from './groups.ts';
import { keptThread } from './kept-thread.ts';

const root = join(import.meta.dirname, '..', '..');
const { include, exclude, globalSetup, env } = JSON.parse(process.env[testsVariable] ?? '{}');

function took(module: TestModule): number {
  const { duration, collectDuration } = module.diagnostic();
  return duration + collectDuration;
}

const measure: Reporter = {
  onTestRunEnd(modules) {
    keepDurations(() => Object.fromEntries(modules.map(module => [module.moduleId, took(module)])));
  },
};

/** How often a file of tests was the one that noticed. */
const noticed = new Map<string, number>();

const countNoticed: Reporter = {
  onTestModuleEnd(module) {
    if (module.state() === 'failed') noticed.set(module.moduleId, (noticed.get(module.moduleId) ?? 0) + 1);
  },
};

/** What is likely to notice, and soon over, comes first: the first test that notices ends the run. */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = durations();
    const worth = ({ moduleId }: TestSpecification) =>
      ((noticed.get(moduleId) ?? 0) + 0.5) / ((known[moduleId] ?? 0) + 20);
    return files.toSorted((a, b) => worth(b) - worth(a));
  }
}

/** For runs by Stryker, each in a worker of its own and by itself; without whatever the tests at hand do not need. */
export default defineConfig({
  root,
  plugins: [gameIcons(), keptThread],
  test: {
    include,
    globalSetup,
    env,
    // Goldens notice everything, and say of nothing what it ought to be: whoever changes a rule writes them anew.
    exclude: ['**/golden.test.ts', '**/browser/**', '**/speed.test.ts', ...exclude],
    reporters: [measure, countNoticed],
    setupFiles: ['scripts/test/setup.ts', 'testing/mutate/no-change.ts', 'testing/mutate/around-tests.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: LikeliestFirst },
  },
});
