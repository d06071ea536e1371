const pauseMillis = 5;
/** A busy machine may take its time; where much is waited for in vain, less is enough. */
const patienceMillis = Number(process.env['STARBOARD_TEST_PATIENCE'] ?? 60_000);

/** For what is asked about with `vi.waitFor`. */
export const patiently = { timeout: patienceMillis, interval: 20 };

/** Waits until this is so, and hands back what made it so. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const began = performance.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() - began > patienceMillis) throw new Error(`Waited in vain until ${what}.`);
    await new Promise(resolve => setTimeout(resolve, pauseMillis));
  }
}
