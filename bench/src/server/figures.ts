import type { Figure } from '../measure.ts';
import type { Span, Trial } from './trial.ts';

const meaning = {
  p50Millis: 'from sending an answer until its sender has the new state',
  p99Millis: 'the same, for the slowest in a hundred',
  storedP50Millis: 'from sending an answer until the server says that it is stored',
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
  const isOurs = !name.startsWith('boardgameio.');
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
    figure('hotMatchBytes', trial.hotBytes, 'bytes'),
    figure('leftMatchBytes', trial.leftBytes, 'bytes', 5_000),
    figure('serverMicros', trial.serverMicros, 'µs'),
    figure('clientCores', trial.clientCores, 'cores'),
  ];
}

/** How many answers of ours, on disk, come to one of theirs, in memory; and how long ours take. */
export function comparison(ours: Trial, theirs: Trial): Figure[] {
  return [
    {
      name: `server.${ours.name}.vsBoardgameio`,
      value: round(ours.answersPerSecond / theirs.answersPerSecond),
      unit: 'times',
      aim: { atLeast: 1 },
      what: 'answers per second, stored on disk, over those of boardgame.io 0.50.2 in memory',
    },
    {
      name: `server.${ours.name}.p99VsBoardgameio`,
      value: round(ours.seen.p99 / theirs.seen.p99),
      unit: 'times',
      aim: { atMost: 1 },
      what: 'the latency of the slowest in a hundred, over that of boardgame.io',
    },
  ];
}

function whatIsPlayed(name: string): string {
  const [server, played] = name.split('.') as [string, string];
  const games: { [played: string]: string } = {
    small: 'a small race of four clients a match',
    state12k: 'the same race with 12 KB of state',
    endure: 'Endure the Stars, CG00, four survivors who take any option',
  };
  const servers: { [server: string]: string } = {
    sqlite: 'on SQLite',
    postgres: 'on PostgreSQL',
    boardgameio: 'on a boardgame.io server, in memory',
  };
  return `${games[played]}, ${servers[server]}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
