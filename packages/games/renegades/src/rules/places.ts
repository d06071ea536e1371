/** Places as a question wants them: runs `[first, count, …]` in rising order. */
export function runsOf(places: readonly number[]): number[] {
  const runs: number[] = [];
  let next = -1;
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    if (place === next) runs[runs.length - 1]!++;
    else runs.push(place, 1);
    next = place + 1;
  }
  return runs;
}
