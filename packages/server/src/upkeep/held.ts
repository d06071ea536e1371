import type { Reading } from '../store/reading.ts';

/** How much a database holds. */
export interface Held {
  readonly matches: number;
  readonly entries: number;
  readonly players: number;
  /** When something was last answered; nothing, if nothing ever was. */
  readonly last?: number;
}

export async function heldIn(reading: Reading): Promise<Held> {
  const count = async (what: string) => (await reading.ask<{ n: number | null }>(`select ${what}`))[0]?.n ?? 0;
  const [matches, players] = [await count('count(*) as n from matches'), await count('count(*) as n from players')];
  const [entries, last] = [await count('count(*) as n from journal'), await count('max(at) as n from journal')];
  return { matches, entries, players, ...(last > 0 && { last }) };
}
