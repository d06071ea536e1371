import { horde } from '@starboard/horde';
import { type Bot, Chance, type Game, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import type { Page } from '../../../../../testing/browser.ts';
import type { Holder } from '../../../src/device/device.ts';
import type { DeviceRecord } from '../../../src/device/store.ts';

/** A match of this device as its database has it. */
interface Kept {
  readonly match: DeviceRecord;
  readonly entries: readonly unknown[];
  readonly score: number;
}

interface Wanted {
  readonly id: string;
  readonly seed: string;
  readonly setup?: unknown;
  readonly holders: readonly Holder[];
  readonly minutesAgo: number;
}

/** A match that chance has played to its end. */
export function playedByChance({ id, seed, setup = { heroes: 2, seats: 2 }, holders, minutesAgo }: Wanted): Kept {
  const hidden = seedFrom(seed);
  const match = Match.begin(horde as Game, setup, { seed: hidden });
  playOut(match, randomBot as Bot, new Chance(seedFrom('hands')), 50_000);
  const { outcome } = match;
  if (outcome?.score === undefined) throw new Error('It has no score.');
  const { entries, seed: _, ...head } = match.journal();
  const seats = Object.fromEntries(match.seats.map((seat, at) => [seat.id, holders[at % holders.length]!]));
  const updated = Date.now() - minutesAgo * 60_000;
  const standing = { waitingFor: [], outcome };
  return {
    match: { id, head, seed: hidden, seats, created: updated, updated, standing },
    entries,
    score: outcome.score,
  };
}

/** Puts matches into the database of a browser that has been to the shelf. */
export async function keepHere(page: Page, kept: readonly Kept[]): Promise<void> {
  await page.evaluate(async text => {
    const given: { match: { id: string }; entries: object[] }[] = JSON.parse(text);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('starboard');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const tx = db.transaction(['matches', 'entries'], 'readwrite');
    for (const { match, entries } of given) {
      tx.objectStore('matches').put(match);
      entries.forEach((entry, seq) => {
        tx.objectStore('entries').put(entry, [match.id, seq]);
      });
    }
    await new Promise(resolve => {
      tx.oncomplete = resolve;
    });
    db.close();
  }, JSON.stringify(kept));
}
