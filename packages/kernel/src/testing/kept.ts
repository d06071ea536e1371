/** Where `npm run mutate` finds it, which does not load what it does not change. */
const place = Symbol.for('starboard.kept');

/**
 * How a game forgets what it has worked out once and keeps. A thread that tries one change to the code after another keeps the
 * modules, and a change to what was worked out before would not be seen.
 */
export function keeps(forget: () => void): void {
  const known = globalThis as { [place]?: (() => void)[] };
  known[place] = [...(known[place] ?? []), forget];
}
