// Several servers on one PostgreSQL behind a proxy, next to one server behind the same proxy.
import type { Figure } from '../measure.ts';
import { type ServerProcess, startServerProcess } from './children.ts';
import { raceOf } from './contestants.ts';
import { Crowd } from './crowd.ts';
import type { Database } from './databases.ts';
import { round } from './figures.ts';
import { OurCompany } from './ours-company.ts';
import { openPostgresMeter } from './postgres-meter.ts';
import type { ProxyOptions } from './proxy.ts';
import { gatherAll, type Load, loadOf, type Scale } from './trial.ts';

const many = 3;
const people = 4;

interface Together extends Load {
  readonly proxyMicros: number;
  readonly postgresMicros: number;
}

export async function together(postgres: Database, scale: Scale): Promise<Figure[]> {
  const one = await behindProxy(postgres, 1, scale);
  const three = await behindProxy(postgres, many, scale);
  const figure = (part: string, value: number, unit: string, what: string, atLeast?: number): Figure => ({
    name: `server.postgres.together.${part}`,
    value: unit === 'times' ? round(value) : Math.round(value),
    unit,
    ...(atLeast !== undefined && { aim: { atLeast } }),
    what,
  });
  const of = (
    part: 'one' | 'three',
    { answersPerSecond, serverMicros, postgresMicros, proxyMicros, seen }: Together,
  ) => [
    figure(`${part}.answersPerSecond`, answersPerSecond, 'per second', `the small race, ${part} behind a proxy`),
    figure(
      `${part}.p99Millis`,
      seen.p99,
      'ms',
      'from when an answer is due until its sender sees it, the slowest in a hundred',
    ),
    figure(`${part}.serverMicros`, serverMicros, 'µs', `processor time of all servers for an answer, ${part} in all`),
    figure(`${part}.postgresMicros`, postgresMicros, 'µs', 'of PostgreSQL, the same'),
    figure(`${part}.proxyMicros`, proxyMicros, 'µs', 'of the proxy, the same'),
  ];
  return [
    ...of('one', one),
    ...of('three', three),
    figure('three.servers', many, 'servers', 'of three'),
    figure(
      'three.connections',
      2 * people,
      'connections',
      'at a match, two of each of its people; each falls on any server',
    ),
    figure(
      'times',
      three.answersPerSecond / one.answersPerSecond,
      'times',
      'answers per second of three over one, on the cores of this machine',
    ),
    figure(
      'timesByProcessor',
      (many * one.serverMicros) / three.serverMicros,
      'times',
      'what three could answer over one if each had a core, by their processor time',
      2.2,
    ),
  ];
}

async function behindProxy(postgres: Database, count: number, scale: Scale): Promise<Together> {
  const stored = await postgres.fresh();
  const processes: ServerProcess[] = [];
  const start = async (program: string, options: object) => {
    const started = await startServerProcess(program, options);
    processes.push(started);
    return started;
  };
  const crowd = new Crowd();
  const companies: OurCompany[] = [];
  const meter = await openPostgresMeter(stored.databaseUrl!);
  try {
    const sitting = raceOf(people);
    const options = { ...stored, game: 'race', loaded: false, runners: sitting.seats.length, idleMinutes: 10 };
    const servers: ServerProcess[] = [];
    while (servers.length < count) servers.push(await start('./ours.mjs', options));
    const proxy = await start('./proxy.mjs', { ports: servers.map(({ port }) => port) } satisfies ProxyOptions);
    const gather = (port: number) => OurCompany.gather(port, crowd, sitting);
    companies.push(...(await gatherAll({ gather }, proxy.port, crowd, scale.matches)));
    await loadOf(proxy, crowd, scale);
    const used = { proxy: 0, postgres: 0 };
    const cpuMicros = async () => {
      used.proxy = (await proxy.cpuMicros()) - used.proxy;
      used.postgres = (await meter.processorMicros()) - used.postgres;
      const all = await Promise.all(servers.map(server => server.cpuMicros()));
      return all.reduce((sum, each) => sum + each, 0);
    };
    const load = await loadOf({ cpuMicros }, crowd, scale);
    await companies[0]!.check();
    return { ...load, proxyMicros: used.proxy / load.answers, postgresMicros: used.postgres / load.answers };
  } finally {
    for (const company of companies) company.leave();
    for (const each of processes.reverse()) await each.stop();
    await meter.close();
  }
}
