import { inject } from 'vitest';

/** While the tests themselves load nothing is changed; in a thread that is kept, the last change would still be. */
const told = inject as (key: string) => unknown;
const stryker = (globalThis as { __stryker__?: { activeMutant?: unknown } }).__stryker__;
if (stryker !== undefined && told('mutantActivation') !== 'static') stryker.activeMutant = undefined;

/** What was worked out with the last change, or without any, is worked out again: see `keeps` of the kernel's tests. */
const kept = (globalThis as { [place: symbol]: readonly (() => void)[] | undefined })[Symbol.for('starboard.kept')];
for (const forget of kept ?? []) forget();
