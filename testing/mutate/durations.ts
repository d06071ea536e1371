import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Durations = { readonly [file: string]: number };

/** What files of tests took when all of their tests ran: runs for a change pass over most of them, and are short. */
const kept = join(import.meta.dirname, '..', '..', 'durations.json');

export function durations(): Durations {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
}

/** The first run is of everything, and all processes that follow it are to know what it took. */
export function keepDurations(taken: () => Durations): void {
  if (!existsSync(kept)) writeFileSync(kept, JSON.stringify(taken()));
}
