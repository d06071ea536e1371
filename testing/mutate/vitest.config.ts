import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { gameIcons } from '../../packages/web/build/game-icons.ts';
import { testsVariable } from './groups.ts';
import { keptThread } from './kept-thread.ts';

const root = join(import.meta.dirname, '..', '..');
const { include, exclude, globalSetup, env } = JSON.parse(process.env[testsVariable] ?? '{}');

/** What files of tests took when all of their tests ran: runs for a change pass over most of them, and are short. */
const keptDurations = join(root, 'durations.json');

function durations(): { [file: string]: number } {
  return existsSync(keptDurations) ? JSON.parse(readFileSync(keptDurations, 'utf8')) : {};
}

function took(module: TestModule): number {
  const { duration, collectDuration } = module.diagnostic();
  return duration + collectDuration;
}

/** The first run is of everything, and all processes that follow it are to know what it took. */
const keepDurations: Reporter = {
  onTestRunEnd(modules) {
    if (existsSync(keptDurations)) return;
    const all = modules.map(module => [module.moduleId, took(module)]);
    writeFileSync(keptDurations, JSON.stringify(Object.fromEntries(all)));
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
    reporters: [keepDurations, countNoticed],
    setupFiles: ['scripts/test/setup.ts', 'testing/mutate/no-change.ts', 'testing/mutate/around-tests.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: LikeliestFirst },
  },
});
