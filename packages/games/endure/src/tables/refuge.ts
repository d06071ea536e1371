/** What a total of 2d6 means in the Infirmary. */
interface Treatment {
  /** Health gained, or lost. */
  readonly health: number;
  /** Injuries that are removed. */
  readonly cures?: number;
  readonly injuryDie?: true;
}

/** More than anybody can have. */
const all = 99;

/** ETS-RTAB-01: the Infirmary, by the total from 2 to 12. */
export const infirmary: readonly Treatment[] = [
  { health: -1, injuryDie: true },
  { health: -1 },
  { health: 0 },
  { health: 0 },
  { health: 1 },
  { health: 1 },
  { health: 2 },
  { health: 2 },
  { health: 2, cures: 1 },
  { health: 3, cures: 1 },
  { health: all, cures: all },
];

/** ETS-RTAB-01: Loved Ones, Resolve gained or lost by the total from 2 to 12. */
export const lovedOnes: readonly number[] = [-2, -1, 0, 0, 2, 2, 3, 3, 4, 5, all];
