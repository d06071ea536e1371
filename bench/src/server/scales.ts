import type { LongScale } from './endurance.ts';
import type { LoadScale, Scale } from './trial.ts';

/** How large every trial is, and how long it takes. */
export interface Scales {
  readonly race: Scale;
  readonly steady: Scale;
  readonly growth: LoadScale & { readonly sizes: readonly number[] };
  /** Answers are so far apart that the server keeps the position after each, as it does when people play. */
  readonly games: Scale;
  readonly announcements: { readonly count: number; readonly millis: number };
  readonly botsMillis: number;
  readonly endurance: LongScale;
}

const race: Scale = {
  matches: 200,
  beforeMillis: 1_000,
  warmUpMillis: 1_000,
  countedMillis: 5_000,
  idleMillis: 2_000,
  restMillis: 4_500,
};

export const usualScales: Scales = {
  race,
  steady: { ...race, perSecond: 1_000, countedMillis: 10_000 },
  growth: { sizes: [10, 100, 1_000, 5_000], perSecond: 300, warmUpMillis: 4_000, countedMillis: 20_000 },
  games: {
    matches: 200,
    perSecond: 50,
    beforeMillis: 4_000,
    warmUpMillis: 5_000,
    countedMillis: 20_000,
    idleMillis: 8_000,
    restMillis: 10_500,
  },
  announcements: { count: 20_000, millis: 5_000 },
  botsMillis: 10_000,
  // Ten minutes in all, but for the looks at memory.
  endurance: { ...race, matches: 100, perSecond: 150, countedMillis: 29_000, spells: 20 },
};

const quick: Scale = {
  matches: 4,
  beforeMillis: 50,
  warmUpMillis: 50,
  countedMillis: 400,
  idleMillis: 100,
  restMillis: 400,
};

export const quickScales: Scales = {
  race: quick,
  steady: { ...quick, perSecond: 100 },
  growth: { sizes: [2, 6], perSecond: 50, warmUpMillis: 50, countedMillis: 400 },
  games: { ...quick, perSecond: 50 },
  announcements: { count: 100, millis: 200 },
  botsMillis: 800,
  endurance: { ...quick, perSecond: 50, spells: 2 },
};
