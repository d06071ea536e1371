// Whether memory and latency stay as they are while people play for long: matches end, are left, and others begin.
import { type Figure, median } from '../measure.ts';
import { ours } from './contestants.ts';
import { Crowd } from './crowd.ts';
import type { Database } from './databases.ts';
import { round } from './figures.ts';
import { gatherAll, type Load, leaveAll, loadOf, type Scale } from './trial.ts';

export interface LongScale extends Scale {
  readonly perSecond: number;
  /** Each takes the counted time, and memory is looked at after it. */
  readonly spells: number;
}

interface Spell {
  readonly load: Load;
  readonly bytes: number;
}

/** What is compared: so many spells at the beginning and at the end, since one alone says little of memory. */
const compared = 3;

export async function endurance(database: Database, scale: LongScale): Promise<Figure[]> {
  const contestant = ours(database, 'endure', scale.idleMillis);
  const server = await contestant.start();
  try {
    const crowd = new Crowd();
    const companies = await gatherAll(contestant, server.port, crowd, scale.matches);
    // Sight and ways are worked out once, and kept for all matches that follow.
    await loadOf(server, crowd, { warmUpMillis: 0, countedMillis: 12 * scale.beforeMillis });
    const spells: Spell[] = [];
    while (spells.length < scale.spells) {
      const load = await loadOf(server, crowd, scale);
      spells.push({ load, bytes: await server.bytesInUse() });
    }
    await companies[0]!.check?.();
    await leaveAll(companies, scale);
    return figuresOf(database.name, scale, spells);
  } finally {
    await server.stop();
  }
}

function figuresOf(database: string, { perSecond, matches }: LongScale, spells: readonly Spell[]): Figure[] {
  const early = spells.slice(0, compared);
  const late = spells.slice(-compared);
  const bytesOf = (some: readonly Spell[]) => median(some.map(({ bytes }) => bytes));
  const p99Of = (some: readonly Spell[]) => median(some.map(({ load }) => load.seen.p99));
  const answers = spells.reduce((sum, { load }) => sum + load.answers, 0);
  const figure = (part: string, value: number, unit: string, what: string, atMost?: number): Figure => ({
    name: `server.${database}.endurance.${part}`,
    value: unit === 'bytes' ? Math.round(value) : round(value),
    unit,
    ...(atMost !== undefined && { aim: { atMost } }),
    what,
  });
  return [
    figure(
      'answers',
      answers,
      'answers',
      `in all, ${perSecond} due a second, in ${matches} matches of Endure the Stars at a time`,
    ),
    figure(
      'earlyBytes',
      bytesOf(early),
      'bytes',
      'memory of the server in its first minutes, what is unused collected',
    ),
    figure('lateBytes', bytesOf(late), 'bytes', 'the same in its last'),
    figure('growthTimes', bytesOf(late) / bytesOf(early), 'times', 'the latter over the former', 1.1),
    figure(
      'earlyP99Millis',
      p99Of(early),
      'ms',
      'from when an answer is due until its sender sees it, in the first minutes',
    ),
    figure('lateP99Millis', p99Of(late), 'ms', 'the same in the last'),
  ];
}
