import type { Figure } from '../measure.ts';
import type { Span, Trial } from './trial.ts';

const meaning = {
  p50Millis: 'from when an answer is due until its sender has the new state',
  p99Millis: 'the same, for the slowest in a hundred',
  storedP50Millis: 'from when an answer is due until the server says that it is stored',
  storedP99Millis: 'the same, for the slowest in a hundred',
  updateMedianBytes: 'an update on the wire, as one client receives it',
  updateMeanBytes: 'the same, on the average',
  hotMatchBytes: 'memory for a match that is played, with its four clients',
  leftMatchBytes: 'memory for a match that everybody has left for a while',
  serverMicros: 'processor time of the server’s process for an answer',
  clientCores: 'kept busy by the clients, which share one process',
};

/** What one server did under load. The aims are ours. */
export function figuresOf(trial: Trial): Figure[] {
  const { name, seen, acknowledged, updateBytes } = trial;
  const isOurs = name.startsWith('sqlite.') || name.startsWith('postgres.');
  const figure = (part: keyof typeof meaning, value: number, unit: string, atMost?: number): Figure => ({
    name: `server.${name}.${part}`,
    value: unit === 'bytes' || unit === 'µs' ? Math.round(value) : round(value),
    unit,
    ...(isOurs && atMost !== undefined && { aim: { atMost } }),
    what: meaning[part],
  });
  const stored = (span: Span) => [figure('storedP50Millis', span.p50, 'ms'), figure('storedP99Millis', span.p99, 'ms')];
  return [
    {
      name: `server.${name}.answersPerSecond`,
      value: Math.round(trial.answersPerSecond),
      unit: 'per second',
      what: whatIsPlayed(name),
    },
    figure('p50Millis', seen.p50, 'ms'),
    figure('p99Millis', seen.p99, 'ms'),
    ...(acknowledged === undefined ? [] : stored(acknowledged)),
    figure('updateMedianBytes', updateBytes.median, 'bytes', 300),
    figure('updateMeanBytes', updateBytes.mean, 'bytes'),
    figure('hotMatchBytes', trial.hotBytes, 'bytes', 150_000),
    figure('leftMatchBytes', trial.leftBytes, 'bytes', 5_000),
    figure('serverMicros', trial.serverMicros, 'µs'),
    figure('clientCores', trial.clientCores, 'cores'),
  ];
}

interface Other {
  readonly trial: Trial;
  readonly name: string;
  readonly title: string;
  /** How many answers of ours, on disk, are to come to one of theirs, in memory; and how our slowest are to compare. */
  readonly aim: number;
  readonly p99Aim?: number;
}

/** The same race on other servers. */
export function others(boardgameIo: Trial, colyseus: Trial): Other[] {
  return [
    { trial: boardgameIo, name: 'Boardgameio', title: 'boardgame.io 0.50.2', aim: 1, p99Aim: 1 },
    { trial: colyseus, name: 'Colyseus', title: 'Colyseus 0.16.26', aim: 0.5 },
  ];
}

/** How many answers of ours, on disk, come to one of theirs, in memory; and how long ours take. */
export function comparison(ours: Trial, { trial: theirs, name, title, aim, p99Aim }: Other): Figure[] {
  return [
    {
      name: `server.${ours.name}.vs${name}`,
      value: round(ours.answersPerSecond / theirs.answersPerSecond),
      unit: 'times',
      aim: { atLeast: aim },
      what: `answers per second, stored on disk, over those of ${title} in memory`,
    },
    {
      name: `server.${ours.name}.microsVs${name}`,
      value: round(ours.serverMicros / theirs.serverMicros),
      unit: 'times',
      aim: { atMost: 1 / aim },
      what: `processor time for an answer, over that of ${title}`,
    },
    {
      name: `server.${ours.name}.p99Vs${name}`,
      value: round(ours.seen.p99 / theirs.seen.p99),
      unit: 'times',
      ...(p99Aim !== undefined && { aim: { atMost: p99Aim } }),
      what: `the latency of the slowest in a hundred, over that of ${title}`,
    },
  ];
}

function whatIsPlayed(name: string): string {
  const [server, played] = name.split('.') as [string, string];
  const games: { [played: string]: string } = {
    small: 'a small race of four clients a match',
    steady: 'the small race, where an answer is due every millisecond',
    state12k: 'the same race with 12 KB of state',
    endure: 'Endure the Stars, CG00, four survivors who take any option',
  };
  const servers: { [server: string]: string } = {
    sqlite: 'on SQLite',
    postgres: 'on PostgreSQL',
    colyseus: 'on a Colyseus server, in memory',
    boardgameio: 'on a boardgame.io server, in memory',
  };
  return `${games[played]}, ${servers[server]}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
