/** Where the tests to run are told to vitest's configuration. */
export const testsVariable = 'STARBOARD_MUTATE_TESTS';

/** Files that are changed together, and the tests that are to notice. */
export interface Group {
  readonly name: string;
  readonly tests: Tests;
}

interface Tests {
  readonly include: readonly string[];
  /** What plays whole matches: it takes minutes, and says of little what it ought to be. */
  readonly exclude: readonly string[];
  /** What has to run before them. */
  readonly globalSetup: readonly string[];
}

const smallest = 'packages/games/beacon';
const wholeMatches = ['**/suite.test.ts', '**/*random.test.ts', '**/bot.test.ts'];
const processes = ['testing/programs.ts'];
const postgres = 'packages/server/test/support/shared-postgres.ts';

/**
 * The package that a file belongs to; its own tests are to notice. The kernel's are helped by the smallest game: the tests of
 * all games together would take hours, and what they alone notice, the kernel's ought to.
 */
export function groupOf(file: string): Group {
  const [, folder = '', name = ''] = /^(packages\/(?:games\/)?([^/]+))\//.exec(file) ?? [];
  const folders = name === 'kernel' ? [folder, smallest] : [folder];
  const include = folders.map(one => `${one}/test/**/*.test.ts`);
  const globalSetup = name === 'server' ? [...processes, postgres] : name === 'cli' ? processes : [];
  const exclude = folders.includes(smallest) ? [] : wholeMatches;
  return { name, tests: { include, exclude, globalSetup } };
}

/** What `--random` draws from: kernel, space and server, and of each game its rules and content, which include its map or field. */
export function isDrawn(file: string): boolean {
  if (!isMutated(file)) return false;
  return /^packages\/((kernel|space|server)\/src\/|games\/[^/]+\/src\/(rules|content|map|field)(\/|\.ts$))/.test(file);
}

/** Code that is run: no types, no tests and nothing that only tests use. */
export function isMutated(file: string): boolean {
  return /^packages\/(games\/)?[^/]+\/src\/.*\.tsx?$/.test(file) && !/\/(types|testing)[./]|\.d\.ts$/.test(file);
}
