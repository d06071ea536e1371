import { codeOf } from '../app/problem-text.ts';
import { isKnownHere, noteUnknown, server } from '../play/server.ts';
import { forgetStored } from '../settings/local-data.ts';
import { changeSettings, currentSettings } from '../settings/settings.ts';

/** What the server calls us, empty for whoever never said it; none if it has not met us. */
export async function knownPlayer(): Promise<string | undefined> {
  return (await ifKnown(() => server.me()))?.name;
}

/** What the server tells those whom it knows. Whoever was signed out or deleted on another device is new here, too. */
export async function ifKnown<T>(ask: () => Promise<T>): Promise<T | undefined> {
  if (!isKnownHere()) return undefined;
  try {
    return await ask();
  } catch (thrown) {
    if (codeOf(thrown) !== 'no-player') throw thrown;
    forgetPlayer();
    return undefined;
  }
}

/** Nobody here is a player any more. Games of this device and how it looks are as before. */
export function forgetPlayer(): void {
  noteUnknown();
  forgetStored('starboard.invitations.');
  changeSettings({ name: '' });
}

/** The server must know us before we can sit down. Who plays alone needs no name; one that was told before is told again. */
export async function ensurePlayer(newName?: string): Promise<void> {
  const known = await knownPlayer();
  const name = newName ?? currentSettings().name;
  if (newName === undefined && known) return;
  if (known === undefined || name !== '') await server.join(name === '' ? undefined : name);
}

/** Whether others would have a name to read. */
export async function isNamed(): Promise<boolean> {
  return currentSettings().name !== '' || Boolean(await knownPlayer());
}
