import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

interface Stryker {
  currentTestId: string | undefined;
  mutantCoverage?: { readonly perTest: { [test: string]: { [mutant: string]: number } } };
}

/** See `keeps` of the kernel's tests. */
type Keeping = { [place: symbol]: readonly (() => void)[] | undefined };

/**
 * What a file does before, between and after its tests belongs to all of them: a server that they share, for one. Stryker
 * would take it for what happens while modules load, and run the tests of all files for each change to it.
 */
const told = inject as (key: string) => unknown;
const stryker = (globalThis as { __stryker__?: Stryker }).__stryker__;

if (stryker !== undefined && told('mode') === 'dry-run') {
  const around = 'around the tests';
  const tests = new Set<string>();
  let test: string | undefined;
  let isRunning = false;
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    get: () => test ?? (isRunning ? around : undefined),
    set(id: string | undefined) {
      test = id;
      if (id !== undefined) tests.add(id);
    },
  });
  beforeAll(() => {
    isRunning = true;
  });
  // What the tests before have worked out and kept, this one is to work out again: else it would not be seen to come by.
  beforeEach(() => {
    for (const forget of (globalThis as Keeping)[Symbol.for('starboard.kept')] ?? []) forget();
  });
  afterAll(() => {
    isRunning = false;
    const { [around]: reached = {}, ...perTest } = stryker.mutantCoverage?.perTest ?? {};
    for (const id of tests)
      if (stryker.mutantCoverage) stryker.mutantCoverage.perTest[id] = { ...reached, ...perTest[id] };
    delete stryker.mutantCoverage?.perTest[around];
  });
}
