import { codeOf } from '../app/problem-text.ts';
import { isKnownHere, server } from '../play/server.ts';

/** Whom the server takes us for; none if it has not met us. */
export async function knownPlayer(): Promise<string | undefined> {
  if (!isKnownHere()) return undefined;
  try {
    return (await server.me()).name;
  } catch (thrown) {
    if (codeOf(thrown) === 'no-player') return undefined;
    throw thrown;
  }
}

/** The server must know us before we can sit down; if it does not, this is what we are called. */
export async function ensurePlayer(name: string): Promise<void> {
  if ((await knownPlayer()) === undefined) await server.join(name);
}
