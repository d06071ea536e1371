import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readFigures } from '../../bench/src/report.ts';
import {
  type Demand,
  databaseLoad,
  limits,
  needsOf,
  plus,
  serversFor,
  times,
  totalOf,
  usesOf,
} from '../../bench/src/scale/capacity.ts';
import { type Costs, costsFrom, serversMet } from '../../bench/src/scale/costs.ts';
import { comeBack, serversToComeBack } from '../../bench/src/scale/failure.ts';
import { failure, gameIds, machines, play, regions } from '../../bench/src/scale/habits.ts';
import { demandAt, everybody, peakOf, writtenIn } from '../../bench/src/scale/moments.ts';
import { simulateWeek, type Week, weekMinutes } from '../../bench/src/scale/week.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const population = { people: 2_500, matches: 1_000, seed: 'test' };
const idleMinutes = 10;
const all = regions.map((_, i) => i);

let week: Week;
beforeAll(() => {
  week = simulateWeek(population, idleMinutes);
});

/** Costs in round numbers, and nothing that depends on how many servers there are. */
const plain: Costs = {
  games: Object.fromEntries(
    gameIds.map(game => [
      game,
      {
        serverMicros: 2_000,
        postgresMicros: 500,
        logBytes: 1_000,
        diskAnswerBytes: 500,
        diskMatchBytes: 10_000,
        hotMatchBytes: 100_000,
        updateMeanBytes: 300,
        returnMicros: 40_000,
        returnPostgresMicros: 300,
      },
    ]),
  ) as Costs['games'],
  heardMicros: 0,
  toldMicros: 0,
  announcedPerSecond: 1_000,
  followShare: 0,
  limits: { matches: 1_000, streams: 10_000, idleMinutes },
};

const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, each) => total + each, 0);
const peak = () => demandAt(week, peakOf(week, all), all);
const answersOf = (demand: Demand) => totalOf(demand, going => going.answers, plain);

test('everybody has one seat, at a table where there is room', () => {
  expect(week.tables).toHaveLength(population.matches);
  expect(sum(week.tables.map(({ people }) => people))).toBe(population.people);
  for (const { game, people } of week.tables) {
    expect(people).toBeGreaterThanOrEqual(1);
    expect(people).toBeLessThanOrEqual(play[game].mostPeople);
  }
  for (const { share, name } of regions) {
    const there = week.tables.filter(({ region }) => regions[region]!.name === name).length;
    expect(there / population.matches).toBeCloseTo(share, 1);
  }
  expect(() => simulateWeek({ ...population, people: 999 }, idleMinutes)).toThrow(RangeError);
  expect(() => simulateWeek({ ...population, people: 4_000 }, idleMinutes)).toThrow(RangeError);
});

test('whoever comes is there for as long as they stay, never more of them than there are, and their match a while longer', () => {
  let returns = 0;
  for (const [region, games] of week.minutes.entries()) {
    for (const game of gameIds) {
      const minutes = games[game];
      const tables = week.tables.filter(table => table.game === game && table.region === region);
      expect(Math.max(...minutes.people)).toBeLessThanOrEqual(sum(tables.map(({ people }) => people)));
      expect(sum(minutes.inMemory)).toBe(sum(minutes.matches) + idleMinutes * sum(minutes.returns));
      returns += sum(minutes.returns);
    }
  }
  expect(returns).toBe(week.sittings);
  expect(week.sittings).toBeGreaterThan(2 * population.matches);
});

test('the same seed is the same week, another is another', () => {
  expect(simulateWeek(population, idleMinutes)).toEqual(week);
  expect(simulateWeek({ ...population, seed: 'other' }, idleMinutes)).not.toEqual(week);
});

