/** Lets whatever else waits, a message for instance, have its turn. Unlike a timer it is not slowed down by the browser. */
export function otherTurns(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** How long one may work at a stretch, in milliseconds. */
export const sliceMillis = 4;

/** Does what takes long in slices, so that nobody has to wait for it. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let sliceEnds = performance.now() + sliceMillis;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() < sliceEnds) continue;
    await otherTurns();
    sliceEnds = performance.now() + sliceMillis;
  }
}
