/**
 * The longest that this process was busy without anybody else having a turn, in milliseconds, while this was under way. What
 * others do on the machine does not count: it is time on the clock or of the processor, whichever is less.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let before = now();
  const look = () => {
    const after = now();
    longest = Math.max(longest, Math.min(after.clock - before.clock, after.processor - before.processor));
    before = after;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  await new Promise(resolve => setImmediate(resolve));
  isDone = true;
  return longest;
}

function now() {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1_000 };
}

/** The same at its quickest: code that is warm, and no moment in which rubbish was cleared away. */
export async function shortestOfStretches(work: () => Promise<unknown>, enough: number, tries = 12): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries && shortest > enough; i++) shortest = Math.min(shortest, await longestStretch(work));
  return shortest;
}
