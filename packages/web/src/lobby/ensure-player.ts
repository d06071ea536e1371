import { codeOf } from '../app/problem-text.ts';
import { isKnownHere, server } from '../play/server.ts';
import { currentSettings } from '../settings/settings.ts';

/** What the server calls us, empty for whoever never said it; none if it has not met us. */
export async function knownPlayer(): Promise<string | undefined> {
  if (!isKnownHere()) return undefined;
  try {
    return (await server.me()).name;
  } catch (thrown) {
    if (codeOf(thrown) === 'no-player') return undefined;
    throw thrown;
  }
}

/** The server must know us before we can sit down. Who plays alone needs no name; one that was told before is told again. */
export async function ensurePlayer(newName?: string): Promise<void> {
  const name = newName ?? currentSettings().name;
  const known = await knownPlayer();
  if (newName === undefined && known) return;
  if (known === undefined || name !== '') await server.join(name === '' ? undefined : name);
}

/** Whether others would have a name to read. */
export async function isNamed(): Promise<boolean> {
  return currentSettings().name !== '' || Boolean(await knownPlayer());
}
