import { endure } from '@starboard/endure';
import { startServerProcess } from './children.ts';
import { gatherInRoom } from './colyseus-client.ts';
import type { Contestant } from './contestant.ts';
import type { Database } from './databases.ts';
import type { OurOptions } from './ours.ts';
import { OurCompany, type Sitting } from './ours-company.ts';
import type { TheirOptions } from './theirs.ts';
import { TheirClient } from './theirs-client.ts';

/** Longer than any run. */
const length = 1_000_000;
const { seats: runners } = raceOf(4);

/** The race that both play, small or with as much state as a real game. */
type Size = 'small' | 'state12k';

/** A race of so many that goes on for as long as anybody measures. */
export function raceOf(count: number): Sitting {
  return { game: 'race', setup: { length }, seats: Array.from({ length: count }, (_, i) => String(i)) };
}

export function ours(database: Database, played: Size | 'endure', idleMillis: number): Contestant {
  const sitting = played === 'endure' ? expedition() : raceOf(runners.length);
  return {
    name: `${database.name}.${played}`,
    async start() {
      const options: OurOptions = {
        ...(await database.fresh()),
        game: played === 'endure' ? 'endure' : 'race',
        loaded: played === 'state12k',
        runners: runners.length,
        idleMinutes: idleMillis / 60_000,
      };
      return startServerProcess('./ours.mjs', options);
    },
    gather: (port, crowd) => OurCompany.gather(port, crowd, sitting),
  };
}

function expedition(): Sitting {
  const setup = { mission: 'CG00', survivors: runners.length };
  return { game: 'endure', setup, seats: endure.seats(endure.setup.parse(setup)).map(({ id }) => id) };
}

export function boardgameIo(size: Size): Contestant {
  let matches = 0;
  const options: TheirOptions = { loaded: size === 'state12k', runners: runners.length, length };
  return {
    name: `boardgameio.${size}`,
    start: () => startServerProcess('./theirs.mjs', options),
    async gather(port, crowd) {
      const match = `match-${matches++}`;
      const clients: TheirClient[] = [];
      // One after the other: the first one makes the match.
      for (const runner of runners) clients.push(await TheirClient.join(port, crowd, match, runner, runners.length));
      return {
        leave() {
          for (const client of clients) client.leave();
        },
      };
    },
  };
}

export function colyseus(size: Size): Contestant {
  const options = { loaded: size === 'state12k', runners: runners.length, length };
  return {
    name: `colyseus.${size}`,
    start: () => startServerProcess('./colyseus.mjs', {}),
    gather: (port, crowd) => gatherInRoom(port, crowd, options),
  };
}
