// How many servers something takes, and what it asks of the database that they share.
import { type Costs, type GameCosts, serversMet } from './costs.ts';
import { type GameId, gameIds, machines } from './habits.ts';

/** What goes on at a moment with one game: matches and people then, and the rest in a second. */
export interface Going {
  readonly matches: number;
  readonly inMemory: number;
  readonly people: number;
  readonly answers: number;
  readonly returns: number;
}

export type Demand = { readonly [game in GameId]: Going };

/** Whether a proxy brings everything about a match to one server, or to whichever comes next. */
export type Routing = 'byMatch' | 'anywhere';

export const limits = ['processor', 'memory', 'matches', 'streams'] as const;
export type Limit = (typeof limits)[number];

/** How many servers each of the limits asks for by itself; Infinity, if no number of them is enough. */
export type Needs = { readonly [limit in Limit]: number };

/** More than anybody would run on one database. */
const mostServers = 100_000;

export function totalOf(demand: Demand, part: (going: Going, costs: GameCosts) => number, costs: Costs): number {
  return gameIds.reduce((sum, game) => sum + part(demand[game], costs.games[game]), 0);
}

/** What each of so many servers has of each limit in use, as a share of all there is. */
export function usesOf(
  demand: Demand,
  servers: number,
  answersEverywhere: number,
  routing: Routing,
  costs: Costs,
): Needs {
  let [micros, bytes, matches, people] = [answersEverywhere * costs.heardMicros * servers, 0, 0, 0];
  for (const game of gameIds) {
    const going = demand[game];
    const { serverMicros, returnMicros, hotMatchBytes } = costs.games[game];
    // Somebody at a match has a stream, and a connection for answers.
    const connections = going.matches === 0 ? 1 : (2 * going.people) / going.matches;
    const copies = routing === 'byMatch' ? 1 : serversMet(servers, connections);
    micros +=
      going.answers * serverMicros * (1 + costs.followShare * (copies - 1)) + going.returns * returnMicros * copies;
    bytes += going.inMemory * copies * hotMatchBytes;
    matches += going.inMemory * copies;
    people += going.people;
  }
  return {
    processor: micros / 1e6 / servers,
    memory: bytes / servers / machines.memoryBytes,
    matches: matches / servers / costs.limits.matches,
    streams: people / servers / costs.limits.streams,
  };
}

/** Servers for a demand, each used no more than it should be, while so many answers a second are given everywhere. */
export function needsOf(demand: Demand, answersEverywhere: number, routing: Routing, costs: Costs): Needs {
  const fewest = (limit: Limit) => {
    const isEnough = (servers: number) =>
      usesOf(demand, servers, answersEverywhere, routing, costs)[limit] <= machines.use;
    if (!isEnough(mostServers)) return Number.POSITIVE_INFINITY;
    let [low, high] = [1, mostServers];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isEnough(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return Object.fromEntries(limits.map(limit => [limit, fewest(limit)])) as Needs;
}

export function serversFor(needs: Needs): number {
  return Math.max(...limits.map(limit => needs[limit]));
}

/** The limit that asks for most servers. */
export function firstLimit(needs: Needs): Limit {
  return limits.reduce((first, limit) => (needs[limit] > needs[first] ? limit : first));
}

/** What PostgreSQL has to do. */
export interface DatabaseLoad {
  readonly cores: number;
  /** Of these, what it takes to tell all servers of all answers. */
  readonly tellingCores: number;
  /** Of the time in which one announced commit may be under way, if each answer is one. */
  readonly commitShare: number;
  readonly logBytesPerSecond: number;
}

export function databaseLoad(demand: Demand, servers: number, costs: Costs): DatabaseLoad {
  const answers = totalOf(demand, going => going.answers, costs);
  const tellingCores = (answers * Math.max(0, servers - 1) * costs.toldMicros) / 1e6;
  const own = (going: Going, of: GameCosts) =>
    going.answers * of.postgresMicros + going.returns * of.returnPostgresMicros;
  return {
    cores: totalOf(demand, own, costs) / 1e6 + tellingCores,
    tellingCores,
    commitShare: answers / costs.announcedPerSecond,
    logBytesPerSecond: totalOf(demand, (going, { logBytes }) => going.answers * logBytes, costs),
  };
}

/** So many times as much of everything. */
export function times(demand: Demand, factor: number): Demand {
  return mapped(demand, value => value * factor);
}

export function plus(one: Demand, other: Demand): Demand {
  return mapped(one, (value, game, part) => value + other[game][part]);
}

function mapped(demand: Demand, change: (value: number, game: GameId, part: keyof Going) => number): Demand {
  const going = (game: GameId): Going => {
    const part = (name: keyof Going) => change(demand[game][name], game, name);
    return {
      matches: part('matches'),
      inMemory: part('inMemory'),
      people: part('people'),
      answers: part('answers'),
      returns: part('returns'),
    };
  };
  return Object.fromEntries(gameIds.map(game => [game, going(game)])) as Demand;
}
