/** More than there are poses: places are sorted in it. */
const sorted = new Int32Array(16_384);

/** Places as a question wants them: runs `[first, count, …]` in rising order. */
export function runsOf(places: readonly number[]): number[] {
  sorted.set(places);
  const runs: number[] = [];
  let next = -1;
  for (const place of sorted.subarray(0, places.length).sort()) {
    if (place === next) runs[runs.length - 1]!++;
    else if (place !== next - 1) runs.push(place, 1); // else it is there twice
    next = place + 1;
  }
  return runs;
}
