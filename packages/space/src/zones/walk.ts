/** Stands in distance arrays where there is no way at all. */
export const noWay = 0xffff;

/** Neighbours of zone z: to[start[z]] … to[start[z + 1] - 1]; repeats do no harm. */
interface Neighbours {
  readonly start: Uint16Array;
  readonly to: Uint16Array;
}

/** Fewest steps between any two zones, as one row of the result per zone. */
export function allDistances(zoneCount: number, neighbours: Neighbours): Uint16Array {
  const distances = new Uint16Array(zoneCount * zoneCount).fill(noWay);
  const queue = new Uint16Array(zoneCount);
  for (let zone = 0; zone < zoneCount; zone++) {
    flood(neighbours, zone, distances.subarray(zone * zoneCount, (zone + 1) * zoneCount), queue);
  }
  return distances;
}

/** Fewest steps from one zone to each, never entering a barred one. */
export function distancesAround(zoneCount: number, neighbours: Neighbours, from: number, barred: readonly number[]) {
  const distances = new Uint16Array(zoneCount).fill(noWay);
  const isBarred = new Uint8Array(zoneCount);
  for (const zone of barred) isBarred[zone] = 1;
  flood(neighbours, from, distances, new Uint16Array(zoneCount), isBarred);
  return distances;
}

function flood(neighbours: Neighbours, from: number, distances: Uint16Array, queue: Uint16Array, barred?: Uint8Array) {
  const { start, to } = neighbours;
  let tail = 1;
  queue[0] = from;
  distances[from] = 0;
  for (let head = 0; head < tail; head++) {
    const zone = queue[head]!;
    const next = distances[zone]! + 1;
    const end = start[zone + 1]!;
    for (let entry = start[zone]!; entry < end; entry++) {
      const other = to[entry]!;
      if (distances[other] !== noWay || barred?.[other]) continue;
      distances[other] = next;
      queue[tail++] = other;
    }
  }
}
