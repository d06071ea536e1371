import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameIcons } from '../../packages/web/build/game-icons.ts';
import { testsVariable } from './groups.ts';

const root = join(import.meta.dirname, '..', '..');
const { include, globalSetup } = JSON.parse(process.env[testsVariable] ?? '{}');

/** What noticed the last change comes first, then what is soon over: the first that notices ends the run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map(files.map(file => [file, this.#cost(file)]));
    return files.toSorted((a, b) => known.get(a)! - known.get(b)!);
  }

  #cost({ moduleId, project }: TestSpecification): number {
    const path = relative(root, moduleId).split(sep).join('/');
    const result = this.ctx.cache.getFileTestResults(`${project.name}:${path}`);
    return result?.failed ? -1 : (result?.duration ?? 0);
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
    exclude: ['**/golden.test.ts', '**/browser/**', '**/speed.test.ts'],
    setupFiles: ['scripts/test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: QuickestFirst },
  },
});
