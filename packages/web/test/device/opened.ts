import { Chance, randomAnswer, seedFrom } from '@starboard/kernel';
import type { NewDeviceMatch } from '../../src/device/device.ts';
import { MemoryStore } from './memory-store.ts';
import { type Table, Window } from './window.ts';

export const alone = { keeper: { person: 'Ada' }, engineer: { person: 'Ada' } };
export const two = { keeper: { person: 'Ada' }, engineer: { person: 'Bo' } };
export const withBot = { keeper: { person: 'Ada' }, engineer: { bot: 'steady' } };

export function open(seats: NewDeviceMatch['seats'] = alone) {
  return openIn(new MemoryStore(), seats);
}

export async function openIn(store: MemoryStore, seats: NewDeviceMatch['seats'] = alone) {
  const window = new Window(store);
  const id = await window.matches.begin({ game: 'beacon', setup: {}, seats });
  const table = window.sit(id);
  await table.until(() => true);
  return { store, window, id, table };
}

/** The same match in two windows. */
export async function openTwice(seats: NewDeviceMatch['seats'] = alone) {
  const windows: Window[] = [];
  const store = new MemoryStore();
  windows.push(new Window(store, () => windows), new Window(store, () => windows));
  const [one, other] = windows as [Window, Window];
  const id = await one.matches.begin({ game: 'beacon', setup: {}, seats });
  const tables = [one.sit(id), other.sit(id)] as const;
  for (const table of tables) await table.until(() => true);
  return { store, id, tables, one, other };
}

/** Plays on at random until the match is over. */
export async function playOut(table: Table, most = 400): Promise<void> {
  const chance = new Chance(seedFrom('hands'));
  for (let i = 0; i < most; i++) {
    const { position } = await table.until(
      ({ position: { decision, outcome } }) => outcome !== undefined || decision?.ask !== undefined,
    );
    if (position.outcome) return;
    await table.answer(randomAnswer(position.decision!.ask as never, chance));
  }
}
