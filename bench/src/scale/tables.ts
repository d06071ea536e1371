// What the simulation has to say, as tables.
import {
  type Demand,
  databaseLoad,
  firstLimit,
  limits,
  needsOf,
  type Routing,
  serversFor,
  times,
  totalOf,
} from './capacity.ts';
import type { Costs, GameCosts } from './costs.ts';
import { comeBack, serversToComeBack } from './failure.ts';
import { gameIds, machines, regions } from './habits.ts';
import { demandAt, everybody, peakOf, writtenIn } from './moments.ts';
import { type Population, type Week, weekMinutes } from './week.ts';

const routings: readonly Routing[] = ['byMatch', 'anywhere'];
const routed = { byMatch: 'a match at one server', anywhere: 'a match at any' };
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const all = regions.map((_, i) => i);

/** All tables, each with its title. */
export function tablesOf(week: Week, population: Population, costs: Costs): string {
  return [
    `### The costs, as measured\n\n${costsTable(costs)}`,
    `### The week of ${number(population.people)} people in ${number(population.matches)} matches, seed ${population.seed}\n\n${weekTable(week, costs)}`,
    `### Servers at the peak, by what they are short of\n\n${serversTable(week, costs)}`,
    `### The database of all of them\n\n${databaseTable(week, costs)}`,
    `### More people: how many servers, and what ends first\n\n${growthTable(week, costs)}`,
    `### A region fails at its peak\n\n${failureTable(week, costs, population.seed)}`,
  ].join('\n\n');
}

function costsTable(costs: Costs): string {
  const parts: readonly [keyof GameCosts, string][] = [
    ['serverMicros', 'server, µs an answer'],
    ['postgresMicros', 'PostgreSQL, µs an answer'],
    ['logBytes', 'its log, bytes an answer'],
    ['diskAnswerBytes', 'disk, bytes an answer'],
    ['diskMatchBytes', 'disk, bytes a match'],
    ['hotMatchBytes', 'memory, bytes a match'],
    ['returnMicros', 'server, µs to take a match up'],
    ['returnPostgresMicros', 'PostgreSQL, µs for it'],
  ];
  const games = asTable(
    ['', ...gameIds],
    parts.map(([part, title]) => [title, ...gameIds.map(game => number(costs.games[game][part]))]),
  );
  return `${games}\n\n${asTable(
    ['for all games', ''],
    [
      ['a server hears of an answer elsewhere, µs', number(costs.heardMicros, 1)],
      ['PostgreSQL tells one more server of an answer, µs', number(costs.toldMicros, 1)],
      ['each further server that has a match, of what the first pays', percent(costs.followShare)],
      ['announced commits, at most a second', number(costs.announcedPerSecond)],
      [
        'matches in memory, streams, at most on a server',
        `${number(costs.limits.matches)}, ${number(costs.limits.streams)}`,
      ],
    ],
  )}`;
}

function weekTable(week: Week, costs: Costs): string {
  const rowOf = (name: string, inRegions: readonly number[]) => {
    const minute = peakOf(week, inRegions);
    const demand = demandAt(week, minute, inRegions);
    const quietest = demandAt(week, quietestOf(week, inRegions), inRegions);
    return [
      name,
      timeOf(minute),
      ...(['matches', 'people', 'answers'] as const).map(part => number(totalOf(demand, going => going[part], costs))),
      number(
        totalOf(quietest, going => going.answers, costs),
        1,
      ),
    ];
  };
  return asTable(
    ['', 'busiest, UTC', 'matches', 'people', 'answers a second', 'the same when it is quietest'],
    [...regions.map(({ name }, i) => rowOf(name, [i])), rowOf('all', all)],
  );
}

function serversTable(week: Week, costs: Costs): string {
  const answers = answersAtPeak(week, costs);
  const rows = routings.flatMap(routing =>
    regions.map(({ name }, i) => {
      const needs = needsOf(demandAt(week, peakOf(week, [i]), [i]), answers, routing, costs);
      return [`${name}, ${routed[routing]}`, ...limits.map(limit => number(needs[limit])), firstLimit(needs)];
    }),
  );
  const rowsOfAll = routings.map(routing => {
    const demand = everybody(week.tables);
    const needs = needsOf(
      demand,
      totalOf(demand, going => going.answers, costs),
      routing,
      costs,
    );
    return [`everybody at once, ${routed[routing]}`, ...limits.map(limit => number(needs[limit])), firstLimit(needs)];
  });
  return asTable(['', ...limits, 'first'], [...rows, ...rowsOfAll]);
}

function databaseTable(week: Week, costs: Costs): string {
  const peak = demandAt(week, peakOf(week, all), all);
  const column = (demand: Demand, servers: number) => {
    const load = databaseLoad(demand, servers, costs);
    return [
      number(totalOf(demand, going => going.answers, costs)),
      number(servers),
      number(load.cores, 2),
      number(load.tellingCores, 3),
      percent(load.commitShare),
      bytes(load.logBytesPerSecond),
    ];
  };
  const atOnce = everybody(week.tables);
  const columns = [
    column(peak, serversEverywhere(week, 'byMatch', 1, costs)),
    column(
      atOnce,
      serversFor(
        needsOf(
          atOnce,
          totalOf(atOnce, going => going.answers, costs),
          'byMatch',
          costs,
        ),
      ),
    ),
  ];
  const titles = [
    'answers a second',
    'servers',
    'cores',
    'of these for telling all servers of all answers',
    'of the time in which one announced commit at a time may be under way',
    'log a second, for standbys',
  ];
  const loads = asTable(
    ['', 'at the peak', 'everybody at once'],
    titles.map((title, i) => [title, ...columns.map(each => each[i]!)]),
  );
  const written = gameIds.map(game => ({ ...writtenIn(week, game), costs: costs.games[game] }));
  const rows = written.reduce((sum, { answers, matches }) => sum + answers + matches, 0) / 7;
  const disk =
    written.reduce(
      (sum, { answers, matches, costs: of }) => sum + answers * of.diskAnswerBytes + matches * of.diskMatchBytes,
      0,
    ) / 7;
  const log = written.reduce((sum, { answers, costs: of }) => sum + answers * of.logBytes, 0) / 7;
  const kept = asTable(
    ['on the average', 'a day', 'a year'],
    [
      ['rows of answers and matches', number(rows), number(rows * 365)],
      ['disk', bytes(disk), bytes(disk * 365)],
      ['log', bytes(log), bytes(log * 365)],
    ],
  );
  return `${loads}\n\n${kept}`;
}