test('each region is busiest in its own evening', () => {
  for (const [region, { hoursAheadOfUtc }] of regions.entries()) {
    const localHour = Math.floor(((peakOf(week, [region]) / 60 + hoursAheadOfUtc) % 24) + 24) % 24;
    expect(localHour).toBeGreaterThanOrEqual(18);
    expect(localHour).toBeLessThanOrEqual(23);
    const peakAnswers = answersOf(demandAt(week, peakOf(week, [region]), [region]));
    const nightHour = (((4 - hoursAheadOfUtc) % 24) + 24) % 24;
    expect(answersOf(demandAt(week, (nightHour * 60) % weekMinutes, [region]))).toBeLessThan(peakAnswers / 4);
  }
});

test('twice the processor time for an answer takes about twice the servers, and so do twice the people', () => {
  const demand = times(peak(), 3_000);
  const needs = (costs: Costs, factor = 1) =>
    serversFor(needsOf(times(demand, factor), answersOf(demand) * factor, 'byMatch', costs));
  const dearer = Object.fromEntries(
    gameIds.map(game => [
      game,
      {
        ...plain.games[game],
        serverMicros: 2 * plain.games[game].serverMicros,
        returnMicros: 2 * plain.games[game].returnMicros,
      },
    ]),
  ) as Costs['games'];
  // Nothing but the processor is short.
  const roomy = { ...plain, limits: { ...plain.limits, matches: 1e9, streams: 1e9 } };
  const once = needsOf(demand, answersOf(demand), 'byMatch', roomy).processor;
  const dear = needsOf(demand, answersOf(demand), 'byMatch', { ...roomy, games: dearer }).processor;
  expect(once).toBeGreaterThan(20);
  expect(dear / once).toBeCloseTo(2, 0.9);
  expect(needs(plain, 2) / needs(plain)).toBeCloseTo(2, 0.9);
});

test('so many servers are enough, and one less is not', () => {
  const demand = times(everybody(week.tables), 100);
  for (const routing of ['byMatch', 'anywhere'] as const) {
    const costs = { ...plain, heardMicros: 5, followShare: 0.3 };
    const needs = needsOf(demand, answersOf(demand), routing, costs);
    for (const limit of limits) {
      const use = (servers: number) => usesOf(demand, servers, answersOf(demand), routing, costs)[limit];
      expect(use(needs[limit])).toBeLessThanOrEqual(machines.use);
      expect(needs[limit] === 1 || use(needs[limit] - 1) > machines.use).toBe(true);
    }
    expect(serversFor(needs)).toBe(Math.max(...limits.map(limit => needs[limit])));
  }
});

test('no number of servers is enough once each is busy with hearing of all the others', () => {
  const demand = times(everybody(week.tables), 100);
  const answers = answersOf(demand);
  const deaf = { ...plain, heardMicros: (machines.use * 1e6) / answers };
  expect(needsOf(demand, answers, 'byMatch', deaf).processor).toBe(Number.POSITIVE_INFINITY);
  expect(needsOf(demand, answers, 'byMatch', { ...plain, heardMicros: deaf.heardMicros / 2 }).processor).toBeLessThan(
    1e5,
  );
});

test('a match whose people fall on any server is at more of them, but never at more than there are', () => {
  expect(serversMet(1, 8)).toBe(1);
  expect(serversMet(3, 1)).toBeCloseTo(1);
  expect(serversMet(3, 8)).toBeGreaterThan(2.8);
  expect(serversMet(1_000, 8)).toBeLessThan(8);
  const demand = times(everybody(week.tables), 100);
  const needs = (routing: 'byMatch' | 'anywhere') =>
    needsOf(demand, answersOf(demand), routing, { ...plain, followShare: 0.3 });
  for (const limit of ['processor', 'memory', 'matches'] as const)
    expect(needs('anywhere')[limit]).toBeGreaterThan(needs('byMatch')[limit]);
  expect(needs('anywhere').streams).toBe(needs('byMatch').streams);
});

