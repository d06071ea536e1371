// Our server with one game, on SQLite in a folder or on PostgreSQL.
import '../production.ts';
import { endure } from '@starboard/endure';
import type { Game } from '@starboard/kernel';
import { startServer, usualSettings } from '@starboard/server';
import { race } from '../race.ts';
import { reportToParent } from './child.ts';

export interface OurOptions {
  readonly game: 'endure' | 'race';
  readonly loaded: boolean;
  readonly runners: number;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly idleMinutes: number;
}

const { game, loaded, runners, ...stored } = JSON.parse(process.argv[2]!) as OurOptions;
const played = (game === 'endure' ? endure : race(loaded, runners)) as Game;
const server = await startServer([{ game: played, bots: [] }], {
  ...usualSettings,
  ...stored,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'warn',
  requestsPerMinute: 0,
  streamsPerAddress: 100_000,
  mostStreams: 100_000,
});
reportToParent(server.port, () => server.close());
