/** The load test, and what runs in processes and threads of its own: bundled into one folder, as a server is that is built. */
export const loadTest = [
  'bench/src/server/main.ts',
  'bench/src/server/ours.ts',
  'bench/src/server/theirs.ts',
  'bench/src/server/colyseus.ts',
  'bench/src/server/proxy.ts',
  'packages/cli/src/think.ts',
];