function growthTable(week: Week, costs: Costs): string {
  const peak = demandAt(week, peakOf(week, all), all);
  const unbounded = { ...costs, limits: { ...costs.limits, matches: Number.POSITIVE_INFINITY } };
  const ways: readonly [string, Routing, Costs][] = [
    [routed.byMatch, 'byMatch', costs],
    [routed.anywhere, 'anywhere', costs],
    [`${routed.byMatch}, in memory whatever fits`, 'byMatch', unbounded],
  ];
  const rows = [1, 3, 10, 30, 100, 300, 1_000].flatMap(factor =>
    ways.map(([title, routing, limited]) => {
      const answers = totalOf(peak, going => going.answers, costs) * factor;
      const servers = serversEverywhere(week, routing, factor, limited);
      const load = databaseLoad(times(peak, factor), servers, costs);
      const isHeard = Number.isFinite(servers);
      const cores = load.cores / machines.postgresCores;
      const ends = [
        ...(cores > machines.use ? ['cores of PostgreSQL'] : []),
        ...(load.commitShare > machines.use ? ['one answer to a commit'] : []),
        ...(isHeard ? [] : ['hearing of every answer']),
      ];
      return [
        `× ${number(factor)}, ${title}`,
        number(answers),
        number(servers),
        percent((answers * costs.heardMicros) / 1e6),
        isHeard ? percent(cores) : '∞',
        percent(load.commitShare),
        ends.join(', ') || 'nothing',
      ];
    }),
  );
  return asTable(
    [
      '',
      'answers a second',
      'servers',
      'of each to hear of all answers',
      `of ${machines.postgresCores} cores of PostgreSQL`,
      'of announced commits',
      'what is beyond its limit',
    ],
    rows,
  );
}

function failureTable(week: Week, costs: Costs, seed: string): string {
  const rows = regions.flatMap(({ name }, failed) => {
    const others = all.filter(region => region !== failed);
    const minute = peakOf(week, [failed]);
    const [lost, left] = [demandAt(week, minute, [failed]), demandAt(week, minute, others)];
    return [1, 10].map(factor => {
      const [gone, stays] = [times(lost, factor), times(left, factor)];
      const servers = others.reduce((sum, region) => sum + serversOf(week, region, 'byMatch', factor, costs), 0);
      const back = comeBack(gone, stays, servers, 'byMatch', costs, seed);
      return [
        `${name}, × ${factor}`,
        number(back.matches),
        number(back.people),
        number(servers),
        percent(back.useAfter),
        seconds(back.halfSeconds),
        seconds(back.allSeconds),
        number(back.postgresCores, 1),
        number(serversToComeBack(gone, stays, 60, 'byMatch', costs, seed)),
      ];
    });
  });
  return asTable(
    [
      'what fails',
      'matches',
      'people',
      'servers elsewhere',
      'their use afterwards',
      'half are back',
      'all are back',
      'most cores of PostgreSQL for it',
      'servers to be back in a minute',
    ],
    rows,
  );
}

/** In a region, for its own busiest minute; answers elsewhere are as many as there ever are. */
function serversOf(week: Week, region: number, routing: Routing, factor: number, costs: Costs): number {
  const demand = times(demandAt(week, peakOf(week, [region]), [region]), factor);
  return serversFor(needsOf(demand, answersAtPeak(week, costs) * factor, routing, costs));
}

function serversEverywhere(week: Week, routing: Routing, factor: number, costs: Costs): number {
  return all.reduce((sum, region) => sum + serversOf(week, region, routing, factor, costs), 0);
}

function answersAtPeak(week: Week, costs: Costs): number {
  return totalOf(demandAt(week, peakOf(week, all), all), going => going.answers, costs);
}

function quietestOf({ minutes }: Week, inRegions: readonly number[]): number {
  const answersAt = (minute: number) =>
    inRegions.reduce(
      (sum, region) => sum + gameIds.reduce((own, game) => own + minutes[region]![game].answers[minute]!, 0),
      0,
    );
  let quietest = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let minute = 0; minute < weekMinutes; minute++) {
    const answers = answersAt(minute);
    if (answers < fewest) [quietest, fewest] = [minute, answers];
  }
  return quietest;
}

function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${days[Math.floor(minute / 1_440)]} ${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

function number(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: digits }) : '∞';
}

function percent(value: number): string {
  return `${number(value * 100, value < 0.1 ? 1 : 0)} %`;
}

function seconds(value: number): string {
  return `${number(value)} s`;
}

function bytes(value: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'];
  const power = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return `${number(value / 1_000 ** power, 1)} ${units[power]}`;
}
