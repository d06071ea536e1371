import { usualSettings } from '@starboard/server';
import { mostInMemory } from '../../../packages/server/src/matches/rooms.ts';
import { type GameId, gameIds } from './habits.ts';

/** What a game costs, for an answer or for a match. */
export interface GameCosts {
  readonly serverMicros: number;
  readonly postgresMicros: number;
  readonly logBytes: number;
  readonly diskAnswerBytes: number;
  readonly diskMatchBytes: number;
  readonly hotMatchBytes: number;
  readonly updateMeanBytes: number;
  /** For everybody at a match to come back to it. */
  readonly returnMicros: number;
  readonly returnPostgresMicros: number;
}

export interface Costs {
  readonly games: { readonly [game in GameId]: GameCosts };
  /** Each server hears of each answer at any other. */
  readonly heardMicros: number;
  /** PostgreSQL tells each server of each answer. */
  readonly toldMicros: number;
  /** Commits that are announced wait for one another, so that there are no more than so many. */
  readonly announcedPerSecond: number;
  /** What an answer costs each further server that has somebody who follows the match, as a share of what it costs the first. */
  readonly followShare: number;
  readonly limits: { readonly matches: number; readonly streams: number; readonly idleMinutes: number };
}

/** How many of so many servers have something to do with a match, if so many connections fall on them as they come. */
export function serversMet(servers: number, connections: number): number {
  return servers * (1 - (1 - 1 / servers) ** connections);
}

/** Those that were measured; what is missing has to be measured first. */
export function costsFrom(figures: ReadonlyMap<string, number>): Costs {
  const of = (name: string) => {
    const value = figures.get(name);
    if (value === undefined) throw new Error(`There is no ${name}: run npm run bench:server -- --save first.`);
    return value;
  };
  const gameCosts = (game: GameId): GameCosts => {
    const part = (name: keyof GameCosts) => of(`server.postgres.atPace.${game}.${name}`);
    return {
      serverMicros: part('serverMicros'),
      postgresMicros: part('postgresMicros'),
      logBytes: part('logBytes'),
      diskAnswerBytes: part('diskAnswerBytes'),
      diskMatchBytes: part('diskMatchBytes'),
      hotMatchBytes: part('hotMatchBytes'),
      updateMeanBytes: part('updateMeanBytes'),
      returnMicros: part('returnMicros'),
      returnPostgresMicros: part('returnPostgresMicros'),
    };
  };
  const together = (part: string) => of(`server.postgres.together.${part}`);
  const further = serversMet(together('three.servers'), together('three.connections')) - 1;
  return {
    games: Object.fromEntries(gameIds.map(game => [game, gameCosts(game)])) as Costs['games'],
    heardMicros: of('server.postgres.announcements.heardMicros'),
    toldMicros: of('server.postgres.announcements.toldMicros'),
    announcedPerSecond: of('server.postgres.announcements.announcedPerSecond'),
    followShare: Math.max(0, together('three.serverMicros') / together('one.serverMicros') - 1) / further,
    limits: {
      matches: mostInMemory,
      streams: usualSettings.mostStreams,
      idleMinutes: usualSettings.idleMinutes,
    },
  };
}
