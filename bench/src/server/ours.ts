// Our server with one game, or with all that people play and bots in threads, on SQLite in a folder or on PostgreSQL.
import '../production.ts';
import { endure } from '@starboard/endure';
import type { Game } from '@starboard/kernel';
import { type RunningServer, type Settings, startServer, usualSettings } from '@starboard/server';
import { shelf } from '../../../packages/cli/src/games.ts';
import { race } from '../race.ts';
import { reportToParent } from './child.ts';

export interface OurOptions {
  readonly game: 'endure' | 'race' | 'shelf';
  readonly loaded: boolean;
  readonly runners: number;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly idleMinutes: number;
}

const { game, loaded, runners, ...stored } = JSON.parse(process.argv[2]!) as OurOptions;
const settings: Settings = {
  ...usualSettings,
  ...stored,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'warn',
  requestsPerMinute: 0,
  streamsPerAddress: 100_000,
  mostStreams: 100_000,
  // As much as the threads can.
  thinkingPerMatch: 0,
  thinkingPerPlayer: 0,
  thinkingPerAddress: 0,
};
const server = await (game === 'shelf' ? startShelf() : startServer([{ game: alone(), bots: [] }], settings));
function alone(): Game {
  return (game === 'endure' ? endure : race(loaded, runners)) as Game;
}

async function startShelf(): Promise<RunningServer> {
  const games = await Promise.all(shelf.places.map(place => place.load()));
  return startServer(games, settings, undefined, new URL('../../../packages/cli/src/think.mjs', import.meta.url));
}

reportToParent(server.port, () => server.close());
