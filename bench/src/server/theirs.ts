// A boardgame.io server with the race, which keeps its matches in memory.
import '../production.ts';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { theirRace } from '../race.ts';
import { reportToParent } from './child.ts';

export interface TheirOptions {
  readonly loaded: boolean;
  readonly runners: number;
  readonly length: number;
}

const { loaded, runners, length } = JSON.parse(process.argv[2]!) as TheirOptions;
// Without `deltaState`: to work out what changed takes it longer than to send everything, with a small state and a large one.
const server = Server({ games: [theirRace(loaded, runners, length)], origins: [] });
const running = await server.run(0);
const { port } = running.appServer.address() as AddressInfo;
reportToParent(port, async () => server.kill(running));
