import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/web/build/game-icons.ts';

/** Tests that measure the page: they run after all others, with the machine to themselves. */
const speed = 'packages/**/test/**/speed.test.ts';

/** Tests of packages that know no page, no disk and no network. */
const rules = 'packages/{kernel,space,board,games/*}/test/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    setupFiles: ['scripts/test/setup.ts'],
    // For what hangs: a busy machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [rules],
          // Rules keep nothing between tests, so that a worker loads them once and not for every file.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          globalSetup: ['testing/programs.ts'],
          include: ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
          exclude: [rules, speed],
          // Much of the time is spent waiting: for disks, browsers and other processes.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'speed',
          globalSetup: ['testing/programs.ts'],
          include: [speed],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
