/** Where the tests to run are told to vitest's configuration. */
export const testsVariable = 'STARBOARD_MUTATE_TESTS';

/** Where it is told for how long, in seconds of reckoning, tests are tried for one change. */
export const secondsVariable = 'STARBOARD_MUTATE_SECONDS';

/** Files that are changed together, and the tests that are to notice. */
export interface Group {
  readonly name: string;
  readonly tests: Tests;
}

interface Tests {
  readonly include: readonly string[];
  /** What plays whole matches, above all: it takes minutes, and says of little what it ought to be. */
  readonly exclude: readonly string[];
  /** What has to run before them. */
  readonly globalSetup: readonly string[];
  readonly env: { readonly [variable: string]: string };
}

const smallest = 'packages/games/beacon';
const wholeMatches = ['**/suite.test.ts', '**/*random.test.ts', '**/solo-matches.test.ts', '**/bot.test.ts'];
/** What a bot does says little of the rules, and it thinks for long. */
const thoughts = ['**/bot-*.test.ts', '**/test/bot/*.test.ts'];
/** They read the code, which looks otherwise where it is changed. */
const readers = '**/sources.test.ts';
const processes = ['testing/programs.ts'];
/** Servers in processes of their own, which run the code as it is; and what tries for long. */
const otherProcesses = ['**/server/test/*/{crash,two-servers*,fuzz,bad-replays}.test.ts'];
const stores = 'packages/server/test/store/*.test.ts';
const postgres = 'packages/server/test/support/shared-postgres.ts';

/**
 * The package that a file belongs to; its own tests are to notice. The kernel's are helped by the smallest game: the tests of
 * all games together would take hours, and what they alone notice, the kernel's ought to.
 */
export function groupOf(file: string): Group {
  const [, folder = '', name = ''] = /^(packages\/(?:games\/)?([^/]+))\//.exec(file) ?? [];
  const folders = name === 'kernel' ? [folder, smallest] : [folder];
  const include = folders.map(one => `${one}/test/**/*.test.ts`);
  if (name === 'server') return serverGroup(include, file);
  const globalSetup = name === 'cli' ? processes : [];
  const isBot = /^packages\/games\/[^/]+\/src\/bot[./]/.test(file);
  const long = folders.includes(smallest) ? [] : isBot ? wholeMatches : [...wholeMatches, ...thoughts];
  const tests = { include, exclude: [readers, ...long], globalSetup, env: {} };
  return { name: isBot ? `${name}'s bot` : name, tests };
}

/**
 * The server's stores have tests of their own. All others run on one store, and without much patience: what a
 * change keeps from happening is waited for in vain.
 */
function serverGroup(include: readonly string[], file: string): Group {
  const globalSetup = [...processes, postgres];
  const env = { STARBOARD_TEST_PATIENCE: '15000' };
  if (file.includes('/src/store/')) {
    return { name: "server's stores", tests: { include: [stores], exclude: [], globalSetup, env } };
  }
  const exclude = [...otherProcesses, `**/${stores}`];
  return { name: 'server', tests: { include, exclude, globalSetup, env: { ...env, STARBOARD_TEST_STORE: 'SQLite' } } };
}

/** The package whose share of a draw a file belongs to. */
export function packageOf(file: string): string {
  return /^packages\/(?:games\/)?([^/]+)\//.exec(file)?.[1] ?? '';
}

/** What `--random` draws from: kernel, space and server, and of each game its rules and cards, which include its map, field and tables. */
export function isDrawn(file: string): boolean {
  if (!isMutated(file)) return false;
  return /^packages\/((kernel|space|server)\/src\/|games\/[^/]+\/src\/(rules|cards|content|map|field|tables)(\/|\.ts$))/.test(
    file,
  );
}

/** Code that is run: no types, no tests and nothing that only tests use. */
export function isMutated(file: string): boolean {
  return /^packages\/(games\/)?[^/]+\/src\/.*\.tsx?$/.test(file) && !/\/(types|testing)[./]|\.d\.ts$/.test(file);
}
