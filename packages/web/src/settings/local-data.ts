import { device } from '../device/device.ts';

/** Everything that the page keeps in this browser: games, settings, seat links, drafts. The server forgets nothing. */
export async function deleteLocalData(): Promise<void> {
  for (const { id } of await device.list()) await device.remove(id);
  forgetStored('starboard.');
  sessionStorage.clear();
}

/** What was kept for a match that is gone. */
export function forgetMatch(id: string): void {
  forgetWhere(name => name.startsWith('starboard.') && name.endsWith(`.${id}`));
}

/** Forgets what was stored under names that begin like this. */
export function forgetStored(prefix: string): void {
  forgetWhere(name => name.startsWith(prefix));
}

function forgetWhere(isMeant: (name: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (isMeant(name)) storage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
