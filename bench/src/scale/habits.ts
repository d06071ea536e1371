// What we assume of people. None of it is measured: change it here, and run the simulation again.

export const gameIds = ['endure', 'horde', 'renegades', 'endeavours'] as const;
export type GameId = (typeof gameIds)[number];

export interface Play {
  /** Of all matches. */
  readonly share: number;
  readonly mostPeople: number;
  /** Answers of all at the table together, in a minute. */
  readonly answersPerMinute: number;
  readonly answersPerMatch: number;
}

export const play: { readonly [game in GameId]: Play } = {
  endure: { share: 0.35, mostPeople: 4, answersPerMinute: 6, answersPerMatch: 250 },
  horde: { share: 0.2, mostPeople: 4, answersPerMinute: 5, answersPerMatch: 200 },
  renegades: { share: 0.2, mostPeople: 4, answersPerMinute: 5, answersPerMatch: 400 },
  endeavours: { share: 0.25, mostPeople: 1, answersPerMinute: 4, answersPerMatch: 300 },
};

export interface Region {
  readonly name: string;
  readonly hoursAheadOfUtc: number;
  /** Of all people. */
  readonly share: number;
}

export const regions: readonly Region[] = [
  { name: 'Americas', hoursAheadOfUtc: -6, share: 0.35 },
  { name: 'Europe', hoursAheadOfUtc: 1, share: 0.4 },
  { name: 'Asia', hoursAheadOfUtc: 8, share: 0.25 },
];

/** How likely those at a table are to sit down on a day, Monday first. */
export const sittingsADay = [0.3, 0.3, 0.3, 0.3, 0.4, 0.5, 0.45] as const;

/** When they do, by the hour where they live: a little in the morning and at noon, most in the evening. */
export const weekdayHours = [2, 1, 0, 0, 0, 0, 1, 3, 3, 2, 2, 3, 5, 4, 2, 2, 4, 7, 12, 20, 22, 14, 7, 4] as const;
export const weekendHours = [4, 2, 1, 0, 0, 0, 1, 2, 5, 8, 9, 8, 7, 9, 11, 11, 10, 10, 12, 17, 18, 13, 9, 6] as const;

/** How long they stay: half of them longer than this, and two in three between this over and times the spread. */
export const sitting = { medianMinutes: 90, spread: 1.7, mostMinutes: 360 } as const;

/** What a machine for servers gives to one of them, and what PostgreSQL has; and how much of it is used before more is wanted. */
export const machines = { memoryBytes: 2e9, postgresCores: 16, use: 0.6 } as const;

/** When a region fails: how long until people are sent elsewhere, and how much of the processors may then be used. */
export const failure = { noticedAfterSeconds: 15, use: 0.9 } as const;
