// A region fails at its busiest: all who were there come back elsewhere, and their matches are taken up again.
import { Chance, seedFrom } from '@starboard/kernel';
import { usualPatience } from '../../../packages/server/src/client/following.ts';
import { type Demand, plus, type Routing, totalOf, usesOf } from './capacity.ts';
import type { Costs } from './costs.ts';
import { failure, gameIds } from './habits.ts';
import { share } from './week.ts';

export interface Comeback {
  readonly matches: number;
  readonly people: number;
  /** Until half of the matches, and all of them, are taken up; Infinity, if there is never time for it. */
  readonly halfSeconds: number;
  readonly allSeconds: number;
  /** Of the processors of those servers, once all are back. */
  readonly useAfter: number;
  /** The most of PostgreSQL's cores that taking them up takes at a time. */
  readonly postgresCores: number;
}

/** Longer than anybody would wait. */
const mostSeconds = 3_600;

/** So many servers are left, with what they did anyway. */
export function comeBack(
  lost: Demand,
  left: Demand,
  servers: number,
  routing: Routing,
  costs: Costs,
  seed: string,
): Comeback {
  const chance = new Chance(seedFrom(`failure ${seed}`));
  const all = plus(left, lost);
  const answers = totalOf(all, going => going.answers, costs);
  const useAfter = usesOf(all, servers, answers, routing, costs).processor;
  const matches = gameIds.flatMap(game => {
    const { returnMicros, returnPostgresMicros } = costs.games[game];
    return Array.from({ length: Math.round(lost[game].matches) }, () => ({
      // Whoever finds nobody tries again after a while; by the time the region's loss is noticed, that is the longest pause.
      at: failure.noticedAfterSeconds + (share(chance) * usualPatience.longest) / 1_000,
      micros: returnMicros,
      postgresMicros: returnPostgresMicros,
    }));
  });
  matches.sort((a, b) => a.at - b.at);
  const people = gameIds.reduce((sum, game) => sum + lost[game].people, 0);
  const microsASecond = Math.max(0, failure.use - useAfter) * servers * 1e6;
  const perSecond = new Map<number, number>();
  const backAt: number[] = [];
  let busyUntil = 0;
  for (const { at, micros, postgresMicros } of matches) {
    // Whoever comes first is taken up first.
    busyUntil = Math.max(busyUntil, at) + micros / microsASecond;
    if (busyUntil > mostSeconds) break;
    backAt.push(busyUntil);
    const second = Math.floor(busyUntil);
    perSecond.set(second, (perSecond.get(second) ?? 0) + postgresMicros);
  }
  const after = (place: number) => (matches.length === 0 ? 0 : (backAt[place] ?? Number.POSITIVE_INFINITY));
  return {
    matches: matches.length,
    people,
    halfSeconds: after(Math.floor((matches.length - 1) / 2)),
    allSeconds: after(matches.length - 1),
    useAfter,
    postgresCores: [...perSecond.values()].reduce((most, each) => Math.max(most, each), 0) / 1e6,
  };
}

/** The fewest servers with which everybody is back within so many seconds of the failure. */
export function serversToComeBack(
  lost: Demand,
  left: Demand,
  within: number,
  routing: Routing,
  costs: Costs,
  seed: string,
): number {
  for (let servers = 1; servers < 100_000; servers = Math.ceil(servers * 1.05)) {
    if (comeBack(lost, left, servers, routing, costs, seed).allSeconds <= within) return servers;
  }
  return Number.POSITIVE_INFINITY;
}
