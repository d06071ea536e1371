import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/web/build/game-icons.ts';

/** Tests that measure the page: they run after all others, with the machine to themselves. */
const speed = 'packages/**/test/**/speed.test.ts';

/** Tests of packages that know no page, no disk and no network. */
const rules = 'packages/{kernel,space,room,board,games/*}/test/**/*.test.{ts,tsx}';

const server = 'packages/server/test/**/*.test.ts';

/** What people do at a table: all of it is tried through WebSockets, too. */
const playing = 'packages/server/test/table/*.test.ts';

/** It loads everything again and again. */
const imports = 'scripts/test/imports.test.ts';

const programs = 'testing/programs.ts';
const postgres = 'packages/server/test/support/shared-postgres.ts';

/** Much of the time is spent waiting: for disks, browsers and other processes. */
const together = { maxWorkers: 3, sequence: { groupOrder: 0 } };

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    setupFiles: ['scripts/test/setup.ts'],
    // For what hangs: a busy machine may take its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Files share a worker, which loads what they test once and not for each of them: whoever puts something in the place
    // of something else puts it back.
    isolate: false,
    unstubGlobals: true,
    // Those of a project run one after the other, and the projects by their names: what takes longest comes first.
    projects: [
      { extends: true, test: { name: 'rules', include: [rules], ...together } },
      {
        extends: true,
        test: {
          name: 'house',
          globalSetup: [programs],
          include: ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
          exclude: [rules, server, speed, imports],
          ...together,
        },
      },
      {
        extends: true,
        test: { name: 'house-server', globalSetup: [programs, postgres], include: [server], ...together },
      },
      {
        extends: true,
        test: {
          name: 'house-server-sockets',
          globalSetup: [programs, postgres],
          include: [playing],
          env: { STARBOARD_TEST_TRANSPORT: 'sockets' },
          ...together,
        },
      },
      { extends: true, test: { name: 'imports', include: [imports], isolate: true, ...together } },
      {
        extends: true,
        test: {
          name: 'speed',
          globalSetup: [programs],
          include: [speed],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
