/** How long to work at a stretch, and how to let others have their turn. */
export interface Pace {
  readonly sliceMillis: number;
  uptime(): number;
  pause(): Promise<void>;
}

/** Does what takes long in slices, so that nobody else has to wait for it. */
export async function inSlices<T>(work: Generator<unknown, T>, pace: Pace): Promise<T> {
  let sliceEnds = pace.uptime() + pace.sliceMillis;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (pace.uptime() < sliceEnds) continue;
    await pace.pause();
    sliceEnds = pace.uptime() + pace.sliceMillis;
  }
}
