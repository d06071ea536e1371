// Our server with one game, or with all that people play and bots in threads, on SQLite in a folder or on PostgreSQL.
import '../production.ts';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@starboard/kernel';
import { type RunningServer, type Settings, startServer, usualSettings } from '@starboard/server';
import { allRules, findShelf, shelves } from '../../../packages/cli/src/games.ts';
import { race } from '../race.ts';
import { reportToParent } from './child.ts';

export interface OurOptions {
  /** One of the shelf, the race, or `shelf` for all of it. */
  readonly game: string;
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
const server = await (game === 'shelf' ? startShelf() : startServer([{ game: await alone(), bots: [] }], settings));

async function alone(): Promise<Game> {
  if (game === 'race') return race(loaded, runners) as Game;
  return (await findShelf(shelves, game).rules()).game;
}

async function startShelf(): Promise<RunningServer> {
  const games = await allRules(shelves);
  return startServer(games, settings, undefined, pathToFileURL(join(dirname(process.argv[1]!), 'think.mjs')));
}

reportToParent(server.port, () => server.close());
