const sliceMillis = 5;

/** Does what takes long in slices, so that nobody else has to wait for it. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let sliceEnds = performance.now() + sliceMillis;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() < sliceEnds) continue;
    await new Promise(resolve => setImmediate(resolve));
    sliceEnds = performance.now() + sliceMillis;
  }
}
