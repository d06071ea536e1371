// What people's games cost a server and its database, at the pace at which people play: a while between two answers.
import type { Rules } from '@starboard/board/shelf';
import { findShelf, shelves } from '../../../packages/cli/src/games.ts';
import type { Figure } from '../measure.ts';
import { startServerProcess } from './children.ts';
import { Crowd, pause } from './crowd.ts';
import type { Database } from './databases.ts';
import { sizesOf } from './disk.ts';
import { OurCompany, type Sitting } from './ours-company.ts';
import { openPostgresMeter } from './postgres-meter.ts';
import { gatherAll, type Load, leaveAll, loadOf, playBefore, type Scale } from './trial.ts';

/** What is played of each, by as many people as usually sit there. */
const setups: { readonly [game: string]: object } = {
  endure: { mission: 'CG00', survivors: 3 },
  horde: { heroes: 3, seats: 2 },
  renegades: { players: 2 },
  endeavours: { difficulty: 1 },
};

const gameIds = Object.keys(setups);

export async function games(sqlite: Database, postgres: Database, scale: Scale): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const id of gameIds) {
    const sitting = sittingOf(await findShelf(shelves, id).rules(), setups[id]!);
    figures.push(...(await onPostgres(postgres, sitting, scale)), ...(await onSqlite(sqlite, sitting, scale)));
  }
  return figures;
}

function sittingOf({ game }: Rules, setup: object): Sitting {
  return { game: game.id, setup, seats: game.seats(game.setup.parse(setup)).map(({ id }) => id) };
}

async function onPostgres(database: Database, sitting: Sitting, scale: Scale): Promise<Figure[]> {
  const figure = figuresNamed(database, sitting);
  const { databaseUrl = '', ...stored } = await database.fresh();
  const server = await startServerProcess('./ours.mjs', {
    ...stored,
    databaseUrl,
    game: sitting.game,
    loaded: false,
    runners: 0,
    idleMinutes: scale.idleMillis / 60_000,
  });
  const meter = await openPostgresMeter(databaseUrl);
  const crowd = new Crowd();
  const gather = (port: number, ofCrowd: Crowd) => OurCompany.gather(port, ofCrowd, sitting);
  try {
    // What is worked out once and kept for all matches is there when these are weighed.
    await playBefore({ gather }, server, { ...scale, matches: Math.ceil(scale.matches / 10) });
    const bytesBefore = await server.bytesInUse();
    const companies = await gatherAll({ gather }, server.port, crowd, scale.matches);
    const used = { postgres: 0, log: 0 };
    const cpuMicros = async () => {
      used.postgres = (await meter.processorMicros()) - used.postgres;
      used.log = (await meter.logBytes()) - used.log;
      return server.cpuMicros();
    };
    const load = await loadOf({ cpuMicros }, crowd, scale);
    const bytes = (await server.bytesInUse()) - bytesBefore;
    await companies[0]!.check();
    await leaveAll(companies, scale);
    const postgresBeforeReturn = await meter.processorMicros();
    const beforeReturn = await server.cpuMicros();
    for (const company of companies) await company.comeBack();
    const returnMicros = (await server.cpuMicros()) - beforeReturn;
    const returnPostgresMicros = (await meter.processorMicros()) - postgresBeforeReturn;
    for (const company of companies) company.leave();
    const { answers } = load;
    return [
      ...figuresOfLoad(figure, sitting, load),
      figure('postgresMicros', used.postgres / answers, 'µs', 'processor time of PostgreSQL for an answer'),
      figure('logBytes', used.log / answers, 'bytes', 'of PostgreSQL’s log, which it syncs, for an answer'),
      figure('hotMatchBytes', bytes / scale.matches, 'bytes', 'memory of the server for a match in play', 150_000),
      figure(
        'returnMicros',
        returnMicros / scale.matches,
        'µs',
        'processor time of the server to take a match up again for all its people',
      ),
      figure('returnPostgresMicros', returnPostgresMicros / scale.matches, 'µs', 'of PostgreSQL, the same'),
      ...(await figuresOnDisk(figure, { databaseUrl })),
    ];
  } finally {
    await meter.close();
    await server.stop();
  }
}

/** Only what lies on disk differs from one database to the other by more than a little. */
async function onSqlite(database: Database, sitting: Sitting, scale: Scale): Promise<Figure[]> {
  const stored = await database.fresh();
  const options = { ...stored, game: sitting.game, loaded: false, runners: 0, idleMinutes: 10 };
  const server = await startServerProcess('./ours.mjs', options);
  try {
    const crowd = new Crowd();
    const gather = (port: number) => OurCompany.gather(port, crowd, sitting);
    const companies = await gatherAll({ gather }, server.port, crowd, scale.matches);
    crowd.start();
    await crowd.play(scale.beforeMillis);
    await crowd.settle();
    for (const company of companies) company.leave();
    await pause(scale.restMillis);
  } finally {
    await server.stop();
  }
  return figuresOnDisk(figuresNamed(database, sitting), stored);
}

function figuresOfLoad(figure: MakeFigure, sitting: Sitting, load: Load): Figure[] {
  return [
    figure('people', sitting.seats.length, 'people', 'at a match, in what follows'),
    figure(
      'serverMicros',
      load.serverMicros,
      'µs',
      'processor time of the server for an answer, at the pace of people',
    ),
    figure(
      'p99Millis',
      load.seen.p99,
      'ms',
      'from when an answer is due until its sender sees it, the slowest in a hundred',
    ),
    figure(
      'updateMeanBytes',
      load.updateBytes.mean,
      'bytes',
      'an update on the wire, as one client receives it, on the average',
    ),
  ];
}

async function figuresOnDisk(
  figure: MakeFigure,
  stored: { readonly dataFolder?: string; readonly databaseUrl?: string },
): Promise<Figure[]> {
  const { entryBytes, matchBytes } = await sizesOf(stored);
  return [
    figure('diskAnswerBytes', entryBytes, 'bytes', 'on disk for an answer, which is one row, with its index'),
    figure('diskMatchBytes', matchBytes, 'bytes', 'on disk for a match and its people, besides its answers'),
  ];
}

type MakeFigure = (part: string, value: number, unit: string, what: string, atMost?: number) => Figure;

function figuresNamed(database: Database, { game }: Sitting): MakeFigure {
  return (part, value, unit, what, atMost) => ({
    name: `server.${database.name}.atPace.${game}.${part}`,
    value: Math.round(value),
    unit,
    ...(atMost !== undefined && { aim: { atMost } }),
    what,
  });
}