test('the database pays for each answer, and for telling each further server of it', () => {
  const demand = times(everybody(week.tables), 1_000);
  const answers = answersOf(demand);
  const costs = { ...plain, toldMicros: 10 };
  const load = databaseLoad(demand, 11, costs);
  expect(load.tellingCores).toBeCloseTo((answers * 10 * 10) / 1e6);
  expect(load.cores).toBeCloseTo((answers * 500) / 1e6 + load.tellingCores);
  expect(load.commitShare).toBeCloseTo(answers / 1_000);
  expect(load.logBytesPerSecond).toBeCloseTo(answers * 1_000);
});

test('a week writes as many answers as its minutes have', () => {
  const written = gameIds.map(game => writtenIn(week, game));
  const answers = all.flatMap(region => gameIds.map(game => sum(week.minutes[region]![game].answers)));
  expect(sum(written.map(each => each.answers))).toBeCloseTo(sum(answers));
  for (const [i, game] of gameIds.entries())
    expect(written[i]!.matches).toBeCloseTo(written[i]!.answers / play[game].answersPerMatch);
});

test('when a region fails all its matches come back elsewhere, the later the fewer servers are left', () => {
  const minute = peakOf(week, [1]);
  const [lost, left] = [times(demandAt(week, minute, [1]), 100), times(demandAt(week, minute, [0, 2]), 100)];
  const many = comeBack(lost, left, 400, 'byMatch', plain, 'test');
  expect(many.matches).toBe(sum(gameIds.map(game => lost[game].matches)));
  expect(many.people).toBe(sum(gameIds.map(game => lost[game].people)));
  expect(many.halfSeconds).toBeGreaterThan(failure.noticedAfterSeconds);
  expect(many.allSeconds).toBeGreaterThan(many.halfSeconds);
  expect(comeBack(lost, left, 400, 'byMatch', plain, 'test')).toEqual(many);
  const coresAfter = usesOf(plus(lost, left), 1, 0, 'byMatch', plain).processor;
  // Just enough for the answers that follow leaves next to nothing to come back with.
  const few = Math.ceil(coresAfter / failure.use);
  const slow = comeBack(lost, left, few + 1, 'byMatch', plain, 'test');
  expect(slow.allSeconds).toBeGreaterThan(many.allSeconds);
  const spareCores = (failure.use - slow.useAfter) * (few + 1);
  expect(slow.allSeconds).toBeGreaterThanOrEqual((many.matches * 40_000) / 1e6 / spareCores);
  expect(comeBack(lost, left, few - 1, 'byMatch', plain, 'test').allSeconds).toBe(Number.POSITIVE_INFINITY);
  const enough = serversToComeBack(lost, left, 60, 'byMatch', plain, 'test');
  expect(comeBack(lost, left, enough, 'byMatch', plain, 'test').allSeconds).toBeLessThanOrEqual(60);
});

test('its costs are those in the file of the load test, and one that is missing is named', () => {
  const figures = readFigures(new URL('../../bench/server-results.md', import.meta.url));
  const costs = costsFrom(figures);
  expect(costs.games.horde.serverMicros).toBe(figures.get('server.postgres.atPace.horde.serverMicros'));
  expect(costs.followShare).toBeGreaterThanOrEqual(0);
  expect(() => costsFrom(new Map([...figures].filter(([name]) => !name.includes('heard'))))).toThrow('heardMicros');
});

test('the command prints its tables, the same each time, and refuses what it cannot read', () => {
  const run = (...flags: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'bench/src/scale/main.ts', ...flags], {
      cwd: root,
      encoding: 'utf8',
    });
  const few = run('--people', '250', '--matches', '100', '--seed', 'x');
  expect(few.status, few.stderr).toBe(0);
  expect(few.stdout).toContain('### The week of 250 people in 100 matches, seed x');
  expect(few.stdout).not.toMatch(/NaN|undefined/);
  expect(run('--people', '250', '--matches', '100', '--seed', 'x').stdout).toBe(few.stdout);
  expect(run('--people', 'many').status).toBe(2);
  expect(run('--fast').stderr).toContain('--fast');
});
