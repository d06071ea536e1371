import { device } from '../device/device.ts';

/** Everything that the page keeps in this browser: games, settings, seat links, drafts. The server forgets nothing. */
export async function deleteLocalData(): Promise<void> {
  for (const { id } of await device.list()) await device.remove(id);
  forgetStored('starboard.');
  sessionStorage.clear();
}

/** Forgets what was stored under names that begin like this. */
export function forgetStored(prefix: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
