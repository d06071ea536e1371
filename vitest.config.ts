import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/web/build/game-icons.ts';

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    include: ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    setupFiles: ['scripts/test/setup.ts'],
    testTimeout: 30_000,
    // Much of the time is spent waiting: for disks, browsers and other processes.
    maxWorkers: 2,
  },
});
