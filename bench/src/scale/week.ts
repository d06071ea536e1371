// A week of people at their tables, minute by minute.
import { Chance, seedFrom } from '@starboard/kernel';
import {
  type GameId,
  gameIds,
  play,
  type Region,
  regions,
  sitting,
  sittingsADay,
  weekdayHours,
  weekendHours,
} from './habits.ts';

const dayMinutes = 24 * 60;
export const weekMinutes = 7 * dayMinutes;

export interface Population {
  readonly people: number;
  readonly matches: number;
  readonly seed: string;
}

/** Some people who have one match after the other together. */
export interface Table {
  readonly game: GameId;
  readonly region: number;
  readonly people: number;
  /** Answers in a minute. */
  readonly pace: number;
}

/** What goes on in each minute of the week with one game in one region. The last minute is followed by the first. */
export interface Minutes {
  readonly matches: Float64Array;
  /** In play, or left so recently that servers still have them in memory. */
  readonly inMemory: Float64Array;
  readonly people: Float64Array;
  readonly answers: Float64Array;
  /** Matches that are taken up. */
  readonly returns: Float64Array;
}

export interface Week {
  readonly tables: readonly Table[];
  readonly sittings: number;
  /** By region, in the order of `regions`, and by game. */
  readonly minutes: readonly { readonly [game in GameId]: Minutes }[];
}

export function simulateWeek(population: Population, idleMinutes: number): Week {
  const chance = new Chance(seedFrom(`week ${population.seed}`));
  const tables = seatEverybody(population, chance);
  const minutes = regions.map(
    () => Object.fromEntries(gameIds.map(game => [game, emptyMinutes()])) as Week['minutes'][number],
  );
  let sittings = 0;
  for (const table of tables) {
    for (const [day, likely] of sittingsADay.entries()) {
      if (share(chance) >= likely) continue;
      sittings += 1;
      sit(minutes[table.region]![table.game], table, startOf(day, regions[table.region]!, chance), chance, idleMinutes);
    }
  }
  return { tables, sittings, minutes };
}

/** Everybody has one seat: first one at each table, then the others wherever there is room. */
function seatEverybody({ people, matches }: Population, chance: Chance): Table[] {
  const games = Array.from({ length: matches }, () => pickByShare(gameIds, game => play[game].share, chance));
  const room = games.reduce((sum, game) => sum + play[game].mostPeople, 0);
  if (people < matches || people > room) throw new RangeError(`${people} people cannot sit at ${matches} tables.`);
  const seated = games.map(() => 1);
  const open = games.flatMap((game, i) => Array.from({ length: play[game].mostPeople - 1 }, () => i));
  for (const i of chance.shuffle(open).slice(0, people - matches)) seated[i]! += 1;
  return games.map((game, i) => ({
    game,
    region: regions.indexOf(pickByShare(regions, region => region.share, chance)),
    people: seated[i]!,
    // Some are twice as quick as others.
    pace: play[game].answersPerMinute * 2 ** (share(chance) - 0.5),
  }));
}

function startOf(day: number, { hoursAheadOfUtc }: Region, chance: Chance): number {
  const hours = day < 5 ? weekdayHours : weekendHours;
  const hour = pickByShare([...hours.keys()], each => hours[each]!, chance);
  return day * dayMinutes + (hour - hoursAheadOfUtc) * 60 + chance.below(60);
}

function sit(minutes: Minutes, table: Table, start: number, chance: Chance, idleMinutes: number): void {
  const { medianMinutes, spread, mostMinutes } = sitting;
  const length = Math.min(mostMinutes, Math.max(1, Math.round(medianMinutes * spread ** normal(chance))));
  minutes.returns[inWeek(start)]! += 1;
  for (let minute = start; minute < start + length + idleMinutes; minute++) {
    const at = inWeek(minute);
    minutes.inMemory[at]! += 1;
    if (minute >= start + length) continue;
    minutes.matches[at]! += 1;
    minutes.people[at]! += table.people;
    minutes.answers[at]! += table.pace;
  }
}

function inWeek(minute: number): number {
  return (minute + weekMinutes) % weekMinutes;
}

function emptyMinutes(): Minutes {
  const none = () => new Float64Array(weekMinutes);
  return { matches: none(), inMemory: none(), people: none(), answers: none(), returns: none() };
}

function pickByShare<T>(list: readonly T[], shareOf: (each: T) => number, chance: Chance): T {
  let left = share(chance) * list.reduce((sum, each) => sum + shareOf(each), 0);
  for (const each of list) {
    left -= shareOf(each);
    if (left < 0) return each;
  }
  return list.at(-1)!;
}

const shares = 2 ** 30;

/** Anything from 0 to just below 1. */
export function share(chance: Chance): number {
  return chance.below(shares) / shares;
}

/** Around 0, two in three between -1 and 1. */
function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - share(chance))) * Math.cos(2 * Math.PI * share(chance));
}
