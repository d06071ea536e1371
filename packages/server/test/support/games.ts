import { beacon, steadyBot } from '@starboard/beacon';
import { endure, sensibleBot } from '@starboard/endure';
import type { startServer } from '@starboard/server';

/** What the servers of the tests offer. */
export const games = [
  { game: endure, bots: [sensibleBot] },
  { game: beacon, bots: [steadyBot] },
] as unknown as Parameters<typeof startServer>[0];
