import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    setupFiles: ['scripts/test/setup.ts'],
    testTimeout: 30_000,
  },
});
